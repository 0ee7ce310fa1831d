// Listening: acoustic models, dictionaries, and why a take was not judged.
extension Message {
    public static func modelMissing(language: Message) -> Message {
        Message(
            en: """
                There is no speech model for {language}, so takes cannot be judged; you can still listen and rate \
                yourself. `aloud doctor` says how to get one.
                """,
            zh: "没有{language}的语音模型，因此不能评判发音；仍然可以听，并自己打分。用 `aloud doctor` 查看如何获取模型。",
            ["language": language]
        )
    }

    public static func modelFileMissing(path: String, detail: String) -> Message {
        Message(
            en: "A speech model is not complete: {path}. Fetch or copy the whole model again. ({detail})",
            zh: "语音模型不完整：{path}。请重新获取或复制整个模型。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func modelDamaged(file: String, detail: String) -> Message {
        Message(
            en: """
                The file {file} of a speech model is damaged, or belongs to another model. Fetch or copy the whole model \
                again. ({detail})
                """,
            zh: "语音模型的文件 {file} 已损坏，或属于别的模型。请重新获取或复制整个模型。（{detail}）",
            ["file": file, "detail": detail]
        )
    }

    public static func recognitionFailed(detail: String) -> Message {
        Message(
            en: "The take could not be judged because of a fault in the recogniser. Say it again. ({detail})",
            zh: "识别器出错，没能评判这次发音。请再说一遍。（{detail}）",
            ["detail": detail]
        )
    }

    public static func wordWithoutPronunciation(word: String) -> Message {
        Message(
            en: "No pronunciation can be found for “{word}”, so it cannot be judged. You can rate yourself.",
            zh: "找不到“{word}”的发音，因此不能评判。可以自己打分。",
            ["word": word]
        )
    }

    /// Why a take could not be judged, and what to do; `reason` as the JSON has it, such as `narrow band`.
    public static func unheard(reason: String) -> Message {
        Message(
            en: """
                {reason, select,
                silence {I heard nothing. Say the phrase after the microphone opens.}
                quiet {That was too quiet to judge. Come closer to the microphone, or turn it up.}
                clipped {That was too loud: the recording is distorted. Move back a little, or turn the microphone down.}
                noise {There is too much noise to judge. Find a quieter place, or come closer to the microphone.}
                narrow-band {This sounds like a telephone line, which cannot be judged well. Use another microphone.}
                short {That was too short to judge. Say the whole phrase.}
                no-model {There is no speech model for this language. Listen again and rate yourself.}
                other {That could not be judged. Say it again.}}
                """,
            zh: """
                {reason, select,
                silence {没有听到声音。请在麦克风打开后说出句子。}
                quiet {声音太小，无法评判。请靠近麦克风，或调高音量。}
                clipped {声音太大，录音失真了。请稍微后退，或调低麦克风音量。}
                noise {噪声太大，无法评判。请换一个安静的地方，或靠近麦克风。}
                narrow-band {听起来像电话录音，无法准确评判。请换一个麦克风。}
                short {录音太短，无法评判。请把整个句子说完。}
                no-model {没有这种语言的语音模型。请再听一遍，自己打分。}
                other {这次无法评判。请再说一遍。}}
                """,
            ["reason": reason]
        )
    }

    /// `verdict` is `right`, `almost`, `wrong` or `unheard`.
    public static func verdictName(verdict: String) -> Message {
        Message(
            en: "{verdict, select, right {Right} almost {Almost} wrong {Wrong} other {Not judged}}",
            zh: "{verdict, select, right {正确} almost {差不多} wrong {错误} other {未评判}}",
            ["verdict": verdict]
        )
    }

    /// `verdict` is `right`, `almost`, `wrong` or `unheard`.
    public static func checked(recording: String, verdict: String) -> Message {
        Message(
            en: "{recording}: {verdict, select, right {right} almost {almost} wrong {wrong} other {not judged}}",
            zh: "{recording}：{verdict, select, right {正确} almost {差不多} wrong {错误} other {未评判}}",
            ["recording": recording, "verdict": verdict]
        )
    }

    /// What was off with a word: `replaced`, `left out` or `unclear`.
    public static func wordFault(word: String, kind: String) -> Message {
        Message(
            en: """
                {kind, select,
                replaced {You said another word instead of “{word}”.}
                left-out {You left out “{word}”.}
                unclear {“{word}” was unclear.}
                other {“{word}” was off.}}
                """,
            zh: """
                {kind, select,
                replaced {“{word}”说成了别的词。}
                left-out {漏掉了“{word}”。}
                unclear {“{word}”说得不清楚。}
                other {“{word}”说得不对。}}
                """,
            ["word": word, "kind": kind]
        )
    }

    /// A wrong tone: the syllable in pinyin, and the tones that should have been and that was, 1…4.
    public static func toneFault(syllable: String, expected: Int, heard: Int) -> Message {
        Message(
            en: """
                The tone of “{syllable}” was off: {heard, select, 1 {you said the first, high and level} \
                2 {you said the second, rising} 3 {you said the third, low} other {you said the fourth, falling}}; \
                {expected, select, 1 {it is the first, high and level} 2 {it is the second, rising here} \
                3 {it is the third, low} other {it is the fourth, falling}}.
                """,
            zh: """
                “{syllable}”的声调不对：{heard, select, 1 {你说成了第一声（高平）} 2 {你说成了第二声（上升）} \
                3 {你说成了第三声（低）} other {你说成了第四声（下降）}}，{expected, select, 1 {应该是第一声（高平）} \
                2 {这里应该是第二声（上升）} 3 {应该是第三声（低）} other {应该是第四声（下降）}}。
                """,
            ["syllable": syllable, "expected": String(expected), "heard": String(heard)]
        )
    }

    /// Under the drawing of tones.
    public static func toneLegend() -> Message {
        Message(en: "o your pitch   . the tone", zh: "o 你的音高   . 标准声调")
    }

    /// A consonant that may have been off, by the letters it is known by: `kind` is `missing` or `unclear`.
    public static func consonantHint(sound: String, word: String, kind: String) -> Message {
        Message(
            en: """
                {kind, select,
                missing {The sound “{sound}” of “{word}” may be missing.}
                other {The sound “{sound}” of “{word}” may be unclear.}}
                """,
            zh: """
                {kind, select,
                missing {“{word}”里的“{sound}”音可能漏掉了。}
                other {“{word}”里的“{sound}”音可能不清楚。}}
                """,
            ["sound": sound, "word": word, "kind": kind]
        )
    }

    /// A consonant that may have sounded like another.
    public static func consonantLike(sound: String, word: String, other: String) -> Message {
        Message(
            en: "The sound “{sound}” of “{word}” may sound like “{other}”.",
            zh: "“{word}”里的“{sound}”音听起来可能像“{other}”。",
            ["sound": sound, "word": word, "other": other]
        )
    }

    /// A vowel that may have been off, in the phonetic alphabet and by a word it is known from: `kind` is `missing` or
    /// `unclear`.
    public static func vowelHint(sound: String, known: String, word: String, kind: String) -> Message {
        Message(
            en: """
                {kind, select,
                missing {The vowel [{sound}] of “{word}”, as in “{known}”, may be missing.}
                other {The vowel [{sound}] of “{word}”, as in “{known}”, may be unclear.}}
                """,
            zh: """
                {kind, select,
                missing {“{word}”里的元音 [{sound}]（如“{known}”）可能漏掉了。}
                other {“{word}”里的元音 [{sound}]（如“{known}”）可能不清楚。}}
                """,
            ["sound": sound, "known": known, "word": word, "kind": kind]
        )
    }

    /// A vowel that may have sounded like another, each known from a word.
    public static func vowelLike(sound: String, word: String, other: String, known: String) -> Message {
        Message(
            en: "The vowel [{sound}] of “{word}” may sound like [{other}], as in “{known}”.",
            zh: "“{word}”里的元音 [{sound}] 听起来可能像“{known}”里的 [{other}]。",
            ["sound": sound, "word": word, "other": other, "known": known]
        )
    }

    /// How fluently a phrase was said; `bar` a drawing of the mark, `rate` in syllables a second, `pauses` in seconds.
    public static func fluency(bar: String, rate: Double, pauses: Double) -> Message {
        Message(
            en: "Fluency {bar} {rate} syllables a second, pauses {pauses} s",
            zh: "流利度 {bar} 每秒 {rate} 个音节，停顿 {pauses} 秒",
            [
                "bar": bar, "rate": Message.Argument.decimal(rate, digits: 1),
                "pauses": Message.Argument.decimal(pauses, digits: 1),
            ]
        )
    }

    /// The same where no mark can be given.
    public static func fluencyUnmarked(rate: Double, pauses: Double) -> Message {
        Message(
            en: "Fluency: {rate} syllables a second, pauses {pauses} s",
            zh: "流利度：每秒 {rate} 个音节，停顿 {pauses} 秒",
            ["rate": Message.Argument.decimal(rate, digits: 1), "pauses": Message.Argument.decimal(pauses, digits: 1)]
        )
    }

    public static func wordAdded(after word: String) -> Message {
        Message(
            en: "Something was added after “{word}”.",
            zh: "“{word}”后面多说了内容。",
            ["word": word]
        )
    }

    public static func wordAddedAtStart() -> Message {
        Message(en: "Something was added before the phrase.", zh: "句子前面多说了内容。")
    }
}
