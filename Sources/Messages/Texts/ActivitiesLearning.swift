// What to do in a break, of the group learning: time management, concentration, memory. Safe for a child of six, alone.
extension Message {
    public static func activityGuessAMinute() -> Message {
        Message(
            en: """
                Close your eyes and open them when you think one minute has passed. Then look at a clock: how close \
                were you?
                """,
            zh: "闭上眼睛，觉得过了一分钟就睁开。看看钟，差了多少？"
        )
    }

    public static func activityWhatComesFirst() -> Message {
        Message(
            en: "Think of three things you still want to do today. Which one comes first, and why?",
            zh: "想一想今天还要做的三件事。哪一件应该最先做？为什么？"
        )
    }

    public static func activityFasterOrSlower() -> Message {
        Message(
            en: "Did your last task take longer than you expected, or less time? Say what made the difference.",
            zh: "刚才的任务比你预想的快还是慢？说一说是什么原因。"
        )
    }

    public static func activityCutItSmall() -> Message {
        Message(
            en: "Pick one big job and cut it into three small ones, each short enough for ten minutes.",
            zh: "选一件大任务，把它分成三件小事，每件十分钟就能做完。"
        )
    }

    public static func activityDayAsATrain() -> Message {
        Message(
            en: "The rest of today is a train ride. Call out the stops in order: homework, supper, bath, story, bed.",
            zh: "把今天剩下的时间当成一趟火车，按顺序报站：作业、晚饭、洗澡、故事、睡觉。"
        )
    }

    public static func activityBagForTomorrow() -> Message {
        Message(
            en: "What lessons do you have tomorrow? Put everything you need for them into your school bag now.",
            zh: "明天有哪些课？现在就把要用的东西装进书包。"
        )
    }

    public static func activityTimeThief() -> Message {
        Message(
            en: """
                Something stole a little of your time today. What was it, and where could it wait until you have \
                finished?
                """,
            zh: "今天有什么悄悄偷走了你的时间？想一想，让它在哪里等你做完事情。"
        )
    }

    public static func activityNextFullHour() -> Message {
        Message(
            en: "How many minutes are left until the next full hour? Look at a clock and count them in fives.",
            zh: "离下一个整点还有几分钟？看着钟，五分钟五分钟地数一数。"
        )
    }

    public static func activityFiveSounds() -> Message {
        Message(
            en: "Sit still, close your eyes and find five different sounds. Which of them comes from farthest away?",
            zh: "安静地坐好，闭上眼睛，找出五种不同的声音。哪一种离你最远？"
        )
    }

    public static func activityCountDown() -> Message {
        Message(
            en: "Count slowly from twenty down to one. If you lose your place, smile and start again.",
            zh: "从二十慢慢倒数到一。数乱了也没关系，笑一笑，重新来。"
        )
    }

    public static func activityOneThing() -> Message {
        Message(
            en: """
                Choose one thing in the room and look at it for half a minute. Then turn away and say five things \
                about it.
                """,
            zh: "在房间里选一样东西，仔细看半分钟。然后转过身，说出它的五个特点。"
        )
    }

    public static func activityFingerWalk() -> Message {
        Message(
            en: """
                Touch your thumb with each finger in turn, on both hands at once: out to the little finger and back \
                again.
                """,
            zh: "两只手的拇指同时依次碰食指、中指、无名指和小指，再一个一个碰回来。"
        )
    }

    public static func activitySevenOfAColour() -> Message {
        Message(
            en: "Choose a colour and find seven things of that colour without leaving your chair.",
            zh: "选一种颜色，坐在椅子上，用眼睛找出七样这种颜色的东西。"
        )
    }

    public static func activityStatue() -> Message {
        Message(
            en: "Be a statue. Choose a pose and keep perfectly still while you count to thirty in your head.",
            zh: "当一回雕像：摆一个姿势，在心里数到三十，一动也不动。"
        )
    }

    public static func activityPatAndRub() -> Message {
        Message(
            en: "Pat your head with one hand and rub your tummy with the other. Then swap hands.",
            zh: "一只手轻轻拍头，另一只手在肚子上画圈。然后两只手交换。"
        )
    }

    public static func activitySlowSnail() -> Message {
        Message(
            en: "Draw a snail shell as slowly as you can, and do not lift your pencil from the paper.",
            zh: "画一个蜗牛壳，越慢越好，铅笔不要离开纸。"
        )
    }

    public static func activityThreeNewThings() -> Message {
        Message(
            en: "Close your book and say aloud three things you learned just now.",
            zh: "合上书，大声说出刚才学到的三样东西。"
        )
    }

    public static func activityDeskPhoto() -> Message {
        Message(
            en: "Look at your desk for ten seconds, close your eyes and name everything on it. What did you miss?",
            zh: "看书桌十秒钟，闭上眼睛，说出桌上有什么。漏了哪一样？"
        )
    }

    public static func activityMarketList() -> Message {
        Message(
            en: """
                Start with “I went to the market and bought an apple.” Add one more thing each time and say the \
                whole list again.
                """,
            zh: "先说“我去菜市场买了一个苹果”，每次多加一样东西，再从头说一遍。你能记住几样？"
        )
    }

    public static func activityWayToSchool() -> Message {
        Message(
            en: "Walk to school in your mind. What do you pass first, what comes next, and what do you see last?",
            zh: "在脑子里走一遍上学的路：先经过什么，再经过什么，最后看到什么？"
        )
    }

    public static func activitySillyStory() -> Message {
        Message(
            en: "Take three new words and make up a silly story that uses all of them.",
            zh: "选三个新学的词，编一个好笑的小故事，三个词都要用上。"
        )
    }

    public static func activityYesterdayBackwards() -> Message {
        Message(
            en: "Remember yesterday backwards: supper, lunch, breakfast. What did you eat each time?",
            zh: "倒着回想昨天：晚饭、午饭、早饭，每顿吃了什么？"
        )
    }

    public static func activityWriteInTheAir() -> Message {
        Message(
            en: "Write a new word in the air with your finger, big and slowly, and say each letter or stroke.",
            zh: "用手指在空中慢慢写一个新学的词，写得大大的，边写边说出每个笔画或字母。"
        )
    }

    public static func activityNumberByHeart() -> Message {
        Message(
            en: "Say your family's telephone number by heart, then ask a grown-up whether it was right.",
            zh: "背一背家里人的电话号码，再请大人听听对不对。"
        )
    }
}
