/// What names a unit of a textbook. What is not known is empty.
public struct UnitKey: Sendable, Hashable {
    /// ISO 639: `zh`, `en`, …
    public var language: String
    public var book: String
    public var grade: String
    public var term: String
    /// The kind of list.
    public var type: String
    public var unit: String

    public init(language: String, book: String, grade: String, term: String, type: String, unit: String) {
        self.language = language
        self.book = book
        self.grade = grade
        self.term = term
        self.type = type
        self.unit = unit
    }

    /// The parts that are known, the unit last: `语文(统编版)/一年级/上册/写字表/第一单元`.
    public var path: String {
        var parts = [book, grade, term, type]
        // A list without units has the unit's name already.
        if parts.last == unit { parts.removeLast() }
        return (parts + [unit]).filter { !$0.isEmpty }.joined(separator: "/")
    }
}

/// A unit as it is stored.
public struct TextbookUnit: Sendable, Hashable {
    /// The row's number, which stays.
    public let id: Int
    public let key: UnitKey
    /// How many words it has.
    public let words: Int
    /// How many of them have a reading that is a guess.
    public let guesses: Int
}

/// A word of a unit. What is not known is empty.
public struct TextbookWord: Sendable, Hashable {
    /// The row's number, which stays; 0 before it is stored.
    public var id: Int
    public var text: String
    /// With tone marks, syllables parted by spaces.
    public var pinyin: String
    /// With tone numbers, syllables parted by spaces.
    public var numbered: String
    public var explanation: String
    public var level: String
    /// Whether another reading could be meant.
    public var isGuess: Bool
    /// Whether a person set the reading.
    public var isCorrected: Bool

    public init(
        _ text: String,
        id: Int = 0,
        pinyin: String = "",
        numbered: String = "",
        explanation: String = "",
        level: String = "",
        isGuess: Bool = false,
        isCorrected: Bool = false
    ) {
        self.id = id
        self.text = text
        self.pinyin = pinyin
        self.numbered = numbered
        self.explanation = explanation
        self.level = level
        self.isGuess = isGuess
        self.isCorrected = isCorrected
    }
}

/// What taking in a file came to.
public struct ImportCount: Sendable, Equatable {
    public var units = 0
    public var words = 0
    /// Words that were not there before.
    public var added = 0
    /// Words that are no longer in their unit.
    public var gone = 0

    public init() {}
}
