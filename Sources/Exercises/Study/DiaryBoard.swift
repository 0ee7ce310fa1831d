public import Messages
public import StudyTime

/// What was planned and done on one study day, or on several.
public struct DiaryBoard: Sendable, Hashable {
    /// A task of a day.
    public struct Entry: Sendable, Hashable {
        public var name: String
        /// Minutes planned.
        public var planned: Int
        /// Minutes studied on that day.
        public var studied: Int
        /// Minutes studied altogether, which count against the plan.
        public var spent: Int
        /// How it left the list on that day; nil where it did not.
        public var ending: TaskEnding?
        public var isOnTime: Bool
        public var isStuck: Bool
        /// Where the learner was stuck.
        public var note: String
        /// What it is tied to; nil for nothing.
        public var link: Message?
        /// The number that opens that; nil where nothing can be opened.
        public var number: Int?

        public init(
            _ name: String,
            planned: Int,
            studied: Int,
            spent: Int,
            ending: TaskEnding?,
            isOnTime: Bool,
            isStuck: Bool = false,
            note: String = "",
            link: Message? = nil,
            number: Int? = nil
        ) {
            self.name = name
            self.planned = planned
            self.studied = studied
            self.spent = spent
            self.ending = ending
            self.isOnTime = isOnTime
            self.isStuck = isStuck
            self.note = note
            self.link = link
            self.number = number
        }
    }

    /// A study day.
    public struct Day: Sendable, Hashable {
        /// 0 is Monday.
        public var weekday: Int
        /// `2026-03-02`.
        public var date: String
        public var entries: [Entry]
        /// Minutes.
        public var studied: Int
        public var pomodoros: Int
        public var phrases: Int
        /// Dictated words that were right.
        public var right: Int
        /// Dictated words that were wrong.
        public var wrong: Int

        public init(
            weekday: Int,
            date: String,
            entries: [Entry],
            studied: Int,
            pomodoros: Int,
            phrases: Int,
            right: Int,
            wrong: Int
        ) {
            self.weekday = weekday
            self.date = date
            self.entries = entries
            self.studied = studied
            self.pomodoros = pomodoros
            self.phrases = phrases
            self.right = right
            self.wrong = wrong
        }
    }

    /// The earliest first.
    public var days: [Day]

    public init(days: [Day]) { self.days = days }
}
