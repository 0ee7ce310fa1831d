public import Orthography

/// How Chinese is read, given from outside.
public struct KnownReadings: Sendable {
    /// The readings of a whole word, one syllable a character, the usual one first; empty where it is not known.
    public var ofWord: @Sendable (String) -> [[Syllable]]
    /// The readings of a character, the usual one first; empty where it is not known.
    public var ofCharacter: @Sendable (Character) -> [Syllable]

    public init(
        ofWord: @escaping @Sendable (String) -> [[Syllable]],
        ofCharacter: @escaping @Sendable (Character) -> [Syllable]
    ) {
        self.ofWord = ofWord
        self.ofCharacter = ofCharacter
    }

    /// Nothing is known.
    public static let none = KnownReadings(ofWord: { _ in [] }, ofCharacter: { _ in [] })
}

/// The reading of a word of a list.
public struct CompletedReading: Sendable, Equatable {
    /// One a character, or one for a character and the 儿 that colours it; empty where nothing is known.
    public var syllables: [Syllable]
    /// Whether another reading could be meant.
    public var isGuess: Bool

    public init(_ syllables: [Syllable], isGuess: Bool) {
        self.syllables = syllables
        self.isGuess = isGuess
    }

    /// With tone marks, syllables parted by spaces: `zhǎng dà`.
    public var marked: String { syllables.map(\.marked).joined(separator: " ") }
    /// With tone numbers, syllables parted by spaces: `zhang3 da4`; 5 for the neutral tone.
    public var numbered: String { Pinyin.numbered(syllables) }
}
