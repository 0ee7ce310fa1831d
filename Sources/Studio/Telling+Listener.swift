public import Exercises
import Phonetics
public import Recognition
public import Scoring
public import Waveforms

/// What came of a take in which one of two words was said.
public enum Told: Sendable, Equatable {
    case telling(Telling)
    case unheard(UnheardReason)

    /// As the activity hears of it.
    func event(_ tag: CueTag) -> Event {
        switch self {
        case .telling(let telling): .told(telling, tag)
        case .unheard(let reason): .unheard(reason, tag)
        }
    }
}

extension Listener {
    /// Listens to a recording for each of two words, and tells which it is. Throws where a language is not one that can be
    /// judged with a model of its own, or a word has no sound.
    public func telling(
        of take: Waveform,
        _ one: Prompt,
        _ other: Prompt
    ) throws(RecognitionError) -> Told {
        let first = try prompt(one.text, in: one.language, pinyin: one.pinyin)
        let second = try prompt(other.text, in: other.language, pinyin: other.pinyin)
        guard !first.target.isApproximate else {
            throw RecognitionError(.noModel, call: one.language.code, reason: "no model of its own")
        }
        let (heard, twin) = (try hearing(of: take, for: first), try hearing(of: take, for: second))
        do throws(UnheardReason) {
            return .telling(try tell(heard, twin))
        } catch {
            return .unheard(error)
        }
    }
}
