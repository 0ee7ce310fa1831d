// The words of the diary as a page: what its charts and figures are called.
extension Message {
    public static func diaryPageTitle() -> Message { Message(en: "Study diary", zh: "学习日记") }
    public static func diaryPagePlanned() -> Message { Message(en: "Planned", zh: "计划") }
    public static func diaryPageTaken() -> Message { Message(en: "Taken", zh: "实际") }
    public static func diaryPageMinutes() -> Message { Message(en: "Minutes of study", zh: "学习时间（分钟）") }
    public static func diaryPagePomodoros() -> Message { Message(en: "Pomodoros", zh: "番茄钟") }
    public static func diaryPagePhrases() -> Message { Message(en: "Phrases practised", zh: "练习的句子") }
    public static func diaryPageDictation() -> Message { Message(en: "Dictation", zh: "听写") }
    public static func diaryPageRight() -> Message { Message(en: "Right", zh: "正确") }
    public static func diaryPageWrong() -> Message { Message(en: "To practise again", zh: "需要再练") }
    public static func diaryPageNothing() -> Message {
        Message(en: "Nothing was noted on this day.", zh: "这一天没有记录。")
    }
}
