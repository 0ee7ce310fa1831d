/// What is to be done about an event: kept, or told.
public enum StudyCue: Sendable, Hashable {
    /// So many milliseconds were studied for a task, up to a moment.
    case studied(task: Int, milliseconds: Int, at: Instant)
    /// A task was planned for the study day of a moment.
    case planned(task: Int, at: Instant)
    /// A task has left the list.
    case ended(EndedTask)
    /// A block is over.
    case closed(EndedBlock)
    /// Something that every console tells.
    case tell(StudyNews)
    /// It cannot be done; nothing has changed but the time.
    case refuse(StudyRefusal)
}

/// Something that is told, once in each console.
public struct StudyNews: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A task begins; the amount is what is left for it.
        case began
        /// A task's time is nearly over; the amount is what is left.
        case nearEnd = "near end"
        /// A task's time is over, and the learner is waited for.
        case timeUp = "time up"
        /// A task was done; the amount is what was studied for it.
        case done
        /// A task left the list because its time was over; the amount is what was studied for it.
        case ranOut = "ran out"
        /// A task is passed over.
        case skipped
        /// A block of study is over, and a rest begins; the amount is its length, the count that of today's Pomodoros.
        case rest
        /// A rest is over, and study goes on or (``waits``) is waited for.
        case restOver = "rest over"
        /// A rest is over, and the learner is waited for.
        case waits
        case paused
        case resumed
        /// The console that told what happens was killed, or the machine started anew.
        case interrupted
        /// The machine has slept; the amount is how long, and none of it counts.
        case slept
        /// The block or the task got more time; the amount is how much.
        case extended
        /// The list has come to its end.
        case finished
        /// The list was given up.
        case gaveUp = "gave up"
        /// The list was changed.
        case changed
    }

    public var kind: Kind
    /// The task that it is about; nil for none.
    public var task: Int?
    /// That task's name; empty for none.
    public var name: String
    /// Milliseconds, as the kind says.
    public var amount: Int
    /// A number, as the kind says.
    public var count: Int
    /// The run of the list that it belongs to.
    public var run: Int
    public var moment: Instant

    public init(
        _ kind: Kind,
        task: Int? = nil,
        name: String = "",
        amount: Int = 0,
        count: Int = 0,
        run: Int = 0,
        at moment: Instant
    ) {
        self.kind = kind
        self.task = task
        self.name = name
        self.amount = amount
        self.count = count
        self.run = run
        self.moment = moment
    }
}

/// How a run of the list went.
public struct StudySummary: Sendable, Hashable {
    /// The tasks that left the list, in the order in which they did.
    public var ended: [EndedTask]
    /// The tasks that were studied and are on the list still.
    public var open: [StudyTask]
    /// Pomodoros of the study day.
    public var pomodoros: Int

    public init(ended: [EndedTask], open: [StudyTask], pomodoros: Int) {
        self.ended = ended.filter { $0.ending != .removed }
        self.open = open.filter { $0.spent > 0 }
        self.pomodoros = pomodoros
    }

    /// Milliseconds planned for the tasks that ended.
    public var planned: Int { ended.reduce(0) { $0 + $1.task.estimate } }
    /// Milliseconds studied for the tasks that ended.
    public var studied: Int { ended.reduce(0) { $0 + $1.task.spent } }
    /// Whether every task that ended took no longer than planned.
    public var isOnTime: Bool { ended.allSatisfy(\.isOnTime) }
}
