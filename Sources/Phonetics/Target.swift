public import Orthography

/// What the learner is to say: a text, its words, and how each may sound.
public struct Target: Sendable, Equatable {
    /// A word of the text and its pronunciations.
    public struct Word: Sendable, Equatable {
        /// As the text has it, punctuation trimmed.
        public var text: String
        /// In one acoustic model's phones; any of them counts. Empty where none could be found.
        public var pronunciations: [Pronunciation]
        /// Whether no dictionary has the word, so that its pronunciation was generated.
        public var isGenerated: Bool
        /// Its syllables with their tones; empty where the language has none, or the reading is not known.
        public var syllables: [TonedSyllable]

        public init(
            text: String,
            pronunciations: [Pronunciation],
            isGenerated: Bool = false,
            syllables: [TonedSyllable] = []
        ) {
            self.text = text
            self.pronunciations = pronunciations
            self.isGenerated = isGenerated
            self.syllables = syllables
        }
    }

    /// The text as it is shown.
    public var text: String
    /// The language it is in.
    public var language: Language
    /// Its words, in order.
    public var words: [Word]
    /// Whether the acoustic model is another language's, so that pronunciations are approximate.
    public var isApproximate: Bool

    public init(text: String, language: Language, words: [Word], isApproximate: Bool = false) {
        self.text = text
        self.language = language
        self.words = words
        self.isApproximate = isApproximate
    }
}
