import Messages
import Orthography

/// Answers that are typed.
extension Dictation {
    mutating func judged(_ line: String) -> [Cue] {
        guard let word else { return [] }
        switch TypedAnswer(line, to: word, among: plan.words, strictSpelling: plan.strictSpelling) {
        case .right(let isPlain):
            let shown = isPlain || hasHan(word.text) && !hasHan(line) ? line + " → " + word.text : word.text
            return [.hush, answered(true, line), .show(.answer(shown, .right)), .sound(.right)] + advance()
        case .tonesMissing: return [.show(.message(.dictationTonesMissing()))]
        case .soundsAlike where !wasAskedAgain:
            wasAskedAgain = true
            return [.show(.message(.dictationSoundsAlike(text: line)))] + explain()
        case .soundsAlike, .wrong:
            let expected = hasHan(line) || !hasHan(word.text) ? word.text : word.pinyin
            var cues: [Cue] = [
                .hush, answered(false, line), .show(.difference(Difference(typed: line, expected: expected))),
            ]
            if expected != word.text { cues.append(.show(.message(.verbatim(word.text)))) }
            return cues + [.sound(.wrong)] + advance()
        }
    }
}
