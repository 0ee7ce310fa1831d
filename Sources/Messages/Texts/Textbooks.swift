// Textbooks: taking them in, listing their units. What is wrong with a file stands behind its name and a line, see `badLine`.
extension Message {
    public static func importEmpty() -> Message {
        Message(en: "there is no word in it. Put one word on each line.", zh: "里面没有词语。请每行写一个词。")
    }

    public static func importNotText() -> Message {
        Message(
            en: "this is no text in UTF-8, UTF-16, GB18030 or Latin-1. Save the file as UTF-8 text.",
            zh: "不是 UTF-8、UTF-16、GB18030 或 Latin-1 文本。请把文件存为 UTF-8 文本。"
        )
    }

    public static func importTruncated() -> Message {
        Message(
            en: "what begins here does not end: the file is cut off, or a quotation mark is missing.",
            zh: "从这里开始的内容没有结尾：文件不完整，或缺少引号。"
        )
    }

    public static func importNotJSON(reason: String) -> Message {
        Message(en: "this is no JSON. ({reason})", zh: "不是 JSON。（{reason}）", ["reason": reason])
    }

    public static func importNotWords() -> Message {
        Message(
            en: "a word must be a text, or an object with “text” or “char”.",
            zh: "词语必须是文本，或含有“text”或“char”的对象。"
        )
    }

    public static func importNoWord() -> Message {
        Message(en: "the word itself is missing here.", zh: "这里缺少词语本身。")
    }

    public static func importTooLong(limit: Int) -> Message {
        Message(
            en: "this is longer than {limit} characters, which no word is.",
            zh: "这里超过 {limit} 个字符，不可能是词语。",
            ["limit": limit]
        )
    }

    public static func importBadQuote() -> Message {
        Message(
            en: "a quotation ends before its field does. Write quotation marks inside it twice.",
            zh: "引号在字段结束之前就关闭了。字段里的引号请写两遍。"
        )
    }

    public static func importNotAText(name: String) -> Message {
        Message(en: "“{name}” must be a text.", zh: "“{name}”必须是文本。", ["name": name])
    }

    public static func importDone(label: String, units: Int, words: Int, added: Int) -> Message {
        Message(
            en: """
                {label}: {units, plural, one {# unit} other {# units}}, {words, plural, one {# word} other {# words}}, \
                {added} of them new
                """,
            zh: "{label}：{units, plural, other {# 个单元}}，{words, plural, other {# 个词语}}，其中 {added} 个是新的",
            ["label": label, "units": units, "words": words, "added": added]
        )
    }

    public static func importFound(count: Int) -> Message {
        Message(
            en: "{count, plural, one {# list was found:} other {# lists were found:}}",
            zh: "找到 {count, plural, other {# 个词表}}：",
            ["count": count]
        )
    }

    public static func importChoose() -> Message {
        Message(
            en: "Which? Numbers such as 1 3-5, all, or Enter for none: ",
            zh: "导入哪些？输入编号（如 1 3-5）、all，或直接按回车不导入："
        )
    }

    public static func importNotChosen(text: String) -> Message {
        Message(
            en: "“{text}” names no list above. Type numbers such as 1 3-5, or all.",
            zh: "上面没有“{text}”。请输入编号（如 1 3-5），或 all。",
            ["text": text]
        )
    }

    public static func importNobodyChose() -> Message {
        Message(
            en: "Nobody is there to choose. Give --all to take in every list, or name the files.",
            zh: "没有人可以选择。用 --all 导入全部，或给出文件名。"
        )
    }

    public static func importNothingFound(path: String) -> Message {
        Message(
            en: "There is no list of words in {path}: no file ends in .json, .jsonl, .csv, .tsv or .txt.",
            zh: "{path} 里没有词表：没有以 .json、.jsonl、.csv、.tsv 或 .txt 结尾的文件。",
            ["path": path]
        )
    }

    public static func importTooMany(path: String, limit: Int) -> Message {
        Message(
            en: "{path} holds more than {limit} files. Name a folder inside it.",
            zh: "{path} 里的文件超过 {limit} 个。请给出里面的一个文件夹。",
            ["path": path, "limit": limit]
        )
    }

    public static func importGuesses(count: Int) -> Message {
        Message(
            en: """
                {count, plural, one {# reading is a guess.} other {# readings are guesses.}} \
                `aloud units UNIT` marks them with “?”, `aloud units UNIT WORD PINYIN` corrects one for good.
                """,
            zh: "{count, plural, other {有 # 个读音是推测的}}。`aloud units 单元` 用“?”标出，`aloud units 单元 词语 拼音` 可以永久更正。",
            ["count": count]
        )
    }

    public static func unitUnknown(name: String) -> Message {
        Message(
            en: "There is no unit “{name}”. `aloud units` lists them with their numbers.",
            zh: "没有单元“{name}”。用 `aloud units` 可以列出所有单元及编号。",
            ["name": name]
        )
    }

    public static func unitAmbiguous(name: String, numbers: String) -> Message {
        Message(
            en: "“{name}” names several units. Give the number of one: {numbers}.",
            zh: "“{name}”对应多个单元。请给出编号：{numbers}。",
            ["name": name, "numbers": numbers]
        )
    }

    public static func unitsMissing() -> Message {
        Message(
            en: "No textbook has been taken in yet. `aloud import PATH` takes one in.",
            zh: "还没有导入课本。用 `aloud import 路径` 导入。"
        )
    }

    public static func unitSummary(words: Int, guesses: Int) -> Message {
        Message(
            en: """
                {words, plural, one {# word} other {# words}}\
                {guesses, plural, =0 {} one {, # reading guessed} other {, # readings guessed}}
                """,
            zh: "{words, plural, other {# 个词语}}{guesses, plural, =0 {} other {，# 个读音是推测的}}",
            ["words": words, "guesses": guesses]
        )
    }

    public static func reportWord(right: Int, wrong: Int) -> Message {
        Message(en: "{right} right, {wrong} wrong", zh: "对 {right} 次，错 {wrong} 次", ["right": right, "wrong": wrong])
    }

    public static func sheetAnswers() -> Message { Message(en: "answers", zh: "答案") }
    public static func sheetName() -> Message { Message(en: "Name", zh: "姓名") }
    public static func sheetDate() -> Message { Message(en: "Date", zh: "日期") }

    public static func wordUnknown(text: String) -> Message {
        Message(en: "The unit has no word “{text}”.", zh: "这个单元没有词语“{text}”。", ["text": text])
    }

    public static func notPinyinFor(text: String, pinyin: String) -> Message {
        Message(
            en: "“{pinyin}” is no reading of “{text}”: give one syllable a character, with tones, such as zhang3 da4.",
            zh: "“{pinyin}”不能作为“{text}”的读音：请每个字写一个带声调的音节，如 zhang3 da4。",
            ["text": text, "pinyin": pinyin]
        )
    }
}
