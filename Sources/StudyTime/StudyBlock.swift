/// A stretch of study or of rest, which runs across tasks.
public struct StudyBlock: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
        case study, rest
    }

    public var kind: Kind
    /// Milliseconds.
    public var length: Int
    /// What of it is over, in milliseconds.
    public var spent: Int

    public init(_ kind: Kind, length: Int, spent: Int = 0) {
        self.kind = kind
        self.length = Limit.held(length)
        self.spent = Limit.held(spent)
    }

    /// Milliseconds.
    public var left: Int { max(length - spent, 0) }
}

/// A block that is over.
public struct EndedBlock: Sendable, Hashable {
    public var block: StudyBlock
    /// When it ended.
    public var moment: Instant

    public init(_ block: StudyBlock, at moment: Instant) {
        self.block = block
        self.moment = moment
    }

    /// Whether it lasted to its end. A whole block of study is a Pomodoro.
    public var isWhole: Bool { block.left == 0 }
}

/// What the learner has set.
public struct StudyRules: Sendable, Hashable {
    /// Milliseconds of a block of study, at least a minute.
    public let study: Int
    /// Milliseconds of a block of rest, at least a minute.
    public let rest: Int
    /// Whether the next task, and study after a rest, begin by themselves.
    public let goesOnByItself: Bool

    /// - Parameters:
    ///   - studyMinutes: 1…600, 45 unless it was set.
    ///   - restMinutes: 1…600, 15 unless it was set.
    public init(studyMinutes: Int = 45, restMinutes: Int = 15, goesOnByItself: Bool = true) {
        study = StudyRules.milliseconds(minutes: min(max(studyMinutes, 1), 600))
        rest = StudyRules.milliseconds(minutes: min(max(restMinutes, 1), 600))
        self.goesOnByItself = goesOnByItself
    }

    /// Minutes as milliseconds.
    public static func milliseconds(minutes: Int) -> Int { min(max(minutes, 0), 1_000_000) * 60_000 }
}
