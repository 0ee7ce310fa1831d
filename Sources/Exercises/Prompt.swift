public import Orthography

/// What a learner is asked to say, with what is known of it.
public struct Prompt: Sendable, Hashable {
    /// The text as it is stored: Chinese words parted by spaces where a lesson says so.
    public var text: String
    /// The language it is said in.
    public var language: Language
    /// Tone-marked pinyin, one token a word, as a lesson file has it.
    public var pinyin: String?
    /// What it means, in the language the learner knows.
    public var meaning: String?
    /// Where it stands in the course; nil for a sentence of one's own.
    public var place: Place?

    /// A phrase's place in the course.
    public struct Place: Sendable, Hashable {
        /// The lesson's number, from 1.
        public var lesson: Int
        /// The phrase's number in its lesson, from 1.
        public var number: Int
        /// What names the phrase for ever.
        public var id: String

        public init(lesson: Int, number: Int, id: String) {
            self.lesson = lesson
            self.number = number
            self.id = id
        }
    }

    public init(
        _ text: String,
        in language: Language,
        pinyin: String? = nil,
        meaning: String? = nil,
        place: Place? = nil
    ) {
        self.text = text
        self.language = language
        self.pinyin = pinyin
        self.meaning = meaning
        self.place = place
    }

    /// The text as it is shown.
    public var shown: String { displayed(text, in: language) }
}
