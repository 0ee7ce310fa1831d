import Courses
import Exercises
import Imports
import Library
import Memory
import Messages
import Orthography

/// What a learner's memory holds, what of it is due, and by which exercise each is reviewed.
struct Reviewing {
    let due: DueItems<ReviewItem>
    let retention: Double
    private let today: StudyDay
    private let studied: Int
    private let library: Library?

    /// How many days are foretold.
    static let days = 14

    /// - Parameter course: what is no longer in it is not asked.
    init(_ library: Library?, course: Course, retention: Int, today: StudyDay) throws(LibraryError) {
        self.library = library
        self.today = today
        self.retention = Double(retention) / 100
        let words = Set(try library?.wordNumbers() ?? [])
        let memories = try (library?.memories() ?? []).filter { studied in
            switch studied.item.kind {
            case .phrase: course.phrase(Phrase.ID(rawValue: studied.item.id))?.texts[studied.item.language] != nil
            case .word: Int(studied.item.id).map { words.contains($0) } ?? false
            }
        }
        studied = memories.count
        due = DueItems(
            memories,
            on: today,
            retention: self.retention,
            by: ReviewScheduler(try library?.reviewParameters() ?? .published),
            days: Self.days
        )
    }

    var board: ReviewBoard {
        ReviewBoard(
            phrases: due.due.count { $0.kind == .phrase },
            words: due.due.count { $0.kind == .word },
            studied: studied,
            recall: due.recall,
            days: due.forecast.enumerated().map { index, count in
                let day = today.advanced(by: index + 1)
                return .init(weekday: day.weekday, date: day.description, due: count)
            }
        )
    }

    /// The exercises that a phrase can be reviewed with, the most demanding first.
    private static let forms: [Exercises.Attempt.Kind] = [.pronunciation, .wordOrder, .multipleChoice]

    /// The exercise by which an item is reviewed: for a phrase the one it is remembered worst by.
    /// - Parameter forms: those that can be made of it.
    func form(of item: ReviewItem, among forms: [Exercises.Attempt.Kind] = Reviewing.forms) throws(LibraryError)
        -> Exercises.Attempt.Kind?
    {
        guard item.kind == .phrase else { return nil }
        let grades = try library?.latestGrades(of: item) ?? [:]
        return weakestForm(grades, among: forms.map(\.rawValue)).flatMap { Exercises.Attempt.Kind(rawValue: $0) }
    }
}
