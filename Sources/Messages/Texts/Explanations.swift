// Explanations of Chinese characters: taking them in, and what is wrong with a file of them (see `badLine`).
extension Message {
    /// What a character means, in Chinese.
    public static func entryExplanation(text: String) -> Message {
        Message(en: "In Chinese: {text}", zh: "解释：{text}", ["text": Whole(text)])
    }

    public static func explanationNotTwoFields() -> Message {
        Message(
            en: "a line must be a character, a tab and its explanation.",
            zh: "每行应为一个汉字、一个制表符和它的解释。"
        )
    }

    public static func explanationNotACharacter(text: String) -> Message {
        Message(en: "“{text}” is not one Chinese character.", zh: "“{text}”不是一个汉字。", ["text": text])
    }

    public static func explanationMissing(character: String) -> Message {
        Message(
            en: "{character} has no explanation here but itself. Write what it means.",
            zh: "“{character}”没有解释，或解释只是它本身。请写出它的意思。",
            ["character": character]
        )
    }

    public static func explanationTwice(character: String) -> Message {
        Message(
            en: "{character} was explained before in this file, and otherwise. Keep one.",
            zh: "“{character}”在文件前面已有不同的解释。请只保留一个。",
            ["character": character]
        )
    }

    public static func explanationsNone() -> Message {
        Message(en: "there is no explanation in it.", zh: "里面没有解释。")
    }

    /// `hidden` of them are of characters that the program explains itself.
    public static func explanationsTaken(file: String, count: Int, hidden: Int) -> Message {
        Message(
            en: """
                {file}: {count, plural, one {# explanation} other {# explanations}} taken in, {hidden} of them for \
                characters that have one already and keep it
                """,
            zh: "{file}：已导入 {count} 条解释，其中 {hidden} 条的汉字已有自带的解释，仍显示自带的。",
            ["file": file, "count": count, "hidden": hidden]
        )
    }

    public static func explanationsNotTaken() -> Message {
        Message(
            en: "No explanations were taken in. `aloud dictionary explain FILE` does it.",
            zh: "还没有导入解释。用 `aloud dictionary explain FILE` 可以导入。"
        )
    }

    public static func explanationsForgotten(count: Int) -> Message {
        Message(
            en: "{count, plural, one {# explanation} other {# explanations}} removed",
            zh: "已删除 {count} 条解释。",
            ["count": count]
        )
    }
}
