public import Orthography

/// One phrase of a course, in every language it is known in.
public struct Phrase: Sendable, Hashable, Identifiable {
    /// How one speaks to the person addressed.
    public enum Register: String, Sendable, CaseIterable {
        case informal, formal, neutral
    }

    /// What names a phrase for ever: its lesson and its text, so that neither a new phrase before it nor another order
    /// moves what is stored about it.
    public struct ID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public var description: String { rawValue }
    }

    public let id: ID
    /// The number of its lesson.
    public let lesson: Int
    /// Its place in the lesson, from 1.
    public let number: Int
    public let register: Register
    /// The text in each language; Chinese parted into words by spaces.
    public let texts: [Language: String]
    /// One token a Chinese word, with tone marks, citation tones; empty where there is no Chinese.
    public let pinyin: [String]

    public init(
        lesson: Int,
        number: Int,
        register: Register,
        texts: [Language: String],
        pinyin: [String],
        id: ID
    ) {
        self.lesson = lesson
        self.number = number
        self.register = register
        self.texts = texts
        self.pinyin = pinyin
        self.id = id
    }

    /// The text as it is shown and spoken, Chinese without the spaces; nil where the phrase lacks the language.
    public func text(in language: Language) -> String? {
        texts[language].map { displayed($0, in: language) }
    }

    /// The words of the text, punctuation trimmed; empty where the phrase lacks the language.
    public func words(in language: Language) -> [String] {
        texts[language].map { Orthography.words(of: $0, in: language, parting: .spaces) } ?? []
    }

    /// The white-space tokens with their punctuation, as a sentence is built from them.
    public func tokens(in language: Language) -> [String] {
        texts[language]?.split { $0.isWhitespace }.map { String($0) } ?? []
    }
}
