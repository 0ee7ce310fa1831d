import Foundation
import Orthography
import Testing

/// Data beside the repository that the tests may use; nil, and a loud line, where it is absent.
func shared(_ name: String) -> String? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let path = root.appendingPathComponent("../shared/" + name).standardized.path
    if FileManager.default.fileExists(atPath: path) { return path }
    print("SKIPPED: no ../shared/\(name) beside the repository; what depends on it was not tested")
    return nil
}

@Suite("Pinyin")
struct PinyinTests {
    @Test("The table of syllables is the shared one and the standard's own additions")
    func table() throws {
        #expect(Pinyin.table.count == Set(Pinyin.table).count)
        guard let path = shared("pinyin.json") else { return }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let given = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String]])
        let theirs = Set(given.values.joined())
        #expect(theirs.count == 405)
        let own = Set(Pinyin.table)
        #expect(theirs.subtracting(own) == [])
        #expect(own.subtracting(theirs) == ["dia", "hng", "kei", "lo", "m", "ng", "ê", "hm", "n"])
    }

    @Test(
        "Every spelling is read",
        arguments: [
            ("lǜ", "lü4"), ("lü4", "lü4"), ("lv4", "lü4"), ("lu:4", "lü4"), ("LÜ4", "lü4"), ("lu\u{308}\u{300}", "lü4"),
            ("l\u{FC}\u{300}", "lü4"), ("lue", "lüe"), ("nve4", "nüe4"), ("nüè", "nüe4"), ("lu:e4", "lüe4"),
            ("jü3", "ju3"),
            ("qv4", "qu4"), ("nǐ hǎo", "ni3 hao3"), ("nihao", "ni hao"), ("ni3hao3", "ni3 hao3"), ("nǐhǎo", "ni3 hao3"),
            ("hăo", "hao3"), ("ɡē", "ge1"), ("ɡɑ̄o", "gao1"), ("ｎｉ３", "ni3"), ("Běijīng", "bei3 jing1"),
            ("māma", "ma1 ma"),
            ("ma0", "ma5"), ("ma5", "ma5"), ("e\u{304}", "e1"), ("ê\u{304}", "ê1"), ("ê̌", "ê3"), ("huār", "huar1"),
            ("huar1", "huar1"), ("hua1 r5", "huar1"), ("hua1r5", "huar1"), ("huā r", "huar1"), ("wánr", "wanr2"),
            ("r5", "er5"), ("nǚ'ér", "nü3 er2"), ("nǚér", "nü3 er2"), ("nver", "nü er"), ("érzi", "er2 zi"),
            ("xī'ān", "xi1 an1"), ("xi1an1", "xi1 an1"), ("xiān", "xian1"), ("xian", "xian"), ("qǐ’é", "qi3 e2"),
            ("qi3e2", "qi3 e2"), ("fangan", "fan gan"), ("fang'an", "fang an"), ("gōng-ān", "gong1 an1"),
            ("danao", "da nao"),
            ("zhèr", "zher4"), ("m̀", "m4"), ("ńg", "ng2"), ("ng2", "ng2"), ("hng", "hng"), ("chuáng", "chuang2"),
            ("ér", "er2"),
            ("zhōngguórén", "zhong1 guo2 ren2"), ("tiān'ānmén", "tian1 an1 men2"), ("kěài", "ke3 ai4"),
            ("yīhuìr", "yi1 huir4"),
        ]
    )
    func spellings(text: String, expected: String) {
        #expect(Pinyin.syllables(text).map { Pinyin.numbered($0) } == expected)
    }

    @Test(
        "What is no pinyin is none",
        arguments: [
            "", " ", "hello", "bèé̀", "nǐ hǎx", "你好", "ni6", "ni33", "3", "'", "xb", "ma:", "r5r",
            String(repeating: "a", count: 5_000),
            String(repeating: "xian", count: 5_000),
        ]
    )
    func refused(text: String) {
        #expect(Pinyin.syllables(text) == nil)
    }

    @Test("A long word without tones is parted in bounded time, likeliest first")
    func ambiguous() {
        let word = String(repeating: "xian", count: 40)
        let clock = ContinuousClock()
        var partings: [[Syllable]] = []
        let elapsed = clock.measure { partings = Pinyin.partings(of: word) }
        #expect(elapsed < .seconds(1))
        #expect(partings.count == 64)
        #expect(partings.first?.count == 40)
        #expect(Pinyin.partings(of: "xian").map { Pinyin.numbered($0) } == ["xian", "xi an"])
        #expect(Pinyin.partings(of: "fangan").map { Pinyin.numbered($0) }.prefix(2) == ["fan gan", "fang an"])
        #expect(Pinyin.partings(of: "xx").isEmpty)
    }

    @Test(
        "Marks stand where the rules put them",
        arguments: [
            ("lü4", "lǜ"), ("lüe4", "lüè"), ("xue2", "xué"), ("jiu3", "jiǔ"), ("gui4", "guì"), ("hao3", "hǎo"),
            ("ou1", "ōu"), ("xiong2", "xióng"),
            ("er2", "ér"), ("huar1", "huār"), ("m2", "ḿ"), ("ng2", "ńg"), ("ê1", "ê\u{304}"), ("ma5", "ma"),
            ("ma", "ma"), ("yuan2", "yuán"),
            ("zhi1", "zhī"), ("shuang1", "shuāng"), ("yo1", "yō"),
        ]
    )
    func marks(numbered: String, marked: String) throws {
        let syllables = try #require(Pinyin.syllables(numbered))
        #expect(Pinyin.marked(syllables).unicodeScalars.elementsEqual(marked.unicodeScalars))
    }

    @Test("Every syllable in every tone survives both spellings and back")
    func everySyllable() throws {
        for letters in Pinyin.table {
            for tone in 1...5 {
                for isErhua in [false, true] {
                    // e with its r is er; nüer and lüer are read as two syllables, as in 女儿.
                    if isErhua, ["e", "er", "nüe", "lüe"].contains(letters) { continue }
                    let syllable = try #require(Syllable(letters, tone: tone, isErhua: isErhua))
                    let spelled = Pinyin.syllables(syllable.numbered)
                    #expect(spelled == [syllable], "\(syllable.numbered) \(spelled?.description ?? "nil")")
                    if tone != 5 {
                        #expect(Pinyin.syllables(syllable.marked) == [syllable], "\(syllable.marked)")
                        #expect(Pinyin.syllables(decomposed(syllable.marked)) == [syllable])
                    }
                }
            }
        }
        #expect(Syllable("xyz") == nil)
        #expect(Syllable("ma", tone: 6) == nil)
        #expect(Syllable("lv") == nil)
    }

    @Test("A word is written with its apostrophes, and read from them")
    func apostrophes() throws {
        for word in ["qǐ'é", "xī'ān", "nǚ'ér", "hǎi'ōu", "fāng'àn", "tiān'ānmén", "zhōngguó", "wányìr"] {
            let syllables = try #require(Pinyin.syllables(word))
            #expect(Pinyin.marked(syllables) == word)
        }
    }

    @Test("Huar, huā r and huaer are found under one key")
    func keys() {
        for text in ["huar", "huār", "hua1 r5", "huaer", "huā'er", "HUAR1"] {
            #expect(Pinyin.syllables(text).map { Pinyin.key(of: $0) } == "hua er", "\(text)")
        }
        for text in ["lü", "lv", "lu:", "lǜ", "lü4", "LU:4", "lu\u{308}"] {
            #expect(Pinyin.syllables(text).map { Pinyin.key(of: $0) } == "lü", "\(text)")
        }
    }

    @Test("Initials and finals are those of the scheme, whatever the spelling")
    func parts() throws {
        for (letters, initial, final) in [
            ("xuan", "x", "üan"), ("yuan", "", "üan"), ("you", "", "iu"), ("wei", "", "ui"), ("wen", "", "un"),
            ("zhi", "zh", "i"),
            ("ju", "j", "ü"), ("lü", "l", "ü"), ("wo", "", "uo"), ("yi", "", "i"), ("bo", "b", "o"),
            ("weng", "", "ueng"), ("er", "", "er"),
        ] {
            let syllable = try #require(Syllable(letters))
            #expect((syllable.initial, syllable.final) == (initial, final))
        }
        #expect(Syllable("zhang", tone: 3)?.ipa == "ʈʂɑŋ˨˩˦")
        #expect(Syllable("shi", tone: 4)?.ipa == "ʂɻ̩˥˩")
        #expect(Syllable("hua", tone: 1, isErhua: true)?.ipa == "xwa˞˥")
        #expect(Pinyin.table.allSatisfy { Syllable($0)?.ipa.isEmpty == false })
    }

    @Test(
        "Numbers are read in Chinese",
        arguments: [
            ("0", "零"), ("10", "十"), ("12", "十二"), ("20", "二十"), ("105", "一百零五"), ("110", "一百一十"), ("2000", "两千"),
            ("12345", "一万两千三百四十五"),
            ("20000", "两万"), ("100000", "十万"), ("120000", "十二万"), ("1000001", "一百万零一"), ("10010", "一万零一十"),
            ("100000000", "一亿"),
            ("200000000", "两亿"), ("1,234", "一千二百三十四"), ("3.5", "三点五"), ("20%", "百分之二十"), ("２０％", "百分之二十"), ("-5", "负五"),
            ("007", "零零七"),
            ("9:05", "九点零五分"), ("2:00", "两点"), ("12:30", "十二点三十分"), ("1234567890123", "一二三四五六七八九零一二三"),
        ]
    )
    func numbers(text: String, expected: String) {
        #expect(ChineseNumber.characters(text) == expected)
    }

    @Test(
        "What is no number is none",
        arguments: ["", "a", "1a", "%", "-", "1.2.3", ":", "25:00", "9:5", ".", "1e5", "٣", "--5", "%%"]
    )
    func noNumbers(text: String) {
        #expect(ChineseNumber.characters(text) == nil)
        #expect(ChineseNumber.digits("2024") == "二零二四")
        #expect(ChineseNumber.digits("20a") == nil)
    }
}

@Suite("Tone sandhi")
struct SandhiTests {
    /// Words as `characters/pinyin`, as a lesson writes them.
    private func spoken(_ line: String) throws -> String {
        let words = try line.split(separator: " ").map { word in
            let parts = word.split(separator: "/").map { String($0) }
            let syllables = try #require(Pinyin.syllables(parts.last ?? ""))
            return Pinyin.Word(syllables, characters: parts.count == 2 ? Array(parts[0]) : [])
        }
        return Pinyin.sandhi(words).map { Pinyin.marked($0) }.joined(separator: " ")
    }

    @Test(
        "Tones change as they are spoken",
        arguments: [
            ("你/nǐ 好/hǎo 吗/ma", "ní hǎo ma"), ("我/wǒ 很/hěn 好/hǎo", "wǒ hén hǎo"), ("水果/shuǐguǒ", "shuíguǒ"),
            ("我/wǒ 想/xiǎng 买/mǎi 水果/shuǐguǒ", "wǒ xiáng mǎi shuíguǒ"), ("展览馆/zhǎnlǎnguǎn", "zhánlánguǎn"),
            ("小老虎/xiǎolǎohǔ", "xiǎoláohǔ"), ("小组长/xiǎozǔzhǎng", "xiǎozúzhǎng"), ("老师/lǎoshī", "lǎoshī"),
            ("奶奶/nǎinai", "nǎinai"),
            ("不/bù 要/yào", "bú yào"), ("不要/bùyào", "búyào"), ("不/bù 好/hǎo", "bù hǎo"),
            ("是/shì 不/bù 是/shì", "shì bu shì"),
            ("部/bù 队/duì", "bù duì"), ("一/yī 个/gè", "yí gè"), ("一个/yīge", "yíge"), ("一/yī 天/tiān", "yì tiān"),
            ("一/yī 年/nián", "yì nián"),
            ("一起/yīqǐ", "yìqǐ"), ("一/yī 次/cì", "yí cì"), ("第一/dìyī 次/cì", "dìyī cì"), ("第/dì 一/yī 课/kè", "dì yī kè"),
            ("星期一/xīngqīyī 见/jiàn", "xīngqīyī jiàn"), ("一/yī 月/yuè 一/yī 号/hào", "yī yuè yī hào"),
            ("十一/shíyī 个/gè", "shíyī gè"),
            ("一/yī 百/bǎi", "yì bǎi"), ("一/yī 万/wàn", "yí wàn"), ("看/kàn 一/yī 看/kàn", "kàn yi kàn"), ("一/yī", "yī"),
            ("统一/tǒngyī 了/le", "tǒngyī le"),
            ("医生/yīshēng", "yīshēng"), ("yīshēng", "yīshēng"), ("bù duì", "bú duì"), ("yī tiān", "yì tiān"),
            ("你/nǐ 有/yǒu 好/hǎo 酒/jiǔ", "ní yǒu háo jiǔ"),
            ("一年级/yīniánjí", "yīniánjí"), ("一一/yīyī", "yīyī"),
        ]
    )
    func changes(line: String, expected: String) throws {
        #expect(try spoken(line) == expected)
    }

    @Test("No two third tones are left in a row within a stretch")
    func noneLeft() throws {
        let third = try #require(Syllable("hao", tone: 3))
        for lengths in [[1, 1, 1, 1, 1], [2, 3, 1], [4, 4], [1, 2, 1, 2], [6]] {
            let words = lengths.map { Pinyin.Word([Syllable](repeating: third, count: $0)) }
            let tones = Pinyin.sandhi(words).joined().map(\.tone)
            #expect(zip(tones, tones.dropFirst()).allSatisfy { !($0 == 3 && $1 == 3) }, "\(lengths) \(tones)")
            #expect(tones.last == 3)
        }
        #expect(Pinyin.sandhi([]).isEmpty)
        #expect(Pinyin.sandhi([Pinyin.Word([])]) == [[]])
    }
}
