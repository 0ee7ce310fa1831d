/// What is said of one take: of the phrase, of each word, and of how fluent it was.
public struct Verdict: Sendable, Equatable {
    /// The four things that can be said of a phrase.
    public enum Outcome: String, Sendable, Equatable, CaseIterable {
        /// The phrase was said, every word.
        case right
        /// It was said, but a word is unclear or off: counts as done.
        case almost
        /// Another phrase, or a word replaced, left out or added.
        case wrong
        /// It could not be judged; nothing is held against the learner.
        case unheard
    }

    /// The phrase's outcome.
    public var outcome: Outcome
    /// Why nothing could be judged; nil unless the outcome is ``Outcome/unheard``.
    public var reason: UnheardReason?
    /// How sure it is that the phrase was said, and how well, 0…1; 0 when unheard.
    public var score: Double
    /// That the phrase was said, whatever the limits say of it, 0…1; 0 when unheard.
    public var probability: Double
    /// One for each word of the text, in its order; empty when unheard.
    public var words: [WordVerdict]
    /// Speech that stands in no word of the text.
    public var extra: [ExtraSpeech]
    /// How sure it is that something was added anywhere, 0…1; 0 when unheard.
    public var added: Double
    /// Rate and pauses; nil when unheard.
    public var fluency: Fluency?
    /// Single sounds that may have been off, the worst first; empty unless they were asked for.
    public var hints: [SoundHint]

    public init(
        outcome: Outcome,
        reason: UnheardReason? = nil,
        score: Double = 0,
        probability: Double? = nil,
        words: [WordVerdict] = [],
        extra: [ExtraSpeech] = [],
        added: Double = 0,
        fluency: Fluency? = nil,
        hints: [SoundHint] = []
    ) {
        self.outcome = outcome
        self.reason = reason
        self.score = score
        self.probability = probability ?? score
        self.words = words
        self.extra = extra
        self.added = added
        self.fluency = fluency
        self.hints = hints
    }

    /// Whether the phrase counts as done.
    public var passed: Bool { outcome == .right || outcome == .almost }
}

/// Why a take could not be judged. The raw value is what the JSON gives.
public enum UnheardReason: String, Sendable, Equatable, CaseIterable {
    case silence
    case quiet
    case clipped
    case noise
    case narrowBand = "narrow band"
    case short
    case noModel = "no model"
}

/// What is said of one word.
public struct WordVerdict: Sendable, Equatable {
    /// What of the word was off. The raw value is what the JSON gives.
    public enum Kind: String, Sendable, Equatable {
        case replaced
        case leftOut = "left out"
        case unclear
    }

    /// The word as the text has it, punctuation trimmed.
    public var text: String
    /// ``Verdict/Outcome/right``, ``Verdict/Outcome/almost`` or ``Verdict/Outcome/wrong``.
    public var outcome: Verdict.Outcome
    /// What was off; nil where the word is right.
    public var kind: Kind?
    /// How sure it is that this word was said, and how well, 0…1.
    public var score: Double
    /// That this word was said, 0…1.
    public var probability: Double
    /// How sure it is that this word was left out, 0…1.
    public var leftOut: Double
    /// Seconds from the start of the recording.
    public var start: Double
    /// Seconds from the start of the recording, at least `start`.
    public var end: Double
    /// The phones it was aligned with, in order.
    public var phones: [PhoneVerdict]
    /// The syllables of a tone language; empty elsewhere.
    public var syllables: [SyllableVerdict]

    public init(
        text: String,
        outcome: Verdict.Outcome,
        kind: Kind? = nil,
        score: Double,
        probability: Double? = nil,
        leftOut: Double = 0,
        start: Double,
        end: Double,
        phones: [PhoneVerdict] = [],
        syllables: [SyllableVerdict] = []
    ) {
        self.text = text
        self.outcome = outcome
        self.kind = kind
        self.score = score
        self.probability = probability ?? score
        self.leftOut = leftOut
        self.start = start
        self.end = end
        self.phones = phones
        self.syllables = syllables
    }
}

/// What is measured of one phone: a hint, never a verdict.
public struct PhoneVerdict: Sendable, Equatable {
    /// In the International Phonetic Alphabet.
    public var phone: String
    /// The acoustic model's own symbol.
    public var symbol: String
    /// 0…1; higher is better.
    public var score: Double
    /// Seconds from the start of the recording.
    public var start: Double
    /// Seconds from the start of the recording.
    public var end: Double

    public init(phone: String, symbol: String, score: Double, start: Double, end: Double) {
        self.phone = phone
        self.symbol = symbol
        self.score = score
        self.start = start
        self.end = end
    }
}

/// What is said of one syllable's tone.
public struct SyllableVerdict: Sendable, Equatable {
    /// The syllable with its tone mark, as the text has it: `rén`.
    public var text: String
    /// The tone that stands after sandhi, 1…5.
    public var tone: Int
    /// The tone that was heard, 1…5; nil where the pitch could not be judged.
    public var heard: Int?
    /// How likely the tone that stands there is, 0…1; 0.5 where nothing could be measured.
    public var score: Double
    /// Whether another tone was said, surely enough to be told.
    public var isWrong: Bool
    /// The pitch from the syllable's beginning to its end, in semitones above the middle of the voice around it; empty where
    /// it could not be measured.
    public var contour: [Double]

    public init(
        text: String,
        tone: Int,
        heard: Int?,
        score: Double,
        isWrong: Bool = false,
        contour: [Double] = []
    ) {
        self.text = text
        self.tone = tone
        self.heard = heard
        self.score = score
        self.isWrong = isWrong
        self.contour = contour
    }
}

/// Speech that stands in no word of the text.
public struct ExtraSpeech: Sendable, Equatable {
    /// The index of the word it follows; −1 before the first.
    public var after: Int
    /// Seconds from the start of the recording.
    public var start: Double
    /// Seconds from the start of the recording.
    public var end: Double
    /// How sure it is that something was added here, 0…1.
    public var score: Double

    public init(after: Int, start: Double, end: Double, score: Double) {
        self.after = after
        self.start = start
        self.end = end
        self.score = score
    }
}

/// How fluently a phrase was said.
public struct Fluency: Sendable, Equatable {
    /// 0…1; higher is better.
    public var score: Double
    /// Whether the score follows experts' marks; else it is the rate alone, and no more than an order.
    public var isMarked: Bool
    /// Syllables a second.
    public var rate: Double
    /// Seconds of pause between the first and the last word.
    public var pauses: Double

    public init(score: Double, isMarked: Bool = true, rate: Double, pauses: Double) {
        self.score = score
        self.isMarked = isMarked
        self.rate = rate
        self.pauses = pauses
    }
}

/// How strictly speech is judged. Each is an operating point with measured false alarms and misses.
public enum Strictness: String, Sendable, CaseIterable {
    case gentle
    case normal
    case strict
}
