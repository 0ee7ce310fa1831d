extension Contrast {
    /// Spanish, each word with its meaning in English and Chinese.
    static let spanish = """
        # ɾ / r
        pero = but = 但是 / perro = dog = 狗
        caro = expensive = 贵 / carro = cart = 车
        cero = zero = 零 / cerro = hill = 小山
        para = for = 为了 / parra = grapevine = 葡萄藤
        coro = choir = 合唱团 / corro = I run = 我跑
        # n / ɲ
        una = one = 一个 / uña = fingernail = 指甲
        mono = monkey = 猴子 / moño = bun = 发髻
        sonar = ring = 响 / soñar = dream = 做梦
        campana = bell = 钟 / campaña = campaign = 运动
        # l / ɾ
        pelo = hair = 头发 / pero = but = 但是
        hola = hello = 你好 / hora = hour = 小时
        mal = badly = 坏 / mar = sea = 海
        pala = shovel = 铲子 / para = for = 为了
        # p / b
        peso = weight = 重量 / beso = kiss = 吻
        pino = pine = 松树 / vino = wine = 酒
        poca = little = 少 / boca = mouth = 嘴
        paso = step = 步 / vaso = glass = 杯子
        # t / d
        tos = cough = 咳嗽 / dos = two = 二
        tía = aunt = 姑姑 / día = day = 天
        te = you = 你 / de = of = 的
        moto = motorbike = 摩托车 / modo = way = 方式
        # k / ɡ
        callo = corn (on a foot) = 老茧 / gallo = cock = 公鸡
        corro = I run = 我跑 / gorro = cap = 帽子
        casa = house = 房子 / gasa = gauze = 纱布
        vaca = cow = 奶牛 / vaga = vague = 模糊
        # x / ɡ
        hijo = son = 儿子 / higo = fig = 无花果
        jarra = jug = 罐子 / garra = claw = 爪子
        paja = straw = 稻草 / paga = pays = 付钱
        # e / i
        peso = weight = 重量 / piso = floor = 楼层
        mesa = table = 桌子 / misa = mass = 弥撒
        te = you = 你 / ti = you = 你（介词后）
        # o / u
        rosa = rose = 玫瑰 / rusa = Russian = 俄国的
        oso = bear = 熊 / uso = use = 用处
        pose = pose = 姿势 / puse = I put = 我放过
        # s / θ
        casa = house = 房子 / caza = hunt = 打猎
        coser = sew = 缝 / cocer = boil = 煮
        tasa = rate = 比率 / taza = cup = 杯子
        """
}
