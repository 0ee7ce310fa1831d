// The console's screens.
extension Message {
    public static func welcome(language: Message) -> Message {
        Message(
            en:
                "Welcome to aloud. You are learning {language}. Type lessons, or practise and a sentence; help lists more.",
            zh: "欢迎使用 aloud。你正在学习{language}。输入 lessons 查看课程，或输入 practise 加一个句子；help 列出更多命令。",
            ["language": language]
        )
    }

    public static func howToLeave() -> Message {
        Message(en: "To leave, type quit or press Ctrl-D.", zh: "要退出，请输入 quit 或按 Ctrl-D。")
    }

    /// Why nothing can be played; `reason` is a whole sentence.
    public static func nothingPlayed(reason: Message) -> Message {
        Message(en: "You will hear nothing: {reason}", zh: "无法播放声音：{reason}", ["reason": reason])
    }

    /// Why nothing can be recorded; `reason` is a whole sentence.
    public static func nothingHeard(reason: Message) -> Message {
        Message(en: "You cannot be heard: {reason}", zh: "无法录音：{reason}", ["reason": reason])
    }

    public static func lessonsTitle() -> Message { Message(en: "Lessons", zh: "课程") }
    public static func chooseLesson() -> Message {
        Message(en: "Type the number of a lesson.", zh: "请输入课程的编号。")
    }

    public static func offerLessons() -> Message { Message(en: "the lessons", zh: "课程列表") }
    public static func offerOwnSentence() -> Message {
        Message(en: "practise a sentence of your own", zh: "练习自己的句子")
    }
    public static func offerOpenLesson() -> Message { Message(en: "open lesson N", zh: "打开第 N 课") }
    public static func offerSayPhrase() -> Message { Message(en: "hear phrase N", zh: "听第 N 句") }
    public static func offerSayKnown() -> Message {
        Message(en: "hear it in the language you know", zh: "听母语的说法")
    }
    public static func offerPractise() -> Message { Message(en: "three exercises on phrase N", zh: "对第 N 句做三个练习") }
    public static func offerNextPhrase() -> Message { Message(en: "practise the phrase marked ▸", zh: "练习标有 ▸ 的句子") }
    public static func offerList() -> Message { Message(en: "show the list again", zh: "再显示列表") }

    public static func offerHome() -> Message { Message(en: "the beginning", zh: "回到开头") }
    public static func offerMore() -> Message { Message(en: "the rest of the list", zh: "列表的其余部分") }

    /// Below a part of a list.
    public static func listPart(first: Int, last: Int, count: Int) -> Message {
        Message(
            en: "{first}–{last} of {count}; :more shows the others.",
            zh: "第 {first}–{last} 项，共 {count} 项；输入 :more 查看其余。",
            ["first": first, "last": last, "count": count]
        )
    }

    public static func phraseUnknown(number: String, greatest: Int) -> Message {
        Message(
            en: "There is no phrase “{number}” here. Type a number from 1 to {greatest}.",
            zh: "这里没有第“{number}”句。请输入 1 到 {greatest} 的编号。",
            ["number": number, "greatest": greatest]
        )
    }
}
