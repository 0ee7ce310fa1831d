// The goal, the streak and the companion's words about them.
extension Message {
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
}
