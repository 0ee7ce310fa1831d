/// How fast something was said, and where it paused: one measure for verdicts and for comparing.
public struct Pace: Sendable, Equatable {
    /// A silence inside the phrase.
    public struct Pause: Sendable, Equatable {
        /// The index of the word it follows.
        public var after: Int
        /// Its length.
        public var seconds: Double

        public init(after: Int, seconds: Double) {
            self.after = after
            self.seconds = seconds
        }
    }

    /// Syllables a second from the beginning of the first word to the end of the last, pauses included.
    public var rate: Double
    /// In order.
    public var pauses: [Pause]

    public init(rate: Double, pauses: [Pause]) {
        self.rate = rate
        self.pauses = pauses
    }

    /// Frames of silence from which on it is a pause; less is a stop consonant's.
    static let shortest = 15

    /// Seconds of all pauses.
    public var paused: Double { pauses.reduce(0) { $0 + $1.seconds } }
}

extension Hearing {
    /// How fast the words were said; nil where they were not aligned.
    public var pace: Pace? {
        guard isAligned, let first = words.first, let last = words.last else { return nil }
        let span = Hearing.seconds(frames: max(1, last.frames.upperBound - first.frames.lowerBound))
        let pauses = junctions.indices.dropFirst().dropLast().compactMap { index -> Pace.Pause? in
            let silence = junctions[index].silence.count
            return silence < Pace.shortest
                ? nil : Pace.Pause(after: index - 1, seconds: Hearing.seconds(frames: silence))
        }
        return Pace(rate: Double(syllableCount) / span, pauses: pauses)
    }
}
