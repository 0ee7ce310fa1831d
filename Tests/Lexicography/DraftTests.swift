import Orthography
import Testing

@testable import Lexicography

@Suite("Putting the dictionary together")
struct DraftTests {
    static func draft() throws -> DictionaryDraft {
        var draft = DictionaryDraft()
        draft.take(
            unihan: [UInt8](
                """
                U+957F\tkTGH\t2013:127
                U+957F\tkTGHZ2013\t038.110:cháng 466.110,466.120:zhǎng
                U+957F\tkHanyuPinlu\tzhǎng(1879) cháng(1179)
                U+957F\tkRSUnicode\t168'.0
                U+957F\tkTotalStrokes\t4
                U+957F\tkTraditionalVariant\tU+9577
                U+9577\tkMandarin\tcháng zhǎng
                U+9577\tkSimplifiedVariant\tU+957F
                U+6B38\tkTGH\t2013:4900
                U+6B38\tkTGHZ2013\t084.010:ê̄,ế
                U+4E28\tkRSUnicode\t2.0

                """.utf8
            )
        )
        draft.take(
            cedict: [UInt8](
                """
                # CC-CEDICT\r
                長 长 [Chang2] /surname Chang/\r
                長 长 [chang2] /length/long/\r
                長 长 [zhang3] /chief/to grow/\r
                東西 东西 [dong1 xi1] /east and west/\r
                東西 东西 [dong1 xi5] /thing/\r
                隻 只 [zhi1] /classifier/\r
                只 只 [zhi3] /only/\r

                """.utf8
            )
        )
        draft.take(gradedWords: [UInt8]("word\tlevel\n长\t2\n东西\t1\n".utf8))
        try draft.take(
            sentences: [UInt8](
                """
                [{"hsk_level":1,"chinese":"东西","pinyin":"dōng xi","translation":{"en":"things"},
                  "tokens":[{"word":"东西","pinyin":"dōng xi"}]}]
                """.utf8
            )
        )
        return draft
    }

    @Test("a character's readings stand in order of use; a traditional one's as in its simplified form")
    func characters() throws {
        var draft = try Self.draft()
        let characters = draft.finished().characters
        #expect(characters.map(\.text) == ["长", "欸", "長"])
        let first = try #require(characters.first)
        #expect(first.readings == ["zhang3", "chang2"] && first.level == 1 && first.strokes == 4)
        #expect(first.radical == 168 && first.hasSimplifiedRadical && first.beyond == 0 && first.traditional == ["長"])
        #expect(characters[1].readings == ["ê1", "ê2"] && characters[1].level == 2)
        #expect(characters[2].readings == ["zhang3", "chang2"] && characters[2].level == nil)
    }

    @Test("words written alike: the likeliest first, names after words")
    func forms() throws {
        var draft = try Self.draft()
        let contents = draft.finished()
        let (words, forms) = (contents.words, contents.forms)
        func readings(_ text: String) -> [String] { forms.filter { $0.text == text }.map { words[$0.word].pinyin } }
        #expect(readings("长") == ["chang2", "zhang3", "Chang2"] && readings("長") == readings("长"))
        #expect(readings("东西") == ["dong1 xi5", "dong1 xi1"])
        #expect(readings("只") == ["zhi1", "zhi3"] && readings("隻") == ["zhi1"])
        #expect(words[3].level == 1 && words[5].level == nil)
    }

    @Test("the sources' damage leaves no trace but what is missing")
    func damage() throws {
        var draft = DictionaryDraft()
        draft.take(unihan: [0xFF, 0xFE, 0x00, 0x0A, 0x55, 0x2B])
        draft.take(cedict: [0x5B, 0x5D, 0x2F, 0x0A, 0x20])
        let contents = draft.finished()
        #expect(contents.characters.isEmpty && contents.words.isEmpty && contents.forms.isEmpty)
    }
}
