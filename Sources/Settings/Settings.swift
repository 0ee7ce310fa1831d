public import Orthography
public import Scoring

/// Everything a learner has set, or left as it comes.
public struct Settings: Sendable, Equatable {
    /// The language of the program's own texts by its code; nil to follow the locale.
    public internal(set) var interface: String?
    /// The language the learner knows.
    public internal(set) var known: Language
    /// The language the learner studies; never ``known``.
    public internal(set) var study: Language
    /// Words a minute, 80…450.
    public internal(set) var knownSpeed = 175
    /// Words a minute, 80…450.
    public internal(set) var studySpeed = 150
    /// The name of an accent; nil for the language's first.
    public internal(set) var knownAccent: String?
    /// The name of an accent; nil for the language's first.
    public internal(set) var studyAccent: String?
    /// Phrases a day, 1…100.
    public internal(set) var goal = 3
    /// The probability of recall, in percent, at which something is due to be reviewed, 70…97.
    public internal(set) var retention = 90
    /// Whether a sound tells right from wrong.
    public internal(set) var sounds = true
    /// A device; `default` for the system's.
    public internal(set) var microphone = "default"
    /// A device; `default` for the system's, `none` for none.
    public internal(set) var speaker = "default"
    public internal(set) var strictness = Strictness.normal
    /// Whether accents must be typed.
    public internal(set) var strictSpelling = false
    /// Whether single sounds that may be off are named. Measured on adults alone, so it is for them to turn on.
    public internal(set) var hints = false
    /// How dictations are answered: `typed`, `paper`, `spelled` or `read`.
    public internal(set) var dictationAnswer = "typed"
    /// Whether the words of a dictation come in another order than in their list.
    public internal(set) var isDictationShuffled = false
    /// How often a word is dictated, 1…5.
    public internal(set) var dictationTimes = 2
    /// Seconds between, 0…60.
    public internal(set) var dictationGap = 3
    /// Words a minute in dictations, 80…450; nil for the speed of the language.
    public internal(set) var dictationSpeed: Int?
    /// The local hour at which the study day begins, 0…23.
    public internal(set) var dayStart = 4
    public internal(set) var dailyPhrase = true
    /// A local hour, 0…23.
    public internal(set) var dailyPhraseHour = 9
    public internal(set) var streakReminder = true
    /// A local hour, 0…23.
    public internal(set) var streakReminderHour = 18
    public internal(set) var missedReminder = true
    /// A local hour, 0…23.
    public internal(set) var missedReminderHour = 12
    /// Minutes of a block of study, 5…180.
    public internal(set) var studyMinutes = 45
    /// Minutes of a rest, 1…60.
    public internal(set) var restMinutes = 15
    /// Whether the next task, and study after a rest, begin by themselves.
    public internal(set) var nextTaskBegins = true
    /// Whether music is played when a block of study is over.
    public internal(set) var breakMusic = true
    /// What the learner has chosen; everything else follows the locale and the program.
    public internal(set) var chosen: Set<Setting> = []

    /// As they come: the known language from a locale name such as `fr_FR.UTF-8`, English where none fits; English to
    /// study, or French where English is known.
    public init(locale: String) {
        known = Language(code: locale) ?? .english
        study = known == .english ? .french : .english
    }

    /// As stored. What can no longer be read is left as it comes and named in the second result.
    public static func reading(
        _ stored: [String: String],
        locale: String
    ) -> (settings: Settings, refusals: [SettingRefusal]) {
        var settings = Settings(locale: locale)
        var refusals: [SettingRefusal] = []
        // Known before study, study before accents: the order of the cases.
        for setting in Setting.allCases {
            guard let text = stored[setting.key] else { continue }
            do throws(SettingRefusal) {
                try settings.set(setting, to: text)
            } catch {
                refusals.append(error)
            }
        }
        return (settings, refusals)
    }

    /// What is to be stored: the settings that the learner has chosen, by key.
    public var stored: [String: String] {
        var stored: [String: String] = [:]
        for setting in chosen { stored[setting.key] = text(of: setting) }
        return stored
    }

    static let languageCodes = Language.allCases.map(\.code)
}

/// A value that a setting does not take.
public struct SettingRefusal: Error, Sendable, Equatable {
    public let setting: Setting
    public let value: String
    /// What it takes instead.
    public let domain: Setting.Domain

    public init(setting: Setting, value: String, domain: Setting.Domain) {
        self.setting = setting
        self.value = value
        self.domain = domain
    }
}
