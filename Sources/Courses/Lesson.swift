public import Orthography

/// One lesson: a title in each language, and its phrases in order.
public struct Lesson: Sendable, Hashable, Identifiable {
    /// From 1; no two lessons of a course share one.
    public let number: Int
    /// The title in each language; Chinese parted into words by spaces.
    public let titles: [Language: String]
    /// The pinyin of the Chinese title, one token a word.
    public let titlePinyin: [String]
    public let phrases: [Phrase]
    /// Whether a person has added it, rather than the program.
    public var isOwn: Bool

    public init(
        number: Int,
        titles: [Language: String],
        titlePinyin: [String],
        phrases: [Phrase],
        isOwn: Bool = false
    ) {
        self.number = number
        self.titles = titles
        self.titlePinyin = titlePinyin
        self.phrases = phrases
        self.isOwn = isOwn
    }

    public var id: Int { number }

    /// The title as it is shown; where the lesson lacks the language, in the first one it has; empty where it has none.
    public func title(in language: Language) -> String {
        let shown = titles[language] == nil ? Language.allCases.first { titles[$0] != nil } : language
        guard let shown, let title = titles[shown] else { return "" }
        return displayed(title, in: shown)
    }

    /// The same lesson under another number; its phrases get names of their own, since another lesson has those.
    func renumbered(_ number: Int) -> Lesson {
        let phrases = phrases.map {
            Phrase(
                lesson: number,
                number: $0.number,
                register: $0.register,
                texts: $0.texts,
                pinyin: $0.pinyin,
                id: Phrase.ID(rawValue: "+\($0.id)")
            )
        }
        return Lesson(number: number, titles: titles, titlePinyin: titlePinyin, phrases: phrases, isOwn: isOwn)
    }
}
