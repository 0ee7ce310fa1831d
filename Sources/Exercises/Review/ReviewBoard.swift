/// How much is to be reviewed, today and on the days to come.
public struct ReviewBoard: Sendable, Hashable {
    /// A day to come.
    public struct Day: Sendable, Hashable {
        /// 0 is Monday, 6 is Sunday.
        public var weekday: Int
        /// The study day as it is stored: `2026-03-01`.
        public var date: String
        /// How many phrases and words fall due on it.
        public var due: Int

        public init(weekday: Int, date: String, due: Int) {
            self.weekday = weekday
            self.date = date
            self.due = due
        }
    }

    /// Due today or before.
    public var phrases: Int
    /// Due today or before.
    public var words: Int
    /// Everything that was studied.
    public var studied: Int
    /// The mean probability of recall over all of it, 0…1; nil where nothing was studied.
    public var recall: Double?
    /// The days after today, tomorrow first.
    public var days: [Day]

    public init(phrases: Int, words: Int, studied: Int, recall: Double?, days: [Day]) {
        self.phrases = phrases
        self.words = words
        self.studied = studied
        self.recall = recall
        self.days = days
    }

    /// Due today or before.
    public var due: Int { phrases + words }
}
