public import Courses
public import Memory

extension SQL {
    fileprivate static let insert = SQL("studied-insert", PackageResources.studied_insert_sql)
    fileprivate static let count = SQL("studied-count", PackageResources.studied_count_sql)
    fileprivate static let on = SQL("studied-on", PackageResources.studied_on_sql)
    fileprivate static let between = SQL("studied-between", PackageResources.studied_between_sql)
    fileprivate static let open = SQL("opening-insert", PackageResources.opening_insert_sql)
    fileprivate static let openings = SQL("openings-until", PackageResources.openings_until_sql)
}

extension Library {
    /// Notes that an exercise on a phrase has begun, which makes it studied on that day.
    ///
    /// Answers how many distinct phrases were studied that day before and after: what tells whether the goal was reached
    /// just now, also with a second console at work.
    @discardableResult
    public func markStudied(
        _ phrase: Phrase.ID,
        at moment: Moment
    ) throws(LibraryError) -> (before: Int, after: Int) {
        try database.transaction { () throws(LibraryError) in
            let added = try database.run(
                .insert,
                .text(moment.day.description),
                .text(phrase.rawValue),
                .integer(moment.instant),
                .integer(moment.offset)
            )
            let after = try database.rows(.count, .text(moment.day.description)) { $0.integer(0) }.first ?? 0
            return (after - added, after)
        }
    }

    /// The phrases studied on a day.
    public func studied(on day: StudyDay) throws(LibraryError) -> Set<Phrase.ID> {
        Set(try database.rows(.on, .text(day.description)) { Phrase.ID(rawValue: $0.text(0)) })
    }

    /// Distinct phrases studied by day, both ends included; days without any are missing.
    public func studiedCounts(from first: StudyDay, through last: StudyDay) throws(LibraryError) -> [StudyDay: Int] {
        var counts: [StudyDay: Int] = [:]
        let rows = try database.rows(.between, .text(first.description), .text(last.description)) { row in
            (row.text(0), row.integer(1))
        }
        for (text, count) in rows {
            if let day = StudyDay(text) { counts[day] = count }
        }
        return counts
    }

    /// Notes that the program was opened; true the first time on that day.
    @discardableResult
    public func markOpened(at moment: Moment) throws(LibraryError) -> Bool {
        try database.run(
            .open,
            .text(moment.day.description),
            .integer(moment.instant),
            .integer(moment.offset)
        ) > 0
    }

    /// The latest days on which the program was opened, up to a day, newest first.
    public func openedDays(through day: StudyDay, limit: Int) throws(LibraryError) -> [StudyDay] {
        try database.rows(.openings, .text(day.description), .integer(max(limit, 0))) { StudyDay($0.text(0)) }
            .compactMap { $0 }
    }

    /// All that the progress screen tells.
    public func progress(goal: Int, today: StudyDay) throws(LibraryError) -> Progress {
        let studied = try studiedCounts(from: today.advanced(by: -6), through: today)
        // As many days as are needed to see where the streak begins.
        var limit = 100
        while true {
            let opened = try openedDays(through: today, limit: limit)
            let progress = Progress(goal: goal, studied: studied, opened: opened, today: today)
            if opened.count < limit || progress.streak < opened.count { return progress }
            limit *= 10
        }
    }
}
