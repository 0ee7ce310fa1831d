import Foundation
import JSON
import Lexicography
import Library
import Orthography
import Testing

@testable import Commands

@Suite("aloud lookup and index", .enabled(if: FetchedDictionary.isThere), .serialized)
struct LookupTests {
    private let machine: Machine

    init() throws {
        machine = try FetchedDictionary.machine()
        // Made first where it is not there, or of an older form.
        _ = try machine.run("dictionary", "build")
    }

    private func json(_ words: String...) throws -> [JSONValue] {
        try machine.run(words: words + ["--json"]).output.map { try JSONValue(parsing: $0) }
    }

    private func texts(_ words: String...) throws -> [String] {
        try machine.run(words: ["lookup", "--json"] + words).output.compactMap {
            try JSONValue(parsing: $0)["text"]?.string
        }
    }

    /// Word, pinyin with tone numbers: characters of several readings in words that settle them.
    static let polyphones: [(String, String)] = [
        ("长大", "zhang3 da4"), ("长度", "chang2 du4"), ("校长", "xiao4 zhang3"), ("银行", "yin2 hang2"),
        ("行长", "hang2 zhang3"), ("行走", "xing2 zou3"), ("重庆", "Chong2 qing4"), ("重量", "zhong4 liang4"),
        ("重新", "chong2 xin1"), ("音乐", "yin1 yue4"), ("快乐", "kuai4 le4"), ("觉得", "jue2 de5"),
        ("睡觉", "shui4 jiao4"), ("奶奶", "nai3 nai5"), ("得到", "de2 dao4"), ("还是", "hai2 shi5"), ("还给", "huan2 gei3"),
        ("都市", "du1 shi4"), ("首都", "shou3 du1"), ("大夫", "dai4 fu5"), ("数学", "shu4 xue2"), ("数一数二", "shu3 yi1 shu3 er4"),
        ("教室", "jiao4 shi4"), ("教书", "jiao1 shu1"), ("种子", "zhong3 zi5"), ("种植", "zhong4 zhi2"),
        ("头发", "tou2 fa5"), ("发现", "fa1 xian4"), ("便宜", "pian2 yi5"), ("花儿", "huar1"), ("方便", "fang1 bian4"),
        ("朝代", "chao2 dai4"), ("空气", "kong1 qi4"), ("空白", "kong4 bai2"), ("爱好", "ai4 hao4"),
        ("处理", "chu3 li3"), ("少年", "shao4 nian2"), ("多少", "duo1 shao5"), ("看守", "kan1 shou3"), ("看见", "kan4 jian4"),
        ("假期", "jia4 qi1"), ("真假", "zhen1 jia3"), ("着急", "zhao2 ji2"), ("穿着", "chuan1 zhuo2"), ("为了", "wei4 le5"),
        ("成为", "cheng2 wei2"), ("了解", "liao3 jie3"), ("差不多", "cha4 bu5 duo1"), ("出差", "chu1 chai1"),
        ("参差", "cen1 ci1"), ("弹琴", "tan2 qin2"), ("子弹", "zi3 dan4"), ("传记", "zhuan4 ji4"),
        ("传说", "chuan2 shuo1"), ("曲折", "qu1 zhe2"), ("歌曲", "ge1 qu3"), ("背包", "bei1 bao1"), ("后背", "hou4 bei4"),
        ("调查", "diao4 cha2"), ("空调", "kong1 tiao2"), ("应该", "ying1 gai1"), ("反应", "fan3 ying4"), ("角色", "jue2 se4"),
        ("中奖", "zhong4 jiang3"), ("尽管", "jin3 guan3"), ("尽力", "jin4 li4"), ("薄荷", "bo4 he5"), ("剥削", "bo1 xue1"),
    ]

    @Test("words settle characters of several readings, as the sources have them")
    func table() throws {
        #expect(Self.polyphones.count >= 60)
        let dictionary = try opened()
        for (word, pinyin) in Self.polyphones {
            let readings = try dictionary.readings(of: word).map(\.numbered)
            #expect(readings.first == pinyin, "\(word): \(readings)")
            let words = try dictionary.words(of: word)
            #expect(words.count == 1 && words.first?.text == word, "\(word): \(words.map(\.text))")
        }
    }

    @Test("a word whole, with its traditional form")
    func word() throws {
        let entry = try #require(try json("lookup", "长大").first)
        #expect(entry["text"]?.string == "长大" && entry["traditional"]?.string == "長大")
        #expect(entry["readings"]?[0]?["pinyin"]?.string == "zhǎng dà")
        #expect(entry["readings"]?[0]?["pinyin_num"]?.string == "zhang3 da4")
        #expect(entry["meanings"]?.array?.isEmpty == false)
        #expect(try json("lookup", "長大").first?["text"]?.string == "长大")
        let shown = try machine.run("lookup", "长大")
        #expect(shown.status == .done && shown.output.first == "长大  (長大)")
        #expect(shown.output.contains { $0.contains("zhǎngdà") })
    }

    @Test("a character: readings in order of use with their words, level, radical, strokes, sentences")
    func character() throws {
        let entry = try #require(try json("lookup", "长").first)
        #expect(entry["level"]?.integer == 1 && entry["strokes"]?.integer == 4 && entry["radical"]?.string == "长")
        #expect(
            entry["readings"]?[0]?["pinyin"]?.string == "zhǎng" && entry["readings"]?[1]?["pinyin"]?.string == "cháng"
        )
        #expect(entry["readings"]?[0]?["words"]?.array?.isEmpty == false && entry["beyond"]?.integer == 0)
        #expect(entry["examples"]?.array?.isEmpty == false)
        #expect(try machine.run("lookup", "阳").output.contains { $0.contains("阝 (左耳 右耳)") })
        let rare = try #require(try json("lookup", "𫞩").first)
        #expect(rare["level"]?.integer == 3 && rare["readings"]?.array?.isEmpty == false)
    }

    /// Case 19.
    @Test(
        "one entry, however its pinyin is spelled",
        arguments: [
            ("率", ["lǜ", "lü4", "lv4", "lu:4", "lv", "lü", "LÜ4", "l\u{FC}\u{300}", "lu\u{308}\u{300}"]),
            ("略", ["lue", "lve4", "lüè", "lüe"]), ("虐", ["nve", "nue4", "nüè"]),
            ("花儿", ["huār", "hua1 r5", "huar1", "huar", "huaer"]),
            ("哥哥", ["gege", "ɡēɡe", "ge1 ge5", "ge1ge", "gēge"]), ("马", ["mă", "mǎ", "ma\u{30C}", "ma3", "ｍａ３"]),
            ("企鹅", ["qǐ'é", "qi3 e2", "qi’e"]),
        ]
    )
    func spellings(_ text: String, _ typed: [String]) throws {
        for spelling in typed {
            #expect(try texts(spelling).contains(text), "\(spelling)")
        }
    }

    @Test("first letters, English, a wildcard, a slip")
    func waysIn() throws {
        #expect(try texts("zgr").contains("中国人"))
        // Words that are written in Latin letters, or as one sign.
        #expect(try texts("acg").first == "ACG" && texts("㍻").first == "㍻")
        #expect(try texts("weather").prefix(3).contains("天气"))
        #expect(try texts("weathr").contains("天气") && texts("zgr").first == "中国人")
        let skies = try texts("?天")
        #expect(skies.contains("今天") && skies.allSatisfy { $0.count == 2 && $0.hasSuffix("天") })
        #expect(try texts("？天") == skies)
        #expect(try texts("中国?").contains("中国人"))
        #expect(try texts("画蛇填足").contains("画蛇添足"))
    }

    /// Case 16.
    @Test(
        "signs are taken as they are",
        arguments: ["AND", "\"", "(", "%", "🐼", "l'eau", "peut-être", "*", "'", "[", "天\"", "NEAR(天"]
    )
    func literal(_ text: String) throws {
        let answer = try machine.run("lookup", "--", text)
        #expect(answer.status == .done || answer.status == .wrong)
        if answer.status == .wrong { #expect(answer.said.count == 1 && answer.output == []) }
    }

    @Test(
        "what stands in a line for each begins in the same column, also after a text that just fits",
        arguments: ["x", "units"]
    )
    func columns(_ text: String) throws {
        let lines = try machine.run("lookup", text).output
        #expect(lines.contains { $0.hasPrefix("  普朗克常数 ") || $0.hasPrefix("  国际单位制 ") }, "\(lines)")
        for line in lines {
            let head = line.dropFirst(2).prefix { $0 != " " }
            let gap = line.dropFirst(2 + head.count).prefix { $0 == " " }
            #expect(Orthography.columns(of: head) + gap.count == 11, "\(line)")
        }
    }

    /// Case 17.
    @Test("a word inside others: the same hits as a full scan")
    func containing() throws {
        let dictionary = try opened()
        for term in ["词语", "天气", "词", "𠮷"] {
            let found = Set(try dictionary.matches(for: term, limit: 100_000).map(\.text))
            let words = try dictionary.matches(for: "*" + term + "*", limit: 100_000).map(\.text)
            // The pattern also finds traditional forms, which stand for the same words.
            let scanned = Set(try words.compactMap { try dictionary.entry(of: $0, words: 0, examples: 0)?.text })
            #expect(scanned.allSatisfy { found.contains($0) || !$0.contains(term) }, "\(term)")
        }
    }

    /// Case 18.
    @Test("exact, then what begins so, then what holds it; no match is said")
    func order() throws {
        let kinds = try json("lookup", "天气").compactMap { $0["match"]?.string }
        #expect(kinds.first == "exact" && kinds.contains("beginning"))
        let places = kinds.map { ["exact", "beginning", "containing"].firstIndex(of: $0) ?? -1 }
        #expect(places == places.sorted() && !places.contains(-1))
        let nothing = try machine.run("lookup", "qqqqzzzzqqqq")
        #expect(nothing.status == .wrong && nothing.output == [] && nothing.said.count == 1)
    }

    private func opened() throws -> ChineseDictionary {
        try #require(try ChineseDictionary.opened(FetchedDictionary.packages.folder + "/dictionary.db", madeFrom: nil))
    }

    @Test("every character of the standard by pinyin, under each of its readings and nowhere else")
    func pinyinIndex() throws {
        let dictionary = try opened()
        let index = try PinyinIndex(dictionary)
        let letters = try #require(try index.rows(nil))
        let syllables = letters.flatMap(\.items)
        #expect(Set(syllables).count == syllables.count && letters.count == 23)
        for syllable in ["chua", "ei", "zhei", "dia", "hng", "kei", "lo", "m", "ng", "ê"] {
            #expect(syllables.contains(syllable), "\(syllable)")
        }
        var readings: [String: [String]] = [:]
        for syllable in syllables {
            for row in try index.rows(syllable) ?? [] where row.areCharacters {
                let tone = try #require(row.json["tone"]?.integer)
                for character in row.items { readings[character, default: []].append("\(syllable)\(tone)") }
            }
        }
        let standard = try dictionary.standardCharacters()
        #expect(standard.count == 8_105 && readings.count == 8_105)
        #expect(standard.filter { readings[$0.text]?.sorted() != $0.readings.sorted() }.map(\.text) == [])
        #expect(standard.map(\.level).filter { $0 == 1 }.count == 3_500)
        #expect(try index.rows("lü4")?.count == 1 && index.rows("zhua")?.isEmpty == false)
        #expect(try index.rows("chua")?.isEmpty == true && index.rows("xyz") == nil && index.rows("v") == nil)
        #expect(try machine.run("index", "pinyin", "xyz").status == .wrong)
        #expect(try json("index", "pinyin", "zhang").count == 3)
    }

    @Test("every character of the standard exactly once under its radical, no stroke count below 0")
    func radicalIndex() throws {
        let index = try RadicalIndex(try opened())
        var seen: [String: Int] = [:]
        for strokes in 1...9 {
            for form in try #require(index.rows("\(strokes)")) {
                let radical = try #require(form.json["radical"]?.string)
                let rows = try #require(index.rows(radical))
                #expect(rows.allSatisfy { ($0.json["beyond"]?.integer ?? -1) >= 0 })
                for character in rows.flatMap(\.items) { seen[character, default: 0] += 1 }
                #expect(rows.reduce(0) { $0 + $1.items.count } == form.json["characters"]?.integer)
            }
        }
        #expect(seen.count == 8_105 && seen.values.allSatisfy { $0 == 1 })
        #expect(try json("index", "radicals", "右耳").first?["radical"]?.string == "阝")
        #expect(try json("index", "radicals").count == 9)
        // Nine has those of more strokes as well, which each number shows by itself; no radical has 15.
        let nine = try json("index", "radicals", "9").compactMap { $0["strokes"]?.integer }
        #expect(nine.count == 26 && nine.max() == 17)
        for strokes in [10, 11, 12, 13, 14, 17] {
            let found = try json("index", "radicals", "\(strokes)").compactMap { $0["strokes"]?.integer }
            #expect(!found.isEmpty && found.allSatisfy { $0 == strokes })
            #expect(found.count == nine.filter { $0 == strokes }.count)
        }
        for strokes in ["0", "15", "16", "18"] {
            #expect(try machine.run("index", "radicals", strokes).status == .wrong)
        }
        #expect(try machine.run("index", "colours").status == .usage)
    }

    @Test("no word stands twice under a reading, though a name is written alike: 大学, Dàxué")
    func wordsOnce() throws {
        let dictionary = try opened()
        for character in ["大", "长", "中", "子", "天", "日", "一", "不", "人", "国"] {
            for reading in try #require(try dictionary.entry(of: character, words: 6, examples: 0)).readings {
                #expect(Set(reading.words).count == reading.words.count, "\(character) \(reading.words)")
            }
        }
        let words = try dictionary.entry(of: "大", words: 6, examples: 0)?.readings.first?.words
        #expect(words?.count == 6 && words?.contains("大学") == true)
    }

    @Test("a look-up takes a few milliseconds at most")
    func speed() throws {
        let dictionary = try opened()
        let words = Self.polyphones.map(\.0)
        var best = Duration.seconds(1)
        for _ in 0..<5 {
            let took = try ContinuousClock().measure {
                for word in words { _ = try dictionary.entry(of: word, words: 6, examples: 0) }
            }
            best = min(best, took / words.count)
        }
        print("look-up of a word: \(best)")
        #expect(best < .milliseconds(2))
    }
}
