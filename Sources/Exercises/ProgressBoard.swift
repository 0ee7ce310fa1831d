/// What the progress screen shows.
public struct ProgressBoard: Sendable, Hashable {
    /// One bar of the chart.
    public struct Day: Sendable, Hashable {
        /// 0 is Monday, 6 is Sunday.
        public var weekday: Int
        /// The study day as it is stored: `2026-03-01`.
        public var date: String
        /// Distinct phrases studied.
        public var phrases: Int

        public init(weekday: Int, date: String, phrases: Int) {
            self.weekday = weekday
            self.date = date
            self.phrases = phrases
        }
    }

    /// Phrases a day that the learner means to study, at least 1.
    public var goal: Int
    /// The last days, today last.
    public var days: [Day]
    /// Consecutive days on which the program was opened.
    public var streak: Int

    public init(goal: Int, days: [Day], streak: Int) {
        self.goal = goal
        self.days = days
        self.streak = streak
    }
}
