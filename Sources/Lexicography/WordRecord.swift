/// What the dictionary holds of one word with one reading.
public struct WordRecord: Sendable, Equatable {
    public let simplified: String
    public let traditional: String
    /// Syllables with tone numbers as CC-CEDICT has them, ü written so: `Bei3 jing1`, `nü3 er2`, `hua1 r5`.
    public let pinyin: String
    /// English meanings in order.
    public let meanings: [String]
    /// Its level in the HSK examination, 1…7; nil where it stands in none of the lists.
    public let level: Int?
}

/// How a text finds a word.
public struct FormRecord: Sendable, Equatable {
    /// What stands behind a text; readings of a lower kind count where there is one of a higher.
    public enum Kind: Int, Sendable, Comparable {
        case word, name, reference

        public static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    /// The word in simplified or in traditional characters.
    public let text: String
    /// The place among the words that are written so, 0 for the likeliest.
    public let rank: Int
    /// The word's place among the words, from 0.
    public let word: Int
    /// A word, a name, or what only leads to another word.
    public let kind: Kind
    /// How unlikely the text is as a word, in hundredths of a natural logarithm: see ``WordCost``.
    public let cost: Int
}
