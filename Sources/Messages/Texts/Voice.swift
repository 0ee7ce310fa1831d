// The console led aloud.
extension Message {
    /// - Parameter commands: what may be said, parted by commas.
    public static func voiceOn(language: Message, commands: String) -> Message {
        Message(
            en: """
                You can lead the console aloud, in {language}: {commands}, and the numbers from one to twelve. I listen while ◉ stands \
                there and I am silent; a key always works too. `voice off` ends it.
                """,
            zh: "现在可以用{language}说话来操作：{commands}，以及一到十二的数字。出现 ◉ 而且我不出声时，我在听；按键一直有效。`voice off` 结束。",
            ["language": language, "commands": Whole(commands)]
        )
    }

    public static func voiceOff() -> Message { Message(en: "The console is led by keys alone.", zh: "现在只用按键操作。") }

    public static func voiceHears() -> Message { Message(en: "◉ Listening for a command.", zh: "◉ 正在听指令。") }

    public static func voiceUnsure() -> Message {
        Message(en: "I am not sure what you said; say it again.", zh: "没听清，请再说一遍。")
    }

    public static func voiceNotTheSentence() -> Message {
        Message(en: "That was not the sentence, or not clear enough.", zh: "这不是那句话，或者不够清楚。")
    }

    public static func voiceNothingHere(command: String) -> Message {
        Message(
            en: "“{command}” does nothing here.",
            zh: "“{command}”在这里没有作用。",
            ["command": command]
        )
    }

    public static func voiceNoCommands(known: Message, study: Message) -> Message {
        Message(
            en: """
                The console can be led aloud in English and French, and in Spanish and Mandarin with a model brought by \
                `aloud models add`; there is none for {known}, nor for {study}.
                """,
            zh: "可以用英语和法语说话来操作；西班牙语和普通话需要先用 `aloud models add` 添加模型。{known}和{study}都没有可用的模型。",
            ["known": known, "study": study]
        )
    }

    public static func voiceUsage(value: String) -> Message {
        Message(
            en: "“{value}” is neither on nor off: `voice on` or `voice off`.",
            zh: "“{value}”既不是 on 也不是 off：请用 `voice on` 或 `voice off`。",
            ["value": value]
        )
    }

    public static func offerVoice() -> Message { Message(en: "lead the console aloud", zh: "用说话来操作") }
}
