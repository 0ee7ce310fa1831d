// Settings: their names and what they take.
extension Message {
    /// The name of a setting by its key.
    public static func settingName(key: String) -> Message {
        Message(
            en: """
                {key, select, interface {interface language} known {known language} study {study language} \
                known-speed {speed of the known language} study-speed {speed of the study language} \
                known-accent {accent of the known language} study-accent {accent of the study language} \
                goal {phrases a day} retention {percent remembered at a review} sounds {sounds} microphone {microphone} speaker {loudspeaker} \
                strictness {strictness of speech} spelling {strictness of spelling} \
                hints {hints at single sounds, for adults} dictation-answer {answers of a dictation} \
                dictation-order {order of a dictation} dictation-times {times a word is dictated} \
                dictation-gap {pause after a dictated word} dictation-speed {speed of a dictation} day-start {start of the study day} \
                daily-phrase {daily phrase} daily-phrase-hour {hour of the daily phrase} \
                streak-reminder {streak reminder} streak-reminder-hour {hour of the streak reminder} \
                missed-reminder {reminder of a day not begun} missed-reminder-hour {hour of the reminder of a day not \
                begun} study-minutes {length of a block of study} rest-minutes {length of a rest} \
                next-task {the next task} break-music {music in breaks} other {{key}}}
                """,
            zh: """
                {key, select, interface {界面语言} known {母语} study {学习语言} known-speed {母语语速} \
                study-speed {学习语言语速} known-accent {母语口音} study-accent {学习语言口音} goal {每天的句子数} retention {复习时记得的百分比} \
                sounds {提示音} microphone {麦克风} speaker {扬声器} strictness {发音严格程度} spelling {拼写严格程度} \
                hints {单个音的提示（仅供成人）} dictation-answer {听写作答方式} dictation-order {听写顺序} \
                dictation-times {听写每词遍数} dictation-gap {听写间隔} dictation-speed {听写语速} day-start {学习日的开始} daily-phrase {每日一句} daily-phrase-hour {每日一句的时间} \
                streak-reminder {连续天数提醒} streak-reminder-hour {连续天数提醒的时间} missed-reminder {未打开提醒} \
                missed-reminder-hour {未打开提醒的时间} study-minutes {一段学习的长度} rest-minutes {休息的长度} \
                next-task {下一个任务} break-music {休息音乐} other {{key}}}
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
            ["key": key, "value": value, "choices": Whole(choices)]
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
    public static func settingLine(key: String, value: String, name: Message) -> Message {
        Message(
            en: "{key}: {value} ({name})",
            zh: "{key}：{value}（{name}）",
            ["key": key, "value": value, "name": name]
        )
    }

    public static func settingsTitle() -> Message { Message(en: "Settings", zh: "设置") }

    public static func settingsHow() -> Message {
        Message(
            en: "Type the number or the name of a setting, with its new value or without: 8 5, or goal 5.",
            zh: "输入设置的编号或名称，也可以加上新的值，例如 8 5 或 goal 5。"
        )
    }

    /// A setting in the list, before what it takes.
    public static func settingItem(name: Message, value: Message) -> Message {
        Message(en: "{name}: {value}", zh: "{name}：{value}", ["name": name, "value": value])
    }

    /// A value as a person reads it; what is no word of the settings stays as it is.
    public static func settingValue(value: String) -> Message {
        Message(
            en: """
                {value, select, auto {as the system} en {English} zh {Chinese} default {the system's choice} \
                none {none} paper {on paper} read {read aloud} spelled {spelled aloud} kept {as in the list} begins {begins by itself} waits {waits for you} other {{value}}}
                """,
            zh: """
                {value, select, auto {跟随系统} en {英语} zh {中文} default {系统默认} none {无} on {开} off {关} \
                gentle {宽松} normal {普通} strict {严格} lenient {宽松} typed {键盘输入} paper {写在纸上} spelled {逐字母拼读} \
                read {大声朗读} kept {按原顺序} shuffled {打乱顺序} begins {自动开始} waits {等待确认} other {{value}}}
                """,
            ["value": value]
        )
    }

    /// The numbers that a setting takes.
    public static func settingRange(least: Int, greatest: Int, unit: String) -> Message {
        Message(
            en: """
                {least}–{greatest}{unit, select, speed { words a minute} hour { o'clock} seconds { seconds} \
                minutes { minutes} other {}}
                """,
            zh: """
                {least}–{greatest}{unit, select, speed { 词/分钟} hour { 点} seconds { 秒} minutes { 分钟} other {}}
                """,
            ["least": least, "greatest": greatest, "unit": unit]
        )
    }

    public static func settingRangeDevice() -> Message {
        Message(en: "type the number for a list", zh: "输入编号查看列表")
    }

    public static func settingAskNumber(range: Message) -> Message {
        Message(
            en: "Type the new value ({range}), or Enter to leave it.",
            zh: "请输入新的值（{range}），按 Enter 则不更改。",
            ["range": range]
        )
    }

    public static func settingAskChoice() -> Message {
        Message(
            en: "Type a number or a name from the list, or Enter to leave it.",
            zh: "请输入列表中的编号或名称，按 Enter 则不更改。"
        )
    }

    public static func settingUnknownHere(key: String, greatest: Int) -> Message {
        Message(
            en: "There is no setting “{key}”. Type a number from 1 to {greatest}, or the name of a setting.",
            zh: "没有设置项“{key}”。请输入 1 到 {greatest} 的编号，或设置项的名称。",
            ["key": key, "greatest": greatest]
        )
    }

    /// A device that is kept though it is not there.
    public static func settingDeviceAbsent(device: String) -> Message {
        Message(
            en: "“{device}” is not there now; it is used as soon as it is.",
            zh: "现在没有“{device}”这个设备；接上后就会使用。",
            ["device": device]
        )
    }

    /// A setting that was given on the command line as well.
    public static func settingOutranked(key: String) -> Message {
        Message(
            en: "Kept for the next start: on the command line {key} was given otherwise.",
            zh: "已保存，下次启动时生效：这次在命令行里另外指定了 {key}。",
            ["key": key]
        )
    }

    public static func offerSet() -> Message { Message(en: "change setting N", zh: "更改第 N 项设置") }
    public static func offerSettings() -> Message { Message(en: "the settings", zh: "设置") }
}
