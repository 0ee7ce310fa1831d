// The companion: what can be done on each screen, said once and again on request.
extension Message {
    public static func helpHome() -> Message {
        Message(
            en: """
                Hello! I am your panda. “lessons” shows the lessons, and “practise” with a sentence lets you say one of \
                your own. Type help on any screen to see me again, and back to leave it.
                """,
            zh: """
                你好！我是你的熊猫伙伴。输入 lessons 查看课程，输入 practise 加一个句子就能练习自己的句子。\
                在任何界面输入 help 都能再见到我，输入 back 返回。
                """
        )
    }

    public static func helpLessons() -> Message {
        Message(
            en: """
                Type the number of a lesson to open it; Enter alone opens the one you studied last. From here you also \
                reach favorites, progress, search and settings.
                """,
            zh: "输入课程的编号就能打开它；直接按回车键会打开上次学的那一课。从这里还可以进入收藏、进度、搜索和设置。"
        )
    }

    public static func helpPhrases() -> Message {
        Message(
            en: """
                Type the number of a phrase to hear it, “known” and its number to hear what it means. “next” runs three \
                exercises on the phrase marked ▸, “practise” with a number on another. “favorite” and “copy” take a \
                number too.
                """,
            zh: """
                输入句子的编号就能听到它，输入 known 加编号可以听它的意思。输入 next 会对标有 ▸ 的句子依次做三个练习，\
                输入 practise 加编号则练习别的句子。favorite（收藏）和 copy（复制）也可以加编号。
                """
        )
    }

    public static func helpFavorites() -> Message {
        Message(
            en: """
                Here are the phrases you like best. Hear and practise them as in a lesson; “unfavorite” with a number \
                takes the heart away.
                """,
            zh: "这里是你最喜欢的句子。可以像在课程里一样听和练习，输入 unfavorite 加编号可以取消收藏。"
        )
    }

    public static func helpWordOrder() -> Message {
        Message(
            en: """
                Put the words in order. Type the number of the word that comes next, or the word itself; several at \
                once are fine. “:hint” shows the next one.
                """,
            zh: "请排列词序。输入下一个词的编号，或者输入这个词，一次输入几个也可以。输入 :hint 会提示下一个词。"
        )
    }

    public static func helpPronunciation() -> Message {
        Message(
            en: """
                Listen, then press space, say the phrase, and press space again. I tell you which words were right. \
                “a” says it again, “s” more slowly.
                """,
            zh: "先听，再按空格键，说出这句话，然后再按一次空格键。我会告诉你哪些词说对了。按 a 再听一遍，按 s 听慢速。"
        )
    }

    public static func helpMultipleChoice() -> Message {
        Message(
            en: "What does the phrase mean? Type the number of its translation. “:again” lets you hear the phrase.",
            zh: "这句话是什么意思？请输入正确译文的编号。输入 :again 可以听这句话。"
        )
    }

    public static func helpProgress() -> Message {
        Message(
            en: """
                The bars show how many phrases you studied on each of the last seven days, the line shows your daily \
                goal. The streak counts the days in a row on which you were here.
                """,
            zh: "柱形图显示最近七天每天学了多少个句子，横线是每天的目标。连续天数是你连续来学习的天数。"
        )
    }

    public static func helpSearch() -> Message {
        Message(
            en: """
                Type any words of a phrase, in any language and any order. Beginnings of words are enough, accents do \
                not matter, and I forgive slips of the pen.
                """,
            zh: "输入句子里的任何词，语言和顺序都不限。只输入词的开头也可以，不用管声调和重音符号，打错一两个字母也没关系。"
        )
    }

    public static func helpSettings() -> Message {
        Message(
            en: """
                Type the number of a setting and its new value. When you change a speed or an accent you hear a sample.
                """,
            zh: "输入设置的编号和新的值。改变语速或口音时会听到一个例句。"
        )
    }

    public static func helpFeedback() -> Message {
        Message(
            en: "Tell the people behind aloud what you think: in a survey of five minutes, or in a bug report.",
            zh: "把你的想法告诉 aloud 的开发者：可以填写五分钟的问卷，也可以报告错误。"
        )
    }

    public static func helpPremium() -> Message {
        Message(
            en: "These lessons are locked. You can look at their phrases; “premium unlock” opens the exercises.",
            zh: "这些课程还没有解锁。句子可以先看，输入 premium unlock 就能做练习。"
        )
    }

    public static func helpDictation() -> Message {
        Message(
            en: """
                Type the number of a unit and I dictate its words. “paper” with the number if you write on paper, \
                “spelled” to spell them aloud, “read” to read them aloud. “new” takes words of your own.
                """,
            zh: """
                输入单元的编号，我就开始报听写。写在纸上请输入 paper 加编号，逐字母拼读请输入 spelled 加编号，朗读请输入 read 加编号。\
                输入 new 可以听写自己的词语。
                """
        )
    }

    public static func helpTasks() -> Message {
        Message(
            en: """
                Write down your homework: “add”, its name and its minutes, as in add Maths 30min. “start” begins with \
                the first, and I tell you when a task is over and when to rest. “done” when you are ready sooner.
                """,
            zh: """
                把作业写下来：输入 add、名称和分钟数，例如 add 数学 30分钟。输入 start 从第一项开始，\
                任务结束和该休息的时候我会告诉你。提前做完就输入 done。
                """
        )
    }

    public static func helpTimer() -> Message {
        Message(
            en: """
                Study for a while, then rest for a while: that keeps a head fresh. The space bar pauses and goes on. \
                In the rest I have an idea what to do; any key stops the music.
                """,
            zh: "学习一段时间，再休息一段时间，头脑才清醒。按空格键暂停或继续。休息时我会给你出主意，按任意键停止音乐。"
        )
    }

    public static func helpDiary() -> Message {
        Message(
            en: "What you planned and what you did: “day” shows today, “week” the last seven days.",
            zh: "你的计划和完成情况：day 看今天，week 看最近七天。"
        )
    }

    public static func helpDictating() -> Message {
        Message(
            en: """
                I say each word; write it down. Words that were wrong come first next time. You can stop whenever you \
                like, and go on later at the same word.
                """,
            zh: "我来报词语，请你写下来。写错的下次会先听写。随时可以停下，以后从同一个词接着听写。"
        )
    }

    public static func helpDictionary() -> Message {
        Message(
            en: """
                Type a Chinese word, pinyin with or without tones, first letters such as zgr, English, or ? for a character \
                you do not know. A number opens what was found. “index pinyin” and “index radicals” lead to every \
                character.
                """,
            zh: """
                输入汉字词语、拼音（声调可有可无）、首字母（如 zgr）或英语，不认识的字可以用 ? 代替（?天）。\
                输入编号打开词条。输入 index pinyin 按拼音查字，输入 index radicals 按部首查字。
                """
        )
    }

    public static func helpEntry() -> Message {
        Message(
            en: """
                Enter says the word; a number says that reading, or opens that word. “tones” says the four tones in a row, \
                “practise” lets you say it yourself, “add” puts it on a dictation list.
                """,
            zh: """
                按回车键听这个词；输入编号可以听那个读音，或打开那个词。输入 tones 依次听四个声调，\
                输入 practise 自己读一读，输入 add 加入听写词表。
                """
        )
    }
}
