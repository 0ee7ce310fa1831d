/// What a learner can set; the raw value is its key on the command line and in the database.
public enum Setting: String, CaseIterable, Sendable, Hashable {
    case interface
    case known
    case study
    case knownSpeed = "known-speed"
    case studySpeed = "study-speed"
    case knownAccent = "known-accent"
    case studyAccent = "study-accent"
    case goal
    case sounds
    case microphone
    case speaker
    case strictness
    case spelling
    case hints
    case dayStart = "day-start"
    case dailyPhrase = "daily-phrase"
    case dailyPhraseHour = "daily-phrase-hour"
    case streakReminder = "streak-reminder"
    case streakReminderHour = "streak-reminder-hour"
    case missedReminder = "missed-reminder"
    case missedReminderHour = "missed-reminder-hour"
    case retention
    case dictationAnswer = "dictation-answer"
    case dictationOrder = "dictation-order"
    case dictationTimes = "dictation-times"
    case dictationGap = "dictation-gap"
    case dictationSpeed = "dictation-speed"
    case studyMinutes = "study-minutes"
    case restMinutes = "rest-minutes"
    case nextTask = "next-task"
    case breakMusic = "break-music"

    public var key: String { rawValue }

    /// The setting whose key is given, in any case, whole or by first letters that no other key begins with.
    public init?(key: some StringProtocol) {
        let word = key.lowercased()
        let fitting = Self.allCases.filter { $0.key.hasPrefix(word) }
        guard let found = fitting.first(where: { $0.key == word }) ?? (fitting.count == 1 ? fitting.first : nil)
        else { return nil }
        self = found
    }

    /// What values a setting takes.
    public enum Domain: Sendable, Equatable {
        /// One of these words.
        case choice([String])
        /// A whole number.
        case number(ClosedRange<Int>)
        /// `on` or `off`.
        case onOff
        /// A name of at most so many characters, without control characters.
        case name(longest: Int)
    }

    public var domain: Domain {
        switch self {
        case .interface: .choice(["auto", "en", "zh"])
        case .known, .study: .choice(Settings.languageCodes)
        case .knownSpeed, .studySpeed, .dictationSpeed: .number(80...450)
        case .knownAccent, .studyAccent: .name(longest: 40)
        case .goal: .number(1...100)
        case .retention: .number(70...97)
        case .sounds, .hints, .dailyPhrase, .streakReminder, .missedReminder, .breakMusic: .onOff
        case .microphone, .speaker: .name(longest: 200)
        case .strictness: .choice(["gentle", "normal", "strict"])
        case .spelling: .choice(["lenient", "strict"])
        case .dictationAnswer: .choice(["typed", "paper", "spelled", "read"])
        case .dictationOrder: .choice(["kept", "shuffled"])
        case .dictationTimes: .number(1...5)
        case .dictationGap: .number(0...60)
        case .dayStart, .dailyPhraseHour, .streakReminderHour, .missedReminderHour: .number(0...23)
        case .studyMinutes: .number(5...180)
        case .restMinutes: .number(1...60)
        case .nextTask: .choice(["begins", "waits"])
        }
    }

    /// Whether the number is an hour of the day.
    public var isHour: Bool {
        switch self {
        case .dayStart, .dailyPhraseHour, .streakReminderHour, .missedReminderHour: true
        default: false
        }
    }
}
