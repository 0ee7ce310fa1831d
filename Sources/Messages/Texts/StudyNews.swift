// What is told while study time goes on.
extension Message {
    public static func newsBegan(name: String, minutes: Int) -> Message {
        Message(
            en: "Now: {name}, {minutes, plural, one {# minute} other {# minutes}}.",
            zh: "现在：{name}，{minutes} 分钟。",
            ["name": name, "minutes": minutes]
        )
    }

    public static func newsNearEnd(name: String, minutes: Int) -> Message {
        Message(
            en: """
                {name}: {minutes, plural, one {# minute} other {# minutes}} left. `timer extend 5` gives it five more.
                """,
            zh: "{name}：还剩 {minutes} 分钟。输入 `timer extend 5` 可以再加五分钟。",
            ["name": name, "minutes": minutes]
        )
    }

    public static func newsTimeUp(name: String) -> Message {
        Message(
            en: "The time for “{name}” is over. `timer resume` begins the next task, `timer extend 5` gives it more.",
            zh: "“{name}”的时间到了。输入 `timer resume` 开始下一个任务，输入 `timer extend 5` 再加五分钟。",
            ["name": name]
        )
    }

    public static func newsDone(name: String, minutes: Int) -> Message {
        Message(
            en: "Done: {name}, in {minutes, plural, one {# minute} other {# minutes}}.",
            zh: "完成：{name}，用了 {minutes} 分钟。",
            ["name": name, "minutes": minutes]
        )
    }

    public static func newsRanOut(name: String, minutes: Int) -> Message {
        Message(
            en: "The time for “{name}” is over: {minutes, plural, one {# minute} other {# minutes}}.",
            zh: "“{name}”的时间到了：{minutes} 分钟。",
            ["name": name, "minutes": minutes]
        )
    }

    public static func newsSkipped(name: String) -> Message {
        Message(
            en: "“{name}” is passed over, and stays on the list.",
            zh: "跳过了“{name}”，它仍在清单上。",
            ["name": name]
        )
    }

    public static func newsRest(minutes: Int, pomodoros: Int) -> Message {
        Message(
            en: """
                Block over: Pomodoro {pomodoros} today. Rest for {minutes, plural, one {# minute} other {# minutes}}; \
                `timer` shows an idea, `timer skip-break` goes on at once.
                """,
            zh: """
                一段学习结束：今天第 {pomodoros} 个番茄钟。休息 {minutes} 分钟；输入 `timer` 看休息建议，\
                输入 `timer skip-break` 马上继续。
                """,
            ["minutes": minutes, "pomodoros": pomodoros]
        )
    }

    /// `title` is the name of a piece and who wrote it.
    public static func newsMusic(title: Message) -> Message {
        Message(en: "♪ {title}. Any key stops it.", zh: "♪ {title}。按任意键停止。", ["title": title])
    }

    public static func newsRestOver(name: String) -> Message {
        Message(en: "The rest is over. Now: {name}.", zh: "休息结束。现在：{name}。", ["name": name])
    }

    public static func newsWaits(name: String) -> Message {
        Message(
            en: "The rest is over. `timer resume` goes on with “{name}”.",
            zh: "休息结束。输入 `timer resume` 继续“{name}”。",
            ["name": name]
        )
    }

    public static func newsPaused() -> Message { Message(en: "Study time is paused.", zh: "学习时间已暂停。") }

    public static func newsResumed(name: String) -> Message {
        Message(en: "It goes on: {name}.", zh: "继续：{name}。", ["name": name])
    }

    public static func newsInterrupted(name: String) -> Message {
        Message(
            en: "A console ended while “{name}” went on: study time stands still. `timer resume` goes on.",
            zh: "“{name}”进行时控制台中断了，学习时间停在那里。输入 `timer resume` 继续。",
            ["name": name]
        )
    }

    public static func newsSlept(minutes: Int) -> Message {
        Message(
            en: """
                The machine slept for {minutes, plural, one {# minute} other {# minutes}}; that does not count as \
                study or rest.
                """,
            zh: "电脑睡眠了 {minutes} 分钟，不计入学习和休息。",
            ["minutes": minutes]
        )
    }

    /// More time for a task, or (without a name) for the rest.
    public static func newsExtended(name: String, minutes: Int) -> Message {
        Message(
            en: """
                {minutes, plural, one {# minute} other {# minutes}} more for \
                {name, select, none {the rest} other {“{name}”}}.
                """,
            zh: "{name, select, none {休息} other {“{name}”}}增加了 {minutes} 分钟。",
            ["name": name, "minutes": minutes]
        )
    }

    public static func newsFinished() -> Message {
        Message(en: "The list has come to its end. Well done!", zh: "清单上的任务都结束了。做得好！")
    }

    public static func newsGaveUp() -> Message {
        Message(
            en: "Given up for now. What was studied is kept, and the tasks stay on the list.",
            zh: "先放弃了。学过的时间已记录，任务仍在清单上。"
        )
    }

    // MARK: Summary

    public static func summaryTitle() -> Message { Message(en: "Summary", zh: "小结") }

    /// A task of the summary: what was planned for it, and what it took.
    public static func summaryTask(name: String, planned: Int, spent: Int, outcome: Message) -> Message {
        Message(
            en: "{name}: {spent} of {planned} min, {outcome}",
            zh: "{name}：{spent} / {planned} 分钟，{outcome}",
            ["name": name, "planned": planned, "spent": spent, "outcome": outcome]
        )
    }

    /// How a task went: `on time`, `late`, `time up` or `open`.
    public static func taskOutcome(outcome: String, minutes: Int) -> Message {
        Message(
            en: """
                {outcome, select, on-time {{minutes, plural, =0 {on time} other {on time, # min to spare}}} \
                late {{minutes, plural, =0 {a little over} other {# min over}}} \
                time-up {its time was over} other {not done yet}}
                """,
            zh: """
                {outcome, select, on-time {{minutes, plural, =0 {按时} other {按时，提前 # 分钟}}} \
                late {{minutes, plural, =0 {略超时} other {超时 # 分钟}}} \
                time-up {时间到} other {还没完成}}
                """,
            ["outcome": outcome, "minutes": minutes]
        )
    }

    /// What the tasks that ended come to; `isOnTime` is `yes`, `no`, or `none` where none did.
    public static func summaryTotal(planned: Int, studied: Int, isOnTime: String, pomodoros: Int) -> Message {
        Message(
            en: """
                {isOnTime, select, none {No task ended.} yes {Planned {planned} min, studied {studied} min: on time.} \
                other {Planned {planned} min, studied {studied} min: not all on time.}} Pomodoros today: {pomodoros}.
                """,
            zh: """
                {isOnTime, select, none {没有任务结束。} yes {计划 {planned} 分钟，学习 {studied} 分钟：全部按时。} \
                other {计划 {planned} 分钟，学习 {studied} 分钟：没有全部按时。}}今天的番茄钟：{pomodoros} 个。
                """,
            ["planned": planned, "studied": studied, "isOnTime": isOnTime, "pomodoros": pomodoros]
        )
    }

    /// A task, and what it is tied to.
    public static func taskAndLink(name: String, link: Message) -> Message {
        Message(en: "{name} ({link})", zh: "{name}（{link}）", ["name": name, "link": link])
    }

    /// What the keys of the numbers do under a summary.
    public static func summaryCorrect() -> Message {
        Message(
            en: "The number of a task opens what it is tied to.",
            zh: "按任务的编号打开它关联的内容。"
        )
    }

    // MARK: Diary

    public static func diaryTitle(date: String, weekday: Message) -> Message {
        Message(en: "Diary of {weekday}, {date}", zh: "学习日记 {date}（{weekday}）", ["date": date, "weekday": weekday])
    }

    public static func diaryWeekTitle(first: String, last: String) -> Message {
        Message(en: "Diary, {first} to {last}", zh: "学习日记 {first} 至 {last}", ["first": first, "last": last])
    }

    public static func diaryEntry(spent: Int, planned: Int, outcome: Message) -> Message {
        Message(
            en: "{spent} of {planned} min, {outcome}",
            zh: "{spent} / {planned} 分钟，{outcome}",
            ["spent": spent, "planned": planned, "outcome": outcome]
        )
    }

    /// What a task of the diary is tied to, and the number that opens it.
    public static func diaryOpens(number: Int, link: Message) -> Message {
        Message(
            en: "{link}: {number} opens it",
            zh: "{link}：输入 {number} 打开",
            ["number": number, "link": link]
        )
    }

    /// The headings of the diary as a page.
    public static func diaryLabel(name: String) -> Message {
        Message(
            en: """
                {name, select, planned {planned} studied {studied} time {Studied} minutes {Minutes} \
                tasks {Tasks ended} pomodoros {Pomodoros} phrases {Phrases} dictation {Dictation} right {right} other {wrong}}
                """,
            zh: """
                {name, select, planned {计划} studied {学习} time {学习} minutes {分钟} tasks {结束的任务} \
                pomodoros {番茄钟} phrases {句子} dictation {听写} right {对} other {错}}
                """,
            ["name": name]
        )
    }

    public static func diaryDay(date: String, weekday: Message) -> Message {
        Message(en: "{weekday}, {date}", zh: "{date} {weekday}", ["date": date, "weekday": weekday])
    }

    public static func diaryRightOf(right: Int, words: Int) -> Message {
        Message(en: "{right} of {words} right", zh: "{words} 个中对 {right} 个", ["right": right, "words": words])
    }

    /// What the line through the bars means; `sign` is how it is drawn.
    public static func diaryLegend(sign: String) -> Message {
        Message(en: "{sign} what was planned", zh: "{sign} 计划的时间", ["sign": sign])
    }

    public static func diaryNothing() -> Message {
        Message(en: "No tasks were planned or done.", zh: "没有计划或完成任务。")
    }

    public static func diaryMinutes(count: Int) -> Message {
        Message(en: "{count} min", zh: "{count} 分钟", ["count": count])
    }

    /// What else was done on a day.
    public static func diaryFigures(pomodoros: Int, phrases: Int) -> Message {
        Message(
            en: """
                {pomodoros, plural, one {# Pomodoro} other {# Pomodoros}}, \
                {phrases, plural, one {# phrase} other {# phrases}}
                """,
            zh: "{pomodoros} 个番茄钟，{phrases} 句",
            ["pomodoros": pomodoros, "phrases": phrases]
        )
    }

    public static func diaryDictation(right: Int, words: Int) -> Message {
        Message(
            en: "dictation: {right} of {words} right",
            zh: "听写：{words} 个中对 {right} 个",
            ["right": right, "words": words]
        )
    }

    public static func diaryTotal(studied: Int, pomodoros: Int, done: Int) -> Message {
        Message(
            en: """
                Studied {studied} min, {pomodoros, plural, one {# Pomodoro} other {# Pomodoros}}, \
                {done, plural, one {# task} other {# tasks}} ended.
                """,
            zh: "学习 {studied} 分钟，{pomodoros} 个番茄钟，结束任务 {done} 项。",
            ["studied": studied, "pomodoros": pomodoros, "done": done]
        )
    }
}
