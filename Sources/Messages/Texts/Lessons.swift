// Lesson files: what is not as it should be. Each stands behind a file's name and a line, see `badLine`.
extension Message {
    public static func lessonNoKey() -> Message {
        Message(en: "a line must be “key: value”.", zh: "每行应为“键: 值”。")
    }

    public static func lessonUnknownKey(key: String) -> Message {
        Message(
            en: "there is no key “{key}”; it is passed over.",
            zh: "没有“{key}”这个键，已忽略。",
            ["key": key]
        )
    }

    public static func lessonRepeatedKey(key: String) -> Message {
        Message(
            en: "“{key}” stands twice in this block; the second is passed over.",
            zh: "“{key}”在这一段里出现了两次，已忽略第二个。",
            ["key": key]
        )
    }

    public static func lessonEmptyValue(key: String) -> Message {
        Message(
            en: "nothing stands after “{key}:”.",
            zh: "“{key}:”后面没有内容。",
            ["key": key]
        )
    }

    public static func lessonTooLong(key: String, limit: Int) -> Message {
        Message(
            en: "the text of “{key}” is longer than {limit} bytes; it is passed over.",
            zh: "“{key}”的内容超过 {limit} 字节，已忽略。",
            ["key": key, "limit": limit]
        )
    }

    public static func lessonNoNumber() -> Message {
        Message(
            en: "the first block must hold “lesson:” with a number from 1 to 9999; the file is left out.",
            zh: "第一段必须有“lesson:”和 1 到 9999 的编号，已跳过该文件。"
        )
    }

    public static func lessonNoTitle() -> Message {
        Message(
            en: "the first block should hold the title of the lesson, such as “en: Greetings”.",
            zh: "第一段应写明课程标题，例如“zh: 问候”。"
        )
    }

    public static func lessonUnknownRegister(register: String) -> Message {
        Message(
            en: "“{register}” is none of informal, formal and neutral; it is taken as neutral.",
            zh: "“{register}”不是 informal、formal 或 neutral，按 neutral 处理。",
            ["register": register]
        )
    }

    public static func lessonOneLanguage() -> Message {
        Message(
            en: "a phrase must stand in two languages at least; it is left out.",
            zh: "每个句子至少要有两种语言，已跳过。"
        )
    }

    public static func lessonNoText(language: Message) -> Message {
        Message(
            en: "the phrase has no text in {language}.",
            zh: "这个句子没有{language}文本。",
            ["language": language]
        )
    }

    public static func lessonUnspeakable(language: Message) -> Message {
        Message(
            en: "the text in {language} holds no word; it is passed over.",
            zh: "{language}文本里没有词，已忽略。",
            ["language": language]
        )
    }

    public static func lessonFinalMark(language: Message) -> Message {
        Message(
            en: "the text in {language} ends with another mark than the others.",
            zh: "{language}文本的句末标点与其他语言不一致。",
            ["language": language]
        )
    }

    public static func lessonPinyinCount(words: Int, tokens: Int) -> Message {
        Message(
            en: """
                the Chinese has {words, plural, one {# word} other {# words}}, the pinyin {tokens, plural, one {# word} \
                other {# words}}; the pinyin is passed over.
                """,
            zh: "中文有 {words, plural, other {# 个词}}，拼音有 {tokens, plural, other {# 个词}}，已忽略拼音。",
            ["words": words, "tokens": tokens]
        )
    }

    public static func lessonNotPinyin(token: String) -> Message {
        Message(en: "“{token}” is no pinyin.", zh: "“{token}”不是拼音。", ["token": token])
    }

    public static func lessonSyllableCount(word: String, pinyin: String) -> Message {
        Message(
            en: "“{word}” and its pinyin “{pinyin}” have not as many syllables.",
            zh: "“{word}”和拼音“{pinyin}”的音节数不一致。",
            ["word": word, "pinyin": pinyin]
        )
    }

    public static func lessonDuplicate(line: Int) -> Message {
        Message(
            en: "the phrase stands already on line {line}; it is left out.",
            zh: "这个句子在第 {line} 行已经有了，已跳过。",
            ["line": line]
        )
    }

    public static func lessonNoPhrase() -> Message {
        Message(en: "the lesson has no phrase; the file is left out.", zh: "这一课没有句子，已跳过该文件。")
    }

    public static func lessonNumberTaken(number: Int, given: Int) -> Message {
        Message(
            en: "another lesson has the number {number} already; this one is lesson {given}.",
            zh: "编号 {number} 已被其他课使用，这一课改为第 {given} 课。",
            ["number": number, "given": given]
        )
    }

    public static func lessonUnknown(number: String, least: Int, greatest: Int) -> Message {
        Message(
            en: "There is no lesson “{number}”. Lessons go from {least} to {greatest}; `aloud lessons` lists them.",
            zh: "没有第“{number}”课。课程编号为 {least} 到 {greatest}；用 `aloud lessons` 可以列出。",
            ["number": number, "least": least, "greatest": greatest]
        )
    }

    public static func lessonsMissing(directory: String) -> Message {
        Message(
            en: "No lesson was found in {directory}. Put lesson files there, or install aloud again.",
            zh: "{directory} 里没有找到课程。请把课程文件放到那里，或重新安装 aloud。",
            ["directory": directory]
        )
    }
}
