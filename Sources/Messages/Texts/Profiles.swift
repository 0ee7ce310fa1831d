// Several learners on one machine.
extension Message {
    public static func profilesTitle() -> Message { Message(en: "Profiles", zh: "用户") }

    public static func profileHow() -> Message {
        Message(
            en: """
                Type a number to change to that learner, or profile and a new name. Nothing but the lessons is shared.
                """,
            zh: "输入编号切换到该用户，或输入 profile 加新的名字。除了课程，什么都不共享。"
        )
    }

    public static func profileChanged(name: String) -> Message {
        Message(en: "You are now “{name}”.", zh: "现在的用户是“{name}”。", ["name": name])
    }

    public static func profileMade(name: String) -> Message {
        Message(en: "Welcome, “{name}”: you begin anew.", zh: "欢迎“{name}”：新用户已创建。", ["name": name])
    }

    public static func profileSame(name: String) -> Message {
        Message(en: "You are “{name}” already.", zh: "现在就是用户“{name}”。", ["name": name])
    }

    public static func profileAbsent(name: String, names: String) -> Message {
        Message(
            en: "There is no profile “{name}”. Those there are: {names}. A console opened with a new name makes it.",
            zh: "没有用户“{name}”。现有用户：{names}。用新的名字打开控制台会创建用户。",
            ["name": name, "names": Whole(names)]
        )
    }

    public static func offerProfile() -> Message { Message(en: "change to another learner", zh: "切换用户") }
}
