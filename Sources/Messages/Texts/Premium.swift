// The premium lessons, and where feedback goes.
extension Message {
    public static func premiumLocked(first: Int) -> Message {
        Message(
            en: "Lessons {first} and above are locked. Their phrases can be seen, found and made favorites.",
            zh: "第 {first} 课起还没有解锁。句子可以查看、搜索和收藏。",
            ["first": first]
        )
    }

    public static func premiumHowTo() -> Message {
        Message(
            en: "“premium unlock” opens their exercises. No payment exists: it costs nothing.",
            zh: "输入 premium unlock 即可解锁练习。没有任何付费，完全免费。"
        )
    }

    /// Behind the title of a lesson.
    public static func lockedNote() -> Message { Message(en: "locked", zh: "未解锁") }

    public static func premiumUnlocked() -> Message { Message(en: "All lessons are unlocked.", zh: "所有课程都已解锁。") }

    public static func feedbackSurvey(address: String) -> Message {
        Message(
            en: "A survey of five minutes: {address}",
            zh: "五分钟问卷：{address}",
            ["address": Whole(address)]
        )
    }

    public static func feedbackBugs(address: String) -> Message {
        Message(en: "Bug reports: {address}", zh: "错误报告：{address}", ["address": Whole(address)])
    }

    public static func feedbackNoSurvey() -> Message {
        Message(en: "There is no survey at present.", zh: "目前没有问卷。")
    }

    public static func feedbackNoBugs() -> Message {
        Message(en: "There is no address for bug reports at present.", zh: "目前没有报告错误的地址。")
    }

    public static func feedbackNowhere(file: String) -> Message {
        Message(
            en: """
                There is neither a survey nor an address for bug reports yet. Whoever has them writes them into {file}.
                """,
            zh: "目前还没有问卷，也没有报告错误的地址。如果有，请写在 {file} 里。",
            ["file": file]
        )
    }

    public static func offerPremium() -> Message { Message(en: "the locked lessons", zh: "高级课程") }
    public static func offerUnlock() -> Message { Message(en: "unlock all lessons", zh: "解锁所有课程") }
    public static func offerFeedback() -> Message { Message(en: "tell your opinion", zh: "反馈意见") }
}
