import Messages
import Settings

extension SettingRefusal {
    /// What a person is told: the value, and what would do instead.
    var text: Message {
        switch domain {
        case .choice(let words):
            .settingNotAChoice(key: setting.key, value: value, choices: words.joined(separator: ", "))
        case .onOff: .settingNotAChoice(key: setting.key, value: value, choices: "on, off")
        case .number(let range):
            .settingOutOfRange(
                key: setting.key,
                value: value,
                least: range.lowerBound,
                greatest: range.upperBound
            )
        case .name(let longest): .settingNotAName(key: setting.key, value: value, longest: longest)
        }
    }

    var failure: Failure { Failure(.usage, text) }
}
