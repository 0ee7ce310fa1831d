// Favorites, and copies of a phrase.
extension Message {
    public static func favoritesTitle() -> Message { Message(en: "Favorites", zh: "收藏") }
    public static func offerFavorites() -> Message { Message(en: "your favorite phrases", zh: "收藏的句子") }
    public static func offerFavorite() -> Message { Message(en: "make phrase N a favorite", zh: "收藏第 N 句") }
    public static func offerUnfavorite() -> Message { Message(en: "take its heart away", zh: "取消收藏第 N 句") }
    public static func offerCopy() -> Message { Message(en: "copy phrase N and its meaning", zh: "复制第 N 句和它的意思") }

    public static func favoritesEmpty() -> Message {
        Message(
            en: "You have no favorites yet. Open a lesson and type favorite and the number of a phrase.",
            zh: "还没有收藏的句子。打开一课，输入 favorite 加句子的编号即可收藏。"
        )
    }

    public static func favoriteAdded(text: String) -> Message {
        Message(en: "♥ {text}", zh: "♥ {text}", ["text": text])
    }

    public static func favoriteRemoved(text: String) -> Message {
        Message(en: "No longer a favorite: {text}", zh: "已取消收藏：{text}", ["text": text])
    }

    public static func phraseLacks(language: Message) -> Message {
        Message(
            en: "This phrase has no text in {language}.",
            zh: "这个句子没有{language}文本。",
            ["language": language]
        )
    }

    public static func copiedBy(program: String) -> Message {
        Message(en: "Copied to the clipboard with {program}.", zh: "已用 {program} 复制到剪贴板。", ["program": program])
    }

    public static func copiedByTerminal() -> Message {
        Message(
            en: "The terminal was asked to copy it (OSC 52). Not every terminal obeys.",
            zh: "已请终端复制（OSC 52）。并非所有终端都支持。"
        )
    }

    public static func notCopied() -> Message {
        Message(
            en: "There is no clipboard here: neither wl-copy nor xclip, nor a terminal that could be asked.",
            zh: "这里没有剪贴板：没有 wl-copy、xclip，也没有可用的终端。"
        )
    }

    public static func notCopiedBecause(detail: String) -> Message {
        Message(en: "It could not be copied. ({detail})", zh: "没能复制。（{detail}）", ["detail": detail])
    }

    public static func tooLongToCopy(limit: Int) -> Message {
        Message(
            en: "It is longer than the {limit} bytes that a terminal takes.",
            zh: "内容超过终端能接收的 {limit} 字节。",
            ["limit": limit]
        )
    }
}
