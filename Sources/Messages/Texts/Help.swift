// What `aloud help` says of each command and option, in a few words.
extension Message {
    public static func helpProgram() -> Message {
        Message(en: "aloud: practise speaking aloud.", zh: "aloud：大声练习口语。")
    }

    public static func helpConsole() -> Message { Message(en: "the console", zh: "控制台") }
    public static func helpCommands() -> Message { Message(en: "Commands:", zh: "命令：") }
    public static func helpOptions() -> Message {
        Message(en: "Options, anywhere in the line (-- ends them):", zh: "选项可以放在任何位置（-- 表示选项结束）：")
    }

    public static func commandSummary(name: String) -> Message {
        Message(
            en: """
                {name, select, help {these lines, or one command's} practise {a sentence of your own: spoken, heard, judged} shadow {a sentence said after its model, their curves one over the other} pairs {two sounds told apart, by ear and aloud} \
                check {judge recordings of known phrases} spell {judge a word spelled aloud} speak {speak a text, or spell it phonetically} \
                lessons {the lessons of the course} phrases {the phrases of a lesson} favorites {the phrases with a heart} search {find phrases, misspelt ones too} \
                units {what was taken in, and the words of a unit} import {take in textbooks and lists of words} \
                dictation {words spoken, written down and marked} mistakes {the notebook of words that were wrong} \
                report {a unit word by word, or as a sheet to write on} \
                due {what is to be reviewed, today and later} review {what is due, one exercise each; tune fits it to you} \
                tasks {the list of tasks: show, add, change, done} timer {study time: start, pause, what is left} \
                diary {what was planned and done, today or in a week} \
                progress {goal, streak, the last seven days, sounds often off} settings {show or change settings} voices {the accents that are spoken} \
                devices {microphones and loudspeakers} models {speech models: list, add, remove} doctor {what is there, what is missing, how to get it} lookup {a Chinese word or character: by characters, pinyin, first letters or English} index {Chinese characters by pinyin or by radical} dictionary {make the Chinese dictionary from its packages} backup {save what you did} \
                restore {bring a backup back} export {everything you did, as JSON lines} remind {send the reminders that are due, every hour with --install} \
                profile {who learns on this machine} \
                premium {lessons that ask to be unlocked, and unlock them} feedback {where a survey and bug reports go} \
                rehearse {play session files with the real console} other {}}
                """,
            zh: """
                {name, select, help {显示帮助} practise {练习自己的句子：朗读、跟读、评判} shadow {跟着示范说，比较两者的曲线} pairs {分辨容易混淆的音} \
                check {评判已知句子的录音} spell {评判逐字母拼读} speak {朗读文本，或给出音标} \
                lessons {课程列表} phrases {一课中的句子} favorites {收藏的句子} search {搜索句子，拼错也能找到} \
                units {已导入的单元及其词语} import {导入课本和词表} \
                dictation {听写并批改} mistakes {错词本} \
                report {一个单元的记录，或可打印的听写纸} \
                due {今天和往后该复习的} review {复习到期的内容；tune 按你的记忆调整} tasks {任务清单：查看、添加、修改、完成} timer {学习计时：开始、暂停、剩余时间} diary {学习日记：今天或一周} \
                progress {目标、连续天数、最近七天和常读错的音} settings {查看或更改设置} voices {可用的口音} \
                devices {麦克风和扬声器} models {语音模型：列出、添加、删除} doctor {检查有什么、缺什么、如何获取} lookup {查汉字或词语：用汉字、拼音、首字母或英语} index {按拼音或部首检字} dictionary {由软件包生成汉语词典} backup {备份学习记录} \
                restore {恢复备份} export {以 JSON 行导出学习记录} remind {发送到期的提醒；加 --install 则每小时检查} \
                profile {本机的用户} \
                premium {查看或解锁高级课程} feedback {问卷和错误报告的去处} \
                rehearse {用真实控制台演练会话文件} other {}}
                """,
            ["name": name]
        )
    }

    public static func optionSummary(name: String) -> Message {
        Message(
            en: """
                {name, select, help {these lines} version {the version} \
                mic {a microphone, or recordings, one a take} speaker {a loudspeaker, a sound file to write, or none} \
                profile {whose progress this is} data {where that is kept} lang {the language to learn; a second one is yours} \
                pace {how long a second of a recording takes: 1, or 0 for at once} no-input {nobody is there to be asked} \
                plain {neither colour nor movement} quiet {results alone} voice {the console is led aloud} script {a descriptor that gives keys and time, for rehearse} \
                other {}}
                """,
            zh: """
                {name, select, help {显示帮助} version {显示版本} \
                mic {麦克风，或录音文件（每次跟读用一个）} speaker {扬声器、要写入的声音文件，或 none} \
                profile {使用哪个用户的记录} data {记录保存的位置} lang {要学的语言；第二个是你的语言} \
                pace {录音一秒所用的时间：1，或 0 表示立即} no-input {没有人可以回答} \
                plain {不用颜色和动画} quiet {只输出结果} voice {用说话来操作} script {提供按键和时间的描述符，供 rehearse 使用} \
                other {}}
                """,
            ["name": name]
        )
    }
}
