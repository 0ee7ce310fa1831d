public import JSON

/// A Chinese sentence for learners, with its level, words and translation.
public struct GradedSentence: Sendable, Equatable {
    /// 1…6 of the HSK examination.
    public let level: Int
    public let text: String
    public let traditional: String
    /// Syllables with tone marks, parted by spaces; reading by reading as its makers had it, not always right.
    public let pinyin: String
    public let english: String
    /// Its words in order, without marks, with their readings as the sentence has them.
    public let words: [Word]

    public struct Word: Sendable, Equatable {
        public let text: String
        public let pinyin: String
    }

    /// The sentences of a JSON array. Throws what is wrong with the JSON; a sentence that lacks a part is left out.
    public static func all(inJSON bytes: [UInt8]) throws(JSONError) -> [GradedSentence] {
        (try JSONValue(utf8: bytes).array ?? []).compactMap { GradedSentence($0) }
    }

    init?(_ value: JSONValue) {
        guard let text = value["chinese"]?.string, let level = value["hsk_level"]?.integer,
            let pinyin = value["pinyin"]?.string, let english = value["translation"]?["en"]?.string
        else { return nil }
        self.text = text
        self.level = level
        self.pinyin = pinyin
        self.english = english
        traditional = value["traditional"]?.string ?? text
        words = (value["tokens"]?.array ?? []).compactMap { token in
            token["word"]?.string.map { Word(text: $0, pinyin: token["pinyin"]?.string ?? "") }
        }
    }
}
