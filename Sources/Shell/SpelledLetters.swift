import Coaching
import Exercises
import Messages
import Scoring

extension Presenter {
    /// What was said of a spelled word: the verdict, the letters as they should be with a sign below each that was off, and
    /// what was off in words.
    func lines(of verdict: SpellingVerdict, of prompt: Prompt) -> [[Span]] {
        let remarks = spellingRemarks(on: verdict).map { Span(text($0)) }
        if verdict.outcome == .unheard { return wrapped([sign(.unheard)] + remarks, to: width, indent: "  ") }
        let name = Span(text(.verdictName(verdict: verdict.outcome.rawValue)), Presenter.role(verdict.outcome))
        var lines = wrapped([sign(verdict.outcome), name], to: width)
        lines += wrapped([Span(prompt.shown, .phrase)], to: width, first: "  ", indent: "  ")
        if !remarks.isEmpty, !verdict.letters.isEmpty { lines += letters(verdict.letters) }
        for remark in remarks { lines += wrapped([remark], to: width, first: "  ", indent: "  ") }
        return lines
    }

    /// The letters apart, each in the colour of its verdict.
    private func letters(_ letters: [LetterVerdict]) -> [[Span]] {
        let spans = letters.flatMap { [Span(String($0.letter), Presenter.role($0.outcome)), Span(" ")] }
        var lines = wrapped(spans, to: width, first: "  ", indent: "  ")
        // Signs tell the same without colour; a word that needs several lines is told by colour alone.
        if lines.count == 1 {
            var below = "  " + letters.map { $0.outcome == .right ? "  " : "^ " }.joined()
            while below.last == " " { below.removeLast() }
            lines.append([Span(below, .wrong)])
        }
        return lines
    }
}
