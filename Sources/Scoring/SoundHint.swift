/// A single sound that may have been off: a hint for the ear, never a verdict.
///
/// How often experts agree is measured on adults only (docs/accuracy.md); for a child nothing of the kind is precise enough.
public struct SoundHint: Sendable, Equatable {
    /// What of the sound was off.
    public enum Kind: Sendable, Equatable {
        /// It was closer to another sound of its class; in the International Phonetic Alphabet.
        case like(String)
        /// No time was left for it.
        case missing
        /// Nothing more can be said.
        case unclear
    }

    /// The index of its word in ``Verdict/words``.
    public var word: Int
    /// The index of the sound in the word's phones.
    public var phone: Int
    public var kind: Kind

    public init(word: Int, phone: Int, kind: Kind) {
        self.word = word
        self.phone = phone
        self.kind = kind
    }
}
