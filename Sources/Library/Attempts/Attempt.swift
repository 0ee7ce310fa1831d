public import Courses
public import Orthography
public import Scoring

/// One answer of a learner, judged or rated by themselves.
public struct Attempt: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case judged
        case selfRated = "self-rated"
    }

    /// What is kept of one word.
    public struct Word: Sendable, Equatable {
        public var text: String
        /// ``Verdict/Outcome/right``, ``Verdict/Outcome/almost`` or ``Verdict/Outcome/wrong``.
        public var outcome: Verdict.Outcome
        public var kind: WordVerdict.Kind?
        /// 0…1.
        public var score: Double

        public init(text: String, outcome: Verdict.Outcome, kind: WordVerdict.Kind?, score: Double) {
            self.text = text
            self.outcome = outcome
            self.kind = kind
            self.score = score
        }
    }

    public var moment: Moment
    /// What was being done: `pronunciation`, `word order`, `multiple choice`, `practise`, …
    public var exercise: String
    public var kind: Kind
    /// The language answered in.
    public var language: Language
    /// The phrase of the course; nil for a text of the learner's own.
    public var phrase: Phrase.ID?
    /// What was to be said or written.
    public var text: String
    /// Never ``Verdict/Outcome/unheard``: what could not be judged is not held against the learner.
    public var outcome: Verdict.Outcome
    /// 0…1; nil where the learner rated it.
    public var score: Double?
    /// In the order of the text; empty where words were not judged.
    public var words: [Word]
    /// Wrong answers before the right one.
    public var slips: Int
    /// How often the next step was shown on request.
    public var hints: Int
    /// How long it took, from the exercise's beginning to the answer; nil where nobody looked at the clock.
    public var seconds: Double?
    /// The sounds said, to be counted on the study day; they are not kept with the attempt.
    public var sounds: [SoundTally]

    public init(
        moment: Moment,
        exercise: String,
        kind: Kind,
        language: Language,
        phrase: Phrase.ID?,
        text: String,
        outcome: Verdict.Outcome,
        score: Double? = nil,
        words: [Word] = [],
        slips: Int = 0,
        hints: Int = 0,
        seconds: Double? = nil,
        sounds: [SoundTally] = []
    ) {
        self.moment = moment
        self.exercise = exercise
        self.kind = kind
        self.language = language
        self.phrase = phrase
        self.text = text
        self.outcome = outcome
        self.score = score
        self.words = words
        self.slips = slips
        self.hints = hints
        self.seconds = seconds
        self.sounds = sounds
    }

    /// An attempt that was judged; nil where it could not be.
    public init?(
        judged verdict: Verdict,
        of text: String,
        in language: Language,
        phrase: Phrase.ID?,
        exercise: String,
        at moment: Moment
    ) {
        guard verdict.outcome != .unheard else { return nil }
        self.init(
            moment: moment,
            exercise: exercise,
            kind: .judged,
            language: language,
            phrase: phrase,
            text: text,
            outcome: verdict.outcome,
            score: verdict.score,
            words: verdict.words.map { Word(text: $0.text, outcome: $0.outcome, kind: $0.kind, score: $0.score) }
        )
    }
}
