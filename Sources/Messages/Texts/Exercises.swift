// Word order and multiple choice: what can be done, and what is said to an answer.
extension Message {
    public static func offerHint() -> Message { Message(en: "show the next word", zh: "提示下一个词") }
    public static func offerTilesAgain() -> Message { Message(en: "show the words again", zh: "再看一遍词块") }
    public static func offerChoicesAgain() -> Message { Message(en: "show the choices again", zh: "再看一遍选项") }

    public static func nextTile(number: Int, text: String) -> Message {
        Message(en: "Next comes {number}: {text}", zh: "下一个是 {number}：{text}", ["number": number, "text": Whole(text)])
    }

    public static func noSuchTile(text: String) -> Message {
        Message(
            en: "No word that is left is “{text}”. Type the number of a word, or the word.",
            zh: "剩下的词里没有“{text}”。请输入词的编号，或者输入这个词。",
            ["text": text]
        )
    }

    public static func noSuchChoice(text: String) -> Message {
        Message(
            en: "No choice is “{text}”. Type the number of a choice, or its text.",
            zh: "选项里没有“{text}”。请输入选项的编号，或者输入它的内容。",
            ["text": text]
        )
    }

    public static func notComplete() -> Message {
        Message(en: "It is not complete yet.", zh: "还没有完成。")
    }

    public static func pressToContinue() -> Message {
        Message(en: "Press Enter to continue.", zh: "按回车键继续。")
    }
}
