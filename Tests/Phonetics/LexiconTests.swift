import Phonetics
import Testing

struct LexiconTests {
    let lexicon = Lexicon(Array("a AH\na(2) EY\nabout AH B AW T\n\nbroken\nl'eau l oo\r\n人 r en\n".utf8))

    @Test("All pronunciations of a word, in order")
    func variants() {
        #expect(lexicon.pronunciations(of: "a").map(\.description) == ["AH", "EY"])
        #expect(lexicon.pronunciations(of: "about").map(\.description) == ["AH B AW T"])
        #expect(lexicon.count == 5)
    }

    @Test(
        "A word that begins another is not it",
        arguments: ["abo", "aboutt", "b", "", " ", "a(2)", "broken", "(", "人人"]
    )
    func absent(_ word: String) {
        #expect(lexicon.pronunciations(of: word).isEmpty)
    }

    @Test("Lines end with LF or CRLF; words are any letters")
    func letters() {
        #expect(lexicon.pronunciations(of: "l'eau").map(\.description) == ["l oo"])
        #expect(lexicon.pronunciations(of: "人").map(\.description) == ["r en"])
    }

    @Test(
        "An empty or broken file is an empty dictionary",
        arguments: ["", "\n\n", "word", "word\n", "\u{FEFF}", "(2)"]
    )
    func broken(_ text: String) {
        #expect(Lexicon(Array(text.utf8)).count == 0)
    }

    @Test("A byte-order mark, tabs and the last line without an end are read")
    func oddities() {
        let lexicon = Lexicon(Array("\u{FEFF}one\tW AH N\ntwo T UW".utf8))
        #expect(lexicon.pronunciations(of: "one").map(\.description) == ["W AH N"])
        #expect(lexicon.pronunciations(of: "two").map(\.description) == ["T UW"])
    }

    @Test("Bytes that are no text do not stop it")
    func noise() {
        var state: UInt32 = 7
        let bytes = (0..<20_000).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let lexicon = Lexicon(bytes)
        #expect(lexicon.pronunciations(of: "a").count < 50)
    }
}
