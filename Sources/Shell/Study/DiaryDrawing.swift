import Exercises
import Messages
import Orthography
import StudyTime

extension Presenter {
    /// A day task by task, or several days as bars.
    func lines(of board: DiaryBoard) -> [[Span]] {
        guard let first = board.days.first, let last = board.days.last else { return [] }
        var lines: [[Span]] = [[]]
        if board.days.count == 1 {
            let weekday = Message.weekday(first.weekday)
            lines += wrapped([Span(text(.diaryTitle(date: first.date, weekday: weekday)), .heading)], to: width)
            lines += tasks(of: first) + figures(of: first, indent: "")
        } else {
            let title = Message.diaryWeekTitle(first: first.date, last: last.date)
            lines += wrapped([Span(text(title), .heading)], to: width) + week(board.days)
        }
        let done = board.days.reduce(0) { $0 + $1.entries.count { $0.ending == .done || $0.ending == .timeUp } }
        let total = Message.diaryTotal(
            studied: board.days.reduce(0) { $0 + $1.studied },
            pomodoros: board.days.reduce(0) { $0 + $1.pomodoros },
            done: done
        )
        return lines + wrapped([Span(text(total))], to: width)
    }

    // MARK: A day

    private func tasks(of day: DiaryBoard.Day) -> [[Span]] {
        if day.entries.isEmpty { return wrapped([Span(text(.diaryNothing()))], to: width) }
        let most = day.entries.map { max($0.planned, $0.spent) }.max() ?? 1
        let line = isPlain ? "|" : "┊"
        var lines: [[Span]] = []
        for entry in day.entries {
            let sign: Span
            switch entry.ending {
            case .done?, .timeUp?: sign = self.sign(entry.isOnTime ? .right : .almost)
            case .removed?: sign = Span("– ", .quiet)
            case nil: sign = Span("· ", .quiet)
            }
            lines += wrapped([sign, Span(visible(entry.name))], to: width, indent: "  ")
            let words = Message.diaryEntry(spent: entry.spent, planned: entry.planned, outcome: outcome(of: entry))
            lines += bar(entry.spent, mark: entry.planned, most: most, words: text(words), isOnTime: entry.isOnTime)
            if entry.isStuck {
                let note = entry.note.isEmpty ? "none" : entry.note
                lines += wrapped([Span(text(.taskStuck(note: note)), .quiet)], to: width, first: "  ", indent: "  ")
            }
            if let link = entry.link {
                let words = entry.number.map { Message.diaryOpens(number: $0, link: link) } ?? link
                lines += wrapped([Span(text(words), .quiet)], to: width, first: "  ", indent: "  ")
            }
        }
        return lines + wrapped([Span(text(.diaryLegend(sign: line)), .quiet)], to: width)
    }

    private func outcome(of entry: DiaryBoard.Entry) -> Message {
        let off = entry.planned - entry.spent
        switch entry.ending {
        case .timeUp? where entry.isOnTime: return .taskOutcome(outcome: "time up", minutes: 0)
        case .done?, .timeUp?: return .taskOutcome(outcome: entry.isOnTime ? "on time" : "late", minutes: abs(off))
        case .removed?, nil: return .taskOutcome(outcome: "open", minutes: 0)
        }
    }

    /// A bar with a line where the plan ended, and what it means beside it or below.
    private func bar(_ minutes: Int, mark: Int, most: Int, words: String, isOnTime: Bool) -> [[Span]] {
        let room = max(4, min(width / 2 - 4, 30))
        func length(_ minutes: Int) -> Int {
            minutes <= 0 ? 0 : max(1, Int((Double(minutes) * Double(room) / Double(max(most, 1))).rounded()))
        }
        let (long, plan) = (length(minutes), length(mark))
        let role: Role = isOnTime ? .right : .almost
        func blocks(_ count: Int) -> Span { Span(String(repeating: isPlain ? "#" : "█", count: max(count, 0)), role) }
        let drawn = [
            Span("  "), blocks(min(long, plan)), Span(String(repeating: " ", count: max(plan - long, 0))),
            Span(isPlain ? "|" : "┊", .quiet), blocks(long - plan),
        ].filter { !$0.text.isEmpty }
        let used = drawn.reduce(0) { $0 + columns(of: $1.text) }
        if used + 1 + columns(of: words) <= width { return [drawn + [Span(" " + words)]] }
        return [drawn] + wrapped([Span(words)], to: width, first: "  ", indent: "  ")
    }

    // MARK: A week

    private func week(_ days: [DiaryBoard.Day]) -> [[Span]] {
        let labels = days.map { text(.weekday($0.weekday)) }
        let label = labels.map { columns(of: $0) }.max() ?? 0
        let numbers = days.map { text(.diaryMinutes(count: $0.studied)) }
        let digits = numbers.map { columns(of: $0) }.max() ?? 0
        let room = max(1, min(width - label - digits - 6, 40))
        let most = max(days.map(\.studied).max() ?? 0, 1)
        var lines: [[Span]] = []
        for (index, day) in days.enumerated() {
            let length = day.studied == 0 ? 0 : max(1, day.studied * room / most)
            lines.append(
                [
                    Span("  "), Span(padded(labels[index], to: label), index == days.count - 1 ? .phrase : .plain),
                    Span("  "), Span(String(repeating: isPlain ? "#" : "█", count: length), .key),
                    Span((length > 0 ? " " : "") + numbers[index]),
                ].filter { !$0.text.isEmpty }
            )
            if day.pomodoros > 0 || day.phrases > 0 || day.right + day.wrong > 0 {
                lines += figures(of: day, indent: String(repeating: " ", count: label + 4))
            }
        }
        return lines
    }

    private func figures(of day: DiaryBoard.Day, indent: String) -> [[Span]] {
        var words = [text(.diaryFigures(pomodoros: day.pomodoros, phrases: day.phrases))]
        if day.right + day.wrong > 0 {
            words.append(text(.diaryDictation(right: day.right, words: day.right + day.wrong)))
        }
        return wrapped([Span(words.joined(separator: " · "), .quiet)], to: width, first: indent, indent: indent)
    }
}
