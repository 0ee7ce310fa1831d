import Coaching
import Exercises
import Recognition
import Scoring

/// What a take is listened for.
enum WantedTake: Sendable, Hashable {
    /// A phrase is said.
    case phrase(Prompt)
    /// A word is spelled letter by letter.
    case letters(Prompt)

    /// Lays it out for the model of its language.
    func laidOut(by listener: Listener) throws(RecognitionError) -> LaidOutTake {
        switch self {
        case .phrase(let prompt):
            .phrase(try listener.prompt(prompt.text, in: prompt.language, pinyin: prompt.pinyin))
        case .letters(let prompt): .letters(try listener.spelling(of: prompt.text, in: prompt.language))
        }
    }

    /// The event of a take that could not be judged.
    func unheard(_ reason: UnheardReason, _ tag: CueTag) -> Event {
        switch self {
        case .phrase: .unheard(reason, tag)
        case .letters: .heardLetters(SpellingVerdict(outcome: .unheard, reason: .recording(reason)), tag)
        }
    }
}

/// What is listened for, laid out for a model.
enum LaidOutTake: Sendable {
    case phrase(SpokenPrompt)
    case letters(SpellingPrompt)

    /// Begins to listen.
    func take() throws(RecognitionError) -> LiveTake {
        switch self {
        case .phrase(let prompt): .phrase(try Take(prompt))
        case .letters(let prompt): .letters(try SpellingTake(prompt))
        }
    }
}

/// A take that goes on. One owner.
enum LiveTake {
    case phrase(Take)
    case letters(SpellingTake)

    /// Takes further samples, 16 kHz mono.
    func push(_ samples: [Int16]) throws(RecognitionError) {
        switch self {
        case .phrase(let take): try take.push(samples)
        case .letters(let take): try take.push(samples)
        }
    }

    /// Ends the take and judges it.
    func verdict(_ parts: StudioEar.Parts, _ tag: CueTag) throws(RecognitionError) -> Event {
        switch self {
        case .phrase(let take):
            let verdict = parts.judge(try take.finish())
            return verdict.outcome == .unheard ? .unheard(verdict.reason ?? .silence, tag) : .heard(verdict, tag)
        case .letters(let take): return .heardLetters(judge(try take.finish()), tag)
        }
    }
}

extension Event {
    /// Whether what was to be said was said.
    var passed: Bool {
        switch self {
        case .heard(let verdict, _): verdict.passed
        case .heardLetters(let verdict, _): verdict.passed
        default: false
        }
    }
}

extension TakePurpose {
    /// What is listened for while it is said; nil where it is measured at the end.
    var wanted: WantedTake? {
        switch self {
        case .verdict(let prompt): .phrase(prompt)
        case .letters(let prompt): .letters(prompt)
        case .comparison, .telling: nil
        }
    }

    /// The event of a take that could not be judged.
    func unheard(_ reason: UnheardReason, _ tag: CueTag) -> Event {
        wanted?.unheard(reason, tag) ?? .unheard(reason, tag)
    }
}
