/// Which lessons ask to be unlocked, and what can be done with them before.
public struct Premium: Sendable, Hashable {
    /// What can be done with a lesson or a phrase of it.
    public enum Use: Sendable, Hashable, CaseIterable {
        /// Its phrases are listed, and spoken.
        case see
        /// Its phrases are found by a search.
        case find
        /// Its phrases become favorites.
        case favorite
        /// Its phrases are the wrong answers among which the right one is looked for.
        case lend
        /// An exercise on one of its phrases.
        case exercise
    }

    /// The first lesson that asks to be unlocked; all above it do too.
    public static let firstLesson = 11

    /// Whether the learner has unlocked them.
    public var isUnlocked: Bool

    public init(isUnlocked: Bool) { self.isUnlocked = isUnlocked }

    /// Whether a lesson is locked.
    public func isLocked(lesson number: Int) -> Bool { !isUnlocked && number >= Self.firstLesson }

    /// Whether a lesson is locked; one of the learner's own never is.
    public func isLocked(_ lesson: Lesson) -> Bool { !lesson.isOwn && isLocked(lesson: lesson.number) }

    /// Whether something can be done with a lesson; what cannot opens the premium screen.
    public func allows(_ use: Use, lesson number: Int) -> Bool {
        use != .exercise || !isLocked(lesson: number)
    }
}
