// The screens of the Chinese dictionary.
extension Message {
    public static func offerDictionary() -> Message { Message(en: "the Chinese dictionary", zh: "汉语词典") }
    public static func offerLookup() -> Message { Message(en: "look a word up", zh: "查词") }
    public static func offerIndex() -> Message {
        Message(en: "characters by pinyin or by radicals", zh: "按拼音或部首查字")
    }
    public static func offerOpenEntry() -> Message { Message(en: "open entry N", zh: "打开第 N 个词条") }
    public static func offerOpenWord() -> Message { Message(en: "open word N", zh: "打开第 N 个词") }
    public static func offerShowEntry() -> Message { Message(en: "show the entry again", zh: "再看词条") }
    public static func offerSayReading() -> Message { Message(en: "say it, or reading N", zh: "朗读，或读第 N 个读音") }
    public static func offerTones() -> Message { Message(en: "the four tones in a row", zh: "依次听四个声调") }
    public static func offerPractiseReading() -> Message {
        Message(en: "say it yourself and be judged", zh: "自己读，听评判")
    }
    public static func offerAddWord() -> Message { Message(en: "put it on a dictation list", zh: "加入听写词表") }
    public static func offerWords() -> Message {
        Message(en: "its Chinese words in the dictionary", zh: "在词典里查其中的词")
    }

    public static func dictionaryHow() -> Message {
        Message(
            en: """
                Type a Chinese word, pinyin, first letters, English, or ? for one character. “index pinyin” and “index \
                radicals” list the characters; back leaves.
                """,
            zh: "请输入汉字、拼音、首字母或英语，? 代表一个字。输入 index pinyin 或 index radicals 查字，输入 back 返回。"
        )
    }

    public static func lookupFound(text: String, count: Int) -> Message {
        Message(
            en: "{count, plural, one {# entry} other {# entries}} for “{text}”",
            zh: "“{text}”：找到 {count} 条",
            ["text": text, "count": count]
        )
    }

    public static func entryWordsOf(reading: String) -> Message {
        Message(en: "Words with {reading}", zh: "读 {reading} 的词", ["reading": reading])
    }

    public static func entryNoReading(text: String) -> Message {
        Message(en: "The data does not say how {text} is read.", zh: "数据里没有“{text}”的读音。", ["text": text])
    }

    public static func wordsTitle(text: String) -> Message {
        Message(en: "Words of “{text}”", zh: "“{text}”中的词", ["text": text])
    }

    public static func wordsNone() -> Message {
        Message(en: "There is no Chinese word here that the dictionary has.", zh: "这里没有词典里的汉语词。")
    }

    public static func indexChoose() -> Message { Message(en: "Find a character", zh: "查字") }
    public static func indexLetters() -> Message { Message(en: "By pinyin: the first letter", zh: "按拼音：首字母") }
    public static func indexSyllables(letter: String) -> Message {
        Message(
            en: "Syllables with {letter}, and how many characters each has",
            zh: "{letter} 开头的音节和字数",
            ["letter": letter]
        )
    }
    public static func indexRadicals() -> Message {
        Message(en: "By radical: the strokes of the radical", zh: "按部首：部首的笔画数")
    }
    public static func indexRadical(radical: String) -> Message {
        Message(
            en: "{radical}: the number is that of the strokes beyond it",
            zh: "{radical}：编号是部首外的笔画数",
            ["radical": radical]
        )
    }
    public static func indexEmpty(text: String) -> Message {
        Message(en: "No standard character stands under {text}.", zh: "{text} 下没有规范汉字。", ["text": text])
    }
}
