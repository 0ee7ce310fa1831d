public import Courses

extension SQL {
    fileprivate static let insert = SQL("unlocked-insert", PackageResources.unlocked_insert_sql)
    fileprivate static let unlocked = SQL("unlocked", PackageResources.unlocked_sql)
}

extension Library {
    /// Whether the learner has unlocked the premium lessons.
    public func premium() throws(LibraryError) -> Premium {
        Premium(isUnlocked: try database.rows(.unlocked) { $0.text(0) }.contains("premium"))
    }

    /// Unlocks the premium lessons; true the first time.
    @discardableResult
    public func unlockPremium(at moment: Moment) throws(LibraryError) -> Bool {
        try database.run(.insert, .text("premium"), .integer(moment.instant), .integer(moment.offset)) > 0
    }
}
