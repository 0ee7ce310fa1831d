// The Chinese dictionary: how it is made, and what it lacks.
extension Message {
    /// Beside a bar that says how far the work is.
    public static func dictionaryBar() -> Message { Message(en: "Chinese dictionary", zh: "汉语词典") }

    /// Before the dictionary is made where somebody waits for it.
    public static func dictionaryFirst() -> Message {
        Message(
            en: "The Chinese dictionary is being made, which happens once. Ctrl-C goes on without it.",
            zh: "正在生成汉语词典，只需一次。按 Ctrl-C 可以跳过。"
        )
    }

    public static func dictionaryStopped() -> Message {
        Message(
            en: """
                The Chinese dictionary was not made. Until then Chinese is read as far as the lessons know it; \
                aloud dictionary build makes it.
                """,
            zh: "没有生成汉语词典。在此之前，汉语只按课程里已有的读音来读；用 aloud dictionary build 可以生成。"
        )
    }

    public static func dictionaryBuilt(seconds: Double) -> Message {
        Message(
            en: "The Chinese dictionary was made in {seconds} s.",
            zh: "汉语词典已生成，用时 {seconds} 秒。",
            ["seconds": Argument.decimal(seconds, digits: 1)]
        )
    }

    public static func dictionaryNewest() -> Message {
        Message(en: "The Chinese dictionary is up to date.", zh: "汉语词典已是最新。")
    }

    /// `packages` and `commands` are lists.
    public static func dictionaryAbsent(packages: String, commands: String) -> Message {
        Message(
            en: "There is no Chinese dictionary: its packages are missing ({packages}). What brings them: {commands}",
            zh: "没有汉语词典：缺少软件包（{packages}）。获取命令：{commands}",
            ["packages": packages, "commands": commands]
        )
    }

    public static func dictionaryWithout(package: String, command: String) -> Message {
        Message(
            en: "The dictionary is made without {package}, which is missing. What brings it: {command}",
            zh: "缺少 {package}，词典中没有它的内容。获取命令：{command}",
            ["package": package, "command": command]
        )
    }

    public static func dictionarySourceBad(path: String, detail: String) -> Message {
        Message(
            en: "{path} cannot be read. Remove it and run Scripts/dictionary again. ({detail})",
            zh: "无法读取 {path}。请删除它，再运行 Scripts/dictionary。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func doctorDictionary() -> Message {
        Message(en: "The Chinese dictionary is there", zh: "汉语词典可用")
    }

    public static func doctorNoDictionary() -> Message {
        Message(en: "There is no Chinese dictionary", zh: "没有汉语词典")
    }

    public static func lookupNothing(text: String) -> Message {
        Message(
            en: "Nothing in the Chinese dictionary matches “{text}”.",
            zh: "汉语词典里没有与“{text}”相符的内容。",
            ["text": text]
        )
    }

    /// A character's place in the standard: its level, 1…3.
    public static func entryLevel(level: Int) -> Message {
        Message(en: "Level {level} of the standard characters", zh: "通用规范汉字{level}级字", ["level": level])
    }

    /// `radical` as the index shows it; `beyond` strokes beyond it.
    public static func entryStrokes(radical: String, strokes: Int, beyond: Int) -> Message {
        Message(
            en: """
                Radical {radical}, {strokes, plural, one {# stroke} other {# strokes}}, {beyond} beyond the radical
                """,
            zh: "部首 {radical}，共 {strokes} 画，部首外 {beyond} 画",
            ["radical": radical, "strokes": strokes, "beyond": beyond]
        )
    }

    /// `level` is `3` or `7–9`.
    public static func entryHSK(level: String) -> Message {
        Message(en: "HSK {level}", zh: "HSK {level} 级", ["level": level])
    }

    public static func entryNoMeaning() -> Message {
        Message(en: "The data has no English meaning for it.", zh: "数据里没有它的英语释义。")
    }

    public static func entryWords(words: String) -> Message {
        Message(en: "Words: {words}", zh: "组词：{words}", ["words": Whole(words)])
    }

    public static func entryExamples() -> Message { Message(en: "Examples", zh: "例句") }

    /// The heading of what was found and comes only so near: `beginning`, `containing`, `part` or `near`.
    public static func lookupHeading(nearness: String) -> Message {
        Message(
            en: """
                {nearness, select, beginning {Begins so} containing {Holds it} part {Its words} near {Almost so} other {Found}}
                """,
            zh: "{nearness, select, beginning {以此开头} containing {包含它} part {其中的词} near {相近} other {找到}}",
            ["nearness": nearness]
        )
    }

    /// A radical of the index, and how many characters stand under it.
    public static func indexCount(name: String, count: Int) -> Message {
        Message(
            en: "{name}  {count, plural, one {# character} other {# characters}}",
            zh: "{name}  {count} 字",
            ["name": name, "count": count]
        )
    }

    /// A letter of the index.
    public static func indexName(name: String) -> Message { Message(en: "{name}", zh: "{name}", ["name": name]) }

    public static func indexBeyond(radical: String, beyond: Int) -> Message {
        Message(
            en: "{radical} and {beyond, plural, one {# stroke} other {# strokes}}",
            zh: "{radical} 外 {beyond} 画",
            ["radical": radical, "beyond": beyond]
        )
    }

    public static func indexStrokes(strokes: Int) -> Message {
        Message(
            en: "{strokes, plural, one {# stroke} other {# strokes}}",
            zh: "{strokes} 画",
            ["strokes": strokes]
        )
    }

    public static func indexNineAndMore() -> Message { Message(en: "9 strokes and more", zh: "9 画及以上") }

    public static func indexNothing(text: String) -> Message {
        Message(
            en:
                "“{text}” is neither a letter, a syllable, a number of strokes that a radical has nor a radical of this index.",
            zh: "“{text}”既不是本索引的字母、音节，也不是部首或某个部首的笔画数。",
            ["text": text]
        )
    }
}
