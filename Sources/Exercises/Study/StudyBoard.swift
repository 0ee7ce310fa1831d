public import Messages
public import StudyTime

/// How study time stands, as it is shown. It moves on by itself with the clock.
public struct StudyBoard: Sendable, Hashable {
    /// What is shown: a phase, or that the list has come to its end.
    public enum Face: String, Sendable, Hashable, CaseIterable {
        case idle, study, rest, paused, waiting, interrupted, finished
    }

    /// Something to do in the rest.
    public struct Suggestion: Sendable, Hashable {
        public var topic: Message
        public var text: Message
        /// How to breathe; nil for what is no breathing.
        public var breathing: BreathingPace?

        public init(topic: Message, text: Message, breathing: BreathingPace? = nil) {
            self.topic = topic
            self.text = text
            self.breathing = breathing
        }
    }

    public var face: Face
    /// The block: `study` or `rest`; nil while the list has not begun.
    public var block: StudyBlock.Kind?
    /// Seconds of the block that were left at ``since``.
    public var left: Double
    /// Seconds of the whole block.
    public var length: Double
    /// The clock's seconds at which this was so.
    public var since: Double
    /// The task that is studied, or comes next; empty for none.
    public var task: String
    /// Seconds of it that were left.
    public var taskLeft: Double
    /// Pomodoros of today.
    public var pomodoros: Int
    public var suggestion: Suggestion?
    /// The clock's seconds at which the breathing began; nil while it has not.
    public var breathingSince: Double?

    public init(
        _ face: Face,
        block: StudyBlock.Kind? = nil,
        left: Double = 0,
        length: Double = 0,
        since: Double = 0,
        task: String = "",
        taskLeft: Double = 0,
        pomodoros: Int = 0,
        suggestion: Suggestion? = nil,
        breathingSince: Double? = nil
    ) {
        self.face = face
        self.block = block
        self.left = left
        self.length = length
        self.since = since
        self.task = task
        self.taskLeft = taskLeft
        self.pomodoros = pomodoros
        self.suggestion = suggestion
        self.breathingSince = breathingSince
    }

    /// Whether time is being counted.
    public var isRunning: Bool { face == .study || face == .rest }

    /// Seconds of the block that are left at a moment of the clock.
    public func left(at seconds: Double) -> Double { isRunning ? max(0, left - max(0, seconds - since)) : left }

    /// Seconds of the task that are left at a moment of the clock.
    public func taskLeft(at seconds: Double) -> Double {
        face == .study ? max(0, taskLeft - max(0, seconds - since)) : taskLeft
    }
}

/// Seconds as `31:12`, begun seconds counted whole; `1:05:00` from an hour on.
public func clockText(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(min(max(seconds, 0), 1e9).rounded(.up)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = whole / 60
    return minutes < 60
        ? "\(minutes):\(two(whole % 60))" : "\(minutes / 60):\(two(minutes % 60)):\(two(whole % 60))"
}

/// Milliseconds as minutes, to the nearest.
public func minutes(_ milliseconds: Int) -> Int { (min(max(milliseconds, 0), 1_000_000_000_000) + 30_000) / 60_000 }
