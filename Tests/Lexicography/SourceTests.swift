import Orthography
import Testing

@testable import Lexicography

/// A line as the parsers take it.
func line(_ text: String) -> ArraySlice<UInt8> { [UInt8](text.utf8)[...] }

@Suite("Sources of the dictionary")
struct SourceTests {
    @Test("lines end in LF or CRLF, the last in neither; a mark of the encoding is no part of them")
    func lines() {
        var found: [String] = []
        eachLine(of: [0xEF, 0xBB, 0xBF] + [UInt8]("一\r\n\n二\n𠮷".utf8)) {
            found.append(String(decoding: $0, as: UTF8.self))
        }
        #expect(found == ["一", "", "二", "𠮷"])
        eachLine(of: []) { _ in Issue.record("there is no line") }
    }

    @Test("a line of Unihan")
    func unihan() throws {
        let read = try #require(UnihanLine(line("U+20BB7\tkTotalStrokes\t6")))
        #expect(read.character == "𠮷" && read.field == "kTotalStrokes" && read.value == "6")
        #expect(UnihanLine(line("U+4E2D\tkTGH\t2013:113"), of: ["kMandarin"]) == nil)
        for bad in ["", "# comment", "U+", "U+4E2D", "U+4E2D\tkTGH", "U+XYZW\tkTGH\t1", "U+D800\tkTGH\t1"] {
            #expect(UnihanLine(line(bad)) == nil, "\(bad)")
        }
    }

    @Test("a line of CC-CEDICT")
    func cedict() throws {
        let entry = try #require(CedictEntry(line("女兒 女儿 [nu:3 er2] /daughter/girl/")))
        #expect(entry.traditional == "女兒" && entry.simplified == "女儿" && entry.pinyin == "nu:3 er2")
        #expect(entry.meanings == ["daughter", "girl"] && !entry.isName && !entry.isReference)
        #expect(try #require(CedictEntry(line("長 长 [Chang2] /surname Chang/"))).isName)
        #expect(try #require(CedictEntry(line("㐄 㐄 [kua4] /variant of 跨[kua4]/"))).isReference)
        #expect(try #require(CedictEntry(line("３Ｃ 3C [san1 C] //"))).meanings == [])
        for bad in ["", "# CC-CEDICT", "長", "長 长", "長 长 [zhang3", "長 长 [] /a/", " 长 [a] /a/", "長 长 zhang3 /a/"] {
            #expect(CedictEntry(line(bad)) == nil, "\(bad)")
        }
    }

    @Test("a line of a graded list")
    func graded() {
        #expect(GradedWord(line("爱\t1")) == nil || GradedWord(line("爱\t1"))?.level == 1)
        #expect(GradedWord(line("一下儿\t1"))?.text == "一下儿")
        for bad in ["word\tlevel", "爱", "爱\t0", "爱\t8", "\t1", "爱\t1\t2"] {
            #expect(GradedWord(line(bad)) == nil, "\(bad)")
        }
    }

    @Test("graded sentences; one that lacks a part is left out")
    func sentences() throws {
        let json = """
            [{"hsk_level":1,"chinese":"老师，您好！","traditional":"老師，您好！","pinyin":"lǎo shī nín hǎo",
              "translation":{"en":"Hello, teacher!"},"tokens":[{"word":"老师","pinyin":"lǎo shī"},{"word":"您"}]},
             {"hsk_level":1,"chinese":"好"}, 3]
            """
        let found = try GradedSentence.all(inJSON: [UInt8](json.utf8))
        #expect(found.count == 1)
        let first = try #require(found.first)
        #expect(first.level == 1 && first.english == "Hello, teacher!" && first.traditional == "老師，您好！")
        #expect(first.words.map(\.text) == ["老师", "您"])
        #expect(throws: (any Error).self) { try GradedSentence.all(inJSON: [0x5B]) }
    }

    @Test(
        "how CC-CEDICT spells a reading",
        arguments: [
            ("zhang3 da4", "zhǎngdà", "zhǎng dà", "zhang3 da4"), ("Bei3 jing1", "Běijīng", "Běi jīng", "Bei3 jing1"),
            ("nu:3 er2", "nǚ'ér", "nǚ ér", "nü3 er2"), ("hua1 r5", "huār", "huār", "huar1"),
            ("qi3 e2", "qǐ'é", "qǐ é", "qi3 e2"), ("nai3 nai5", "nǎinai", "nǎi nai", "nai3 nai5"),
            ("lu:e4", "lüè", "lüè", "lüe4"), ("Xi1 an1", "Xī'ān", "Xī ān", "Xi1 an1"),
        ]
    )
    func spellings(_ source: String, _ marked: String, _ spaced: String, _ numbered: String) throws {
        let spelling = try #require(WordReading(numbered: source))
        #expect(spelling.marked == marked && spelling.spaced == spaced && spelling.numbered == numbered)
        #expect(WordReading(numbered: numbered) == spelling)
    }

    @Test(
        "what is no syllable is no spelling",
        arguments: ["", "san1 C", "xx5", "yi1 , er4", "hua1 r5 r5", "er2 r5"]
    )
    func noSpelling(_ text: String) {
        #expect(WordReading(numbered: text) == nil)
    }
}
