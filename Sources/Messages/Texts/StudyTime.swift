// Study time: the list of tasks, the timer, and what is told of them.
extension Message {
    public static func offerTasks() -> Message { Message(en: "the list of tasks", zh: "任务清单") }
    public static func offerTimer() -> Message { Message(en: "study time", zh: "学习时间") }
    public static func offerDiary() -> Message { Message(en: "what was done, day or week", zh: "学习日记：day 今天，week 一周") }
    public static func offerAddTask() -> Message { Message(en: "add a task, with its minutes", zh: "添加任务和分钟数") }
    public static func offerEditTask() -> Message { Message(en: "another name or other minutes", zh: "修改名称或分钟数") }
    public static func offerMoveTask() -> Message { Message(en: "move task N to place M", zh: "把第 N 项移到第 M 位") }
    public static func offerRemoveTask() -> Message { Message(en: "take task N off the list", zh: "从清单中删除第 N 项") }
    public static func offerDoneTask() -> Message { Message(en: "the task is done", zh: "任务完成") }
    public static func offerSkipTask() -> Message { Message(en: "pass over the task", zh: "跳过任务") }
    public static func offerStuckTask() -> Message {
        Message(en: "you are stuck at task N, and where", zh: "标记第 N 项卡住了，可加说明")
    }
    public static func offerLinkTask() -> Message {
        Message(en: "tie task N to a lesson, a unit to dictate or a word", zh: "把第 N 项关联到课程、听写单元或词语")
    }
    public static func offerOpenTask() -> Message { Message(en: "open what task N is tied to", zh: "打开第 N 项关联的内容") }
    public static func offerStartStudy() -> Message { Message(en: "begin with the first task", zh: "从第一个任务开始") }
    public static func offerPauseStudy() -> Message { Message(en: "pause", zh: "暂停") }
    public static func offerResumeStudy() -> Message { Message(en: "go on", zh: "继续") }
    public static func offerGiveUp() -> Message { Message(en: "give up", zh: "放弃") }
    public static func offerExtend() -> Message { Message(en: "5 minutes more", zh: "加 5 分钟") }
    public static func offerExtendBy() -> Message { Message(en: "so many minutes more", zh: "增加分钟数") }
    public static func offerSkipBreak() -> Message { Message(en: "end the rest", zh: "结束休息") }
    public static func offerAnotherActivity() -> Message { Message(en: "another idea", zh: "换一个") }
    public static func offerBreathe() -> Message { Message(en: "breathe along", zh: "跟着呼吸") }
    public static func offerCorrect() -> Message { Message(en: "correct it", zh: "去订正") }

    public static func tasksTitle() -> Message { Message(en: "Tasks", zh: "任务") }
    public static func tasksDoneTitle() -> Message { Message(en: "Done today", zh: "今天已完成") }

    public static func tasksEmpty() -> Message {
        Message(
            en: "No task is on the list. Type `add`, its name and its minutes: add Maths homework 30min.",
            zh: "清单上没有任务。输入 `add`、名称和分钟数来添加，例如：add 数学作业 30分钟。"
        )
    }

    /// The same on the command line.
    public static func tasksEmptyHere() -> Message {
        Message(
            en: "No task is on the list. `aloud tasks add NAME --estimate MINUTES` adds one.",
            zh: "清单上没有任务。用 `aloud tasks add 名称 --estimate 分钟数` 添加。"
        )
    }

    public static func offerDiaryDay() -> Message { Message(en: "today", zh: "今天") }
    public static func offerDiaryWeek() -> Message { Message(en: "the last seven days", zh: "最近七天") }

    public static func tasksHow() -> Message {
        Message(
            en:
                "`start` begins with the first task; `add`, `done`, `skip`, `stuck`, `move`, `remove`; help lists more.",
            zh: "输入 `start` 从第一个任务开始；还可用 `add`、`done`、`skip`、`stuck`、`move`、`remove`；help 列出更多。"
        )
    }

    /// Behind a task: what was studied for it and what was planned, in minutes.
    public static func taskTimes(spent: Int, planned: Int) -> Message {
        Message(en: "{spent} of {planned} min", zh: "{spent} / {planned} 分钟", ["spent": spent, "planned": planned])
    }

    /// Behind the task that is studied, or that comes after the rest.
    public static func taskNow(time: String, isNext: String) -> Message {
        Message(
            en: "{isNext, select, yes {next} other {now}}, {time} left",
            zh: "{isNext, select, yes {接下来} other {进行中}}，还剩 {time}",
            ["time": time, "isNext": isNext]
        )
    }

    public static func taskStuck(note: String) -> Message {
        Message(
            en: "{note, select, none {stuck} other {stuck: {note}}}",
            zh: "{note, select, none {卡住了} other {卡住了：{note}}}",
            ["note": Whole(note)]
        )
    }

    public static func taskSkipped() -> Message { Message(en: "passed over", zh: "已跳过") }

    /// What a task is tied to: `lesson`, `dictation` or `word`.
    public static func taskLink(kind: String, target: String) -> Message {
        Message(
            en: "{kind, select, lesson {lesson {target}} dictation {dictation {target}} other {word {target}}}",
            zh: "{kind, select, lesson {第 {target} 课} dictation {听写 {target}} other {词语 {target}}}",
            ["kind": kind, "target": target]
        )
    }

    public static func taskWithoutLink(name: String) -> Message {
        Message(
            en:
                "“{name}” is tied to nothing. `link N lesson 3`, `link N dictation UNIT` or `link N word WORD` ties it.",
            zh: "“{name}”没有关联内容。用 `link N lesson 3`、`link N dictation 单元` 或 `link N word 朋友` 来关联。",
            ["name": name]
        )
    }

    public static func taskUnknown(number: String, greatest: Int) -> Message {
        Message(
            en: """
                There is no task “{number}”. {greatest, plural, =0 {The list is empty.} \
                other {Give a number from 1 to #.}}
                """,
            zh: "没有第“{number}”项任务。{greatest, plural, =0 {清单是空的。} other {请给出 1 到 # 的编号。}}",
            ["number": number, "greatest": greatest]
        )
    }

    public static func tasksPomodoros(count: Int) -> Message {
        Message(
            en: "Pomodoros today: {count}.",
            zh: "今天的番茄钟：{count} 个。",
            ["count": count]
        )
    }

    /// Why something of study time cannot be done now.
    public static func studyRefused(reason: String) -> Message {
        Message(
            en: """
                {reason, select, empty {No task is on the list: add one first.} \
                no-task {Every task on the list is passed over.} \
                running {Study time goes on already.} idle {No study time goes on.} \
                paused {It is paused already.} no-rest {There is no rest now.} \
                unknown {That task is not on the list any more.} no-name {A task needs a name.} \
                long-name {That is too long: at most 200 characters.} full {The list is full: 200 tasks.} \
                range {Minutes are whole numbers: 1–600 for a task, 1–180 to add; a place is one of the list.} \
                other {That cannot be done now.}}
                """,
            zh: """
                {reason, select, empty {清单上没有任务，请先添加。} no-task {清单上的任务都跳过了。} \
                running {学习时间已经在进行。} idle {现在没有在计时。} paused {已经暂停了。} no-rest {现在不在休息。} \
                unknown {这项任务已不在清单上。} no-name {任务需要一个名称。} long-name {太长了，最多 200 个字符。} \
                full {清单已满：200 项任务。} range {分钟数必须是整数：任务 1–600，增加 1–180；位置必须在清单之内。} \
                other {现在不能这样做。}}
                """,
            ["reason": reason]
        )
    }

    // MARK: The timer

    /// How study time stands, in a line.
    public static func timerStatus(
        face: String,
        block: String,
        time: String,
        name: String,
        taskTime: String,
        pomodoros: Int
    ) -> Message {
        Message(
            en: """
                {face, select, \
                study {Study: {time} left of this block. {name}: {taskTime} left.} \
                rest {Rest: {time} left. Next: {name}, {taskTime} left.} \
                paused {Paused with {time} left of this {block, select, rest {rest} other {block}}. \
                {name}: {taskTime} left.} \
                waiting {{block, select, rest {The rest is over; next: {name}.} \
                other {The time for “{name}” is over.}} Waiting for you.} \
                interrupted {Interrupted with {time} left of this {block, select, rest {rest} other {block}}. \
                {name}: {taskTime} left.} \
                other {No study time goes on.}} Pomodoros today: {pomodoros}.
                """,
            zh: """
                {face, select, \
                study {学习：本段还剩 {time}。{name}：还剩 {taskTime}。} \
                rest {休息：还剩 {time}。接下来：{name}，还剩 {taskTime}。} \
                paused {已暂停，{block, select, rest {休息} other {本段}}还剩 {time}。{name}：还剩 {taskTime}。} \
                waiting {{block, select, rest {休息结束，接下来：{name}。} other {“{name}”的时间到了。}}等你继续。} \
                interrupted {被中断，{block, select, rest {休息} other {本段}}还剩 {time}。{name}：还剩 {taskTime}。} \
                other {现在没有在计时。}}今天的番茄钟：{pomodoros} 个。
                """,
            [
                "face": face, "block": block, "time": time, "name": name, "taskTime": taskTime,
                "pomodoros": pomodoros,
            ]
        )
    }

    /// Before the place where one types: what goes on, and what is left of it.
    public static func timerBadge(face: String, left: Message) -> Message {
        Message(
            en: """
                [{face, select, study {study} rest {rest} paused {paused} waiting {waiting} other {interrupted}} {left}]
                """,
            zh: """
                [{face, select, study {学习} rest {休息} paused {暂停} waiting {等待} other {中断}} {left}]
                """,
            ["face": face, "left": left]
        )
    }

    /// Minutes that are left, as short as can be.
    public static func minutesShort(count: Int) -> Message {
        Message(en: "{count} min", zh: "{count} 分", ["count": count])
    }

    public static func faceTitle(face: String) -> Message {
        Message(
            en: """
                {face, select, study {Study} rest {Rest} paused {Paused} waiting {Waiting for you} \
                interrupted {Interrupted} finished {Done!} other {Study time}}
                """,
            zh: """
                {face, select, study {学习} rest {休息} paused {已暂停} waiting {等你继续} interrupted {被中断} \
                finished {完成！} other {学习时间}}
                """,
            ["face": face]
        )
    }

    public static func timeLeft(time: String) -> Message { Message(en: "{time} left", zh: "还剩 {time}", ["time": time]) }

    public static func timerIdle(count: Int) -> Message {
        Message(
            en: """
                {count, plural, =0 {No task is on the list. `tasks` leads to it.} \
                one {One task is on the list. `start` begins with it.} \
                other {# tasks are on the list. `start` begins with the first.}}
                """,
            zh: """
                {count, plural, =0 {清单上没有任务。输入 `tasks` 打开清单。} \
                other {清单上有 # 项任务。输入 `start` 从第一项开始。}}
                """,
            ["count": count]
        )
    }

    public static func timerInterrupted(minutes: Int) -> Message {
        Message(
            en: """
                Study time stopped when the console did{minutes, plural, =-1 {} =0 {, just now} one {, a minute ago} \
                other {, # minutes ago}}. Go on where it was?
                """,
            zh: """
                学习时间随上次的控制台中断了{minutes, plural, =-1 {} =0 {（刚才）} other {（# 分钟前）}}。要从中断的地方继续吗？
                """,
            ["minutes": minutes]
        )
    }

    public static func giveUpAgain() -> Message {
        Message(
            en: "Press it once more to give the whole list up.",
            zh: "再按一次，放弃整个清单。"
        )
    }

    /// A line behind its number, or behind as much room.
    public static func headed(_ number: String, _ line: Message) -> Message {
        Message(en: "{number}{line}", zh: "{number}{line}", ["number": number, "line": line])
    }

    /// How the words of a command are to be given.
    public static func taskUsage(name: String) -> Message {
        Message(
            en: """
                {name, select, add {Type `add`, its name and its minutes: add Maths homework 30min.} \
                edit {Type `edit`, its number and the new name or minutes: edit 2 French 20min.} \
                move {Type `move`, its number and its new place: move 3 1.} \
                link {Type `link`, its number and what it is about: link 2 lesson 3.} \
                stuck {Type `stuck`, its number and where: stuck 2 question 4. Once more without words takes the mark away.} \
                other {Type the number of a task.}}
                """,
            zh: """
                {name, select, add {输入 `add`、名称和分钟数：add 数学作业 30分钟。} \
                edit {输入 `edit`、编号和新的名称或分钟数：edit 2 法语 20分钟。} \
                move {输入 `move`、编号和新的位置：move 3 1。} \
                link {输入 `link`、编号和关联的内容：link 2 lesson 3。} \
                stuck {输入 `stuck`、编号和说明：stuck 2 第4题。再输入一次、不写说明则取消标记。} \
                other {请输入任务的编号。}}
                """,
            ["name": name]
        )
    }

    public static func timerLeft() -> Message {
        Message(
            en: "Study time is paused, since no console is open any more. `timer resume` goes on.",
            zh: "没有打开的控制台了，学习时间已暂停。输入 `timer resume` 继续。"
        )
    }
}
