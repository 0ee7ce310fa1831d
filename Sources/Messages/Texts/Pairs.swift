// Minimal pairs: two sounds told apart, by ear and aloud.
extension Message {
    public static func offerPairs() -> Message { Message(en: "sounds that are taken for each other", zh: "容易混淆的音") }
    public static func offerFirstWord(word: String) -> Message { Message(en: "{word}", zh: "{word}", ["word": word]) }
    public static func offerSecondWord(word: String) -> Message { Message(en: "{word}", zh: "{word}", ["word": word]) }
    public static func offerBothWords() -> Message { Message(en: "hear both words", zh: "听两个词") }
    public static func offerSkip() -> Message { Message(en: "the next word", zh: "下一个词") }
    public static func offerContrast() -> Message { Message(en: "train these sounds", zh: "练习这组音") }

    /// The list of contrasts; `language` as it is named.
    public static func pairsListTitle(language: Message) -> Message {
        Message(en: "Minimal pairs: {language}", zh: "最小对立体：{language}", ["language": language])
    }

    public static func pairsMissed() -> Message { Message(en: "often off", zh: "常发不准") }

    public static func pairsChoose() -> Message {
        Message(en: "Type a number, or Enter for the one marked.", zh: "输入编号，或按回车练习标出的一组。")
    }

    public static func pairsUnknown(number: String, greatest: Int) -> Message {
        Message(
            en: "There are no sounds “{number}” in this list; type a number from 1 to {greatest}.",
            zh: "列表中没有“{number}”；请输入 1 到 {greatest} 的编号。",
            ["number": number, "greatest": greatest]
        )
    }

    public static func pairsTitle(sounds: String) -> Message {
        Message(
            en: "{sounds}: which of the two do you hear? Press 1 or 2.",
            zh: "{sounds}：你听到的是哪一个？请按 1 或 2。",
            ["sounds": sounds]
        )
    }

    public static func pairsRound(number: Int, count: Int) -> Message {
        Message(en: "{number} of {count}", zh: "第 {number} 个，共 {count} 个", ["number": number, "count": count])
    }

    public static func pairsHeard(right: Int, count: Int) -> Message {
        Message(
            en: "By ear: {right} of {count}.",
            zh: "听辨：{count} 个中对了 {right} 个。",
            ["right": right, "count": count]
        )
    }

    public static func pairsAloud() -> Message {
        Message(
            en: "Now aloud: press space, say the word that is shown, and press space again.",
            zh: "现在来说：按空格键，说出显示的词，再按一次空格键。"
        )
    }

    public static func pairsAloudUnjudged() -> Message {
        Message(
            en: """
                Now aloud: press space, say the word that is shown, and press space again. These two cannot be told apart \
                surely enough by the program: you hear yours beside both, and rate it yourself.
                """,
            zh: "现在来说：按空格键，说出显示的词，再按一次空格键。程序还不能可靠地分辨这两个音：你会听到自己的和两个示范，然后自己打分。"
        )
    }

    public static func pairsByEar() -> Message {
        Message(
            en: "That was by ear alone: what you say in this language cannot be told apart here.",
            zh: "这里只练听辨：目前还不能分辨你说的这两个音。"
        )
    }

    public static func pairsNotTold(first: String, second: String) -> Message {
        Message(
            en: "I could not tell “{first}” from “{second}” in that. Say it again.",
            zh: "没能分辨出是“{first}”还是“{second}”。请再说一遍。",
            ["first": first, "second": second]
        )
    }

    public static func pairsSaid(word: String) -> Message {
        Message(en: "That was “{word}”.", zh: "听到的是“{word}”。", ["word": word])
    }

    public static func pairsSaidOther(word: String, other: String) -> Message {
        Message(
            en: "That sounded like “{other}”, not “{word}”.",
            zh: "听起来像“{other}”，不是“{word}”。",
            ["word": word, "other": other]
        )
    }

    public static func pairsSpoken(right: Int, count: Int) -> Message {
        Message(
            en: "Aloud: {right} of {count}.",
            zh: "发音：{count} 个中对了 {right} 个。",
            ["right": right, "count": count]
        )
    }

    public static func helpPairs() -> Message {
        Message(
            en: """
                Pick two sounds. First I say one of two words, five times, and you press 1 or 2; then I show you a word and \
                tell you which of the two I heard. Sounds you keep missing come first.
                """,
            zh: """
                选一组音。我先说两个词中的一个，共五次，你按 1 或 2；然后我显示一个词让你说，再告诉你我听到的是哪一个。\
                你常发不准的音排在前面。
                """
        )
    }

    public static func pairsLineFormat() -> Message {
        Message(
            en: "A line of the list must be RECORDING, a word and another word, parted by tabs.",
            zh: "清单的每一行应为：录音文件、一个词、另一个词，用制表符隔开。"
        )
    }
}
