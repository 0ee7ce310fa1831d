public import Messages
public import Orthography

/// A word to be dictated.
public struct DictationWord: Sendable, Hashable {
    /// What names it in the learner's data.
    public var id: Int
    public var text: String
    public var language: Language
    /// Tone-marked pinyin of a Chinese word, syllables parted by spaces; empty where it is not known.
    public var pinyin: String
    /// Read on demand; empty where there is none.
    public var explanation: String
    /// A sentence that has it, read on demand; empty where there is none.
    public var example: String
    /// A longer word that has it, with its pinyin, read after a word that others sound like: 银行 for 行.
    public var context: Context?
    /// Whether it is in the notebook of mistakes.
    public var isMistake: Bool

    /// A word that tells which one is meant.
    public struct Context: Sendable, Hashable {
        public var text: String
        public var pinyin: String

        public init(_ text: String, pinyin: String) {
            self.text = text
            self.pinyin = pinyin
        }
    }

    public init(
        id: Int,
        _ text: String,
        in language: Language,
        pinyin: String = "",
        explanation: String = "",
        example: String = "",
        context: Context? = nil,
        isMistake: Bool = false
    ) {
        self.id = id
        self.text = text
        self.language = language
        self.pinyin = pinyin
        self.explanation = explanation
        self.example = example
        self.context = context
        self.isMistake = isMistake
    }

    var prompt: Prompt { Prompt(text, in: language, pinyin: pinyin.isEmpty ? nil : pinyin) }
}

/// How a dictation is answered.
public enum DictationMode: String, Sendable, Hashable, CaseIterable {
    /// Written on paper and marked at the end.
    case paper
    /// Typed, and judged at once.
    case typed
    /// Spelled aloud letter by letter, and judged by the recogniser.
    case spelled
    /// Shown, read aloud, and judged by the recogniser.
    case read
}

/// What is dictated, and how.
public struct DictationPlan: Sendable, Hashable {
    /// What names this run in the learner's data.
    public var run: Int
    /// The unit, as a person knows it.
    public var name: String
    /// In the order in which they are dictated.
    public var words: [DictationWord]
    public var mode: DictationMode
    /// How often each word is spoken, 1…5.
    public var times: Int
    /// Seconds between, 0…60.
    public var gap: Double
    /// Words a minute to begin with, within ``speeds``.
    public var speed: Int
    /// Words a minute that are set for the language.
    public var usualSpeed: Int
    /// Whether accents must be right in typed answers.
    public var strictSpelling: Bool
    /// The index of the word to begin with; more than 0 where a run goes on.
    public var position: Int
    /// What was answered before, by word: right or not.
    public var answers: [Int: Bool]
    /// The ways of answering that cannot be used here, and why.
    public var obstacles: [DictationMode: Message]

    /// How fast words may be spoken: words a minute.
    public static let speeds = 80...450

    public init(
        run: Int,
        name: String,
        words: [DictationWord],
        mode: DictationMode,
        times: Int = 2,
        gap: Double = 3,
        speed: Int? = nil,
        usualSpeed: Int = 150,
        strictSpelling: Bool = false,
        position: Int = 0,
        answers: [Int: Bool] = [:],
        obstacles: [DictationMode: Message] = [:]
    ) {
        self.run = run
        self.name = name
        self.words = words
        self.mode = mode
        self.times = min(max(times, 1), 5)
        self.gap = min(max(gap, 0), 60)
        self.usualSpeed = min(max(usualSpeed, Self.speeds.lowerBound), Self.speeds.upperBound)
        self.speed = speed.map { min(max($0, Self.speeds.lowerBound), Self.speeds.upperBound) } ?? self.usualSpeed
        self.strictSpelling = strictSpelling
        self.position = min(max(position, 0), words.count)
        self.answers = answers
        self.obstacles = obstacles
    }
}

/// What is kept of a dictation while it goes on.
public struct DictationNote: Sendable, Hashable {
    /// What there is to keep.
    public enum Content: Sendable, Hashable {
        /// The dictation stands at the word of this index.
        case reached(Int)
        /// A word was answered: right or not, with what was typed.
        case answered(word: Int, isRight: Bool, typed: String)
        /// Another way of answering was chosen.
        case mode(DictationMode)
        /// From now on the words are spoken at another speed: words a minute.
        case speed(Int)
        /// All words were dictated and, on paper, marked.
        case ended
    }

    public var run: Int
    public var content: Content

    public init(run: Int, _ content: Content) {
        self.run = run
        self.content = content
    }
}
