public import Memory
public import StudyTime

extension SQL {
    fileprivate static let tasks = SQL("diary-tasks", PackageResources.diary_tasks_sql)
    fileprivate static let pomodoros = SQL("diary-pomodoros", PackageResources.diary_pomodoros_sql)
    fileprivate static let dictations = SQL("diary-dictations", PackageResources.diary_dictations_sql)
}

/// What was planned and done on a study day.
public struct DiaryDay: Sendable, Hashable {
    /// A task that was planned, studied or done on it.
    public struct Entry: Sendable, Hashable {
        /// As it is now, or as it left the list.
        public var task: StudyTask
        /// Milliseconds studied for it on that day.
        public var studied: Int
        /// How it left the list, on that day; nil where it did not.
        public var ending: TaskEnding?

        public init(_ task: StudyTask, studied: Int, ending: TaskEnding?) {
            self.task = task
            // A sum of them is never too great.
            self.studied = min(max(studied, 0), 1_000_000_000_000_000)
            self.ending = ending
        }

        /// Whether no more was studied for it than was planned.
        public var isOnTime: Bool { task.spent <= task.estimate }
    }

    public let day: StudyDay
    /// Those that left the list first, in that order.
    public var entries: [Entry]
    /// Whole blocks of study.
    public var pomodoros: Int
    /// Distinct phrases studied.
    public var phrases: Int
    /// Words dictated that were right, and those that were wrong.
    public var dictated: (right: Int, wrong: Int)

    /// Milliseconds planned for its tasks.
    public var planned: Int { entries.reduce(0) { $0 + $1.task.estimate } }
    /// Milliseconds studied.
    public var studied: Int { entries.reduce(0) { $0 + $1.studied } }
    /// Tasks that left the list.
    public var done: Int { entries.reduce(0) { $0 + ($1.ending == .done || $1.ending == .timeUp ? 1 : 0) } }

    public static func == (one: DiaryDay, other: DiaryDay) -> Bool {
        one.day == other.day && one.entries == other.entries && one.pomodoros == other.pomodoros
            && one.phrases == other.phrases && one.dictated == other.dictated
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(day)
        hasher.combine(entries)
    }
}

extension Library {
    /// The diary of consecutive study days, the earliest first.
    ///
    /// - Parameters:
    ///   - count: at least 1.
    ///   - study: how study time stands; what runs now belongs to the last day.
    public func diary(through last: StudyDay, days count: Int, study: Study?) throws(LibraryError) -> [DiaryDay] {
        try database.reading { () throws(LibraryError) in
            let first = last.advanced(by: 1 - max(count, 1))
            let phrases = try studiedCounts(from: first, through: last)
            var days: [DiaryDay] = []
            for back in 0..<max(count, 1) {
                let day = first.advanced(by: back)
                var diary = try diary(of: day, phrases: phrases[day] ?? 0)
                if day == last, let study { diary.add(study) }
                days.append(diary)
            }
            return days
        }
    }

    private func diary(of day: StudyDay, phrases: Int) throws(LibraryError) -> DiaryDay {
        let date = SQLValue.text(day.description)
        let entries = try database.rows(.tasks, date) { row in
            let isToday = row.text(11) == day.description
            return DiaryDay.Entry(
                StudyTask(row),
                studied: row.integer(12),
                ending: isToday ? TaskEnding(rawValue: row.text(10)) : nil
            )
        }
        let pomodoros = try database.rows(.pomodoros, date) { $0.integer(0) }.first ?? 0
        let dictated = try database.rows(.dictations, date) { (right: $0.integer(0), wrong: $0.integer(1)) }.first
        return DiaryDay(
            day: day,
            entries: entries,
            pomodoros: pomodoros,
            phrases: phrases,
            dictated: dictated ?? (0, 0)
        )
    }
}

extension DiaryDay {
    /// What is being studied counts before it is stored.
    fileprivate mutating func add(_ study: Study) {
        guard study.stretch > 0, let task = study.currentTask else { return }
        if let index = entries.firstIndex(where: { $0.task.id == task.id }) {
            entries[index].studied += study.stretch
            entries[index].task = task
        } else {
            entries.append(Entry(task, studied: study.stretch, ending: nil))
        }
    }
}
