extension Contrast {
    /// French, each word with its meaning in English and Chinese.
    static let french = """
        # y / u
        rue = street = 街 / roue = wheel = 轮子
        vu = seen = 看见了 / vous = you = 您
        tu = you = 你 / tout = everything = 全部
        dessus = on top = 上面 / dessous = underneath = 下面
        nu = naked = 光着 / nous = we = 我们
        pur = pure = 纯 / pour = for = 为了
        # ɑ̃ / ɔ̃
        vent = wind = 风 / vont = (they) go = 去
        sang = blood = 血 / son = sound = 声音
        banc = bench = 长凳 / bon = good = 好
        temps = time = 时间 / ton = your = 你的
        lent = slow = 慢 / long = long = 长
        blanc = white = 白 / blond = blond = 金发的
        # ɛ̃ / ɑ̃
        vin = wine = 葡萄酒 / vent = wind = 风
        bain = bath = 洗澡 / banc = bench = 长凳
        teint = complexion = 脸色 / temps = time = 时间
        sain = healthy = 健康 / sang = blood = 血
        frein = brake = 刹车 / franc = frank = 坦率
        # ɛ̃ / ɔ̃
        pain = bread = 面包 / pont = bridge = 桥
        bain = bath = 洗澡 / bon = good = 好
        main = hand = 手 / mon = my = 我的
        vin = wine = 葡萄酒 / vont = (they) go = 去
        lin = linen = 亚麻 / long = long = 长
        # e / ɛ
        été = summer = 夏天 / était = was = 曾是
        les = the = （复数冠词） / lait = milk = 牛奶
        fée = fairy = 仙女 / fait = fact = 事实
        pré = meadow = 草地 / prêt = ready = 准备好
        épée = sword = 剑 / épais = thick = 厚
        # ø / o
        peu = little = 少 / peau = skin = 皮肤
        feu = fire = 火 / faux = wrong = 错
        ceux = those = 那些 / seau = bucket = 桶
        eux = them = 他们 / eau = water = 水
        vœux = wishes = 祝愿 / veau = calf = 小牛
        # ø / y
        feu = fire = 火 / fut = was = 曾是
        peu = little = 少 / pu = been able = 能够
        deux = two = 二 / du = of the = 的
        jeu = game = 游戏 / jus = juice = 果汁
        nœud = knot = 结 / nu = naked = 光着
        # œ / ɔ
        cœur = heart = 心 / corps = body = 身体
        beurre = butter = 黄油 / bord = edge = 边
        peur = fear = 怕 / port = harbour = 港口
        sœur = sister = 姐妹 / sort = fate = 命运
        meurt = dies = 死去 / mort = death = 死亡
        # a / ɑ̃
        chat = cat = 猫 / champ = field = 田
        bas = low = 低 / banc = bench = 长凳
        plat = dish = 菜 / plan = map = 地图
        gras = fatty = 肥 / grand = tall = 高大
        sa = his, her = 他的 / sans = without = 没有
        # o / ɔ̃
        beau = beautiful = 美 / bon = good = 好
        mot = word = 词 / mon = my = 我的
        peau = skin = 皮肤 / pont = bridge = 桥
        tôt = early = 早 / ton = your = 你的
        # z / s
        poison = poison = 毒药 / poisson = fish = 鱼
        désert = desert = 沙漠 / dessert = dessert = 甜点
        cousin = cousin = 表兄弟 / coussin = cushion = 靠垫
        ruse = trick = 诡计 / russe = Russian = 俄国的
        base = base = 基础 / basse = low = 低
        # ʃ / ʒ
        chou = cabbage = 卷心菜 / joue = cheek = 脸颊
        manche = sleeve = 袖子 / mange = eats = 吃
        bouche = mouth = 嘴 / bouge = moves = 动
        champ = field = 田 / gens = people = 人们
        cache = hides = 藏 / cage = cage = 笼子
        # ʃ / s
        chou = cabbage = 卷心菜 / sous = under = 在下面
        champ = field = 田 / sang = blood = 血
        chien = dog = 狗 / sien = his, hers = 他的
        chaud = hot = 热 / seau = bucket = 桶
        mouche = fly = 苍蝇 / mousse = foam = 泡沫
        # b / v
        bain = bath = 洗澡 / vin = wine = 葡萄酒
        boire = drink = 喝 / voir = see = 看
        bague = ring = 戒指 / vague = wave = 波浪
        bas = low = 低 / va = goes = 去
        bien = well = 好 / viens = come = 来
        # p / b
        pain = bread = 面包 / bain = bath = 洗澡
        poire = pear = 梨 / boire = drink = 喝
        peau = skin = 皮肤 / beau = beautiful = 美
        port = harbour = 港口 / bord = edge = 边
        pierre = stone = 石头 / bière = beer = 啤酒
        # t / d
        toit = roof = 屋顶 / doigt = finger = 手指
        temps = time = 时间 / dent = tooth = 牙
        trois = three = 三 / droit = straight = 直
        thé = tea = 茶 / dé = die = 骰子
        vite = fast = 快 / vide = empty = 空
        # k / ɡ
        car = coach = 大巴 / gare = station = 车站
        cou = neck = 脖子 / goût = taste = 味道
        classe = class = 班级 / glace = ice cream = 冰淇淋
        camp = camp = 营地 / gant = glove = 手套
        # ɲ / n
        agneau = lamb = 小羊 / anneau = ring = 圆环
        peigne = comb = 梳子 / peine = sorrow = 难过
        règne = reign = 统治 / reine = queen = 王后
        # ɥ / w
        lui = him = 他 / Louis = Louis = 路易（名字）
        juin = June = 六月 / joint = joined = 连接的
        enfuir = flee = 逃走 / enfouir = bury = 掩埋
        # ʁ / l
        rire = laugh = 笑 / lire = read = 读
        riz = rice = 米饭 / lit = bed = 床
        roi = king = 国王 / loi = law = 法律
        rond = round = 圆 / long = long = 长
        roue = wheel = 轮子 / loup = wolf = 狼
        """
}
