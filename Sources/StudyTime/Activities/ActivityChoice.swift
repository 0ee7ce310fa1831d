extension Activity {
    /// Chooses what to suggest next.
    ///
    /// The group is the one that was shown longest ago, so that the groups alternate; within it the topic shown longest
    /// ago; and of that topic one never shown, or else one of the half that was shown longest ago. So none comes twice
    /// in a row, and each comes once before any comes again. What is equally old is left to chance.
    /// - Parameters:
    ///   - activities: to choose among.
    ///   - shown: ids of those suggested before, the latest last; unknown ones count for nothing.
    ///   - generator: the chance.
    /// - Returns: nil where there is none to choose.
    public static func next(
        among activities: [Activity] = all,
        after shown: [String],
        using generator: inout some RandomNumberGenerator
    ) -> Activity? {
        let last = latest(shown)
        let grouped = oldest(activities, by: \.group, last, &generator)
        let candidates = oldest(grouped, by: \.topic, last, &generator)
        let fresh = candidates.filter { last[$0.id] == nil }
        guard fresh.isEmpty else { return fresh.randomElement(using: &generator) }
        let byAge = candidates.sorted { (last[$0.id] ?? -1) < (last[$1.id] ?? -1) }
        return byAge.prefix(max(1, byAge.count / 2)).randomElement(using: &generator)
    }

    /// Where each id stands last.
    private static func latest(_ shown: [String]) -> [String: Int] {
        var last: [String: Int] = [:]
        for (index, id) in shown.enumerated() { last[id] = index }
        return last
    }

    /// The activities of the part – group or topic – that was shown longest ago.
    private static func oldest<Part: Hashable & CaseIterable>(
        _ activities: [Activity],
        by part: KeyPath<Activity, Part>,
        _ last: [String: Int],
        _ generator: inout some RandomNumberGenerator
    ) -> [Activity] {
        var age: [Part: Int] = [:]
        for activity in activities {
            age[activity[keyPath: part]] = max(age[activity[keyPath: part]] ?? -1, last[activity.id] ?? -1)
        }
        let least = age.values.min()
        let parts = Part.allCases.filter { age[$0] == least && age[$0] != nil }
        guard let chosen = parts.randomElement(using: &generator) else { return [] }
        return activities.filter { $0[keyPath: part] == chosen }
    }
}
