/// What the dictionary says of a word or a character.
public struct DictionaryEntry: Sendable, Equatable {
    /// A reading, and what the word means when it is read so.
    public struct Reading: Sendable, Equatable {
        public var spelling: WordReading
        /// English meanings in order; none where the data has none for this reading.
        public var meanings: [String]
        /// Words in which a character is read so, the commonest first; none for a word.
        public var words: [String]

        public init(spelling: WordReading, meanings: [String], words: [String] = []) {
            self.spelling = spelling
            self.meanings = meanings
            self.words = words
        }
    }

    /// In simplified characters, unless there are none for it.
    public var text: String
    /// In traditional characters, where they differ.
    public var traditional: [String]
    /// In order of use.
    public var readings: [Reading]
    /// The level in the HSK examination, 1…7 (7 stands for 7 to 9); nil where it stands in none of the lists.
    public var hsk: Int?
    /// What is known of it as a character; nil for a word of several.
    public var character: CharacterRecord?
    /// Sentences that it stands in, the easiest first.
    public var examples: [Example]
    /// What it means in Chinese; nil where nobody has said.
    public var explanation: String?

    /// A graded sentence.
    public struct Example: Sendable, Equatable {
        public var text: String
        public var english: String
        /// 1…6 of the HSK examination.
        public var level: Int

        public init(text: String, english: String, level: Int) {
            self.text = text
            self.english = english
            self.level = level
        }
    }

    public init(
        text: String,
        traditional: [String],
        readings: [Reading],
        hsk: Int?,
        character: CharacterRecord?,
        examples: [Example]
    ) {
        self.text = text
        self.traditional = traditional
        self.readings = readings
        self.hsk = hsk
        self.character = character
        self.examples = examples
    }

    /// The meanings of all readings, each once.
    public var meanings: [String] {
        var seen: Set<String> = []
        return readings.flatMap(\.meanings).filter { seen.insert($0).inserted }
    }
}

/// What was found for something looked up.
public struct DictionaryMatch: Sendable, Equatable {
    /// How near it comes, the nearest first.
    public enum Nearness: String, Sendable {
        /// It is what was looked up, in characters, in pinyin or in English.
        case exact
        /// A word of the sentence that was looked up.
        case part
        /// It begins with what was looked up.
        case beginning
        /// It holds what was looked up.
        case containing
        /// It is written or spelled almost so.
        case near
    }

    public var text: String
    public var nearness: Nearness

    public init(_ text: String, _ nearness: Nearness) {
        self.text = text
        self.nearness = nearness
    }
}
