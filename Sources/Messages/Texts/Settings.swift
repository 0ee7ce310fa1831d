// Settings: their names and what they take.
extension Message {
    /// The name of a setting by its key.
    public static func settingName(key: String) -> Message {
        Message(
            en: """
                {key, select, interface {interface language} known {known language} study {study language} \
                known-speed {speed of the known language} study-speed {speed of the study language} \
                known-accent {accent of the known language} study-accent {accent of the study language} \
                goal {phrases a day} sounds {sounds} microphone {microphone} speaker {loudspeaker} \
                strictness {strictness of speech} spelling {strictness of spelling} day-start {start of the study day} \
                daily-phrase {daily phrase} daily-phrase-hour {hour of the daily phrase} \
                streak-reminder {streak reminder} streak-reminder-hour {hour of the streak reminder} \
                missed-reminder {reminder of a day not begun} missed-reminder-hour {hour of the reminder of a day not \
                begun} other {{key}}}
                """,
            zh: """
                {key, select, interface {界面语言} known {母语} study {学习语言} known-speed {母语语速} \
                study-speed {学习语言语速} known-accent {母语口音} study-accent {学习语言口音} goal {每天的句子数} \
                sounds {提示音} microphone {麦克风} speaker {扬声器} strictness {发音严格程度} spelling {拼写严格程度} \
                day-start {学习日的开始} daily-phrase {每日一句} daily-phrase-hour {每日一句的时间} \
                streak-reminder {连续天数提醒} streak-reminder-hour {连续天数提醒的时间} missed-reminder {未打开提醒} \
                missed-reminder-hour {未打开提醒的时间} other {{key}}}
                """,
            ["key": key]
        )
    }

    public static func settingOutOfRange(key: String, value: String, least: Int, greatest: Int) -> Message {
        Message(
            en: "“{value}” is not a value for {key}. Give a whole number from {least} to {greatest}.",
            zh: "“{value}”不是 {key} 的有效值。请给出 {least} 到 {greatest} 之间的整数。",
            ["key": key, "value": value, "least": least, "greatest": greatest]
        )
    }

    /// `choices` lists the words that may be given, parted by commas.
    public static func settingNotAChoice(key: String, value: String, choices: String) -> Message {
        Message(
            en: "“{value}” is not a value for {key}. Choose one of: {choices}.",
            zh: "“{value}”不是 {key} 的有效值。可以选：{choices}。",
            ["key": key, "value": value, "choices": choices]
        )
    }

    public static func settingNotAName(key: String, value: String, longest: Int) -> Message {
        Message(
            en: """
                “{value}” is not a value for {key}. Give a name of 1 to {longest} characters without control characters.
                """,
            zh: "“{value}”不是 {key} 的有效值。请给出 1 到 {longest} 个字符的名称，不含控制字符。",
            ["key": key, "value": value, "longest": longest]
        )
    }

    public static func settingUnknown(key: String) -> Message {
        Message(
            en: "There is no setting “{key}”. `aloud settings` lists them.",
            zh: "没有设置项“{key}”。用 `aloud settings` 可以列出所有设置。",
            ["key": key]
        )
    }

    public static func settingForgotten(key: String, value: String) -> Message {
        Message(
            en: "The stored value “{value}” of the setting {key} cannot be used; its default is used instead.",
            zh: "设置项 {key} 保存的值“{value}”无法使用，已改用默认值。",
            ["key": key, "value": value]
        )
    }
}

extension Message {
    /// A line of the list of settings.
    public static func settingLine(key: String, value: String, name: String) -> Message {
        Message(
            en: "{key}: {value} ({name})",
            zh: "{key}：{value}（{name}）",
            ["key": key, "value": value, "name": name]
        )
    }
}
