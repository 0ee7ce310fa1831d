/// What a learner can be reminded of; the raw value is stored.
public enum Reminder: String, Sendable, Hashable, CaseIterable {
    /// A phrase to start the day with.
    case dailyPhrase = "daily phrase"
    /// How long the streak is.
    case streak
    /// The program was not opened yet, and the streak is about to end.
    case missed
}

/// When a learner wants to be reminded of what.
public struct Reminders: Sendable, Hashable {
    /// The local hour, 0…23, of each reminder that is on.
    public let hours: [Reminder: Int]
    /// The local hour at which the study day begins, 0…23.
    public let dayStart: Int

    public init(hours: [Reminder: Int], dayStart: Int) {
        self.hours = hours
        self.dayStart = min(max(dayStart, 0), 23)
    }

    /// What the learner did, as far as reminders go.
    public struct State: Sendable, Hashable {
        /// Consecutive study days on which the program was opened, as ``Streak`` counts them.
        public var streak: Int
        /// Whether the program was opened on this study day.
        public var isOpened: Bool
        /// What was sent on this study day.
        public var sent: Set<Reminder>

        public init(streak: Int, isOpened: Bool, sent: Set<Reminder>) {
            self.streak = streak
            self.isOpened = isOpened
            self.sent = sent
        }
    }

    /// What is to be sent now, in the order of the cases: its hour has come on this study day, and it was not sent.
    ///
    /// An hour before the beginning of the study day is one of the following night: 2 is the last but one of a day that
    /// begins at 4.
    ///
    /// - Parameters:
    ///   - instant: seconds since 1970-01-01T00:00:00Z.
    ///   - offset: seconds that local time is ahead of UTC at that instant.
    public func due(instant: Int, offset: Int, state: State) -> [Reminder] {
        let (local, overflow) = instant.addingReportingOverflow(offset)
        guard !overflow else { return [] }
        let second = local % 86_400
        let hour = (second < 0 ? second + 86_400 : second) / 3600
        return Reminder.allCases.filter { reminder in
            guard let wanted = hours[reminder], (0...23).contains(wanted), !state.sent.contains(reminder),
                place(of: hour) >= place(of: wanted)
            else { return false }
            switch reminder {
            case .dailyPhrase: return true
            case .streak: return state.streak > 0
            case .missed: return state.streak > 0 && !state.isOpened
            }
        }
    }

    /// Which hour of the study day an hour of the clock is, 0…23.
    private func place(of hour: Int) -> Int { (hour - dayStart + 24) % 24 }
}
