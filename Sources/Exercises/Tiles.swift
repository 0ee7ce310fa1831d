public import Orthography

/// A word that can be put into the sentence.
public struct Tile: Sendable, Hashable {
    /// What is typed to take it; from 1, and the same to the end.
    public var number: Int
    public var text: String
    /// Whether it stands in the sentence.
    public var isPlaced: Bool

    public init(_ number: Int, _ text: String, isPlaced: Bool = false) {
        self.number = number
        self.text = text
        self.isPlaced = isPlaced
    }
}

/// What a word order exercise shows.
public struct TileBoard: Sendable, Hashable {
    /// The phrase in the language known; nil where nobody has told what it means.
    public var meaning: String?
    /// The language of the words.
    public var language: Language
    /// The sentence as far as it stands; the whole phrase with its marks once it is complete.
    public var sentence: String
    /// All tiles, in the order they are shown in.
    public var tiles: [Tile]
    public var isComplete: Bool

    public init(meaning: String?, language: Language, sentence: String = "", tiles: [Tile], isComplete: Bool = false) {
        self.meaning = meaning
        self.language = language
        self.sentence = sentence
        self.tiles = tiles
        self.isComplete = isComplete
    }
}

/// The words in random order, never in the right one where there is another.
func scrambled(_ words: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    var result = words.shuffled(using: &generator)
    guard result == words else { return result }
    // Twins changed about would leave the order as it is.
    let places = result.indices.dropLast().filter { result[$0] != result[$0 + 1] }
    if let place = places.randomElement(using: &generator) { result.swapAt(place, place + 1) }
    return result
}

/// Letters and digits alone, folded: what must agree for two texts to say the same.
func letters(of text: some StringProtocol) -> String {
    folded(text).filter { $0.isLetter || $0.isNumber }
}
