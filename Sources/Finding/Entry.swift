public import Orthography

/// A text that can be found.
public struct Entry: Sendable {
    /// What the text belongs to: several texts of one thing, such as a phrase in several languages, share it.
    public var key: Int
    public var language: Language
    /// As it is shown, Chinese without spaces.
    public var text: String
    /// The pinyin of a Chinese text, one token a word, with or without tones; empty elsewhere.
    public var pinyin: [String]

    public init(key: Int, language: Language, text: String, pinyin: [String] = []) {
        self.key = key
        self.language = language
        self.text = text
        self.pinyin = pinyin
    }
}

/// Something that was found.
public struct Match: Sendable, Equatable {
    /// How well what was typed agrees; the better comes first.
    public enum Kind: Int, Sendable, Comparable, CaseIterable {
        /// Every word typed stands there.
        case exact
        /// Every word typed stands there or begins a word that does.
        case prefix
        /// The same with slips of spelling.
        case fuzzy

        public static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    public let key: Int
    /// The language of the text that agrees best.
    public let language: Language
    public let kind: Kind
    /// Where the text agrees, in characters from 0, in order, without overlap; for pinyin the Chinese characters it reads.
    public let marks: [Range<Int>]
}
