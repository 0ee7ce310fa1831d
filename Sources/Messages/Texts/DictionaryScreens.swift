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
    /// A number that none of the rows has.
    public static func indexUnknown(number: String) -> Message {
        Message(
            en: "Nothing has the number {number} here. Type one of those shown.",
            zh: "这里没有编号 {number}。请输入显示的编号。",
            ["number": number]
        )
    }

    public static func indexEmpty(text: String) -> Message {
        Message(en: "No standard character stands under {text}.", zh: "{text} 下没有规范汉字。", ["text": text])
    }

    public static func offerAnsweredEntry() -> Message { Message(en: "look it up", zh: "查词典") }

    public static func dictationNothingAnswered() -> Message {
        Message(en: "No Chinese word was answered yet.", zh: "还没有答过汉语词语。")
    }

    public static func dictationEntryHint() -> Message {
        Message(
            en: "After an answer, ? and Enter opens that word in the dictionary.",
            zh: "答完后输入 ? 再按回车键，就能在词典里查刚才的词。"
        )
    }

    public static func addWordTitle(text: String) -> Message {
        Message(en: "Put {text} on a list to be dictated", zh: "把“{text}”加入听写词表", ["text": text])
    }

    public static func addWordHow() -> Message {
        Message(
            en: "Type the number of a list, or the name of a new one; Enter takes the first.",
            zh: "请输入词表的编号，或新词表的名称；直接按回车键选第一个。"
        )
    }

    public static func addWordFirst(text: String) -> Message {
        Message(
            en: "You have no list of your own yet. Type a name for one, and {text} is put on it.",
            zh: "还没有自己的词表。输入一个名称，就会把“{text}”加进去。",
            ["text": text]
        )
    }

    public static func addWordDone(text: String, list: String) -> Message {
        Message(
            en: "{text} is on the list “{list}”; “dictation” dictates it.",
            zh: "已把“{text}”加入词表“{list}”；输入 dictation 就能听写。",
            ["text": text, "list": list]
        )
    }

    public static func addWordThere(text: String, list: String) -> Message {
        Message(
            en: "{text} is on the list “{list}” already.",
            zh: "“{text}”已经在词表“{list}”里了。",
            ["text": text, "list": list]
        )
    }
}
