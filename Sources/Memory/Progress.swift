/// What the progress screen tells: the goal, the last seven days, the streak.
public struct Progress: Sendable, Equatable {
    /// One bar of the chart.
    public struct Day: Sendable, Equatable {
        public let day: StudyDay
        /// Distinct phrases studied.
        public let phrases: Int

        public init(_ day: StudyDay, phrases: Int) {
            self.day = day
            self.phrases = phrases
        }
    }

    /// Phrases a day that the learner means to study, at least 1.
    public let goal: Int
    /// The last seven study days, today last.
    public let days: [Day]
    /// Consecutive days on which the program was opened.
    public let streak: Int

    /// - Parameters:
    ///   - studied: distinct phrases by study day; days without any may be missing.
    ///   - opened: the study days on which the program was opened.
    public init(
        goal: Int,
        studied: [StudyDay: Int],
        opened: some Sequence<StudyDay>,
        today: StudyDay
    ) {
        self.goal = max(goal, 1)
        days = (-6...0).map { back in
            let day = today.advanced(by: back)
            return Day(day, phrases: max(studied[day] ?? 0, 0))
        }
        streak = Streak.length(opened: opened, today: today)
    }

    /// Distinct phrases studied today.
    public var today: Int { days.last?.phrases ?? 0 }
    public var isGoalReached: Bool { today >= goal }

    /// Whether one more phrase studied brought the day to its goal: true at that one phrase, and never again that day.
    public static func reachesGoal(_ goal: Int, before: Int, after: Int) -> Bool {
        before < max(goal, 1) && after >= max(goal, 1)
    }
}
