/// Something to be done: an entry of the ordered list.
public struct StudyTask: Sendable, Hashable {
    /// Names it for ever.
    public var id: Int
    public var name: String
    /// What was planned for it, in milliseconds.
    public var estimate: Int
    /// What was added to that since, in milliseconds.
    public var extra: Int
    /// What was studied for it, in milliseconds.
    public var spent: Int
    /// Whether the learner does not get on with it.
    public var isStuck: Bool
    /// Where, in the learner's words; empty for none.
    public var note: String
    /// Whether it is passed over until the list begins anew.
    public var isSkipped: Bool
    /// What it is about; nil for anything.
    public var link: StudyLink?

    public init(
        id: Int,
        name: String,
        estimate: Int,
        extra: Int = 0,
        spent: Int = 0,
        isStuck: Bool = false,
        note: String = "",
        isSkipped: Bool = false,
        link: StudyLink? = nil
    ) {
        self.id = id
        self.name = name
        self.estimate = Limit.held(estimate)
        self.extra = Limit.held(extra)
        self.spent = Limit.held(spent)
        self.isStuck = isStuck
        self.note = note
        self.isSkipped = isSkipped
        self.link = link
    }

    /// What may be studied for it altogether, in milliseconds.
    public var allotted: Int { estimate + extra }
    /// What is left of that, in milliseconds.
    public var left: Int { max(allotted - spent, 0) }

    /// The longest name, in characters.
    public static let longestName = 200
    /// Minutes that a task without an estimate gets.
    public static let usualMinutes = 30
    /// Minutes that can be planned for a task.
    public static let estimates = 1...600
    /// Minutes that can be added at once.
    public static let addition = 1...180
    /// The most tasks of a list.
    public static let most = 200
}

/// What a task is about, so that one key opens it.
public struct StudyLink: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A lesson, by its number.
        case lesson
        /// A unit to be dictated, by its number or name.
        case dictation
        /// An entry of the Chinese dictionary.
        case word
    }

    public var kind: Kind
    public var target: String

    public init(_ kind: Kind, _ target: String) {
        self.kind = kind
        self.target = target
    }
}

/// How a task left the list.
public enum TaskEnding: String, Sendable, Hashable, CaseIterable {
    /// The learner said that it was done.
    case done
    /// Its time was over.
    case timeUp = "time up"
    /// It was taken off the list.
    case removed
}

/// A task that has left the list.
public struct EndedTask: Sendable, Hashable {
    /// As it was when it left.
    public var task: StudyTask
    public var ending: TaskEnding
    /// When.
    public var moment: Instant

    public init(_ task: StudyTask, _ ending: TaskEnding, at moment: Instant) {
        self.task = task
        self.ending = ending
        self.moment = moment
    }

    /// Whether no more was studied for it than was planned.
    public var isOnTime: Bool { task.spent <= task.estimate }
}
