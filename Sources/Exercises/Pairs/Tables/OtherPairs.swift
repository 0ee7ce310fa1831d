extension Contrast {
    /// German, by ear alone: nothing judges it.
    static let german = """
        # ɪ / iː
        bitte = please = 请 / biete = I offer = 我提供
        Mitte = middle = 中间 / Miete = rent = 房租
        Schiff = ship = 船 / schief = crooked = 歪
        im = in the = 在……里 / ihm = him = 他
        # a / aː
        Stadt = city = 城市 / Staat = state = 国家
        kann = can = 能 / Kahn = boat = 小船
        Fall = case = 情况 / fahl = pale = 苍白
        # yː / uː
        Tür = door = 门 / Tour = tour = 旅行
        Brüder = brothers = 兄弟（复数） / Bruder = brother = 兄弟
        für = for = 为了 / fuhr = drove = 开过
        # øː / eː
        lösen = solve = 解决 / lesen = read = 读
        Söhne = sons = 儿子们 / Sehne = tendon = 肌腱
        Höfe = courtyards = 院子 / Hefe = yeast = 酵母
        # ç / ʃ
        Kirche = church = 教堂 / Kirsche = cherry = 樱桃
        mich = me = 我 / misch = mix = 混合
        Fichte = spruce = 云杉 / fischte = fished = 钓过鱼
        # ʊ / uː
        muss = must = 必须 / Mus = purée = 果泥
        Rum = rum = 朗姆酒 / Ruhm = fame = 名声
        Busse = buses = 公共汽车 / Buße = penance = 赎罪
        """

    /// Italian, by ear alone.
    static let italian = """
        # t / tː
        fato = fate = 命运 / fatto = done = 做了
        note = notes = 音符 / notte = night = 夜
        sete = thirst = 口渴 / sette = seven = 七
        # n / nː
        nono = ninth = 第九 / nonno = grandfather = 爷爷
        sono = I am = 我是 / sonno = sleep = 睡眠
        pena = pain = 痛苦 / penna = pen = 钢笔
        # l / lː
        pala = shovel = 铲子 / palla = ball = 球
        cola = drips = 滴 / colla = glue = 胶水
        ala = wing = 翅膀 / alla = to the = 到……
        # p / pː
        capello = hair = 头发 / cappello = hat = 帽子
        copia = copy = 复印件 / coppia = couple = 一对
        papa = pope = 教皇 / pappa = baby food = 糊
        # r / rː
        caro = dear = 亲爱的 / carro = cart = 车
        sera = evening = 晚上 / serra = greenhouse = 温室
        tori = bulls = 公牛 / torri = towers = 塔
        # s / sː
        casa = house = 房子 / cassa = till = 收银台
        rosa = rose = 玫瑰 / rossa = red = 红
        base = base = 基础 / basse = low = 低
        """

    /// Portuguese of Brazil, by ear alone.
    static let portuguese = """
        # aʊ / ɐ̃ʊ̃
        pau = stick = 棍子 / pão = bread = 面包
        mau = bad = 坏 / mão = hand = 手
        cal = lime = 石灰 / cão = dog = 狗
        # i / ĩ
        vi = I saw = 我看见了 / vim = I came = 我来了
        mito = myth = 神话 / minto = I lie = 我撒谎
        si = oneself = 自己 / sim = yes = 是
        # ɾ / h
        caro = expensive = 贵 / carro = car = 车
        muro = wall = 墙 / murro = punch = 拳
        era = was = 曾是 / erra = errs = 弄错
        # s / z
        doce = sweet = 甜 / doze = twelve = 十二
        caça = hunt = 打猎 / casa = house = 房子
        roça = farm = 农田 / rosa = rose = 玫瑰
        # l / ʎ
        mala = suitcase = 箱子 / malha = mesh = 网眼
        vela = candle = 蜡烛 / velha = old = 老
        fila = queue = 队 / filha = daughter = 女儿
        # n / ɲ
        sono = sleep = 睡眠 / sonho = dream = 梦
        mana = sis = 姐妹 / manha = wile = 花招
        pino = pin = 别针 / pinho = pinewood = 松木
        """
}
