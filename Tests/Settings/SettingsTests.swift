import Orthography
import Scoring
import Settings
import Testing

@Suite("Settings")
struct SettingsTests {
    private func refusal(_ setting: Setting, _ value: String) -> SettingRefusal? {
        var settings = Settings(locale: "en_US.UTF-8")
        do throws(SettingRefusal) {
            try settings.set(setting, to: value)
            return nil
        } catch {
            #expect(settings == Settings(locale: "en_US.UTF-8"), "a refused value changes nothing")
            return error
        }
    }

    @Test("the known language follows the locale, and another is studied")
    func locale() {
        #expect(Settings(locale: "fr_FR.UTF-8").known == .french)
        #expect(Settings(locale: "fr_FR.UTF-8").study == .english)
        #expect(Settings(locale: "zh_CN").known == .mandarin)
        #expect(Settings(locale: "en_GB").study == .french)
        for locale in ["C", "POSIX", "", "ja_JP", "xx", "C.UTF-8"] {
            #expect(Settings(locale: locale).known == .english)
            #expect(Settings(locale: locale).study == .french)
        }
    }

    @Test("every setting is set, printed, stored and read back")
    func roundTrip() throws {
        let values: [Setting: String] = [
            .interface: "zh", .known: "es", .study: "cmn", .knownSpeed: "80", .studySpeed: "450",
            .knownAccent: "419", .studyAccent: "x", .goal: "100", .sounds: "off", .microphone: "麦克风 plughw:1,0",
            .speaker: "none", .strictness: "gentle", .spelling: "strict", .dayStart: "0", .dailyPhrase: "off",
            .dailyPhraseHour: "23", .streakReminder: "off", .streakReminderHour: "1", .missedReminder: "off",
            .missedReminderHour: "13", .hints: "on", .retention: "80",
            .dictationAnswer: "spelled", .dictationOrder: "shuffled",
            .dictationTimes: "5", .dictationGap: "60", .dictationSpeed: "80",
            .studyMinutes: "180", .restMinutes: "1", .nextTask: "waits", .breakMusic: "off",
        ]
        #expect(values.count == Setting.allCases.count)
        var settings = Settings(locale: "en")
        for setting in Setting.allCases {
            let value = try #require(values[setting])
            try settings.set(setting, to: value)
            #expect(settings.text(of: setting) == value)
        }
        #expect(settings.stored.count == values.count)
        let (read, refusals) = Settings.reading(settings.stored, locale: "de_DE")
        #expect(read == settings)
        #expect(refusals == [])
        #expect(read.dictationAnswer == "spelled" && read.isDictationShuffled && read.dictationTimes == 5)
        #expect(read.dictationGap == 60 && read.dictationSpeed == 80)
        #expect(read.strictness == .gentle && read.strictSpelling && !read.sounds && read.goal == 100)
    }

    @Test("what the learner has not chosen is not stored, and follows the locale")
    func chosen() throws {
        var settings = Settings(locale: "en")
        #expect(settings.stored == [:])
        try settings.set(.goal, to: "3")
        #expect(settings.stored == ["goal": "3"])
        #expect(Settings.reading(settings.stored, locale: "it_IT").settings.known == .italian)
        try settings.set(.goal, to: "7")
        try settings.set(.goal, to: "default")
        #expect(settings.stored == [:] && settings.goal == 3)
    }

    @Test(
        "a value out of range is refused with the range",
        arguments: [
            (.knownSpeed, "79", .number(80...450)), (.studySpeed, "451", .number(80...450)),
            (.studySpeed, "fast", .number(80...450)), (.studySpeed, "99999999999999999999", .number(80...450)),
            (.studySpeed, "", .number(80...450)), (.studySpeed, "100.5", .number(80...450)),
            (.goal, "0", .number(1...100)), (.goal, "-1", .number(1...100)), (.goal, "101", .number(1...100)),
            (.dayStart, "24", .number(0...23)), (.dayStart, "4:30", .number(0...23)),
            (.missedReminderHour, "24", .number(0...23)), (.goal, "3:00", .number(1...100)),
            (.dictationTimes, "0", .number(1...5)), (.dictationTimes, "6", .number(1...5)),
            (.dictationGap, "61", .number(0...60)), (.dictationSpeed, "79", .number(80...450)),
            (.dictationAnswer, "guessed", .choice(["typed", "paper", "spelled", "read"])),
            (.strictness, "hard", .choice(["gentle", "normal", "strict"])),
            (.spelling, "", .choice(["lenient", "strict"])), (.sounds, "loud", .onOff),
            (.known, "ja", .choice(["en", "fr", "es", "de", "it", "pt", "cmn"])),
            (.interface, "fr", .choice(["auto", "en", "zh"])), (.microphone, "a\u{1B}b", .name(longest: 200)),
            (.microphone, " ", .name(longest: 200)),
            (.speaker, String(repeating: "x", count: 201), .name(longest: 200)),
        ] as [(Setting, String, Setting.Domain)]
    )
    func refused(setting: Setting, value: String, domain: Setting.Domain) {
        #expect(refusal(setting, value)?.domain == domain)
        #expect(refusal(setting, value)?.setting == setting)
    }

    @Test("values are read in any case, by first letters, in full width, hours as times")
    func forms() throws {
        var settings = Settings(locale: "en")
        try settings.set(.strictness, to: " STR ")
        #expect(settings.strictness == .strict)
        try settings.set(.study, to: "zh")
        #expect(settings.study == .mandarin)
        try settings.set(.goal, to: "１２")
        #expect(settings.goal == 12)
        try settings.set(.dayStart, to: "05:00")
        #expect(settings.dayStart == 5)
        try settings.set(.dayStart, to: "６：００")
        #expect(settings.dayStart == 6)
        try settings.set(.sounds, to: "关")
        #expect(!settings.sounds)
        #expect(refusal(.known, "e")?.value == "e", "en and es")
    }

    @Test("a language set to the other one exchanges the two, and accents go with the old language")
    func exchange() throws {
        var settings = Settings(locale: "en")
        try settings.set(.studyAccent, to: "be")
        try settings.set(.study, to: "fr")
        #expect(settings.studyAccent == "be", "the same language keeps its accent")
        try settings.set(.known, to: "fr")
        #expect(settings.known == .french && settings.study == .english)
        #expect(settings.studyAccent == nil && settings.knownAccent == nil)
        #expect(settings.stored == ["known": "fr", "study": "en"])
        try settings.set(.knownAccent, to: "ch")
        try settings.set(.study, to: "de")
        #expect(settings.knownAccent == "ch" && settings.known == .french)
        try settings.set(.known, to: "it")
        #expect(settings.knownAccent == nil)
        #expect(Settings.reading(settings.stored, locale: "C").settings == settings)
    }

    @Test("a locale that comes to fit the language studied does not make the two one")
    func collision() {
        let (settings, refusals) = Settings.reading(["study": "fr"], locale: "fr_FR")
        #expect(settings.known != settings.study)
        #expect(refusals == [])
    }

    @Test("accents are those of the language, where they are known")
    func accents() throws {
        let accents = { (language: Language) in language == .english ? ["us", "uk", "australian"] : ["fr", "be", "ch"] }
        var settings = Settings(locale: "en")
        try settings.set(.knownAccent, to: "AUS", accents: accents)
        #expect(settings.knownAccent == "australian")
        #expect {
            try settings.set(.studyAccent, to: "us", accents: accents)
        } throws: {
            ($0 as? SettingRefusal)?.domain == .choice(["fr", "be", "ch"])
        }
        try settings.set(.knownAccent, to: "default", accents: accents)
        #expect(settings.knownAccent == nil)
    }

    @Test("what was stored but cannot be read is named and left as it comes")
    func damaged() {
        let (settings, refusals) = Settings.reading(["goal": "many", "sounds": "off", "colour": "red"], locale: "en")
        #expect(refusals.map(\.setting) == [.goal])
        #expect(settings.goal == 3 && !settings.sounds)
        #expect(settings.stored == ["sounds": "off"])
    }

    @Test("a key is found whole or by first letters that decide")
    func keys() {
        #expect(Setting(key: "GOAL") == .goal)
        #expect(Setting(key: "known") == .known, "whole, although others begin so")
        #expect(Setting(key: "known-s") == .knownSpeed)
        #expect(Setting(key: "kn") == nil)
        #expect(Setting(key: "") == nil)
        #expect(Setting(key: "x") == nil)
    }
}
