import Orthography
import Testing

@testable import Lexicography

@Suite("Reading a Chinese text")
struct ReaderTests {
    /// Words with their readings (the likeliest first) and costs.
    static let words: [String: (readings: [String], cost: Int)] = [
        "银行": (["yin2 hang2"], 700), "行长": (["hang2 zhang3"], 1400), "行": (["xing2", "hang2"], 800),
        "长": (["zhang3", "chang2"], 700), "银": (["yin2"], 1200), "他们": (["ta1 men5"], 500),
        "都": (["dou1", "du1"], 500),
        "会": (["hui4", "kuai4"], 500), "都会": (["du1 hui4"], 1396), "来": (["lai2"], 500), "歌": (["ge1"], 900),
        "儿": (["er2"], 900), "唱": (["chang4"], 900), "女儿": (["nü3 er2"], 900), "北京": (["Bei3 jing1"], 700),
        "𠮷": (["ji2"], 1500), "花儿": (["hua1 r5"], 1000), "九": (["jiu3"], 700),
    ]

    static func read(_ text: String) -> [ReadWord] {
        readWords(of: text) { texts in
            var known: [String: KnownWord] = [:]
            for text in texts {
                guard let word = words[text] else { continue }
                known[text] = KnownWord(
                    readings: word.readings.compactMap { WordReading(numbered: $0) },
                    cost: word.cost
                )
            }
            return known
        }
    }

    private func shown(_ text: String) -> [String] {
        Self.read(text).map { "\($0.text) \($0.reading?.marked ?? "–") \($0.certainty.rawValue)" }
    }

    @Test("whole words first, then characters by use; what has several readings is a guess")
    func words() {
        #expect(shown("银行行长") == ["银行 yínháng certain", "行长 hángzhǎng certain"])
        #expect(shown("长") == ["长 zhǎng guess"])
        #expect(shown("北京") == ["北京 Běijīng certain"])
    }

    @Test("a rare word does not swallow two common ones")
    func rare() {
        #expect(shown("他们都会来").prefix(3) == ["他们 tāmen certain", "都 dōu guess", "会 huì guess"])
    }

    @Test("marks and spaces part words; Latin letters and digits have no reading here")
    func others() {
        #expect(shown("《银行》，OK 3！来") == ["银行 yínháng certain", "OK – none", "3 – none", "来 lái certain"])
        #expect(shown("银 行") == ["银 yín certain", "行 xíng guess"])
        #expect(shown("卡拉OK") == ["卡 – none", "拉 – none", "OK – none"])
        #expect(shown("？！") == [] && shown("") == [])
    }

    @Test("a 儿 that colours the syllable before it; that of 女儿 does not")
    func erhua() {
        #expect(shown("唱歌儿") == ["唱 chàng certain", "歌儿 gēr guess"])
        #expect(shown("女儿") == ["女儿 nǚ'ér certain"])
        #expect(shown("儿") == ["儿 ér certain"])
        #expect(Self.read("花儿")[0].characters == ["花"])
    }

    @Test("characters beyond the BMP and unknown ones")
    func strange() {
        #expect(shown("𠮷来鱻") == ["𠮷 jí certain", "来 lái certain", "鱻 – none"])
    }

    @Test("where the words stand")
    func ranges() {
        let text = "好，银行 行长。"
        #expect(Self.read(text).map { String(text[$0.range]) } == ["好", "银行", "行长"])
    }

    @Test("parted by spaces as in a lesson file")
    func parted() throws {
        func parts(_ text: String) -> (text: String, pinyin: [String])? { partedBySpaces(text, Self.read(text)) }
        let found = try #require(parts("《银行》行长来，OK！"))
        #expect(found.text == "《银行》 行长 来， OK！" && found.pinyin == ["yínháng", "hángzhǎng", "lái", "OK"])
        #expect(parts("银行鱻") == nil && parts("。") == nil)
    }
}
