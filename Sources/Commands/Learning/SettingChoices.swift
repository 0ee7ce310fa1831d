import Audio
import Messages
import Orthography
import Settings
import Synthesis

/// A value that a setting can be given, as a person chooses it from a list.
struct SettingChoice: Equatable {
    /// What is stored.
    var value: String
    /// What a person reads, where it is the same in every language.
    var name: String
    /// What a person reads, where each language has its own word.
    var label: Message?

    init(_ value: String, name: String? = nil, label: Message? = nil) {
        self.value = value
        self.name = name ?? value
        self.label = label
    }
}

extension Settings {
    /// The values to choose from; empty where a number is to be given.
    func choices(for setting: Setting, devices: [AudioDevice]) -> [SettingChoice] {
        switch setting.domain {
        case .number: return []
        case .onOff: return ["on", "off"].map { SettingChoice($0, label: .settingValue(value: $0)) }
        case .choice(let words):
            return words.map { word in
                Language(rawValue: word).map { SettingChoice(word, label: .name(of: $0)) }
                    ?? SettingChoice(word, label: .settingValue(value: word))
            }
        case .name where setting.isDevice:
            let own = devices.filter { setting == .microphone ? $0.captures : $0.plays }
            var choices = own.map { SettingChoice($0.name, name: visible($0.readableName)) }
            if !own.contains(where: { $0.name == Settings.unset }) {
                choices.insert(SettingChoice(Settings.unset, label: .settingValue(value: Settings.unset)), at: 0)
            }
            if setting == .speaker { choices.append(SettingChoice("none", label: .settingValue(value: "none"))) }
            return choices
        case .name: return Voice.voices(of: language(of: setting)).map { SettingChoice($0.accent, name: $0.name) }
        }
    }

    /// The language that a setting is about.
    func language(of setting: Setting) -> Language {
        switch setting {
        case .known, .knownSpeed, .knownAccent: known
        default: study
        }
    }

    /// The language in which a change of a setting is made heard; nil where it is not.
    func sampledLanguage(_ setting: Setting) -> Language? {
        switch setting {
        case .knownSpeed, .knownAccent: known
        case .studySpeed, .studyAccent: study
        default: nil
        }
    }
}

extension Setting {
    /// Whether its value names a device.
    var isDevice: Bool { self == .microphone || self == .speaker }

    /// What its number counts.
    var unit: String {
        switch self {
        case .knownSpeed, .studySpeed, .dictationSpeed: "speed"
        case .dictationGap: "seconds"
        case .studyMinutes, .restMinutes: "minutes"
        default: isHour ? "hour" : "other"
        }
    }
}
