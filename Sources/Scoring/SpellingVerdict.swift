/// What is said of a word spelled aloud: of the whole, and of each letter.
public struct SpellingVerdict: Sendable, Equatable {
    /// ``Verdict/Outcome/right``, ``Verdict/Outcome/almost`` where a letter was unclear, ``Verdict/Outcome/wrong``, or
    /// ``Verdict/Outcome/unheard`` where it could not be told.
    public var outcome: Verdict.Outcome
    /// Why it could not be judged; nil unless ``outcome`` is ``Verdict/Outcome/unheard``.
    public var reason: SpellingUnheardReason?
    /// How sure it is that the word was spelled right, 0…1; 0 when a recording could not be judged.
    public var score: Double
    /// One for each letter of the word, in order; empty where the recording could not be judged.
    public var letters: [LetterVerdict]
    /// Letters that were said and do not belong there.
    public var extra: [ExtraLetter]

    public init(
        outcome: Verdict.Outcome,
        reason: SpellingUnheardReason? = nil,
        score: Double = 0,
        letters: [LetterVerdict] = [],
        extra: [ExtraLetter] = []
    ) {
        self.outcome = outcome
        self.reason = reason
        self.score = score
        self.letters = letters
        self.extra = extra
    }

    /// Whether the word counts as spelled.
    public var passed: Bool { outcome == .right || outcome == .almost }
}

/// Why a spelled word could not be judged.
public enum SpellingUnheardReason: Sendable, Equatable {
    /// Nothing in the recording can be judged.
    case recording(UnheardReason)
    /// Letters were heard, but not which of two words that differ in one letter.
    case unclear

    /// What the JSON gives.
    public var code: String {
        switch self {
        case .recording(let reason): reason.rawValue
        case .unclear: "unclear"
        }
    }
}

/// What is said of one letter.
public struct LetterVerdict: Sendable, Equatable {
    /// What of the letter was off. The raw value is what the JSON gives.
    public enum Kind: String, Sendable, Equatable {
        case replaced
        case leftOut = "left out"
        case swapped
        case unclear
    }

    /// In lower case.
    public var letter: Character
    /// ``Verdict/Outcome/right``, ``Verdict/Outcome/almost`` or ``Verdict/Outcome/wrong``.
    public var outcome: Verdict.Outcome
    /// What was off; nil where the letter is right.
    public var kind: Kind?
    /// The letter that was heard in its place, or that it may have been; nil where there is none.
    public var heard: Character?
    /// How sure it is that this letter was said here, 0…1.
    public var score: Double
    /// Seconds from the start of the recording.
    public var start: Double
    /// Seconds from the start of the recording.
    public var end: Double

    public init(
        letter: Character,
        outcome: Verdict.Outcome,
        kind: Kind? = nil,
        heard: Character? = nil,
        score: Double,
        start: Double,
        end: Double
    ) {
        self.letter = letter
        self.outcome = outcome
        self.kind = kind
        self.heard = heard
        self.score = score
        self.start = start
        self.end = end
    }
}

/// A letter that was said and does not belong there.
public struct ExtraLetter: Sendable, Equatable {
    /// The index of the letter it follows; −1 before the first.
    public var after: Int
    /// The letter heard.
    public var heard: Character

    public init(after: Int, heard: Character) {
        self.after = after
        self.heard = heard
    }
}
