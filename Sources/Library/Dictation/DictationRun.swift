/// A dictation of a unit, as far as it came.
public struct DictationRun: Sendable, Hashable {
    public let id: Int
    public let unit: Int
    /// `paper`, `typed`, `spelled` or `read`.
    public let answer: String
    /// How often a word is spoken.
    public let times: Int
    /// Seconds between.
    public let gap: Double
    /// Words a minute; nil for the speed that is set for the language.
    public var speed: Int?
    /// The ids of the words in their order.
    public let words: [Int]
    /// The index of the word it stands at.
    public let position: Int
    /// What was answered: right or not, by word.
    public var answers: [Int: Bool] = [:]
}

/// How a unit stands.
public struct UnitStanding: Sendable, Hashable {
    /// Words whose last answer was right.
    public let known: Int
    /// Words in the notebook of mistakes.
    public let mistakes: Int
    /// The study day of the last dictation: 2026-03-01; empty for none.
    public let last: String
}

/// A word in the notebook of mistakes.
public struct Mistake: Sendable, Hashable {
    public let word: TextbookWord
    /// The unit's number.
    public let unit: Int
    /// The study day of the first wrong answer.
    public let since: String
    /// The last wrong answer; empty where nothing was typed.
    public let typed: String
    /// Study days since then on which it was right: it leaves with the second.
    public let cleanDays: Int
}

/// What was done with a word.
public struct WordHistory: Sendable, Hashable {
    public let right: Int
    public let wrong: Int
    /// The study day of the last answer; empty for none.
    public let last: String
}
