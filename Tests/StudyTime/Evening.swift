@testable import StudyTime

/// An evening with a clock that goes as the test says.
struct Evening {
    var study: Study
    var rules: StudyRules
    var now: Instant
    /// All that was told so far.
    var told: [StudyNews] = []
    /// All that was kept so far.
    var kept: [StudyCue] = []

    /// 2026-03-02T18:00Z, a Monday.
    static let six = 1_772_474_400

    init(_ minutes: Int..., rules: StudyRules = StudyRules(), isWatched: Bool = true) {
        now = Instant(clock: "boot", awake: 5_000_000, asleep: 0, wall: Self.six, isWatched: isWatched)
        study = Study(anchor: now)
        self.rules = rules
        for (index, minutes) in minutes.enumerated() {
            self(.add(name: ["Maths", "Chinese 你好𠮷", "French"][index % 3], estimate: minutes.minutes, link: nil))
        }
        told = []
        kept = []
    }

    @discardableResult
    mutating func callAsFunction(_ event: StudyEvent) -> [StudyNews.Kind] {
        let cues = study.respond(to: event, rules: rules, at: now)
        var news: [StudyNews.Kind] = []
        for cue in cues {
            if case .tell(let one) = cue {
                told.append(one)
                news.append(one.kind)
            } else {
                kept.append(cue)
            }
        }
        return news
    }

    /// So much time passes awake; answers what is told then.
    @discardableResult
    mutating func wait(minutes: Double) -> [StudyNews.Kind] {
        now = now.later(by: Int((minutes * 60_000).rounded()))
        return self(.tick)
    }

    mutating func sleep(minutes: Int) {
        now.asleep += minutes.minutes
        now.wall += minutes * 60
    }

    /// Milliseconds told to be studied, by task.
    var studied: [Int: Int] {
        kept.reduce(into: [:]) { sums, cue in
            if case .studied(let task, let milliseconds, _) = cue { sums[task, default: 0] += milliseconds }
        }
    }

    var endings: [(name: String, ending: TaskEnding, spent: Int)] {
        kept.compactMap { cue in
            if case .ended(let task) = cue { (task.task.name, task.ending, task.task.spent) } else { nil }
        }
    }

    var blocks: [EndedBlock] {
        kept.compactMap { cue in if case .closed(let block) = cue { block } else { nil } }
    }

    var refusals: [StudyRefusal] {
        kept.compactMap { cue in if case .refuse(let refusal) = cue { refusal } else { nil } }
    }
}

extension Int {
    var minutes: Int { self * 60_000 }
}
