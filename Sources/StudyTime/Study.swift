/// Study time: the ordered list of tasks, and the clock that runs across it.
///
/// A value: events go in with the moment at which they happen, cues come out. It asks no clock. Between two events it
/// need not be touched: what it is at a moment follows from what it was, so that anyone who has it knows how it stands.
public struct Study: Sendable, Hashable {
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        /// The list has not begun.
        case idle
        /// A block of study runs.
        case study
        /// A rest runs.
        case rest
        /// The learner has paused it.
        case paused
        /// The learner is waited for: a task's time, or a rest, is over.
        case waiting
        /// The console was killed, or the machine started anew: the learner is asked.
        case interrupted
    }

    /// The list, in its order.
    public var tasks: [StudyTask]
    public var phase: Phase
    /// The block that runs, or stands still; nil while the list has not begun.
    public var block: StudyBlock?
    /// The task that is studied; nil while the list has not begun.
    public var current: Int?
    /// Milliseconds studied for the current task that no cue has told yet.
    public var stretch: Int
    /// The run of the list: the first is 1.
    public var run: Int
    /// The tasks that left the list in this run.
    public var ended: [EndedTask]
    /// The study day of the last Pomodoro, in days since 1970-01-01, and how many there were on it.
    public var counted: Count
    /// Whether a console was there at the last event.
    public var isWatched: Bool
    /// The moment at which all this was so.
    public var anchor: Instant
    /// The number of the next task.
    public var nextID: Int

    public struct Count: Sendable, Hashable {
        public var day: Int
        public var pomodoros: Int

        public init(day: Int, pomodoros: Int) {
            self.day = day
            self.pomodoros = Limit.held(pomodoros)
        }
    }

    public init(
        tasks: [StudyTask] = [],
        phase: Phase = .idle,
        block: StudyBlock? = nil,
        current: Int? = nil,
        stretch: Int = 0,
        run: Int = 0,
        ended: [EndedTask] = [],
        counted: Count = Count(day: 0, pomodoros: 0),
        isWatched: Bool = false,
        anchor: Instant,
        lastID: Int = 0
    ) {
        self.tasks = tasks
        self.phase = phase
        self.block = block
        self.current = current
        self.stretch = Limit.held(stretch)
        self.run = Limit.held(run)
        self.ended = ended
        self.counted = counted
        self.isWatched = isWatched
        self.anchor = anchor
        nextID = Limit.held(lastID) + 1
        // What does not fit together was not written by this program; the list is kept whatever else is not.
        let isWhole = block != nil && tasks.contains { $0.id == current }
        if phase != .idle, !isWhole { stop() }
    }

    /// The task that is studied.
    public var currentTask: StudyTask? { tasks.first { $0.id == current } }

    /// Whether time is being counted.
    public var isRunning: Bool { phase == .study || phase == .rest }

    /// Pomodoros of a moment's study day.
    public func pomodoros(on moment: Instant) -> Int { counted.day == moment.day ? counted.pomodoros : 0 }

    /// How it stands at a moment.
    public func at(_ moment: Instant, rules: StudyRules) -> Study {
        var study = self
        _ = study.respond(to: .tick, rules: rules, at: moment)
        return study
    }

    /// Milliseconds from the anchor to the next thing that happens by itself; nil where nothing does.
    public var untilNext: Int? { isRunning ? boundary : nil }

    /// The run so far.
    public func summary(at moment: Instant) -> StudySummary {
        StudySummary(ended: ended, open: tasks, pomodoros: pomodoros(on: moment))
    }

    /// Back to a list that has not begun.
    mutating func stop() {
        phase = .idle
        block = nil
        current = nil
        stretch = 0
        for index in tasks.indices { tasks[index].isSkipped = false }
    }

    var currentIndex: Int? { tasks.firstIndex { $0.id == current } }
}
