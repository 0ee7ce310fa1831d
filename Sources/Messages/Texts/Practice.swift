// Exercises: what can be done now, in a word or two, and what is said on the way.
extension Message {
    public static func offerRecord() -> Message { Message(en: "say it", zh: "跟读") }
    public static func offerStop() -> Message { Message(en: "done", zh: "说完了") }
    public static func offerSay() -> Message { Message(en: "say it aloud", zh: "大声说一遍") }
    public static func offerSaid() -> Message { Message(en: "I have said it", zh: "我说完了") }
    public static func offerAgain() -> Message { Message(en: "hear it again", zh: "再听一遍") }
    public static func offerSlower() -> Message { Message(en: "slower", zh: "慢一点") }
    public static func offerMine() -> Message { Message(en: "my take, then the model", zh: "先听我的，再听示范") }
    public static func offerSpelling() -> Message { Message(en: "phonetic spelling", zh: "音标") }
    public static func offerContinue() -> Message { Message(en: "continue", zh: "继续") }
    public static func offerBack() -> Message { Message(en: "back", zh: "返回") }
    public static func offerRateRight() -> Message { Message(en: "it was good", zh: "说得好") }
    public static func offerRateAlmost() -> Message { Message(en: "nearly", zh: "差一点") }
    public static func offerRateWrong() -> Message { Message(en: "not yet", zh: "还不行") }

    public static func sayAloud() -> Message {
        Message(en: "Say it aloud, then press space to hear it again.", zh: "请大声说出来，然后按空格键再听一遍。")
    }

    public static func rateYourself() -> Message {
        Message(
            en: "How was yours? 1: good, 2: nearly, 3: not yet.",
            zh: "你说得怎么样？1：好，2：差一点，3：还不行。"
        )
    }

    public static func selfRated(outcome: String) -> Message {
        Message(
            en: """
                {outcome, select, right {You said: it was good.} almost {You said: nearly.} other {You said: not yet.}}
                """,
            zh: "{outcome, select, right {你的评价：说得好。} almost {你的评价：差一点。} other {你的评价：还不行。}}",
            ["outcome": outcome]
        )
    }

    public static func noTake() -> Message {
        Message(en: "You have not said it yet.", zh: "你还没有说过这句话。")
    }
}

// The console: what can be done everywhere, and what was not understood.
extension Message {
    public static func offerHelp() -> Message { Message(en: "help", zh: "帮助") }
    public static func offerQuit() -> Message { Message(en: "leave the program", zh: "退出程序") }

    public static func commandUnknown(name: String) -> Message {
        Message(
            en: "There is no command “{name}” here. help lists what there is.",
            zh: "这里没有命令“{name}”。输入 help 可以列出所有命令。",
            ["name": name]
        )
    }
}

// What the screen adds of its own.
extension Message {
    public static func anotherPhrase() -> Message {
        Message(en: "That was another phrase.", zh: "你说的是另一句话。")
    }

    public static func helpHere() -> Message { Message(en: "Here you can:", zh: "在这里可以：") }
    public static func helpEverywhere() -> Message { Message(en: "Everywhere:", zh: "在任何地方：") }
    public static func keySpace() -> Message { Message(en: "space", zh: "空格") }
    public static func listening() -> Message { Message(en: "● Listening: speak now.", zh: "● 正在听：请说。") }
}
