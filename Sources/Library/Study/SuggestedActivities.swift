public import StudyTime

extension SQL {
    fileprivate static let insert = SQL("study-activity-insert", PackageResources.study_activity_insert_sql)
    fileprivate static let latest = SQL("study-activities", PackageResources.study_activities_sql)
}

extension Library {
    /// The ids of what was suggested for the breaks, the latest last; at most 500.
    public func suggestedActivities() throws(LibraryError) -> [String] { try database.rows(.latest) { $0.text(0) } }

    /// Notes that an activity was suggested.
    public func noteSuggested(_ activity: Activity, at moment: Moment) throws(LibraryError) {
        try database.run(.insert, .text(activity.id), .integer(moment.instant), .integer(moment.offset))
    }
}
