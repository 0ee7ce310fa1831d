// The sounds a learner keeps missing.
extension Message {
    public static func weakSoundsTitle() -> Message {
        Message(en: "Sounds that were often off", zh: "常常发不准的音")
    }

    /// - Parameter percent: the share that was off, 0…100.
    public static func weakSoundCounts(weak: Int, said: Int, percent: Int) -> Message {
        Message(
            en: "off in {weak} of {said} ({percent}%)",
            zh: "{said} 次中 {weak} 次不准（{percent}%）",
            ["weak": weak, "said": said, "percent": percent]
        )
    }

    public static func weakSoundsLegend(weeks: Int) -> Message {
        Message(
            en: """
                The signs are the last {weeks} weeks, this one last: the higher, the more often off (a digit: tenths). \
                `pairs` trains the ear for them.
                """,
            zh: "符号表示最近 {weeks} 周，本周在最后：越高表示越常不准（数字表示十分之几）。输入 `pairs` 可以练习分辨这些音。",
            ["weeks": weeks]
        )
    }
}
