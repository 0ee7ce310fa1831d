/// A model sentence and the learner's, laid in step: numbers only.
public struct Comparison: Sendable, Equatable {
    /// What of the one was measured.
    public struct Side: Sendable, Equatable {
        /// A silence inside the sentence.
        public struct Pause: Sendable, Hashable {
            /// The index of the word it follows.
            public var after: Int
            public var seconds: Double

            public init(after: Int, seconds: Double) {
                self.after = after
                self.seconds = seconds
            }
        }

        /// Seconds from the beginning of speech to its end.
        public var seconds: Double
        /// Syllables a second, pauses included; nil where the words are not known.
        public var rate: Double?
        /// In order; nil where the words are not known.
        public var pauses: [Pause]?
        /// Semitones about the speaker's own median, a number a column; nil where there is no voice.
        public var pitch: [Double?]
        /// Decibels below the speaker's own loudest, a number a column; nil where the other alone has something.
        public var loudness: [Double?]

        public init(
            seconds: Double,
            rate: Double?,
            pauses: [Pause]?,
            pitch: [Double?],
            loudness: [Double?]
        ) {
            self.seconds = seconds
            self.rate = rate
            self.pauses = pauses
            self.pitch = pitch
            self.loudness = loudness
        }

        /// Seconds of all pauses; nil where the words are not known.
        public var paused: Double? { pauses.map { $0.reduce(0) { $0 + $1.seconds } } }
    }

    /// A word and the columns in which both say it.
    public struct Word: Sendable, Hashable {
        public var text: String
        public var columns: Range<Int>

        public init(_ text: String, _ columns: Range<Int>) {
            self.text = text
            self.columns = columns
        }
    }

    /// How the two were laid over each other.
    public enum Basis: String, Sendable, Hashable {
        /// Word by word.
        case words
        /// By time alone, as nothing knows where the words of this language are.
        case noModel = "no model"
        /// By time alone, as something else was said.
        case otherWords = "other words"
    }

    public var model: Side
    public var take: Side
    /// In order; empty where the two are laid by time alone.
    public var words: [Word]
    public var basis: Basis

    /// How many columns the curves have.
    public static let columns = 72

    public init(model: Side, take: Side, words: [Word], basis: Basis) {
        self.model = model
        self.take = take
        self.words = words
        self.basis = basis
    }
}
