// What to do in a break, of the group body and mind: stretching, breathing, kind thoughts. Safe for a child of six, alone.
extension Message {
    public static func activityTouchTheSky() -> Message {
        Message(
            en: """
                Stand up, stretch both arms towards the ceiling and make yourself as tall as you can. Relax, and do \
                it twice more.
                """,
            zh: "站起来，双手伸向天花板，把自己拉得高高的，再放松。一共做三次。"
        )
    }

    public static func activityShouldersUp() -> Message {
        Message(
            en: "Pull your shoulders up to your ears, count to three and let them drop. Do it five times.",
            zh: "把肩膀耸到耳朵边，数三下，再放松落下。做五次。"
        )
    }

    public static func activityHugYourself() -> Message {
        Message(
            en: "Give yourself a big hug with your left arm on top, then another with your right arm on top.",
            zh: "左手臂在上，紧紧抱一抱自己；再换右手臂在上，抱一次。"
        )
    }

    public static func activityFeatherOnYourHead() -> Message {
        Message(
            en: "Lean your head slowly to the left, then slowly to the right, as gently as if a feather lay on it.",
            zh: "头慢慢向左歪，再慢慢向右歪，要轻得好像头上放着一根羽毛。"
        )
    }

    public static func activityFistsAndStars() -> Message {
        Message(
            en: "Make two tight fists, then spread your fingers wide like stars. Do it ten times.",
            zh: "两只手握紧拳头，再像星星一样张开手指。做十次。"
        )
    }

    public static func activityOnTiptoe() -> Message {
        Message(
            en: "Stand behind your chair, hold on to the back and rise on tiptoe ten times, slowly.",
            zh: "站在椅子后面，扶住椅背，慢慢踮起脚尖再放下。做十次。"
        )
    }

    public static func activityCrescentMoon() -> Message {
        Message(
            en: """
                Stand with your feet apart, put one arm over your head and bend sideways like a crescent moon. Then \
                the other side.
                """,
            zh: "两脚分开站好，一只手臂举过头顶，身体往旁边弯成月牙。再换另一边。"
        )
    }

    public static func activityFarAndNear() -> Message {
        Message(
            en: """
                Look at the farthest thing you can see through the window, count to twenty, then look at your hand. \
                Do it three times.
                """,
            zh: "看看窗外最远的地方，数到二十，再看看自己的手。做三次。"
        )
    }

    public static func activityBalloon() -> Message {
        Message(
            en: """
                Lay your hands on your tummy. It fills like a balloon as you breathe in and grows small as you \
                breathe out.
                """,
            zh: "把手放在肚子上。吸气时肚子像气球一样鼓起来，呼气时慢慢变小。"
        )
    }

    public static func activityFlowerAndCandle() -> Message {
        Message(
            en: """
                Imagine a flower and a candle. Breathe in the scent of the flower, then blow so softly that the \
                flame only trembles.
                """,
            zh: "想象面前有一朵花和一支蜡烛。先闻闻花香，再轻轻地吹，让烛光只晃一晃。"
        )
    }

    public static func activityTriangle() -> Message {
        Message(
            en: """
                Draw a triangle in the air with your finger: up as you breathe in, down as you wait, along the \
                bottom as you breathe out.
                """,
            zh: "用手指在空中画三角形：吸气时往上，停一停时往下，呼气时画底边。"
        )
    }

    public static func activityFiveFingers() -> Message {
        Message(
            en: "Trace one hand with a finger of the other. Going up a finger, breathe in; going down, breathe out.",
            zh: "用一根手指沿着另一只手的轮廓走：往上走吸气，往下走呼气。"
        )
    }

    public static func activitySleepySnake() -> Message {
        Message(
            en: "Breathe in through your nose, and out with a long, quiet hiss like a sleepy snake.",
            zh: "用鼻子吸气，再像一条困了的小蛇，轻轻地、长长地发出“嘶”声，把气呼出来。"
        )
    }

    public static func activityHummingBee() -> Message {
        Message(
            en: "Breathe in through your nose, and hum like a bee as you breathe out. Feel your lips tickle.",
            zh: "用鼻子吸气，呼气时像小蜜蜂一样“嗡嗡”哼，感觉嘴唇痒痒的。"
        )
    }

    public static func activityWaves() -> Message {
        Message(
            en: "Imagine you are by the sea. A wave rolls in as you breathe in and draws back as you breathe out.",
            zh: "想象自己在海边。吸气时海浪涌上来，呼气时海浪退下去。"
        )
    }

    public static func activityRockAToy() -> Message {
        Message(
            en: "Lie on your back with a soft toy on your tummy and rock it up and down with your breath.",
            zh: "仰面躺下，把毛绒玩具放在肚子上，用呼吸让它一上一下地摇。"
        )
    }

    public static func activitySomebodyKind() -> Message {
        Message(
            en: "Who was kind to you today? Think of a way to thank them.",
            zh: "今天谁对你好？想一个办法谢谢他。"
        )
    }

    public static func activityThreeGoodThings() -> Message {
        Message(
            en: "Name three good things that happened today. Small ones count too.",
            zh: "说出今天发生的三件好事，小事也算。"
        )
    }

    public static func activityNotYet() -> Message {
        Message(
            en: "Finish the sentence: “I can't … yet, but I can already …”",
            zh: "把句子说完整：“我还不会……，但是我已经会……了。”"
        )
    }

    public static func activitySmileInTheMirror() -> Message {
        Message(
            en: "Smile at yourself in a mirror and say something kind to yourself.",
            zh: "对着镜子笑一笑，对自己说一句好听的话。"
        )
    }

    public static func activityFavouritePlace() -> Message {
        Message(
            en: "Close your eyes and visit a place you love. What do you see, hear and smell there?",
            zh: "闭上眼睛，在心里去一个你喜欢的地方。你看到、听到、闻到了什么？"
        )
    }

    public static func activityGoodAt() -> Message {
        Message(
            en: "What are you good at? Say it aloud, “I am good at …”, and then find one thing more.",
            zh: "你有什么本领？大声说出来：“我很会……”，然后再想一样。"
        )
    }

    public static func activityUsefulMistake() -> Message {
        Message(
            en: "Think of a mistake you made today. What did you learn from it?",
            zh: "想一想今天犯的一个错误，你从中学到了什么？"
        )
    }

    public static func activitySecretKindness() -> Message {
        Message(
            en: "Plan a small surprise that will make somebody at home happy, and do it today.",
            zh: "想一个让家里人开心的小惊喜，今天就去做。"
        )
    }
}
