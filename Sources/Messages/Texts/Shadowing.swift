// Shadowing: a sentence said after its model, and the curves of both.
extension Message {
    public static func offerShadowing() -> Message { Message(en: "say it after the model", zh: "跟着示范说") }
    public static func offerShadow() -> Message { Message(en: "say it after the model", zh: "跟着说") }
    public static func offerTurns() -> Message { Message(en: "the model, then yours", zh: "先听示范，再听自己") }
    public static func offerTogether() -> Message { Message(en: "both in step", zh: "两个同时听") }
    public static func offerCurves() -> Message { Message(en: "the curves", zh: "看曲线") }

    public static func pitchTitle() -> Message {
        Message(en: "Pitch, in semitones about each one's middle", zh: "音高（以各自的中间音为 0，单位：半音）")
    }

    public static func loudnessTitle() -> Message {
        Message(en: "Loudness, in dB below each one's loudest", zh: "响度（以各自的最响处为 0，单位：分贝）")
    }

    public static func curvesLegend() -> Message {
        Message(en: "o you, . the model, * both", zh: "o 你，. 示范，* 重合")
    }

    /// Rates in syllables a second, pauses in seconds.
    public static func paceCompared(rate: Double, pauses: Double, modelRate: Double, modelPauses: Double) -> Message {
        Message(
            en: """
                You: {rate} syllables a second, pauses {pauses} s. The model: {modelRate} syllables a second, pauses \
                {modelPauses} s.
                """,
            zh: "你：每秒 {rate} 个音节，停顿 {pauses} 秒。示范：每秒 {modelRate} 个音节，停顿 {modelPauses} 秒。",
            [
                "rate": Message.Argument.decimal(rate, digits: 1),
                "pauses": Message.Argument.decimal(pauses, digits: 1),
                "modelRate": Message.Argument.decimal(modelRate, digits: 1),
                "modelPauses": Message.Argument.decimal(modelPauses, digits: 1),
            ]
        )
    }

    public static func pausedAfter(word: String, seconds: Double) -> Message {
        Message(
            en: "You paused {seconds} s after “{word}”, longer than the model.",
            zh: "你在“{word}”后面停了 {seconds} 秒，比示范长。",
            ["word": word, "seconds": Message.Argument.decimal(seconds, digits: 1)]
        )
    }

    public static func curvesByTime() -> Message {
        Message(
            en: """
                There is no speech model of this language here that knows where the words are: the curves run by time \
                alone, and speed and pauses are not measured.
                """,
            zh: "这里没有这种语言的语音模型，不知道词在哪里：曲线只按时间对齐，不测语速和停顿。"
        )
    }

    public static func curvesOfOtherWords() -> Message {
        Message(
            en: "These do not seem to be the words of the model, so the curves run by time alone.",
            zh: "听起来不是示范里的词，所以曲线只按时间对齐。"
        )
    }

    public static func helpShadowing() -> Message {
        Message(
            en: """
                Listen, press space, say it just like the model, and press space again. The curves show how your voice \
                rose and fell beside the model's; “m” plays both in turn, “t” together.
                """,
            zh: """
                先听，再按空格键，照着示范的语调说，然后再按一次空格键。曲线显示你的声音和示范的高低起伏；\
                按 m 轮流听，按 t 同时听。
                """
        )
    }

    public static func shadowNeedsRecording() -> Message {
        Message(
            en: "With --json, `shadow` compares recordings: name one or more with --mic FILE.",
            zh: "加 --json 时，`shadow` 比较的是录音：请用 --mic FILE 给出一个或多个文件。"
        )
    }
}
