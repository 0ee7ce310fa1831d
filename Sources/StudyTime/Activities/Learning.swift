import Messages

extension Activity {
    static let learning: [Activity] = [
        Activity("guess-a-minute", .time, .activityGuessAMinute()),
        Activity("what-comes-first", .time, .activityWhatComesFirst()),
        Activity("faster-or-slower", .time, .activityFasterOrSlower()),
        Activity("cut-it-small", .time, .activityCutItSmall()),
        Activity("day-as-a-train", .time, .activityDayAsATrain()),
        Activity("bag-for-tomorrow", .time, .activityBagForTomorrow()),
        Activity("time-thief", .time, .activityTimeThief()),
        Activity("next-full-hour", .time, .activityNextFullHour()),
        Activity("five-sounds", .concentration, .activityFiveSounds()),
        Activity("count-down", .concentration, .activityCountDown()),
        Activity("one-thing", .concentration, .activityOneThing()),
        Activity("finger-walk", .concentration, .activityFingerWalk()),
        Activity("seven-of-a-colour", .concentration, .activitySevenOfAColour()),
        Activity("statue", .concentration, .activityStatue()),
        Activity("pat-and-rub", .concentration, .activityPatAndRub()),
        Activity("slow-snail", .concentration, .activitySlowSnail()),
        Activity("three-new-things", .memory, .activityThreeNewThings()),
        Activity("desk-photo", .memory, .activityDeskPhoto()),
        Activity("market-list", .memory, .activityMarketList()),
        Activity("way-to-school", .memory, .activityWayToSchool()),
        Activity("silly-story", .memory, .activitySillyStory()),
        Activity("yesterday-backwards", .memory, .activityYesterdayBackwards()),
        Activity("write-in-the-air", .memory, .activityWriteInTheAir()),
        Activity("number-by-heart", .memory, .activityNumberByHeart()),
    ]
}
