/// A radical as an index shows it: its form in a character, with others that are taken together with it.
public struct RadicalForm: Sendable, Equatable {
    public let text: String
    /// Strokes of this form.
    public let strokes: Int
    /// Other forms, or what it is called.
    public let variants: [String]
    /// The numbers of Unicode's 214 radicals whose characters may stand here, with `'` for a simplified one.
    let numbers: [String]
    /// Characters that stand here though another form of the same number comes nearer.
    let own: Set<Character>
    /// Whether only those stand here.
    let isOnlyForOwn: Bool

    /// As it is shown: `阝 (左耳 右耳)`.
    public var shown: String { variants.isEmpty ? text : "\(text) (\(variants.joined(separator: " ")))" }

    /// The strokes it is listed under: 1…9, where 9 stands for nine and more.
    public var listed: Int { min(strokes, 9) }
}

/// The forms of radicals in the order of the index, and which of them a character stands under.
public enum RadicalTable {
    /// Every form, by strokes.
    public static let forms: [RadicalForm] = table.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: " ")
        guard cells.count >= 4, let strokes = Int(cells[0]) else { return nil }
        let list = cells.count > 4 ? cells[4] : ""
        func names(_ cell: Substring) -> [String] {
            cell == "–" ? [] : cell.split(separator: ",").map { String($0) }
        }
        return RadicalForm(
            text: String(cells[1]),
            strokes: strokes,
            variants: names(cells[2]),
            numbers: names(cells[3]),
            own: Set(list.dropFirst()),
            isOnlyForOwn: list.first == "="
        )
    }

    /// The form that a character stands under, and the strokes beyond it, never less than 0; nil where neither is known.
    ///
    /// A character that is a form itself stands under itself. Otherwise the form is one of its radical's number: one that
    /// names it, or the one whose strokes come nearest to what the character has without those beyond the radical.
    public static func place(of character: CharacterRecord) -> (form: RadicalForm, beyond: Int)? {
        if let form = byText[character.text] { return (form, 0) }
        guard let radical = character.radical, let strokes = character.strokes else { return nil }
        let number = "\(radical)" + (character.hasSimplifiedRadical ? "'" : "")
        let candidates = byNumber[number] ?? []
        let left = strokes - (character.beyond ?? 0)
        let named = candidates.first { form in character.text.first.map { form.own.contains($0) } ?? false }
        var nearest: RadicalForm?
        for form in candidates where !form.isOnlyForOwn {
            if let best = nearest, abs(best.strokes - left) <= abs(form.strokes - left) { continue }
            nearest = form
        }
        guard let form = named ?? nearest else { return nil }
        return (form, max(0, strokes - form.strokes))
    }

    /// The form that is written so, or that has such a variant; of several the first.
    public static func form(_ text: String) -> RadicalForm? {
        byText[text] ?? forms.first { $0.variants.contains(text) }
    }

    private static let byText = Dictionary(forms.map { ($0.text, $0) }) { first, _ in first }

    private static let byNumber: [String: [RadicalForm]] = {
        var result: [String: [RadicalForm]] = [:]
        for form in forms {
            for number in form.numbers { result[number, default: []].append(form) }
        }
        return result
    }()

    /// Strokes, form, variants (– for none), numbers of Unicode's radicals (– for none), and characters: after `=` the only
    /// ones that stand here, after `+` some that stand here besides.
    private static let table = """
        1 一 – 1
        1 丨 – 2
        1 丶 – 3
        1 丿 – 4
        1 乛 亅,乚,乙 5,6
        2 二 – 7
        2 十 – 24
        2 厂 – 27
        2 匚 匸 22,23
        2 刂 – 18
        2 卜 – 25
        2 冂 – 13
        2 亻 – 9
        2 八 – 12
        2 人 – 9 =人今介从仑仓以令企众会伞余佥俎俞仝佘仄僰
        2 入 – 11
        2 ⺈ – 18 =刍
        2 ⺆ – 13 =
        2 勹 – 20
        2 𠘨 – 16 =凤
        2 儿 – 10
        2 匕 – 21
        2 几 – 16
        2 亠 – 8
        2 冫 – 15
        2 丷 – 12 =兰关兹养兼兽
        2 冖 – 14
        2 讠 – 149'
        2 凵 – 17
        2 卩 㔾 26
        2 阝 左耳,右耳 163,170
        2 刀 – 18 =刀刁刃分切初券剪劈
        2 力 – 19
        2 又 – 29
        2 厶 – 28
        2 廴 – 54
        3 干 – 51
        3 工 – 48
        3 土 – 32
        3 士 – 33
        3 扌 – 64
        3 艹 – 140
        3 寸 – 41
        3 廾 – 55
        3 大 – 37
        3 兀 – 43 =兀尧
        3 尢 – 43
        3 弋 – 56
        3 小 – 42
        3 ⺌ – 42 =尚尝
        3 口 – 30
        3 囗 – 31
        3 山 – 46
        3 巾 – 50
        3 彳 – 60
        3 彡 – 59
        3 犭 – 94
        3 夕 – 36
        3 夂 夊 34,35
        3 饣 – 184'
        3 丬 – 90 =
        3 广 – 53
        3 门 – 169'
        3 氵 – 85 +流潞
        3 忄 – 61
        3 宀 – 40
        3 辶 – 162
        3 彐 – 58
        3 尸 – 44
        3 己 已,巳 49
        3 弓 – 57
        3 子 – 39
        3 屮 – 45
        3 女 – 38
        3 飞 – 183'
        3 马 – 187'
        3 纟 – 120'
        3 幺 – 52
        3 巛 – 47
        3 川 – 47 =川州
        3 彑 – 58 =彖彘彝
        4 王 𤣩 96 +玼琉璐𬍡
        4 无 – 71
        4 韦 – 178'
        4 耂 – 125 =考者耇孝
        4 木 – 75
        4 攴 – 66 =敲
        4 支 – 65
        4 犬 – 94
        4 歹 – 78
        4 车 – 159'
        4 牙 – 92
        4 戈 – 62
        4 旡 – 71 =既
        4 比 – 81
        4 瓦 – 98
        4 止 – 77
        4 ⺗ – 61 =忝恭慕
        4 日 曰,⺜ 72,73
        4 ⺝ – 74,130 =
        4 贝 – 154'
        4 水 – 85
        4 见 – 147'
        4 牛 牜 93
        4 手 – 64
        4 龵 – 64 =拜
        4 气 – 84
        4 毛 – 82
        4 攵 – 66
        4 长 – 168'
        4 片 – 91
        4 斤 – 69
        4 爪 – 87
        4 父 – 88
        4 爫 – 87 =爰爱爵
        4 月 – 74,130
        4 氏 – 83
        4 欠 – 76
        4 风 – 182'
        4 殳 – 79
        4 文 – 67
        4 方 – 70
        4 火 – 86
        4 斗 – 68
        4 灬 – 86 =点热烈烹煮煎煞煦照焉焦然焘烝熊熏熙熟熬熹燕蒸
        4 户 – 63
        4 礻 – 113
        4 心 – 61 +惹慝慈憋憨慭
        4 肀 – 129 =肃
        4 爿 – 90
        4 毋 – 80
        4 卝 – –
        4 厄 – –
        4 爻 – 89
        5 玉 – 96
        5 示 – 113
        5 甘 – 99
        5 石 – 112
        5 龙 – 212'
        5 业 – –
        5 氺 – 85
        5 目 – 109
        5 田 – 102
        5 罒 – 122
        5 皿 – 108
        5 钅 – 167'
        5 生 – 100
        5 矢 – 111
        5 禾 – 115
        5 白 – 106
        5 瓜 – 97
        5 鸟 – 196'
        5 疒 – 104
        5 立 – 117
        5 穴 – 116
        5 衤 – 145
        5 疋 𤴔 103
        5 皮 – 107
        5 癶 – 105
        5 矛 – 110
        5 母 – 80 =母每毐毒毓
        5 用 – 101
        5 玄 – 95
        5 禸 – 114
        6 先 – –
        6 竹 𥫗 118
        6 米 – 119
        6 糸 – 120
        6 糹 – 120 =
        6 缶 – 121
        6 羊 ⺶,𦍌 123
        6 羽 – 124
        6 而 – 126
        6 耒 – 127
        6 耳 – 128
        6 聿 ⺻ 129
        6 肉 – 130
        6 臣 – 131
        6 自 – 132
        6 至 – 133
        6 臼 – 134
        6 舌 – 135
        6 舟 – 137
        6 艮 – 138
        6 色 – 139
        6 虍 – 141
        6 虫 – 142
        6 血 – 143
        6 行 – 144
        6 衣 – 145 +表
        6 覀 西 146
        6 页 – 181'
        6 齐 – 210'
        6 老 – 125
        6 网 – 122 +罕
        6 舛 – 136
        7 克 – –
        7 卤 – 197'
        7 角 – 148
        7 言 – 149
        7 谷 – 150
        7 豆 – 151
        7 豕 – 152
        7 豸 – 153
        7 貝 – 154
        7 赤 – 155
        7 走 – 156
        7 足 𧾷 157
        7 身 – 158
        7 辛 – 160
        7 辰 – 161
        7 邑 – 163
        7 酉 – 164
        7 采 釆 165
        7 里 – 166
        7 麦 – 199'
        7 龟 – 213'
        8 金 – 167
        8 長 – 168
        8 阜 – 170
        8 隶 – 171
        8 隹 – 172
        8 雨 ⻗ 173
        8 靑 – 174 =
        8 青 – 174
        8 非 – 175
        8 靣 – 176 =
        8 鱼 – 195'
        8 齿 – 211'
        8 黾 黽 205'
        9 面 – 176
        9 革 – 177
        9 韭 – 179
        9 音 – 180
        9 首 – 185
        9 香 – 186
        9 骨 – 188
        9 鬼 – 194
        10 高 – 189
        10 髟 – 190
        10 鬥 – 191
        10 鬯 – 192
        10 鬲 – 193
        11 魚 – 195
        11 鹿 – 198
        11 麻 – 200
        11 黄 – 201
        12 黍 – 202
        12 黑 – 203
        12 黹 – 204
        12 鼎 – 206
        13 鼓 – 207
        13 鼠 – 208
        14 鼻 – 209
        17 龠 – 214
        9 食 飠 184
        """
}
