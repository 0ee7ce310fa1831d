import Messages
import Scoring

/// Answers that are said: words spelled letter by letter, and words read from the screen.
extension Dictation {
    /// A word that was spelled and not made out is asked again by itself so often; then the learner says when.
    private static let mostAskedAgain = 2

    /// Opens the microphone for the word that stands there.
    mutating func listen() -> [Cue] {
        guard let word else { return [] }
        stage = .listening(tag.next(), closing: false)
        return [mode == .spelled ? .listenForLetters(word.prompt, tag) : .listen(word.prompt, tag)]
    }

    // MARK: Spelled

    mutating func heard(_ verdict: SpellingVerdict, _ heard: CueTag) -> [Cue] {
        guard case .listening(let tag, _) = stage, tag == heard, let word else { return [] }
        let shown = Cue.show(.letters(verdict, word.prompt))
        guard verdict.outcome == .unheard else {
            let spelled = verdict.passed ? "" : verdict.spelled
            return [shown, answered(verdict.passed, spelled), .sound(verdict.passed ? .right : .wrong)] + advance()
        }
        stage = .answering
        // Silence says nothing of the word, and nobody may be there.
        guard verdict.reason == .unclear else { return [shown] }
        unclear += 1
        return [shown] + (unclear <= Self.mostAskedAgain ? again() : [.show(.message(.dictationSpellOrType()))])
    }

    // MARK: Read

    mutating func heard(_ verdict: Verdict, _ heard: CueTag) -> [Cue] {
        guard case .listening(let tag, _) = stage, tag == heard, let word else { return [] }
        let cues: [Cue] = [
            answered(verdict.passed, ""), .show(.verdict(verdict, word.prompt)),
            .sound(verdict.passed ? .right : .wrong),
        ]
        return cues + advance()
    }

    mutating func unheard(_ reason: UnheardReason, _ heard: CueTag) -> [Cue] {
        guard case .listening(let tag, _) = stage, tag == heard, let word else { return [] }
        stage = .answering
        return [.show(.verdict(Verdict(outcome: .unheard, reason: reason), word.prompt))]
    }

    // MARK: What could not be done

    mutating func failed(_ trouble: Trouble, _ tag: CueTag) -> [Cue] {
        let told = Cue.show(.trouble(trouble.message))
        switch stage {
        case .listening(let own, _) where own == tag:
            switch trouble.kind {
            case .noMicrophone:
                // Without a microphone nothing that is said can be heard.
                for mode in [DictationMode.spelled, .read] { plan.obstacles[mode] = trouble.message }
            case .notJudged: plan.obstacles[plan.mode] = trouble.message
            default:
                stage = .answering
                return [told]
            }
            stage = .choosing
            return [told, .show(.message(.dictationChooseAnother()))]
        case .speaking(let own, _) where own == tag, .telling(let own) where own == tag:
            // What cannot be spoken is waited on, not run past.
            stage = mode == .paper ? .paused : .answering
            return [told]
        default: return [told]
        }
    }
}

extension SpellingVerdict {
    /// The letters as they were heard.
    var spelled: String {
        var text = ""
        func add(after index: Int) { for one in extra where one.after == index { text.append(one.heard) } }
        add(after: -1)
        for (index, letter) in letters.enumerated() {
            switch letter.kind {
            case .leftOut?: break
            case .replaced?, .swapped?: text.append(letter.heard ?? "?")
            case .unclear?, nil: text.append(letter.letter)
            }
            add(after: index)
        }
        return text
    }
}
