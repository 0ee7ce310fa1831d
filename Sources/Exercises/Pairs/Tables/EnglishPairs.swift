extension Contrast {
    /// English, each word with its meaning in Chinese.
    static let english = """
        # ɪ / i
        ship = 船 / sheep = 绵羊
        sit = 坐 / seat = 座位
        fill = 装满 / feel = 感觉
        live = 居住 / leave = 离开
        rich = 富有 / reach = 到达
        hit = 打 / heat = 热
        # ɛ / æ
        bed = 床 / bad = 坏
        men = 男人（复数） / man = 男人
        pen = 钢笔 / pan = 平底锅
        said = 说过 / sad = 难过
        head = 头 / had = 有过
        set = 放 / sat = 坐过
        # æ / ʌ
        cat = 猫 / cut = 切
        cap = 帽子 / cup = 杯子
        ran = 跑过 / run = 跑
        fan = 风扇 / fun = 乐趣
        hat = 帽子 / hut = 小屋
        match = 比赛 / much = 许多
        # θ / s
        think = 想 / sink = 下沉
        thing = 东西 / sing = 唱
        mouth = 嘴 / mouse = 老鼠
        path = 小路 / pass = 通过
        thick = 厚 / sick = 生病
        worth = 值得 / worse = 更糟
        # θ / t
        three = 三 / tree = 树
        thin = 薄 / tin = 罐头
        thank = 感谢 / tank = 水箱
        thought = 想过 / taught = 教过
        both = 两个都 / boat = 小船
        # ð / d
        they = 他们 / day = 天
        then = 然后 / den = 兽穴
        those = 那些 / doze = 打盹
        there = 那里 / dare = 敢
        though = 虽然 / dough = 面团
        # ɹ / l
        right = 对 / light = 光
        road = 路 / load = 装载
        wrong = 错 / long = 长
        rain = 雨 / lane = 小巷
        read = 读 / lead = 带领
        grass = 草 / glass = 玻璃
        # v / w
        vest = 背心 / west = 西
        vine = 藤 / wine = 葡萄酒
        vet = 兽医 / wet = 湿
        verse = 诗句 / worse = 更糟
        veil = 面纱 / wail = 哀号
        # b / v
        best = 最好 / vest = 背心
        boat = 小船 / vote = 投票
        berry = 浆果 / very = 很
        bet = 打赌 / vet = 兽医
        ban = 禁止 / van = 面包车
        # ʃ / s
        she = 她 / see = 看见
        sheet = 床单 / seat = 座位
        ship = 船 / sip = 小口喝
        shine = 发光 / sign = 标志
        shelf = 架子 / self = 自己
        shave = 刮胡子 / save = 拯救
        # tʃ / ʃ
        chair = 椅子 / share = 分享
        choose = 选择 / shoes = 鞋
        watch = 手表 / wash = 洗
        cheap = 便宜 / sheep = 绵羊
        catch = 抓住 / cash = 现金
        # z / s
        eyes = 眼睛 / ice = 冰
        prize = 奖品 / price = 价格
        peas = 豌豆 / piece = 一块
        plays = 玩（他玩） / place = 地方
        lose = 丢失 / loose = 松
        rise = 升起 / rice = 米饭
        # n / ŋ
        thin = 薄 / thing = 东西
        sun = 太阳 / sung = 唱过
        win = 赢 / wing = 翅膀
        ran = 跑过 / rang = 响过
        sin = 罪 / sing = 唱
        # p / b
        pig = 猪 / big = 大
        pack = 打包 / back = 背
        pear = 梨 / bear = 熊
        pie = 馅饼 / buy = 买
        cap = 帽子 / cab = 出租车
        # t / d
        ten = 十 / den = 兽穴
        write = 写 / ride = 骑
        seat = 座位 / seed = 种子
        town = 城镇 / down = 向下
        late = 晚 / laid = 放过
        heart = 心 / hard = 硬
        # k / ɡ
        coat = 外套 / goat = 山羊
        back = 背 / bag = 包
        cold = 冷 / gold = 金子
        class = 班级 / glass = 玻璃
        came = 来过 / game = 游戏
        # ɛ / eɪ
        pen = 钢笔 / pain = 疼痛
        get = 得到 / gate = 大门
        let = 让 / late = 晚
        wet = 湿 / wait = 等
        tell = 告诉 / tale = 故事
        test = 测验 / taste = 味道
        # ɔ / oʊ
        bought = 买过 / boat = 小船
        caught = 抓住过 / coat = 外套
        saw = 看见过 / so = 所以
        law = 法律 / low = 低
        called = 叫过 / cold = 冷
        walk = 走 / woke = 醒过
        # ɑ / ʌ
        hot = 热 / hut = 小屋
        lock = 锁 / luck = 运气
        not = 不 / nut = 坚果
        shot = 射击 / shut = 关
        rob = 抢 / rub = 擦
        # ʊ / u
        full = 满 / fool = 傻瓜
        pull = 拉 / pool = 水池
        look = 看 / Luke = 卢克（名字）
        """
}
