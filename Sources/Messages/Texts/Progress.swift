// The goal, the streak and the companion's words about them.
extension Message {
    public static func progressTitle() -> Message { Message(en: "Progress", zh: "进度") }

    /// The short name of a day of the week; 0 is Monday.
    public static func weekday(_ day: Int) -> Message {
        Message(
            en: "{day, select, 0 {Mon} 1 {Tue} 2 {Wed} 3 {Thu} 4 {Fri} 5 {Sat} 6 {Sun} other {?}}",
            zh: "{day, select, 0 {周一} 1 {周二} 2 {周三} 3 {周四} 4 {周五} 5 {周六} 6 {周日} other {?}}",
            ["day": String(day)]
        )
    }

    /// What the line through the bars means; `sign` is how it is drawn.
    public static func progressGoalLine(sign: String, goal: Int) -> Message {
        Message(
            en: "{sign} daily goal: {goal, plural, one {# phrase} other {# phrases}}",
            zh: "{sign} 每天的目标：{goal, plural, other {# 句}}",
            ["sign": sign, "goal": goal]
        )
    }

    public static func progressToday(phrases: Int, goal: Int) -> Message {
        Message(
            en: "Today: {phrases, plural, one {# phrase} other {# phrases}} of {goal}.",
            zh: "今天：{phrases, plural, other {# 句}}，目标 {goal} 句。",
            ["phrases": phrases, "goal": goal]
        )
    }

    public static func progressStreak(days: Int) -> Message {
        Message(
            en: "Streak: {days, plural, =0 {no days yet} one {# day} other {# days}}.",
            zh: "连续学习：{days, plural, =0 {还没有} other {# 天}}。",
            ["days": days]
        )
    }

    public static func goalReached() -> Message {
        Message(en: "Congratulations. Daily goal achieved!", zh: "恭喜！今天的目标达成了！")
    }

    public static func reminderStreak(days: Int) -> Message {
        Message(en: "Streak Days: {days}. Keep it going!", zh: "已连续 {days} 天。继续加油！", ["days": days])
    }

    public static func reminderMissed() -> Message {
        Message(en: "Keep your streak going!", zh: "别让连续天数中断！")
    }

    public static func offerProgress() -> Message { Message(en: "your progress", zh: "学习进度") }
}
