import Orthography

/// The syllables of Mandarin under the letters they begin with.
public enum SyllableIndex {
    /// The syllables that every index shows, also where no standard character has one, letter by letter.
    static let base: [(letter: Character, syllables: String)] = [
        ("a", "a ai an ang ao"),
        ("b", "ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu"),
        (
            "c",
            """
            ca cai can cang cao ce cen ceng cha chai chan chang chao che chen cheng chi chong chou chu chua \
            chuai chuan chuang chui chun chuo ci cong cou cu cuan cui cun cuo
            """
        ),
        ("d", "da dai dan dang dao de dei den deng di dian diao die ding diu dong dou du duan dui dun duo"),
        ("e", "e ei en er"),
        ("f", "fa fan fang fei fen feng fo fou fu"),
        ("g", "ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo"),
        ("h", "ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo"),
        ("j", "ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun"),
        ("k", "ka kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo"),
        (
            "l",
            """
            la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun luo \
            lü lüe
            """
        ),
        ("m", "ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo mou mu"),
        (
            "n",
            """
            na nai nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nuo nü \
            nüe
            """
        ),
        ("o", "o ou"),
        ("p", "pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu"),
        ("q", "qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun"),
        ("r", "ran rang rao re ren reng ri rong rou ru ruan rui run ruo"),
        (
            "s",
            """
            sa sai san sang sao se sen seng sha shai shan shang shao she shei shen sheng shi shou shu shua \
            shuai shuan shuang shui shun shuo si song sou su suan sui sun suo
            """
        ),
        ("t", "ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo"),
        ("w", "wa wai wan wang wei wen weng wo wu"),
        ("x", "xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun"),
        ("y", "ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun"),
        (
            "z",
            """
            za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhei zhen zheng zhi zhong zhou \
            zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo
            """
        ),
    ]

    /// The letters in order.
    public static let letters: [Character] = base.map(\.letter)

    /// The letter that a syllable stands under: ê under e.
    public static func letter(of syllable: String) -> Character {
        syllable.first == "ê" ? "e" : syllable.first ?? "?"
    }

    /// The syllables under a letter in alphabetical order (ü after u): those of the table, and the others that
    /// characters have.
    ///
    /// - Parameter others: syllables without tones.
    public static func syllables(under letter: Character, and others: some Sequence<String>) -> [String] {
        let own = base.first { $0.letter == letter }?.syllables.split(separator: " ").map { String($0) } ?? []
        let all = Set(own).union(others.filter { SyllableIndex.letter(of: $0) == letter })
        return Pinyin.table.filter { all.contains($0) }
    }
}
