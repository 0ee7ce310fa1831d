import Testing

@testable import Library

/// Textbooks in the two tables that others read as well.
@Suite("Textbooks")
struct TextbookTests {
    let key = UnitKey(language: "zh", book: "语文", grade: "一年级", term: "", type: "写字表", unit: "1")

    func word(_ text: String, _ pinyin: String = "", guess: Bool = false) -> TextbookWord {
        TextbookWord(text, pinyin: pinyin, numbered: pinyin, isGuess: guess)
    }

    func count(_ table: String, _ library: Library) throws -> Int {
        try library.database.pragma("SELECT count(*) FROM \(table)")
    }

    @Test("taken in twice, every row is there once and keeps its number")
    func twice() throws {
        let library = try Library.inMemory()
        let words = [word("两", "liǎng"), word("𠮷"), word("两", "liàng")]
        let first = try library.takeIn([(key, words)])
        #expect((first.units, first.words, first.added, first.gone) == (1, 3, 3, 0))
        let stored = try library.words(ofUnit: 1)
        #expect(stored.map(\.text) == ["两", "𠮷", "两"])
        let second = try library.takeIn([(key, words)])
        #expect((second.added, second.gone) == (0, 0))
        #expect(try library.words(ofUnit: 1) == stored)
        #expect(try count("units", library) == 1)
        #expect(try count("words", library) == 3)
        // An empty text everywhere, never NULL.
        #expect(try count("units WHERE type IS NULL OR grade IS NULL OR term IS NULL", library) == 0)
        #expect(
            try count(
                "words WHERE pinyin IS NULL OR pinyin_num IS NULL OR explanation IS NULL OR level IS NULL",
                library
            ) == 0
        )
        #expect(try count("units WHERE term = ''", library) == 1)
    }

    @Test("a changed file: words move, come and go, and those that stay keep their numbers")
    func changed() throws {
        let library = try Library.inMemory()
        try library.takeIn([(key, [word("一"), word("二"), word("三")])])
        let ids = Dictionary(uniqueKeysWithValues: try library.words(ofUnit: 1).map { ($0.text, $0.id) })
        let count = try library.takeIn([(key, [word("三"), word("四"), word("一", "yī")])])
        #expect((count.added, count.gone) == (1, 1))
        let words = try library.words(ofUnit: 1)
        #expect(words.map(\.text) == ["三", "四", "一"])
        #expect(words.first?.id == ids["三"])
        #expect(words.last?.id == ids["一"])
        #expect(words.last?.pinyin == "yī")
        #expect(try self.count("words", library) == 3)
        #expect(try library.units().map(\.words) == [3])
    }

    @Test("a reading that a person corrected stays through another import, also for the same guess elsewhere")
    func corrected() throws {
        let library = try Library.inMemory()
        var other = key
        other.unit = "2"
        let units = [
            (key, [word("长", "cháng", guess: true), word("行", "xíng")]),
            (other, [word("长", "cháng", guess: true), word("行", "xíng")]),
        ]
        try library.takeIn(units)
        #expect(try library.units().map(\.guesses) == [1, 1])
        let id = try #require(try library.words(ofUnit: 1).first?.id)
        try library.correctReading(ofWord: id, pinyin: "zhǎng", numbered: "zhang3")
        // What was no guess elsewhere is another matter.
        let certain = try #require(try library.words(ofUnit: 1).last?.id)
        try library.correctReading(ofWord: certain, pinyin: "háng", numbered: "hang2")
        try library.takeIn(units)
        #expect(try library.words(ofUnit: 1).map(\.pinyin) == ["zhǎng", "háng"])
        #expect(try library.words(ofUnit: 2).map(\.pinyin) == ["zhǎng", "xíng"])
        #expect(try library.words(ofUnit: 2).map(\.isGuess) == [false, false])
        #expect(try library.units().map(\.guesses) == [0, 0])
        // A corrected word that leaves the file is kept for when it comes back.
        try library.takeIn([(key, [word("行", "xíng")])])
        #expect(try library.words(ofUnit: 1).map(\.text) == ["行"])
        try library.takeIn(units)
        #expect(
            try library.words(ofUnit: 1).first
                == TextbookWord("长", id: id, pinyin: "zhǎng", numbered: "zhang3", isCorrected: true)
        )
    }

    @Test("a file whose readings are not known any more takes none away")
    func keepsReadings() throws {
        let library = try Library.inMemory()
        try library.takeIn([(key, [word("两", "liǎng")])])
        try library.takeIn([(key, [word("两", "")])])
        #expect(try library.words(ofUnit: 1).first?.pinyin == "liǎng")
    }

    @Test("all of a file or nothing")
    func whole() throws {
        let library = try Library.inMemory()
        try library.database.execute(
            "CREATE TRIGGER t BEFORE INSERT ON words WHEN NEW.text = 'x' BEGIN SELECT raise(ABORT, 'no'); END"
        )
        #expect(throws: LibraryError.self) { try library.takeIn([(key, [word("一"), word("x")])]) }
        #expect(try count("units", library) == 0)
        #expect(try count("words", library) == 0)
    }
}
