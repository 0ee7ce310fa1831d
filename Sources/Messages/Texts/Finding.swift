// Search.
extension Message {
    public static func searchNothing(text: String) -> Message {
        Message(
            en: "Nothing matches “{text}”. Try fewer words, or another spelling.",
            zh: "没有找到“{text}”。请减少词语，或换一种写法。",
            ["text": text]
        )
    }
}
