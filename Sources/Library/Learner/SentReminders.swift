public import Memory

extension SQL {
    fileprivate static let insert = SQL("reminder-insert", PackageResources.reminder_insert_sql)
    fileprivate static let on = SQL("reminders-on", PackageResources.reminders_on_sql)
}

extension Library {
    /// The reminders sent on a study day.
    public func sentReminders(on day: StudyDay) throws(LibraryError) -> Set<Reminder> {
        Set(try database.rows(.on, .text(day.description)) { Reminder(rawValue: $0.text(0)) }.compactMap { $0 })
    }

    /// Decides what is due and notes it as sent, in one transaction: of two who ask at once, one gets it.
    ///
    /// Nothing else is noted; whoever is reminded has not opened the program.
    public func claimReminders(_ reminders: Reminders, at moment: Moment) throws(LibraryError) -> [ClaimedReminder] {
        try database.transaction { () throws(LibraryError) in
            let streak = try progress(goal: 1, today: moment.day).streak
            let state = Reminders.State(
                streak: streak,
                isOpened: try openedDays(through: moment.day, limit: 1).first == moment.day,
                sent: try sentReminders(on: moment.day)
            )
            let due = reminders.due(instant: moment.instant, offset: moment.offset, state: state)
            for reminder in due {
                _ = try database.run(
                    .insert,
                    .text(moment.day.description),
                    .text(reminder.rawValue),
                    .integer(moment.instant),
                    .integer(moment.offset)
                )
            }
            return due.map { ClaimedReminder(reminder: $0, streak: streak) }
        }
    }
}

/// A reminder that is now to be sent, by whoever claimed it.
public struct ClaimedReminder: Sendable, Hashable {
    public let reminder: Reminder
    /// Consecutive days on which the program was opened.
    public let streak: Int
}
