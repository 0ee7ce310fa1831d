/// How well something was remembered; the raw value is stored.
///
/// The four grades are those of FSRS ("again", "hard", "good", "easy").
public enum ReviewGrade: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// It was not remembered.
    case again = 1
    /// It was, with trouble.
    case hard
    case good
    case easy

    /// Whether it was remembered at all.
    public var isRecalled: Bool { self != .again }

    public static func < (one: ReviewGrade, other: ReviewGrade) -> Bool { one.rawValue < other.rawValue }
}
