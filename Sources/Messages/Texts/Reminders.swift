// What `remind` says beside the reminders themselves.
extension Message {
    public static func reminderNothingDue() -> Message { Message(en: "No reminder is due.", zh: "现在没有到期的提醒。") }

    public static func reminderNoBus() -> Message {
        Message(
            en: "There is no desktop session to show reminders, so they are printed here.",
            zh: "没有桌面会话可以显示提醒，所以打印在这里。"
        )
    }

    public static func reminderNotInstalled() -> Message {
        Message(
            en: "notify-send is not installed (package libnotify-bin), so reminders are printed here.",
            zh: "没有安装 notify-send（软件包 libnotify-bin），所以提醒打印在这里。"
        )
    }

    public static func reminderNotShown(detail: String) -> Message {
        Message(
            en: "The desktop did not show the reminder ({detail}), so it is printed here.",
            zh: "桌面没有显示提醒（{detail}），所以打印在这里。",
            ["detail": detail]
        )
    }

    /// - Parameter keeper: `systemd` or `cron`.
    public static func remindInstalled(keeper: String) -> Message {
        Message(
            en: """
                Reminders are looked at every hour from now on ({keeper, select, systemd {systemd timer} other {cron}}). \
                `aloud remind --uninstall` ends that.
                """,
            zh: """
                从现在起每小时检查一次提醒（{keeper, select, systemd {systemd 定时器} other {cron}}）。\
                用 `aloud remind --uninstall` 可以取消。
                """,
            ["keeper": keeper]
        )
    }

    /// - Parameter keeper: `systemd` or `cron`.
    public static func remindUninstalled(keeper: String) -> Message {
        Message(
            en: "Reminders are no longer looked at ({keeper, select, systemd {systemd timer} other {cron}}).",
            zh: "不再定时检查提醒（{keeper, select, systemd {systemd 定时器} other {cron}}）。",
            ["keeper": keeper]
        )
    }

    public static func remindWasNotInstalled() -> Message {
        Message(en: "No timer for reminders is installed.", zh: "没有安装提醒定时器。")
    }

    public static func remindNoTimekeeper() -> Message {
        Message(
            en: "Neither systemd nor cron answers here. Run `aloud remind` now and then instead.",
            zh: "这里既没有 systemd 也没有 cron。请不时运行 `aloud remind`。"
        )
    }

    public static func remindUnwritable() -> Message {
        Message(
            en: "The path of aloud or of its data holds a line break, which no timer takes.",
            zh: "aloud 或其数据的路径含有换行符，定时器无法使用。"
        )
    }

    public static func helperFailed(call: String, detail: String) -> Message {
        Message(
            en: "{call} did not work: {detail}",
            zh: "{call} 没有成功：{detail}",
            ["call": call, "detail": detail]
        )
    }
}
