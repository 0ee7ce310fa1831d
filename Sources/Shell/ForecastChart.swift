import Exercises
import Messages
import Orthography

extension Presenter {
    /// What is due in words, and the days to come as bars.
    func lines(of board: ReviewBoard) -> [[Span]] {
        var lines: [[Span]] = [[]] + wrapped([Span(text(.reviewTitle()), .heading)], to: width)
        lines += wrapped([Span(text(.reviewDue(phrases: board.phrases, words: board.words)))], to: width)
        guard let recall = board.recall else { return lines }
        let percent = Int((min(max(recall, 0), 1) * 100).rounded())
        lines += wrapped([Span(text(.reviewRecall(studied: board.studied, percent: percent)), .quiet)], to: width)
        guard board.days.contains(where: { $0.due > 0 }) else { return lines }
        lines += wrapped([Span(text(.reviewComing()))], to: width)
        // The days after the last on which anything comes tell nothing.
        let days = board.days.prefix((board.days.lastIndex { $0.due > 0 } ?? 0) + 1)
        let labels = days.map { text(.weekday($0.weekday)) + " " + $0.date.suffix(5) }
        let label = labels.map { columns(of: $0) }.max() ?? 0
        let most = days.map(\.due).max() ?? 0
        let room = max(1, min(width - label - String(most).count - 5, 40))
        for (day, name) in zip(days, labels) {
            let length =
                most <= room ? day.due : day.due == 0 ? 0 : max(1, day.due * room / most)
            let bar = String(repeating: isPlain ? "#" : "█", count: length)
            lines.append(
                [Span("  "), Span(padded(name, to: label)), Span("  "), Span(bar, .key), Span(" \(day.due)")]
                    .filter { !$0.text.isEmpty }
            )
        }
        return lines
    }
}
