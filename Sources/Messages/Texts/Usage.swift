// The command line taken apart: each slip says what would have been right.
extension Message {
    public static func commandMeant(name: String, meant: String) -> Message {
        Message(
            en: "There is no command “{name}”. Did you mean “{meant}”?",
            zh: "没有命令“{name}”。是不是想输入“{meant}”？",
            ["name": name, "meant": meant]
        )
    }

    public static func optionUnknown(name: String) -> Message {
        Message(
            en: "There is no option {name}. `aloud help` lists them.",
            zh: "没有选项 {name}。用 `aloud help` 可以列出所有选项。",
            ["name": name]
        )
    }

    public static func optionMeant(name: String, meant: String) -> Message {
        Message(
            en: "There is no option {name}. Did you mean {meant}?",
            zh: "没有选项 {name}。是不是想用 {meant}？",
            ["name": name, "meant": meant]
        )
    }

    public static func optionTakesNoValue(name: String) -> Message {
        Message(en: "The option {name} takes no value.", zh: "选项 {name} 不需要值。", ["name": name])
    }

    public static func optionTwice(name: String) -> Message {
        Message(en: "The option {name} may be given once only.", zh: "选项 {name} 只能给一次。", ["name": name])
    }

    public static func usage(usage: String) -> Message {
        Message(en: "Usage: {usage}", zh: "用法：{usage}", ["usage": Whole(usage)])
    }

    public static func profileNameInvalid(name: String) -> Message {
        Message(
            en: "“{name}” cannot be the name of a profile. Use letters, digits, - and _.",
            zh: "“{name}”不能用作用户名称。请用字母、数字、- 和 _。",
            ["name": name]
        )
    }

    public static func homeUnknown() -> Message {
        Message(
            en: "No home folder is known, so there is no place for what you do. Set HOME.",
            zh: "找不到主目录，没有地方保存学习记录。请设置 HOME。"
        )
    }
}
