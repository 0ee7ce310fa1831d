public import Orthography
import Scoring

extension Settings {
    /// A setting's value as it is printed, stored and read back; an accent left to the program is `default`.
    public func text(of setting: Setting) -> String {
        switch setting {
        case .interface: interface ?? "auto"
        case .known: known.code
        case .study: study.code
        case .knownSpeed: String(knownSpeed)
        case .studySpeed: String(studySpeed)
        case .knownAccent: knownAccent ?? Self.unset
        case .studyAccent: studyAccent ?? Self.unset
        case .goal: String(goal)
        case .retention: String(retention)
        case .sounds: Self.text(sounds)
        case .microphone: microphone
        case .speaker: speaker
        case .strictness: strictness.rawValue
        case .spelling: strictSpelling ? "strict" : "lenient"
        case .hints: Self.text(hints)
        case .dictationAnswer: dictationAnswer
        case .dictationOrder: isDictationShuffled ? "shuffled" : "kept"
        case .dictationTimes: String(dictationTimes)
        case .dictationGap: String(dictationGap)
        case .dictationSpeed: dictationSpeed.map { String($0) } ?? Self.unset
        case .dayStart: String(dayStart)
        case .dailyPhrase: Self.text(dailyPhrase)
        case .dailyPhraseHour: String(dailyPhraseHour)
        case .streakReminder: Self.text(streakReminder)
        case .streakReminderHour: String(streakReminderHour)
        case .missedReminder: Self.text(missedReminder)
        case .missedReminderHour: String(missedReminderHour)
        case .studyMinutes: String(studyMinutes)
        case .restMinutes: String(restMinutes)
        case .nextTask: nextTaskBegins ? "begins" : "waits"
        case .breakMusic: Self.text(breakMusic)
        }
    }

    /// The word that leaves a setting to the program again.
    public static let unset = "default"

    /// Sets a value from its text, or refuses it with what would do.
    ///
    /// `default` leaves it to the program again. Words may be shortened to first letters that decide. A known language
    /// that is the one studied exchanges the two, and the other way round; a language that changes gets its first accent.
    ///
    /// - Parameter accents: the accents there are for a language; nil where nobody asks.
    public mutating func set(
        _ setting: Setting,
        to text: String,
        accents: ((Language) -> [String])? = nil
    ) throws(SettingRefusal) {
        let value = Self.trimmed(text)
        if value.lowercased() == Self.unset {
            reset(setting)
            return
        }
        switch setting {
        case .interface:
            let word = try choice(setting, value)
            interface = word == "auto" ? nil : word
        case .known, .study:
            let code = value.lowercased() == "zh" ? "cmn" : value
            guard let language = Language(rawValue: try choice(setting, code)) else {
                throw refusal(setting, value)
            }
            if setting == .known { setKnown(language) } else { setStudy(language) }
        case .knownSpeed: knownSpeed = try number(setting, value)
        case .studySpeed: studySpeed = try number(setting, value)
        case .knownAccent: knownAccent = try accent(setting, value, accents?(known))
        case .studyAccent: studyAccent = try accent(setting, value, accents?(study))
        case .goal: goal = try number(setting, value)
        case .retention: retention = try number(setting, value)
        case .sounds: sounds = try onOff(setting, value)
        case .microphone: microphone = try name(setting, value)
        case .speaker: speaker = try name(setting, value)
        case .strictness: strictness = Strictness(rawValue: try choice(setting, value)) ?? .normal
        case .spelling: strictSpelling = try choice(setting, value) == "strict"
        case .hints: hints = try onOff(setting, value)
        case .dictationAnswer: dictationAnswer = try choice(setting, value)
        case .dictationOrder: isDictationShuffled = try choice(setting, value) == "shuffled"
        case .dictationTimes: dictationTimes = try number(setting, value)
        case .dictationGap: dictationGap = try number(setting, value)
        case .dictationSpeed: dictationSpeed = try number(setting, value)
        case .dayStart: dayStart = try number(setting, value)
        case .dailyPhrase: dailyPhrase = try onOff(setting, value)
        case .dailyPhraseHour: dailyPhraseHour = try number(setting, value)
        case .streakReminder: streakReminder = try onOff(setting, value)
        case .streakReminderHour: streakReminderHour = try number(setting, value)
        case .missedReminder: missedReminder = try onOff(setting, value)
        case .missedReminderHour: missedReminderHour = try number(setting, value)
        case .studyMinutes: studyMinutes = try number(setting, value)
        case .restMinutes: restMinutes = try number(setting, value)
        case .nextTask: nextTaskBegins = try choice(setting, value) == "begins"
        case .breakMusic: breakMusic = try onOff(setting, value)
        }
        chosen.insert(setting)
    }

    private mutating func setKnown(_ language: Language) {
        guard language != known else { return }
        if language == study { exchange() } else { (known, knownAccent) = (language, nil) }
        chosen.remove(.knownAccent)
    }

    private mutating func setStudy(_ language: Language) {
        guard language != study else { return }
        if language == known { exchange() } else { (study, studyAccent) = (language, nil) }
        chosen.remove(.studyAccent)
    }

    private mutating func exchange() {
        swap(&known, &study)
        (knownAccent, studyAccent) = (nil, nil)
        chosen.formUnion([.known, .study])
        chosen.subtract([.knownAccent, .studyAccent])
    }

    /// Leaves a setting to the program. A language keeps its value, since only the locale could tell another.
    private mutating func reset(_ setting: Setting) {
        chosen.remove(setting)
        if setting == .known || setting == .study { return }
        let fresh = Settings(locale: known.code)
        switch setting {
        case .knownAccent: knownAccent = nil
        case .studyAccent: studyAccent = nil
        case .dictationSpeed: dictationSpeed = nil
        // Their own names for it are that very word.
        case .microphone: microphone = fresh.microphone
        case .speaker: speaker = fresh.speaker
        default:
            // What a fresh value prints as is always taken.
            try? set(setting, to: fresh.text(of: setting))
            chosen.remove(setting)
        }
    }
}
