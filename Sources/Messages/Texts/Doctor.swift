// What `doctor` finds: first what is so, then what to do.
extension Message {
    public static func doctorLessons(lessons: Int, phrases: Int) -> Message {
        Message(
            en: """
                {lessons, plural, one {# lesson} other {# lessons}} with {phrases, plural, one {# phrase} other {# phrases}}
                """,
            zh: "{lessons, plural, other {# 课}}，{phrases, plural, other {# 句}}",
            ["lessons": lessons, "phrases": phrases]
        )
    }

    public static func doctorSpeech() -> Message { Message(en: "Speech works (eSpeak NG)", zh: "语音合成可用（eSpeak NG）") }
    public static func doctorNoSpeech() -> Message { Message(en: "Speech does not work", zh: "语音合成不可用") }

    public static func doctorNoVoice(voice: String) -> Message {
        Message(en: "The voice {voice} cannot speak", zh: "语音 {voice} 不可用", ["voice": voice])
    }

    public static func doctorModel(language: Message, model: String) -> Message {
        Message(
            en: "{language} is judged by the model {model}",
            zh: "{language}由模型 {model} 评判",
            ["language": language, "model": model]
        )
    }

    public static func doctorApproximate(language: Message, model: String) -> Message {
        Message(
            en: "{language} has no model of its own; {model} tells clearly different phrases apart",
            zh: "{language}没有自己的模型；{model} 只能分辨明显不同的句子",
            ["language": language, "model": model]
        )
    }

    public static func doctorNoModel(language: Message) -> Message {
        Message(
            en: "{language} cannot be judged; listening and rating yourself work",
            zh: "不能评判{language}；可以听，并自己打分",
            ["language": language]
        )
    }

    public static func doctorFetchEnglish() -> Message {
        Message(
            en: "Install the model: sudo apt-get install pocketsphinx-en-us",
            zh: "请安装模型：sudo apt-get install pocketsphinx-en-us"
        )
    }

    public static func doctorFetchFrench() -> Message {
        Message(
            en: "Fetch the model: run Scripts/models in the folder of aloud",
            zh: "请获取模型：在 aloud 的文件夹里运行 Scripts/models"
        )
    }

    public static func doctorBringModel(code: String) -> Message {
        Message(
            en: "Bring a PocketSphinx model, where you have one: aloud models add DIR|ARCHIVE --lang {code}",
            zh: "如果有 PocketSphinx 模型，可以添加：aloud models add DIR|ARCHIVE --lang {code}",
            ["code": code]
        )
    }

    public static func doctorMicrophones(count: Int, named: Int) -> Message {
        Message(
            en: """
                {count, plural, =0 {No microphone} one {# microphone} other {# microphones}} that can be opened\
                {named, plural, =0 {} one {, of # that is named} other {, of # that are named}}
                """,
            zh: "{count, plural, =0 {没有能打开的麦克风} other {# 个能打开的麦克风}}{named, plural, =0 {} other {（系统列出 # 个）}}",
            ["count": count, "named": named]
        )
    }

    public static func doctorLoudspeakers(count: Int, named: Int) -> Message {
        Message(
            en: """
                {count, plural, =0 {No loudspeaker} one {# loudspeaker} other {# loudspeakers}} that can be opened\
                {named, plural, =0 {} one {, of # that is named} other {, of # that are named}}
                """,
            zh: "{count, plural, =0 {没有能打开的扬声器} other {# 个能打开的扬声器}}{named, plural, =0 {} other {（系统列出 # 个）}}",
            ["count": count, "named": named]
        )
    }

    public static func doctorPlugIn() -> Message {
        Message(
            en: "Plug one in, or give a sound file with --mic or --speaker; `aloud devices` lists them.",
            zh: "请接上设备，或用 --mic、--speaker 指定声音文件；用 `aloud devices` 可以列出设备。"
        )
    }

    public static func doctorNothingStored(path: String) -> Message {
        Message(en: "Nothing is stored yet in {path}", zh: "{path} 里还没有保存内容", ["path": path])
    }

    public static func doctorStored(path: String, attempts: Int) -> Message {
        Message(
            en: "{attempts, plural, one {# attempt} other {# attempts}} stored in {path}, which is whole",
            zh: "{path} 完好，保存了 {attempts, plural, other {# 次练习}}",
            ["path": path, "attempts": attempts]
        )
    }

    public static func doctorStorageFails(path: String) -> Message {
        Message(en: "{path} cannot be used", zh: "{path} 无法使用", ["path": path])
    }

    public static func doctorBackup(file: String) -> Message {
        Message(en: "The last backup is {file}", zh: "最近的备份是 {file}", ["file": file])
    }

    public static func doctorNoBackup() -> Message {
        Message(en: "There is no backup yet; `aloud backup` makes one", zh: "还没有备份；用 `aloud backup` 可以备份")
    }

    public static func doctorTool(name: String) -> Message {
        Message(en: "{name} is there", zh: "有 {name}", ["name": name])
    }

    public static func doctorNoClipboard() -> Message {
        Message(
            en: "No clipboard program; the terminal is asked to copy instead",
            zh: "没有剪贴板程序；改由终端复制"
        )
    }

    public static func doctorNoNotifications() -> Message {
        Message(en: "No notification program; reminders are printed", zh: "没有通知程序；提醒会打印出来")
    }

    public static func doctorInstall(package: String) -> Message {
        Message(
            en: "Install it: sudo apt-get install {package}",
            zh: "请安装：sudo apt-get install {package}",
            ["package": package]
        )
    }
}
