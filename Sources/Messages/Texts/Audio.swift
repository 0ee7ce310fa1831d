// Microphones, loudspeakers and sound files. `detail` is the failing call and the library's own words.
extension Message {
    public static func audioAbsent(device: String, detail: String) -> Message {
        Message(
            en: "There is no audio device “{device}”. `aloud devices` lists those there are. ({detail})",
            zh: "没有音频设备“{device}”。用 `aloud devices` 可以列出现有的设备。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioBusy(device: String, detail: String) -> Message {
        Message(
            en: """
                The audio device “{device}” is in use by another program. Close that program and try again, or choose \
                another device; `aloud devices` lists them. ({detail})
                """,
            zh: "音频设备“{device}”正被其他程序使用。请关闭那个程序再试，或另选一个设备：`aloud devices` 可以列出。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioUnplugged(device: String, detail: String) -> Message {
        Message(
            en: "The audio device “{device}” was unplugged. Plug it in again, or choose another device. ({detail})",
            zh: "音频设备“{device}”已被拔出。请重新插好，或另选一个设备。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioSuspended(device: String, detail: String) -> Message {
        Message(
            en: "The audio device “{device}” went to sleep and did not wake up. Try again. ({detail})",
            zh: "音频设备“{device}”进入休眠后没有恢复。请再试一次。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioServerLost(device: String, detail: String) -> Message {
        Message(
            en: "The sound server behind “{device}” went away. Start it again, then try again. ({detail})",
            zh: "“{device}”所用的声音服务器已退出。请重新启动它再试。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioUnderrun(device: String, detail: String) -> Message {
        Message(
            en: "Playback on “{device}” paused because the computer was too busy. Close other programs. ({detail})",
            zh: "电脑太忙，“{device}”的播放中断了。请关闭其他程序。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioStalled(device: String, detail: String) -> Message {
        Message(
            en:
                "The audio device “{device}” does not answer. Unplug it and plug it in again, or choose another. ({detail})",
            zh: "音频设备“{device}”没有响应。请拔下重新插好，或另选一个设备。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioOverrun(device: String, detail: String) -> Message {
        Message(
            en: """
                Sound from “{device}” was lost because the computer was too busy. Close other programs and say it again. \
                ({detail})
                """,
            zh: "电脑太忙，丢失了来自“{device}”的声音。请关闭其他程序，再说一遍。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioDenied(device: String, detail: String) -> Message {
        Message(
            en: """
                You may not use the audio device “{device}”. Add your user to the group “audio” and log in again. ({detail})
                """,
            zh: "没有权限使用音频设备“{device}”。请把用户加入“audio”组后重新登录。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioFormat(device: String, detail: String) -> Message {
        Message(
            en: "The audio device “{device}” offers no format that can be used. Choose another device. ({detail})",
            zh: "音频设备“{device}”没有可用的格式。请另选一个设备。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    public static func audioFailed(device: String, detail: String) -> Message {
        Message(
            en: "The audio device “{device}” failed. Try again, or choose another device. ({detail})",
            zh: "音频设备“{device}”出错。请再试一次，或另选一个设备。（{detail}）",
            ["device": device, "detail": detail]
        )
    }

    /// All-zero input was noticed.
    public static func microphoneMuted(device: String) -> Message {
        Message(
            en:
                "Nothing at all comes from the microphone “{device}”: it seems to be muted. Unmute it, or choose another.",
            zh: "麦克风“{device}”没有任何信号，好像被静音了。请取消静音，或另选一个麦克风。",
            ["device": device]
        )
    }

    public static func soundFileNotFound(file: String) -> Message {
        Message(
            en: "There is no file {file}. Check its name.",
            zh: "没有文件 {file}。请检查文件名。",
            ["file": file]
        )
    }

    public static func soundFileUnreadable(file: String, detail: String) -> Message {
        Message(
            en: "{file} cannot be read as a recording. Give a sound file: WAV, FLAC, Ogg, MP3 or AIFF. ({detail})",
            zh: "无法把 {file} 当作录音读取。请给出声音文件：WAV、FLAC、Ogg、MP3 或 AIFF。（{detail}）",
            ["file": file, "detail": detail]
        )
    }

    public static func soundFileEmpty(file: String) -> Message {
        Message(
            en: "{file} holds no sound. Record it again.",
            zh: "{file} 里没有声音。请重新录制。",
            ["file": file]
        )
    }

    public static func soundFileTooLong(file: String, detail: String) -> Message {
        Message(
            en: "{file} is too long to be read. Cut it into recordings of one phrase each. ({detail})",
            zh: "{file} 太长，无法读取。请把它切成每段只有一个句子的录音。（{detail}）",
            ["file": file, "detail": detail]
        )
    }

    public static func soundFileTruncated(file: String) -> Message {
        Message(
            en: "{file} ends before its sound is complete. Copy or record it again.",
            zh: "{file} 不完整，声音没有结束就断了。请重新复制或录制。",
            ["file": file]
        )
    }

    public static func soundFileFormat(file: String) -> Message {
        Message(
            en: "{file} has an ending that stands for no sound. Give a name that ends in .wav, .flac, .ogg or .mp3.",
            zh: "{file} 的扩展名不是声音文件。请给出以 .wav、.flac、.ogg 或 .mp3 结尾的文件名。",
            ["file": file]
        )
    }

    public static func soundFileCannotBeWritten(file: String, detail: String) -> Message {
        Message(
            en: "{file} cannot be written. Check the folder, its permissions and the free space. ({detail})",
            zh: "无法写入 {file}。请检查文件夹、权限和剩余空间。（{detail}）",
            ["file": file, "detail": detail]
        )
    }
}
