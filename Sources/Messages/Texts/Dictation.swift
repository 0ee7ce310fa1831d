// Dictation: what can be done, and what is said on the way.
extension Message {
    public static func offerStopDictation() -> Message { Message(en: "stop", zh: "停止") }
    public static func offerTyped() -> Message { Message(en: "type the answers", zh: "键盘输入") }
    public static func offerPaper() -> Message { Message(en: "write on paper", zh: "写在纸上") }
    public static func offerSpelled() -> Message { Message(en: "spell the words aloud", zh: "逐字母拼读") }
    public static func offerSpell() -> Message { Message(en: "spell it", zh: "拼读") }
    public static func offerTypeInstead() -> Message { Message(en: "type this word", zh: "这个词改用键盘") }
    public static func offerFaster() -> Message { Message(en: "faster", zh: "快一点") }
    public static func offerReadAloud() -> Message { Message(en: "read the words aloud", zh: "大声朗读词语") }

    public static func dictationChooseUnit() -> Message {
        Message(
            en:
                "Type the number of a unit; `paper N` to write on paper, `spelled N` to spell aloud, `read N` to read aloud, `new` for words of your own.",
            zh: "输入单元编号开始；`paper N` 写在纸上，`spelled N` 逐字母拼读，`read N` 大声朗读，`new` 自己输入词语。"
        )
    }

    public static func dictationOwnWords() -> Message {
        Message(en: "Or type `new` for words of your own.", zh: "或输入 `new`，自己输入词语。")
    }

    public static func offerMarkRight() -> Message { Message(en: "right", zh: "对") }
    public static func offerMarkWrong() -> Message { Message(en: "wrong", zh: "错") }
    public static func offerMarkRest() -> Message { Message(en: "all the rest is right", zh: "其余全对") }
    public static func offerPreviousWord() -> Message { Message(en: "the word before", zh: "上一个") }
    public static func offerTakeBack() -> Message { Message(en: "take the last mark back", zh: "撤回刚才的标记") }
    public static func offerNextWord() -> Message { Message(en: "next word", zh: "下一个") }
    public static func offerPause() -> Message { Message(en: "pause", zh: "暂停") }
    public static func offerResume() -> Message { Message(en: "go on", zh: "继续") }
    public static func offerExplain() -> Message { Message(en: "explain it", zh: "解释") }
    public static func offerRestart() -> Message { Message(en: "begin again from the first word", zh: "从第一个词重新开始") }

    public static func dictationBegins(name: String, words: Int, mode: String) -> Message {
        Message(
            en: """
                {name}: {words, plural, one {# word} other {# words}}, \
                {mode, select, paper {written on paper.} spelled {spelled aloud.} read {read aloud.} other {typed.}}
                """,
            zh: """
                {name}：{words, plural, other {# 个词}}，\
                {mode, select, paper {写在纸上。} spelled {逐字母拼读。} read {大声朗读。} other {键盘输入。}}
                """,
            ["name": name, "words": words, "mode": mode]
        )
    }

    public static func dictationMistakesFirst(count: Int) -> Message {
        Message(
            en:
                "{count, plural, one {A word that was wrong before comes first.} other {# words that were wrong before come first.}}",
            zh: "先听写之前写错的 {count, plural, other {# 个词}}。",
            ["count": count]
        )
    }

    public static func dictationGoesOn(number: Int) -> Message {
        Message(
            en: "It goes on at word {number}; `:restart` begins again.",
            zh: "从第 {number} 个词继续；输入 `:restart` 可以重新开始。",
            ["number": number]
        )
    }

    public static func dictationTypedHint() -> Message {
        Message(
            en: "Type what you hear; Enter alone says it again, `:next` skips, `:stop` ends, `:help` tells more.",
            zh: "听到什么就输入什么；直接按回车再听一遍，`:next` 跳过，`:stop` 停止，`:help` 查看更多。"
        )
    }

    public static func dictationChooseAnother() -> Message {
        Message(
            en: "Type `typed` to type the answers, `paper` to write them on paper, or `stop`.",
            zh: "输入 `typed` 用键盘作答，输入 `paper` 写在纸上，或输入 `stop` 停止。"
        )
    }

    public static func dictationSpelledHint() -> Message {
        Message(
            en: "After each word the microphone opens: spell it, one letter after the other. Space ends it at once.",
            zh: "每个词念完后麦克风会打开：请一个字母一个字母地拼出来。按空格键可以立即结束。"
        )
    }

    public static func dictationTypeThis() -> Message {
        Message(
            en: "This word has signs that cannot be spelled aloud. Type it.",
            zh: "这个词里有无法拼读的符号，请用键盘输入。"
        )
    }

    public static func dictationTypeNow() -> Message { Message(en: "Type the word.", zh: "请输入这个词。") }

    public static func dictationSpellOrType() -> Message {
        Message(
            en: "Press space to spell it once more, t to type it, or n for the next word.",
            zh: "按空格键再拼一次，按 t 用键盘输入，按 n 听下一个。"
        )
    }

    public static func dictationSpeed(speed: Int) -> Message {
        Message(en: "{speed} words a minute.", zh: "每分钟 {speed} 个词。", ["speed": speed])
    }

    public static func dictationNoLetters() -> Message {
        Message(
            en: "No word of this unit has letters that could be spelled aloud.",
            zh: "这个单元里没有可以逐字母拼读的词。"
        )
    }

    public static func dictationCount(number: Int, count: Int, minutes: Int) -> Message {
        Message(
            en: "{number} of {count} · about {minutes, plural, one {a minute} other {# minutes}} left",
            zh: "第 {number} 个，共 {count} 个 · 大约还要 {minutes, plural, other {# 分钟}}",
            ["number": number, "count": count, "minutes": minutes]
        )
    }

    public static func dictationPaused() -> Message { Message(en: "Paused.", zh: "已暂停。") }

    public static func dictationStopped(number: Int) -> Message {
        Message(
            en: "Stopped at word {number}. Next time it goes on there.",
            zh: "停在第 {number} 个词。下次从这里继续。",
            ["number": number]
        )
    }

    public static func dictationTonesMissing() -> Message {
        Message(
            en: "The letters are right. Write the tones as well, such as zhang3 da4.",
            zh: "字母正确。请加上声调，例如 zhang3 da4。"
        )
    }

    public static func dictationSoundsAlike(text: String) -> Message {
        Message(
            en: "“{text}” sounds the same, but another word is meant. Try again.",
            zh: "“{text}”读音相同，但这里是另一个词。请再试一次。",
            ["text": text]
        )
    }

    public static func dictationListTitle(name: String) -> Message {
        Message(en: "{name}: mark what was written", zh: "{name}：请批改", ["name": name])
    }

    public static func dictationMark(number: Int, text: String) -> Message {
        Message(
            en: "{number}. {text}: r right, w wrong?",
            zh: "{number}. {text}：r 对，w 错？",
            ["number": number, "text": Whole(text)]
        )
    }

    public static func dictationMarkKept() -> Message {
        Message(en: "Only the mark made just now can be taken back.", zh: "只能撤回刚刚做的标记。")
    }

    public static func dictationSummary(right: Int, count: Int) -> Message {
        Message(
            en: "{right} of {count, plural, one {# word} other {# words}} right.",
            zh: "{count, plural, other {# 个词}}中写对了 {right} 个。",
            ["right": right, "count": count]
        )
    }

    public static func dictationMistakesTitle() -> Message {
        Message(en: "In the notebook of mistakes:", zh: "记入错词本：")
    }

    public static func dictationTitle() -> Message { Message(en: "Dictation", zh: "听写") }
    public static func offerDictation() -> Message { Message(en: "dictation", zh: "听写") }
    public static func offerDictate() -> Message { Message(en: "dictate a unit", zh: "听写一个单元") }
    public static func offerNewWords() -> Message { Message(en: "words of your own", zh: "自己输入词语") }

    public static func dictationUnit(words: Int, known: Int, mistakes: Int) -> Message {
        Message(
            en: """
                {known} of {words, plural, one {# word} other {# words}} known\
                {mistakes, plural, =0 {} one {, # in the notebook} other {, # in the notebook}}
                """,
            zh: "{words, plural, other {# 个词}}，会 {known} 个{mistakes, plural, =0 {} other {，错词本里有 # 个}}",
            ["words": words, "known": known, "mistakes": mistakes]
        )
    }

    public static func dictationNewWords() -> Message {
        Message(
            en: "Type or paste the words, one on each line. An empty line begins the dictation.",
            zh: "请输入或粘贴词语，每行一个。空行开始听写。"
        )
    }

    public static func dictationNoVoice(language: String) -> Message {
        Message(
            en: "There is no voice for the language “{language}”, so its words cannot be dictated.",
            zh: "没有语言“{language}”的语音，无法听写。",
            ["language": language]
        )
    }

    public static func dictationNoWords() -> Message {
        Message(en: "There is no word to dictate.", zh: "没有可以听写的词语。")
    }

    public static func dictationApproximate(language: Message) -> Message {
        Message(
            en: "There is no speech model of {language} of its own, so reading aloud cannot be judged word for word.",
            zh: "没有{language}专用的语音模型，无法逐词评判朗读。",
            ["language": language]
        )
    }

    public static func optionNotOneOf(name: String, value: String, choices: String) -> Message {
        Message(
            en: "{name} cannot be “{value}”. It is one of: {choices}.",
            zh: "{name} 不能是“{value}”。可选：{choices}。",
            ["name": name, "value": value, "choices": Whole(choices)]
        )
    }

    public static func mistakesNone() -> Message {
        Message(en: "The notebook of mistakes is empty.", zh: "错词本是空的。")
    }

    public static func historyNone() -> Message { Message(en: "It has not been dictated yet.", zh: "还没有听写过。") }

    /// A dictation of the past; `ending` is `whole` where it was done to its end.
    public static func historyDictation(
        date: String,
        mode: String,
        right: Int,
        count: Int,
        ending: String
    ) -> Message {
        Message(
            en: """
                {date}  {right} of {count, plural, one {# word} other {# words}} right, \
                {mode, select, paper {on paper} spelled {spelled aloud} read {read aloud} other {typed}}\
                {ending, select, whole {} other {, broken off}}
                """,
            zh: """
                {date}  {count, plural, other {# 个词}}中写对 {right} 个，\
                {mode, select, paper {写在纸上} spelled {逐字母拼读} read {大声朗读} other {键盘输入}}\
                {ending, select, whole {} other {，未听完}}
                """,
            ["date": date, "mode": mode, "right": right, "count": count, "ending": ending]
        )
    }

    /// An answer of the past of which no letters are known.
    public static func historyAnswer(date: String, mode: String, verdict: String) -> Message {
        Message(
            en: """
                {date}  {verdict, select, right {✓} other {✗}} \
                {mode, select, paper {on paper} spelled {spelled aloud} read {read aloud} other {typed}}
                """,
            zh: """
                {date}  {verdict, select, right {✓} other {✗}} \
                {mode, select, paper {写在纸上} spelled {逐字母拼读} read {大声朗读} other {键盘输入}}
                """,
            ["date": date, "mode": mode, "verdict": verdict]
        )
    }

    /// An answer of the past with what was typed or heard.
    public static func historyTypedAnswer(date: String, mode: String, verdict: String, typed: String) -> Message {
        Message(
            en: """
                {date}  {verdict, select, right {✓} other {✗}} \
                {mode, select, spelled {spelled aloud} other {typed}}: {typed}
                """,
            zh: """
                {date}  {verdict, select, right {✓} other {✗}} \
                {mode, select, spelled {逐字母拼读} other {键盘输入}}：{typed}
                """,
            ["date": date, "mode": mode, "verdict": verdict, "typed": typed]
        )
    }

    public static func offerHistory() -> Message { Message(en: "what came of unit N", zh: "第 N 单元的听写记录") }

    public static func historyTitle(name: String) -> Message {
        Message(en: "{name}: words, and dictations of the past", zh: "{name}：词语和听写记录", ["name": name])
    }
}
