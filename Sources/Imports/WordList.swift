/// The words of one textbook file, as the file has them.
public struct WordList: Sendable, Equatable {
    /// The language of the words, as ISO 639 names it: `zh`, `en`, …
    public var language: String
    public var place: ListPlace
    /// At least one, each with at least one word, no two of a name.
    public var units: [Unit]

    public init(language: String, place: ListPlace, units: [Unit]) {
        self.language = language
        self.place = place
        self.units = units
    }

    /// The words of a unit in the order of the file.
    public struct Unit: Sendable, Equatable {
        public var name: String
        public var words: [ListedWord]

        public init(_ name: String, _ words: [ListedWord]) {
            self.name = name
            self.words = words
        }
    }

    /// How many words it has.
    public var count: Int { units.reduce(0) { $0 + $1.words.count } }
}

/// A word of a textbook. What the file lacks is empty.
public struct ListedWord: Sendable, Equatable {
    /// The word, composed (NFC), without white space at its ends.
    public var text: String
    /// As the file has it: with marks, numbers or no tones, or broken letters taken from a page.
    public var pinyin: String
    public var explanation: String
    /// `core`, `regular`, `over`, or what else the file says.
    public var level: String
    /// The line of the file it stands on, from 1.
    public var line: Int
    /// Whether the pinyin is a guess, where the file says so: what this program wrote says it.
    public var isGuess: Bool?
    /// Whether a person set the pinyin once and for all.
    public var isCorrected = false

    public init(_ text: String, pinyin: String = "", explanation: String = "", level: String = "", line: Int = 1) {
        self.text = text
        self.pinyin = pinyin
        self.explanation = explanation
        self.level = level
        self.line = line
    }
}

/// Where a list stands among textbooks. What is not known is empty.
public struct ListPlace: Sendable, Hashable {
    public var book: String
    public var grade: String
    public var term: String
    /// The kind of list: `写字表`.
    public var type: String

    public init(book: String = "", grade: String = "", term: String = "", type: String = "") {
        self.book = book
        self.grade = grade
        self.term = term
        self.type = type
    }

    /// The parts that are known, parted by slashes: `语文(统编版)/一年级/上册/写字表`.
    public var path: String { [book, grade, term, type].filter { !$0.isEmpty }.joined(separator: "/") }
}
