// What to do in a break, of the group life skills: tidying, household, hygiene. Safe for a child of six, alone.
extension Message {
    public static func activityClearDesk() -> Message {
        Message(
            en: "Clear your desk until only the things for your next task are left on it.",
            zh: "收拾书桌，只留下接下来要用的东西。"
        )
    }

    public static func activityTenThingsHome() -> Message {
        Message(
            en: "Find ten things that are not where they belong and take each of them home.",
            zh: "找出十样放错地方的东西，把它们一样一样送回“家”。"
        )
    }

    public static func activityBooksByHeight() -> Message {
        Message(
            en: "Line up your books by height, with the tallest on the left.",
            zh: "把书按高矮排好，最高的放在最左边。"
        )
    }

    public static func activityTryYourPens() -> Message {
        Message(
            en: "Try out all your pens. Those that write go into the pencil case, the empty ones into the bin.",
            zh: "试一试所有的笔：能写的放进铅笔盒，写不出来的扔进垃圾桶。"
        )
    }

    public static func activitySortToys() -> Message {
        Message(
            en: "Sort one box of toys so that things of a kind lie together.",
            zh: "整理一箱玩具，把同一类的放在一起。"
        )
    }

    public static func activityEmptyBag() -> Message {
        Message(
            en: "Empty your school bag, take out old papers and crumbs, and pack it again neatly.",
            zh: "把书包倒空，清掉废纸和碎屑，再整整齐齐地装好。"
        )
    }

    public static func activityFoldClothes() -> Message {
        Message(
            en: "Fold the clothes that lie about in your room, or put them in the laundry basket.",
            zh: "把房间里乱放的衣服叠好；该洗的放进洗衣篮。"
        )
    }

    public static func activityShoesInPairs() -> Message {
        Message(
            en: "Put the shoes by the front door in pairs, with all toes pointing the same way.",
            zh: "把门口的鞋子一双一双摆好，鞋尖朝同一个方向。"
        )
    }

    public static func activityThirstyPlant() -> Message {
        Message(
            en: "Touch the soil of a plant with a finger. If it is dry, give the plant a little water.",
            zh: "用手指摸摸花盆里的土，如果干了，就给它浇一点水。"
        )
    }

    public static func activityLayTheTable() -> Message {
        Message(
            en: "Lay the table for the next meal: a place for everyone. Leave the sharp knives to the grown-ups.",
            zh: "为下一顿饭摆好碗筷，每人一份。锋利的刀请大人拿。"
        )
    }

    public static func activitySockPairs() -> Message {
        Message(
            en: "Find the pairs among the clean socks and roll each pair into a ball.",
            zh: "给洗干净的袜子找到另一半，再一双一双卷成小球。"
        )
    }

    public static func activityWipeAShelf() -> Message {
        Message(
            en: "Wipe the dust off your desk or a low shelf with a damp cloth.",
            zh: "用湿抹布擦掉书桌或矮架子上的灰。"
        )
    }

    public static func activitySweepACorner() -> Message {
        Message(
            en: "Take a small brush and a dustpan and sweep the floor under your desk.",
            zh: "拿小扫帚和簸箕，把书桌下面的地扫干净。"
        )
    }

    public static func activitySmoothBed() -> Message {
        Message(
            en: "Shake out your pillow and smooth your blanket until your bed looks inviting.",
            zh: "拍松枕头，铺平被子，把床整理得舒舒服服。"
        )
    }

    public static func activityThreeMinutesHelp() -> Message {
        Message(
            en: "Ask somebody at home: “What can I help you with for three minutes?”",
            zh: "问问家里人：“有什么事要我帮忙吗？我有三分钟。”"
        )
    }

    public static func activityCupsToTheKitchen() -> Message {
        Message(
            en: "Take cups and plates that have been left around back to the kitchen, one at a time.",
            zh: "把留在各处的杯子和盘子送回厨房，一次只拿一个。"
        )
    }

    public static func activityWashHands() -> Message {
        Message(
            en: "Wash your hands with soap for as long as it takes to sing “Happy Birthday” twice.",
            zh: "用肥皂洗手，要洗够唱两遍《生日快乐》的时间。"
        )
    }

    public static func activityGlassOfWater() -> Message {
        Message(
            en: "Drink a glass of water in small sips.",
            zh: "小口小口地喝一杯水。"
        )
    }

    public static func activityCoolFace() -> Message {
        Message(
            en: "Wash your face with cool water and dry it with your own towel.",
            zh: "用凉水洗洗脸，再用自己的毛巾擦干。"
        )
    }

    public static func activityBrushInTheAir() -> Message {
        Message(
            en: "Show in front of a mirror, without a brush, how to clean your teeth: outside, inside, and on top.",
            zh: "不拿牙刷，对着镜子演示怎么刷牙：外面、里面、上面都要刷到。"
        )
    }

    public static func activityCombHair() -> Message {
        Message(
            en: "Comb your hair in front of a mirror, beginning gently at the tips.",
            zh: "对着镜子梳梳头，从发梢开始，轻轻地梳。"
        )
    }

    public static func activityFreshAir() -> Message {
        Message(
            en: "Ask a grown-up to let in fresh air, and take ten slow breaths of it.",
            zh: "请大人开窗通通风，慢慢地吸十口新鲜空气。"
        )
    }

    public static func activityCleanNose() -> Message {
        Message(
            en: "Blow your nose, put the tissue in the bin and wash your hands.",
            zh: "擤擤鼻涕，把纸巾扔进垃圾桶，再去洗手。"
        )
    }

    public static func activityFingernails() -> Message {
        Message(
            en: "Look at your fingernails. Wash them clean; if they are too long, ask a grown-up to cut them.",
            zh: "看看指甲，洗干净；如果太长了，请大人帮忙剪。"
        )
    }
}
