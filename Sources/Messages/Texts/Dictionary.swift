// The Chinese dictionary: how it is made, and what it lacks.
extension Message {
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
}
