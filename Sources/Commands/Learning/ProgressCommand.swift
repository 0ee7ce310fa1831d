import Coaching
import JSON
import Library
import Memory
import Messages
import Settings

extension Command {
    /// `aloud progress [--json]`
    static let progress = Command("progress", options: [.json]) { request throws(Failure) in
        let library = try request.readingLibrary()
        let settings = try request.settings(in: library)
        let today = Moment(MachineClock().local, settings).day
        let progress = try stored { () throws(LibraryError) in
            try library?.progress(goal: settings.goal, today: today)
                ?? Progress(goal: settings.goal, studied: [:], opened: [StudyDay](), today: today)
        }
        if request.arguments.has("json") {
            try request.output.line(progress.json.text)
            return .done
        }
        for line in progress.chart { try request.output.line(line) }
        try request.output.line(request.text(.progressToday(phrases: progress.today, goal: progress.goal)))
        try request.output.line(request.text(.progressStreak(days: progress.streak)))
        return .done
    }
}

extension Progress {
    /// `{"goal":3,"today":1,"streak":4,"days":[{"date":"2026-03-01","phrases":2},…]}`, seven days, today last.
    var json: JSONValue {
        [
            "goal": .integer(goal),
            "today": .integer(today),
            "streak": .integer(streak),
            "days": .array(
                days.map { ["date": .string($0.day.description), "phrases": .integer($0.phrases)] }
            ),
        ]
    }

    /// A bar a day, `┊` where the goal is: `2026-03-01  ██┊ 2`.
    var chart: [String] {
        // Twenty columns are enough to compare days, and fit the narrowest terminal.
        let most = max(days.map(\.phrases).max() ?? 0, goal)
        func columns(_ phrases: Int) -> Int {
            guard most > 20 else { return phrases }
            return phrases == 0 ? 0 : max(1, Int(Double(phrases) * 20 / Double(most)))
        }
        return days.map { day in
            let bar = columns(day.phrases)
            let mark = columns(goal)
            let full = String(repeating: "█", count: min(bar, mark))
            let gap = String(repeating: " ", count: max(mark - bar, 0))
            let over = String(repeating: "█", count: max(bar - mark, 0))
            return "\(day.day)  \(full)\(gap)┊\(over) \(day.phrases)"
        }
    }
}
