// Sessions rehearsed: what was not as the session says.
extension Message {
    public static func sessionLine(file: String, line: Int, problem: Message) -> Message {
        Message(
            en: "{file}, line {line}: {problem}",
            zh: "{file} 第 {line} 行：{problem}",
            ["file": file, "line": line, "problem": problem]
        )
    }

    public static func sessionLineUnreadable(text: String) -> Message {
        Message(
            en: "“{text}” is no line of a session. A line begins with > ^ ~ < ! = @ or #.",
            zh: "“{text}”不是会话文件的行。每行应以 > ^ ~ < ! = @ 或 # 开头。",
            ["text": text]
        )
    }

    public static func sessionMissing(expected: String) -> Message {
        Message(
            en: "this line was expected and did not come: {expected}",
            zh: "没有出现预期的行：{expected}",
            ["expected": expected]
        )
    }

    public static func sessionUnexpected(written: String) -> Message {
        Message(en: "nobody expected this line: {written}", zh: "出现了意外的行：{written}", ["written": written])
    }

    public static func sessionStatus(expected: Int, status: Int) -> Message {
        Message(
            en: "the exit status was to be {expected} and is {status}",
            zh: "退出状态应为 {expected}，实际是 {status}",
            ["expected": expected, "status": status]
        )
    }

    public static func sessionSilent() -> Message {
        Message(en: "the console does not answer any more", zh: "控制台不再响应")
    }

    public static func sessionNotStarted(detail: String) -> Message {
        Message(en: "the console could not be started ({detail})", zh: "无法启动控制台（{detail}）", ["detail": detail])
    }

    public static func sessionWritten(lines: String) -> Message {
        Message(en: "What came instead:\n{lines}", zh: "实际出现的内容：\n{lines}", ["lines": Whole(lines)])
    }
}
