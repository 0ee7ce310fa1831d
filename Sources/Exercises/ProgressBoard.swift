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

    /// A sound that is often off.
    public struct Sound: Sendable, Hashable {
        /// In the International Phonetic Alphabet.
        public var phone: String
        /// A word in which it was off.
        public var word: String
        public var said: Int
        public var weak: Int
        /// The share that was off in each of the last weeks, this one last; nil where it was not said.
        public var weeks: [Double?]

        public init(phone: String, word: String, said: Int, weak: Int, weeks: [Double?]) {
            self.phone = phone
            self.word = word
            self.said = said
            self.weak = weak
            self.weeks = weeks
        }

        /// The share that was off, 0…100.
        public var percent: Int { said > 0 ? 100 * weak / said : 0 }
    }

    /// Phrases a day that the learner means to study, at least 1.
    public var goal: Int
    /// The last days, today last.
    public var days: [Day]
    /// Consecutive days on which the program was opened.
    public var streak: Int
    /// Sounds of the language studied, those missed most first; empty where too little was said to tell.
    public var sounds: [Sound]

    public init(goal: Int, days: [Day], streak: Int, sounds: [Sound] = []) {
        self.goal = goal
        self.days = days
        self.streak = streak
        self.sounds = sounds
    }
}
