/// How to breathe: in, hold and out, over and over.
public struct BreathingPace: Sendable, Hashable {
    /// A part of a breath.
    public enum Phase: String, Sendable {
        case breatheIn = "in"
        case hold
        case breatheOut = "out"
    }

    /// Where in the exercise a moment falls.
    public struct Moment: Sendable, Hashable {
        public var phase: Phase
        /// Which breath, from 1.
        public var round: Int
        /// How much of the phase has passed, 0 ..< 1.
        public var share: Double
        /// Whole seconds left of the phase, rounded up: 1 or more.
        public var secondsLeft: Int
        /// How full the lungs are, 0 … 1.
        public var fullness: Double
    }

    /// Seconds of breathing in.
    public let inhale: Int
    /// Seconds of holding the breath, 0 for none.
    public let hold: Int
    /// Seconds of breathing out.
    public let exhale: Int
    /// How many breaths.
    public let rounds: Int

    /// Seconds are brought to 1 … 10 (holding: 0 … 4, more is not for children), breaths to 1 … 20.
    public init(in inhale: Int, hold: Int, out exhale: Int, rounds: Int) {
        self.inhale = min(max(inhale, 1), 10)
        self.hold = min(max(hold, 0), 4)
        self.exhale = min(max(exhale, 1), 10)
        self.rounds = min(max(rounds, 1), 20)
    }

    /// Seconds of the whole exercise.
    public var seconds: Int { (inhale + hold + exhale) * rounds }

    /// Where the exercise stands so many seconds after its start; nil before it and when it is over.
    public func moment(at seconds: Double) -> Moment? {
        guard seconds >= 0, seconds < Double(self.seconds) else { return nil }
        let breath = Double(inhale + hold + exhale)
        let round = Int(seconds / breath)
        let within = seconds - Double(round) * breath
        let (phase, start, length): (Phase, Int, Int) =
            if within < Double(inhale) {
                (.breatheIn, 0, inhale)
            } else if within < Double(inhale + hold) {
                (.hold, inhale, hold)
            } else {
                (.breatheOut, inhale + hold, exhale)
            }
        let passed = max(0, within - Double(start))
        let share = passed / Double(length)
        let fullness: Double =
            switch phase {
            case .breatheIn: share
            case .hold: 1
            case .breatheOut: 1 - share
            }
        let left = Int((Double(length) - passed).rounded(.up))
        return Moment(phase: phase, round: round + 1, share: share, secondsLeft: max(1, left), fullness: fullness)
    }
}
