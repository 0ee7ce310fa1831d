import Exercises
import Messages
import Orthography

extension Presenter {
    /// The last days as bars, a line where the goal is; below them what they mean in words.
    func lines(of board: ProgressBoard) -> [[Span]] {
        let labels = board.days.map { text(.weekday($0.weekday)) }
        let label = labels.map { columns(of: $0) }.max() ?? 0
        let digits = board.days.map { String($0.phrases).count }.max() ?? 1
        let goal = max(board.goal, 1)
        // A bar and the goal's line stand between the label and the number.
        let room = max(1, min(width - label - digits - 6, 40))
        let most = max(board.days.map(\.phrases).max() ?? 0, goal)
        func length(_ phrases: Int) -> Int {
            guard most > room else { return phrases }
            return phrases == 0 ? 0 : max(1, Int(Double(phrases) * Double(room) / Double(most)))
        }
        let line = isPlain ? "|" : "┊"
        var lines: [[Span]] = [[]] + wrapped([Span(text(.progressTitle()), .heading)], to: width)
        for (index, (day, name)) in zip(board.days, labels).enumerated() {
            let role: Role = day.phrases >= goal ? .right : .key
            let (bar, mark) = (length(day.phrases), length(goal))
            func blocks(_ count: Int) -> Span { Span(String(repeating: isPlain ? "#" : "█", count: count), role) }
            lines.append(
                [
                    Span("  "), Span(padded(name, to: label), index == board.days.count - 1 ? .phrase : .plain),
                    Span("  "), blocks(min(bar, mark)), Span(String(repeating: " ", count: max(mark - bar, 0))),
                    Span(line, .quiet), blocks(max(bar - mark, 0)), Span(" \(day.phrases)"),
                ].filter { !$0.text.isEmpty }
            )
        }
        let words: [Message] = [
            .progressGoalLine(sign: line, goal: board.goal),
            .progressToday(phrases: board.days.last?.phrases ?? 0, goal: board.goal),
            .progressStreak(days: board.streak),
        ]
        return lines + words.flatMap { wrapped([Span(text($0))], to: width) } + self.lines(of: board.sounds)
    }
}
