extension SQL {
    fileprivate static let set = SQL("setting-set", PackageResources.setting_set_sql)
    fileprivate static let delete = SQL("setting-delete", PackageResources.setting_delete_sql)
    fileprivate static let settings = SQL("settings", PackageResources.settings_sql)
}

extension Library {
    /// What the learner has set, by key.
    public func settings() throws(LibraryError) -> [String: String] {
        var settings: [String: String] = [:]
        for (key, value) in try database.rows(.settings, map: { ($0.text(0), $0.text(1)) }) { settings[key] = value }
        return settings
    }

    /// Stores what changed between two states, and nothing else: what another console has set stays.
    public func storeSettings(
        _ settings: [String: String],
        changedFrom old: [String: String]
    ) throws(LibraryError) {
        try database.transaction { () throws(LibraryError) in
            for (key, value) in settings where old[key] != value {
                _ = try database.run(.set, .text(key), .text(value))
            }
            for key in old.keys where settings[key] == nil { _ = try database.run(.delete, .text(key)) }
        }
    }
}
