extension Contrast {
    /// Mandarin, each word with its pinyin and its meaning in English.
    static let mandarin = """
        # ˥ / ˧˥
        妈 mā = mum / 麻 má = hemp
        汤 tāng = soup / 糖 táng = sugar
        花 huā = flower / 滑 huá = slippery
        飞 fēi = to fly / 肥 féi = fat
        猪 zhū = pig / 竹 zhú = bamboo
        # ˧˥ / ˨˩˦
        鱼 yú = fish / 雨 yǔ = rain
        拿 ná = to take / 哪 nǎ = which
        泥 ní = mud / 你 nǐ = you
        国 guó = country / 果 guǒ = fruit
        # ˨˩˦ / ˥˩
        买 mǎi = to buy / 卖 mài = to sell
        马 mǎ = horse / 骂 mà = to scold
        水 shuǐ = water / 睡 shuì = to sleep
        几 jǐ = how many / 记 jì = to remember
        # ˥ / ˥˩
        书 shū = book / 树 shù = tree
        八 bā = eight / 爸 bà = dad
        猫 māo = cat / 帽 mào = hat
        花 huā = flower / 画 huà = picture
        # ˧˥ / ˥˩
        拿 ná = to take / 那 nà = that
        糖 táng = sugar / 烫 tàng = scalding
        白 bái = white / 拜 bài = to bow
        题 tí = question / 替 tì = to replace
        # ˥ / ˨˩˦
        妈 mā = mum / 马 mǎ = horse
        包 bāo = bag / 饱 bǎo = full
        鸡 jī = chicken / 几 jǐ = how many
        猪 zhū = pig / 煮 zhǔ = to boil
        # ʈʂ / ts
        找 zhǎo = to look for / 早 zǎo = early
        猪 zhū = pig / 租 zū = to rent
        站 zhàn = to stand / 赞 zàn = to praise
        # ʂ / s
        山 shān = mountain / 三 sān = three
        少 shǎo = few / 扫 sǎo = to sweep
        书 shū = book / 苏 sū = to revive
        # ʈʂʰ / tsʰ
        出 chū = out / 粗 cū = thick
        产 chǎn = to produce / 惨 cǎn = miserable
        抄 chāo = to copy / 操 cāo = to drill
        # tɕ / ʈʂ
        鸡 jī = chicken / 知 zhī = to know
        几 jǐ = how many / 纸 zhǐ = paper
        记 jì = to remember / 制 zhì = to make
        # p / pʰ
        爸 bà = dad / 怕 pà = to fear
        包 bāo = bag / 抛 pāo = to throw
        饱 bǎo = full / 跑 pǎo = to run
        # t / tʰ
        肚 dù = belly / 兔 tù = rabbit
        对 duì = right / 退 tuì = to step back
        大 dà = big / 踏 tà = to tread
        # k / kʰ
        狗 gǒu = dog / 口 kǒu = mouth
        干 gàn = to do / 看 kàn = to look
        姑 gū = aunt / 哭 kū = to cry
        # n / l
        你 nǐ = you / 里 lǐ = inside
        那 nà = that / 辣 là = spicy
        男 nán = male / 蓝 lán = blue
        # an / aŋ
        山 shān = mountain / 伤 shāng = wound
        半 bàn = half / 棒 bàng = stick
        蓝 lán = blue / 狼 láng = wolf
        # in / iŋ
        心 xīn = heart / 星 xīng = star
        民 mín = people / 明 míng = bright
        今 jīn = now / 京 jīng = capital
        # ən / əŋ
        分 fēn = minute / 风 fēng = wind
        身 shēn = body / 生 shēng = to be born
        真 zhēn = true / 争 zhēng = to compete
        # y / u
        绿 lǜ = green / 路 lù = road
        女 nǚ = woman / 努 nǔ = to strive
        旅 lǚ = journey / 鲁 lǔ = rash
        """
}
