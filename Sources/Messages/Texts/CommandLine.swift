// The command line: what was not understood, and what would be.
extension Message {
    public static func unknownCommand(name: String) -> Message {
        Message(
            en: "There is no command “{name}”. `aloud --help` lists them.",
            zh: "没有命令“{name}”。用 `aloud --help` 可以列出所有命令。",
            ["name": name]
        )
    }

    /// Typed in the console, but a command of the shell: `units`.
    public static func commandOfShell(name: String) -> Message {
        Message(
            en: "“{name}” is a command of the shell: `aloud {name}`. help lists what there is here.",
            zh: "“{name}”要在控制台外面输入：`aloud {name}`。输入 help 可以列出这里的命令。",
            ["name": name]
        )
    }

    public static func ambiguousCommand(name: String, candidates: String) -> Message {
        Message(
            en: "“{name}” may mean: {candidates}. Type more letters.",
            zh: "“{name}”可能是：{candidates}。请多输入几个字母。",
            ["name": name, "candidates": Whole(candidates)]
        )
    }

    public static func unknownOption(name: String, command: String) -> Message {
        Message(
            en: "`{command}` has no option {name}. `{command} --help` lists them.",
            zh: "`{command}` 没有选项 {name}。用 `{command} --help` 可以列出。",
            ["name": name, "command": command]
        )
    }

    public static func optionWithoutValue(name: String) -> Message {
        Message(
            en: "The option {name} needs a value after it.",
            zh: "选项 {name} 后面需要一个值。",
            ["name": name]
        )
    }

    /// `range` says what may be given, such as `80–450`.
    public static func optionOutOfRange(name: String, value: String, range: String) -> Message {
        Message(
            en: "“{value}” is not a value for {name}. Give {range}.",
            zh: "“{value}”不是 {name} 的有效值。可用的值：{range}。",
            ["name": name, "value": value, "range": range]
        )
    }

    public static func unknownLanguage(code: String, codes: String) -> Message {
        Message(
            en: "“{code}” is not a language of aloud. Choose one of: {codes}.",
            zh: "“{code}”不是 aloud 支持的语言。可以选：{codes}。",
            ["code": code, "codes": codes]
        )
    }

    public static func textEmpty() -> Message {
        Message(
            en: "There is no word in that text. Give a phrase to say.",
            zh: "这段文字里没有词。请给出要说的句子。"
        )
    }

    public static func textTooLong(length: Int, limit: Int) -> Message {
        Message(
            en: """
                That text is {length, plural, one {# character} other {# characters}} long, and at most {limit} can be \
                practised at once. Give one sentence.
                """,
            zh: "这段文字有 {length, plural, other {# 个字}}，一次最多练习 {limit} 个字。请只给一个句子。",
            ["length": length, "limit": limit]
        )
    }

    public static func fileNotFound(file: String) -> Message {
        Message(en: "There is no file {file}. Check its name.", zh: "没有文件 {file}。请检查文件名。", ["file": file])
    }

    public static func fileUnreadable(file: String, detail: String) -> Message {
        Message(
            en: "{file} cannot be read. Check its permissions. ({detail})",
            zh: "无法读取 {file}。请检查权限。（{detail}）",
            ["file": file, "detail": detail]
        )
    }

    public static func fileCannotBeWritten(file: String, detail: String) -> Message {
        Message(
            en: "{file} cannot be written. Check the folder, its permissions and the free space. ({detail})",
            zh: "无法写入 {file}。请检查文件夹、权限和剩余空间。（{detail}）",
            ["file": file, "detail": detail]
        )
    }

    public static func outputFailed(detail: String) -> Message {
        Message(
            en: "The output could not be written: part of it is missing. ({detail})",
            zh: "输出没有写完，缺少一部分。（{detail}）",
            ["detail": detail]
        )
    }

    /// A line of a file that cannot be used.
    public static func badLine(file: String, line: Int, problem: Message) -> Message {
        Message(
            en: "{file}, line {line}: {problem}",
            zh: "{file} 第 {line} 行：{problem}",
            ["file": file, "line": line, "problem": problem]
        )
    }

    public static func manifestLineFormat() -> Message {
        Message(
            en: "a line is a recording, a language and a text, parted by tabs.",
            zh: "每行应为录音、语言和文本，用制表符分隔。"
        )
    }
}

extension Message {
    public static func fileNotAFile(file: String) -> Message {
        Message(
            en: "{file} is not a regular file. Give the name of a file.",
            zh: "{file} 不是普通文件。请给出文件名。",
            ["file": file]
        )
    }

    public static func fileTooLong(file: String, limit: Int) -> Message {
        Message(
            en: "{file} is longer than {limit} bytes. Part it into several files.",
            zh: "{file} 超过 {limit} 字节。请把它分成几个文件。",
            ["file": file, "limit": limit]
        )
    }

    public static func notUTF8() -> Message {
        Message(en: "this is not UTF-8. Save the file as UTF-8.", zh: "不是 UTF-8 编码。请把文件存为 UTF-8。")
    }
}
