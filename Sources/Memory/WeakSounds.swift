/// How often a sound was said on a study day, and how often it was off.
public struct SoundDay: Sendable, Hashable {
    public var day: StudyDay
    /// The language's code.
    public var language: String
    /// In the International Phonetic Alphabet.
    public var phone: String
    public var said: Int
    /// At most ``said``.
    public var weak: Int
    /// A word in which it was off that day, else one in which it was said.
    public var word: String

    public init(_ day: StudyDay, language: String, phone: String, said: Int, weak: Int, word: String) {
        self.day = day
        self.language = language
        self.phone = phone
        // Sums over all days are never too great.
        self.said = min(max(said, 0), 1_000_000_000)
        self.weak = min(max(weak, 0), self.said)
        self.word = word
    }
}

/// A sound that a learner keeps missing.
public struct WeakSound: Sendable, Hashable {
    /// The language's code.
    public let language: String
    public let phone: String
    /// The last word in which it was off.
    public let word: String
    /// Over all time.
    public let said: Int
    public let weak: Int
    /// The share that was off in each of the last weeks, the week that ends today last; nil where it was said in none of
    /// its days.
    public let weeks: [Double?]

    /// 0…1.
    public var share: Double { said > 0 ? Double(weak) / Double(said) : 0 }

    /// How often a sound must have been said before anything is told of it.
    public static let leastSaid = 20
    /// How often it must have been off.
    public static let leastWeak = 4
    /// What share must have been off: of sounds that experts find good in adults, 3.6% are counted as off
    /// (docs/accuracy.md); with less than four times that nothing is told.
    public static let leastShare = 0.15
    /// Weeks that are looked back on.
    public static let weekCount = 8

    /// The sounds missed most first; none of which there is too little to tell.
    public static func all(of days: [SoundDay], today: StudyDay) -> [WeakSound] {
        var groups: [[String]: [SoundDay]] = [:]
        for day in days { groups[[day.language, day.phone], default: []].append(day) }
        return groups.values.compactMap { days -> WeakSound? in
            let said = days.reduce(0) { $0 + $1.said }
            let weak = days.reduce(0) { $0 + $1.weak }
            guard let first = days.first, said >= leastSaid, weak >= leastWeak,
                Double(weak) >= leastShare * Double(said)
            else { return nil }
            var counts = Array(repeating: (said: 0, weak: 0), count: weekCount)
            for day in days {
                let back = today.number - day.day.number
                guard back >= 0, back / 7 < weekCount else { continue }
                counts[weekCount - 1 - back / 7].said += day.said
                counts[weekCount - 1 - back / 7].weak += day.weak
            }
            let last = days.filter { $0.weak > 0 }.max { $0.day < $1.day }
            return WeakSound(
                language: first.language,
                phone: first.phone,
                word: last?.word ?? first.word,
                said: said,
                weak: weak,
                weeks: counts.map { $0.said > 0 ? Double($0.weak) / Double($0.said) : nil }
            )
        }.sorted { ($1.share, $0.language, $0.phone) < ($0.share, $1.language, $1.phone) }
    }
}
