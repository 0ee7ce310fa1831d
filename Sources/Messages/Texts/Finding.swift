// Search.
extension Message {
    public static func searchNothing(text: String) -> Message {
        Message(
            en: "Nothing matches “{text}”. Try fewer words, or another spelling.",
            zh: "没有找到“{text}”。请减少词语，或换一种写法。",
            ["text": text]
        )
    }

    public static func searchHow() -> Message {
        Message(
            en: """
                Type words to look for, in any language. A number opens what was found. Commands begin with a colon \
                here: :back leaves, :settings opens the settings.
                """,
            zh: "输入要找的词，语言不限。输入编号打开找到的句子。这里的命令以冒号开头：:back 离开，:settings 打开设置。"
        )
    }

    /// Nothing was typed to look for.
    public static func searchEmpty() -> Message {
        Message(
            en: "There is nothing to look for. Type at least one word.",
            zh: "没有要找的内容。请至少输入一个词。"
        )
    }

    /// The title of what was found.
    public static func searchFound(text: String, count: Int) -> Message {
        Message(
            en: "{count, plural, one {One phrase matches} other {# phrases match}} “{text}”",
            zh: "找到{count, plural, other { # 句}}“{text}”",
            ["text": text, "count": count]
        )
    }

    public static func searchUnknown(number: String, greatest: Int) -> Message {
        Message(
            en: """
                {greatest, plural, =0 {Nothing was found yet that could be opened.} other {There is no “{number}” among \
                what was found. Type a number from 1 to {greatest}.}}
                """,
            zh: """
                {greatest, plural, =0 {还没有可以打开的结果。} other {结果里没有“{number}”。请输入 1 到 {greatest} 的编号。}}
                """,
            ["number": number, "greatest": greatest]
        )
    }

    public static func offerSearch() -> Message { Message(en: "find phrases", zh: "搜索句子") }
    public static func offerOpenFound() -> Message { Message(en: "open phrase N", zh: "打开第 N 句") }
}
