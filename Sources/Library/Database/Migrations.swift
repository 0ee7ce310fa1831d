/// The steps by which the tables came to be what they are; each is run once on a database, in order.
enum Migrations {
    static let all = [
        SQL("migration-001-start", PackageResources.migration_001_start_sql),
        SQL("migration-002-reminders", PackageResources.migration_002_reminders_sql),
        SQL("migration-003-unlocked", PackageResources.migration_003_unlocked_sql),
        SQL("migration-004-textbooks", PackageResources.migration_004_textbooks_sql),
        SQL("migration-005-slips", PackageResources.migration_005_slips_sql),
        SQL("migration-006-favorites", PackageResources.migration_006_favorites_sql),
        SQL("migration-007-dictation", PackageResources.migration_007_dictation_sql),
        SQL("migration-008-reviews", PackageResources.migration_008_reviews_sql),
        SQL("migration-009-explanations", PackageResources.migration_009_explanations_sql),
        SQL("migration-010-study", PackageResources.migration_010_study_sql),
        SQL("migration-011-sounds", PackageResources.migration_011_sounds_sql),
        SQL("migration-012-dictation-speed", PackageResources.migration_012_dictation_speed_sql),
    ]

    /// Marks a file as one of this program (`alou`).
    static let application = 0x616C_6F75

    /// Brings a database to the newest tables, all steps in one transaction. Throws ``LibraryError/Kind/tooNew`` for one
    /// that a newer program has written, and leaves it as it is.
    static func run(on database: Database) throws(LibraryError) {
        guard try missing(on: database) > 0 else { return }
        try database.transaction { () throws(LibraryError) in
            // Another console may have been faster.
            let missing = try missing(on: database)
            for step in all.suffix(missing) { try database.execute(step.text) }
            try database.execute("PRAGMA user_version = \(all.count); PRAGMA application_id = \(application)")
        }
    }

    /// Whether a database has all the tables. Throws ``LibraryError/Kind/tooNew`` where it has more.
    static func isNewest(_ database: Database) throws(LibraryError) -> Bool { try missing(on: database) == 0 }

    private static func missing(on database: Database) throws(LibraryError) -> Int {
        let version = try database.pragma("PRAGMA user_version")
        guard version <= all.count else {
            throw LibraryError(
                .tooNew,
                call: "user_version",
                message: "\(version) > \(all.count)",
                path: database.path
            )
        }
        return all.count - max(version, 0)
    }
}
