// The learner's database. `detail` is the failing call and the library's own words.
extension Message {
    public static func libraryReadOnly(path: String, detail: String) -> Message {
        Message(
            en: "{path} cannot be written, so nothing can be stored. Check its permissions, or give --data. ({detail})",
            zh: "{path} 不可写，因此无法保存任何内容。请检查权限，或用 --data 指定目录。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func libraryUnreadable(path: String, detail: String) -> Message {
        Message(
            en:
                "{path} cannot be read, so what you did is not at hand. Check its permissions, or give --data. ({detail})",
            zh: "无法读取 {path}，因此看不到学习记录。请检查权限，或用 --data 指定目录。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    /// The console opens all the same.
    public static func libraryNotKept(path: String, detail: String) -> Message {
        Message(
            en: """
                Nothing can be stored in {path}. You can practise, but nothing of it is kept: no progress, no favorite, \
                no setting. Check its permissions and the space on the disk, or give another place with --data. ({detail})
                """,
            zh: """
                无法在 {path} 保存任何内容。你仍可以练习，但进度、收藏和设置都不会保留。\
                请检查权限和磁盘空间，或用 --data 指定其他目录。（{detail}）
                """,
            ["path": path, "detail": detail]
        )
    }

    public static func libraryFull(path: String, detail: String) -> Message {
        Message(
            en:
                "The disk is full: the last answer was not stored in {path}. Free some space and answer again. ({detail})",
            zh: "磁盘已满：上一个回答没有保存到 {path}。请腾出空间后再答一次。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func libraryDamaged(path: String, detail: String) -> Message {
        Message(
            en: """
                The database {path} is damaged. `aloud restore` brings back the last backup and keeps the damaged file \
                beside it. ({detail})
                """,
            zh: "数据库 {path} 已损坏。用 `aloud restore` 可以恢复上一个备份，损坏的文件会保留在旁边。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func libraryLocked(path: String, detail: String) -> Message {
        Message(
            en:
                "{path} is being written by another program for too long. Close the other aloud and try again. ({detail})",
            zh: "{path} 被其他程序占用太久。请关闭另一个 aloud 再试。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func libraryHeld(path: String) -> Message {
        Message(
            en: "Another program holds {path}. Go on: what you do is kept as soon as it lets go.",
            zh: "{path} 正被其他程序占用。可以继续：占用结束后会立刻保存你做的内容。",
            ["path": path]
        )
    }

    public static func libraryFree() -> Message {
        Message(en: "What waited to be kept is kept now.", zh: "等待保存的内容现在已经保存。")
    }

    public static func libraryLost(path: String, count: Int) -> Message {
        Message(
            en: """
                Another program still holds {path}: {count, plural, one {# thing} other {# things}} that you did could not \
                be kept.
                """,
            zh: "{path} 仍被其他程序占用：你做的内容有 {count, plural, other {# 项}}没能保存。",
            ["path": path, "count": count]
        )
    }

    public static func libraryTooNew(path: String, detail: String) -> Message {
        Message(
            en: "{path} was written by a newer aloud. Update this one; the file was left as it is. ({detail})",
            zh: "{path} 由更新版本的 aloud 写成。请更新本程序；文件没有被改动。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func libraryFailed(path: String, detail: String) -> Message {
        Message(
            en: "{path} could not be read or written. Check the disk and try again. ({detail})",
            zh: "无法读写 {path}。请检查磁盘后再试。（{detail}）",
            ["path": path, "detail": detail]
        )
    }

    public static func libraryInUse(profile: String) -> Message {
        Message(
            en: "Another aloud is open with the profile “{profile}”. Both may be used: what they store is kept.",
            zh: "另一个 aloud 正在使用档案“{profile}”。两个都可以用，保存的内容都会保留。",
            ["profile": profile]
        )
    }

    public static func backedUp(file: String) -> Message {
        Message(en: "Everything is backed up in {file}.", zh: "全部内容已备份到 {file}。", ["file": Whole(file)])
    }

    public static func restored(file: String) -> Message {
        Message(en: "Restored from {file}.", zh: "已从 {file} 恢复。", ["file": Whole(file)])
    }

    public static func restoredKeeping(file: String, kept: String) -> Message {
        Message(
            en: "Restored from {file}. What was there before is kept as {kept}.",
            zh: "已从 {file} 恢复。原来的内容保留为 {kept}。",
            ["file": Whole(file), "kept": Whole(kept)]
        )
    }

    public static func backupMissing(directory: String) -> Message {
        Message(
            en: "There is no backup in {directory}. Give the file of one: `aloud restore FILE`.",
            zh: "{directory} 里没有备份。请给出备份文件：`aloud restore FILE`。",
            ["directory": directory]
        )
    }

    public static func backupUnusable(file: String, detail: String) -> Message {
        Message(
            en: "{file} is no whole backup of aloud; nothing was changed. Give another one. ({detail})",
            zh: "{file} 不是完整的 aloud 备份，什么都没有改动。请换一个文件。（{detail}）",
            ["file": file, "detail": detail]
        )
    }

    public static func restoreWhileOpen() -> Message {
        Message(
            en: "A console is open, which would lose what it stores. Close it, then restore.",
            zh: "有一个 aloud 正在使用，它保存的内容会丢失。请先关闭它再恢复。"
        )
    }

    public static func nothingStored(path: String) -> Message {
        Message(
            en: "Nothing has been stored yet: there is no {path}.",
            zh: "还没有保存过任何内容：没有 {path}。",
            ["path": path]
        )
    }
}
