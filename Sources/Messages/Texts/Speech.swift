// Speaking: eSpeak NG, its voices and accents.
extension Message {
    public static func speechUnavailable(detail: String) -> Message {
        Message(
            en: "Speech cannot start. Install it with: sudo apt-get install espeak-ng-data libespeak-ng1 ({detail})",
            zh: "无法启动语音合成。请安装：sudo apt-get install espeak-ng-data libespeak-ng1（{detail}）",
            ["detail": detail]
        )
    }

    public static func speechVoiceMissing(voice: String, detail: String) -> Message {
        Message(
            en: "The voice “{voice}” is not installed. `aloud voices` lists those that are. ({detail})",
            zh: "没有安装语音“{voice}”。用 `aloud voices` 可以列出已安装的语音。（{detail}）",
            ["voice": voice, "detail": detail]
        )
    }

    public static func speechFailed(detail: String) -> Message {
        Message(
            en: "The phrase could not be spoken. Try again. ({detail})",
            zh: "这个句子没能读出来。请再试一次。（{detail}）",
            ["detail": detail]
        )
    }

    /// `accents` lists the names that may be given, parted by commas.
    public static func unknownAccent(accent: String, language: Message, accents: String) -> Message {
        Message(
            en: "There is no accent “{accent}” for {language}. Choose one of: {accents}.",
            zh: "{language}没有口音“{accent}”。可以选：{accents}。",
            ["accent": accent, "language": language, "accents": accents]
        )
    }

    public static func mandarinNeedsPinyin(text: String) -> Message {
        Message(
            en: """
                “{text}” cannot be read aloud without its pinyin. Give the pinyin, for example: ni3 hao3. Where the Chinese \
                dictionary is missing, `aloud doctor` says how to get it.
                """,
            zh: "没有拼音，无法朗读“{text}”。请给出拼音，例如：ni3 hao3。如果缺少汉语词典，`aloud doctor` 会说明如何获取。",
            ["text": text]
        )
    }

    /// A line of the list of voices; `isDefault` is `yes` or `no`.
    public static func voiceName(name: String, isDefault: String) -> Message {
        Message(
            en: "{name}{isDefault, select, yes { (default)} other {}}",
            zh: "{name}{isDefault, select, yes {（默认）} other {}}",
            ["name": name, "isDefault": isDefault]
        )
    }

    public static func deviceDoesNotOpen(detail: String) -> Message {
        Message(en: "cannot be opened now ({detail})", zh: "现在打不开（{detail}）", ["detail": detail])
    }

    public static func devicesMicrophones() -> Message { Message(en: "Microphones:", zh: "麦克风：") }
    public static func devicesLoudspeakers() -> Message { Message(en: "Loudspeakers:", zh: "扬声器：") }
    public static func devicesNone() -> Message { Message(en: "none", zh: "无") }
}
