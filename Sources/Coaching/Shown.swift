import Exercises
import Orthography

extension Destination {
    /// The name shown before what is typed there.
    var place: String {
        switch self {
        case .screen(let name, _): name
        case .pronunciation, .practice: "practise"
        case .shadow: "shadow"
        case .pairs: "pairs"
        case .exercise, .recall: "review"
        }
    }
}

extension Utterance {
    /// The text as it is shown.
    var shown: String { displayed(text, in: language) }

    /// Where a range of the text's characters stands in what is shown, which lacks the spaces between Chinese words.
    func shown(_ word: Range<Int>) -> Range<Int> {
        let letters = Array(text)
        func place(_ index: Int) -> Int {
            displayed(String(letters[..<min(max(0, index), letters.count)]), in: language).count
        }
        let start = place(word.lowerBound)
        return start..<max(start, place(word.upperBound))
    }
}

extension Event {
    /// The cue it comes from; nil for what the learner does.
    var tag: CueTag? {
        switch self {
        case .heard(_, let tag), .heardLetters(_, let tag), .unheard(_, let tag), .compared(_, let tag),
            .told(_, let tag), .spoke(let tag),
            .spelled(_, let tag), .tick(let tag), .failed(_, let tag):
            tag
        default: nil
        }
    }

    /// The same event as the activity's own tag names it.
    func tagged(_ tag: CueTag) -> Event {
        switch self {
        case .heard(let verdict, _): .heard(verdict, tag)
        case .heardLetters(let verdict, _): .heardLetters(verdict, tag)
        case .unheard(let reason, _): .unheard(reason, tag)
        case .compared(let comparison, _): .compared(comparison, tag)
        case .told(let telling, _): .told(telling, tag)
        case .spoke: .spoke(tag)
        case .spelled(let text, _): .spelled(text, tag)
        case .tick: .tick(tag)
        case .failed(let trouble, _): .failed(trouble, tag)
        default: self
        }
    }
}
