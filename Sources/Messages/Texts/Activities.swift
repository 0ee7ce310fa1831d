// Suggestions for a break: the names of their topics, and how to breathe.
extension Message {
    /// What an activity trains: `time`, `concentration` and so on, as StudyTime names its topics.
    public static func activityTopic(topic: String) -> Message {
        Message(
            en: """
                {topic, select, time {Time} concentration {Concentration} memory {Memory} stretching {Stretching} \
                breathing {Breathing} thinking {Happy thoughts} tidying {Tidying up} household {At home} \
                hygiene {Clean and healthy} other {{topic}}}
                """,
            zh: """
                {topic, select, time {时间管理} concentration {专注力} memory {记忆力} stretching {伸展} \
                breathing {呼吸} thinking {积极心态} tidying {整理} household {家务} hygiene {卫生习惯} other {{topic}}}
                """,
            ["topic": topic]
        )
    }

    /// A part of a breath: `in`, `hold` or `out`.
    public static func breathingPhase(phase: String) -> Message {
        Message(
            en: "{phase, select, in {Breathe in} hold {Hold} other {Breathe out}}",
            zh: "{phase, select, in {吸气} hold {屏住} other {呼气}}",
            ["phase": phase]
        )
    }

    /// A part of a breath and how long it is.
    public static func breathingFor(phase: String, seconds: Int) -> Message {
        Message(
            en: "{phase} {seconds} s",
            zh: "{phase}{seconds}秒",
            ["phase": Message.breathingPhase(phase: phase), "seconds": seconds]
        )
    }

    public static func breathingRound(round: Int, rounds: Int) -> Message {
        Message(
            en: "Breath {round} of {rounds}",
            zh: "第 {round} 次呼吸，共 {rounds} 次",
            ["round": round, "rounds": rounds]
        )
    }

    public static func breathingDone() -> Message {
        Message(en: "Well done. Feel how calm you are now.", zh: "做得很好。感觉一下，现在心里多平静。")
    }
}
