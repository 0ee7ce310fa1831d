import Orthography
import Testing

@testable import Library

/// Words that come into a list of one's own from elsewhere, such as the dictionary.
@Suite("Lists of one's own")
struct OwnListTests {
    func word(_ text: String, _ pinyin: String) throws -> TextbookWord {
        TextbookWord(text, reading: try #require(Pinyin.syllables(pinyin)))
    }

    @Test("a list is made with its first word, a word is in it once, and its reading is known")
    func added() throws {
        let library = try Library.inMemory()
        let first = try library.add(try word("银行", "yín háng"), toOwnList: "生词", in: "zh")
        #expect(first.isNew)
        #expect(first.list.key.path == "生词")
        #expect(try library.add(try word("𠮷", "jí"), toOwnList: "生词", in: "zh").list.words == 2)
        #expect(try !library.add(try word("银行", "yin2 hang2"), toOwnList: "生词", in: "zh").isNew)
        let words = try library.words(ofUnit: first.list.id)
        #expect(words.map(\.text) == ["银行", "𠮷"])
        #expect(words.map(\.pinyin) == ["yín háng", "jí"])
        #expect(words.map(\.numbered) == ["yin2 hang2", "ji2"])
        #expect(words.allSatisfy { !$0.isGuess })
        #expect(try library.ownLists(in: "zh").map(\.key.unit) == ["生词"])
        #expect(try library.ownLists(in: "en").isEmpty)
    }

    @Test("two readings of a character are two words; a guess gives way, what a person set does not")
    func readings() throws {
        let library = try Library.inMemory()
        try library.add(try word("行", "xíng"), toOwnList: "生词", in: "zh")
        #expect(try library.add(try word("行", "háng"), toOwnList: "生词", in: "zh").isNew)
        let guess = TextbookWord("长", pinyin: "cháng", numbered: "chang2", isGuess: true)
        let list = try library.add(guess, toOwnList: "生词", in: "zh").list
        #expect(try !library.add(try word("长", "zhǎng"), toOwnList: "生词", in: "zh").isNew)
        var words = try library.words(ofUnit: list.id)
        #expect(words.map(\.numbered) == ["xing2", "hang2", "zhang3"])
        #expect(words.last?.isGuess == false)
        try library.correctReading(ofWord: words[0].id, pinyin: "xìng", numbered: "xing4")
        try library.add(TextbookWord("行", pinyin: "", numbered: ""), toOwnList: "生词", in: "zh")
        words = try library.words(ofUnit: list.id)
        #expect(words.map(\.numbered) == ["xing4", "hang2", "zhang3"])
    }

    @Test("a textbook's unit of the same name is another list")
    func textbook() throws {
        let library = try Library.inMemory()
        let key = UnitKey(language: "zh", book: "语文", grade: "", term: "", type: "", unit: "生词")
        try library.takeIn([(key, [TextbookWord("一")])])
        let list = try library.add(try word("一", "yī"), toOwnList: "生词", in: "zh").list
        #expect(try library.units().count == 2)
        #expect(try library.words(ofUnit: list.id).map(\.pinyin) == ["yī"])
        #expect(try library.words(ofUnit: 1).map(\.pinyin) == [""])
    }
}
