public import Orthography

/// What is not as it should be in a lesson file, and on which line.
public struct Complaint: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// The line is no `key: value`.
        case noKey
        /// A key that the format has not.
        case unknownKey(String)
        /// A key that this block has already.
        case repeatedKey(String)
        /// Nothing stands after the colon.
        case emptyValue(String)
        /// The value is longer than a phrase may be.
        case tooLong(String)
        /// The first block has no lesson number from 1 to 9999.
        case noNumber
        /// The head has no title.
        case noTitle
        /// A register that is none of informal, formal and neutral.
        case unknownRegister(String)
        /// A phrase in fewer than two languages: it is left out.
        case oneLanguage
        /// A phrase without a text in a language that its lesson's title has.
        case noText(Language)
        /// A text in which nothing can be read aloud: it is left out.
        case unspeakable(Language)
        /// The text ends with another mark than the first text of the phrase.
        case finalMark(Language)
        /// The pinyin has not as many tokens as the Chinese has words.
        case pinyinCount(words: Int, tokens: Int)
        /// A token of the pinyin is none.
        case notPinyin(String)
        /// A word has not as many characters as its pinyin has syllables.
        case syllableCount(word: String, pinyin: String)
        /// The same as the phrase that begins on another line: it is left out.
        case duplicate(line: Int)
        /// The lesson has no phrase.
        case noPhrase
    }

    public let kind: Kind
    /// From 1.
    public let line: Int

    public init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}
