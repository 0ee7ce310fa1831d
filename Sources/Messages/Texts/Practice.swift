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

    /// Why there is no word order among the exercises of a phrase.
    public static func orderSkipped() -> Message {
        Message(en: "No word order here: there is nothing to put in order.", zh: "这里没有排序练习：没有可以排序的词。")
    }

    /// Why there is no multiple choice: nothing tells what the phrase means.
    public static func choiceWithoutMeaning() -> Message {
        Message(
            en: """
                No multiple choice here: the phrase has no meaning in a second language. Choose the language that you \
                know with settings known and its code, such as settings known fr.
                """,
            zh: "这里没有选择题：这个句子没有另一种语言的意思。请用 settings known 加语言代码选择你会的语言，例如 settings known fr。"
        )
    }

    /// Why there is no multiple choice: there is nothing to tell the meaning from.
    public static func choiceWithoutOthers() -> Message {
        Message(
            en: "No multiple choice here: no other translation can stand beside the right one.",
            zh: "这里没有选择题：没有其他译文可以和正确的放在一起。"
        )
    }

    /// The language studied is the one known.
    public static func oneLanguage(language: Message) -> Message {
        Message(
            en: """
                You are learning {language}, which is also the language that you know: no meanings are shown, and there \
                is no multiple choice. To change it, type settings known and a code, such as settings known fr.
                """,
            zh: """
                你学习的是{language}，同时也是你会的语言：因此不显示意思，也没有选择题。要更改，请输入 settings known \
                加语言代码，例如 settings known fr。
                """,
            ["language": language]
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
