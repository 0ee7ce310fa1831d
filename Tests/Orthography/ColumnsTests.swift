import Orthography
import Testing

@Suite("Terminal columns")
struct ColumnsTests {
    @Test(
        "Each character fills the columns a terminal gives it",
        arguments: [
            ("", 0), ("abc", 3), ("你好", 4), ("𠮷野家", 6), ("吗？", 4), ("ｌ’ｅａｕ", 9), ("é", 1), ("e\u{301}", 1),
            ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("…“”", 3), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🇫🇷", 2), ("👍🏽", 2),
            ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("a\u{200D}b", 2), ("\u{301}", 0), ("\u{1B}", 0), ("　", 2),
            ("\u{202F}?", 2), ("ê\u{304}", 1), ("so\u{AD}ft", 4),
        ]
    )
    func width(text: String, expected: Int) {
        #expect(columns(of: text) == expected)
    }

    @Test("A beginning never cuts a character in two")
    func beginning() {
        #expect(prefix(of: "你好吗", columns: 5) == "你好")
        #expect(prefix(of: "a你", columns: 2) == "a")
        #expect(prefix(of: "👨‍👩‍👧‍👦x", columns: 1).isEmpty)
        #expect(prefix(of: "e\u{301}e\u{301}", columns: 1) == "é")
        #expect(prefix(of: "abc", columns: -1).isEmpty)
        #expect(prefix(of: "abc", columns: 99) == "abc")
    }

    @Test("Padding and shortening count columns")
    func fields() {
        #expect(padded("你", to: 4) == "你  ")
        #expect(padded("你", to: 4, .right) == "  你")
        #expect(padded("你", to: 5, .middle) == " 你  ")
        #expect(padded("你好", to: 1) == "你好")
        #expect(shortened("你好吗", to: 5) == "你好…")
        #expect(shortened("你好吗", to: 4) == "你…")
        #expect(shortened("你好", to: 4) == "你好")
        #expect(shortened("abc", to: 0).isEmpty)
    }

    @Test("Lines break at spaces and between Chinese characters, never before a closing mark")
    func wrapping() {
        #expect(wrapped("the quick brown", to: 9) == ["the quick", "brown"])
        #expect(wrapped("你好吗？我很好", to: 6) == ["你好", "吗？我", "很好"])
        #expect(wrapped("unbreakable", to: 4) == ["unbr", "eaka", "ble"])
        #expect(wrapped("", to: 4) == [""])
        #expect(wrapped("a\n\nb", to: 4) == ["a", "", "b"])
        #expect(wrapped("𠮷𠮷", to: 1) == ["𠮷", "𠮷"])
        for width in 2...30 {
            let lines = wrapped("Où est l’hôtel ? 请问，宾馆在哪儿？ 👨‍👩‍👧‍👦 extraordinarily", to: width)
            #expect(lines.allSatisfy { columns(of: $0) <= max(width, 4) }, "at \(width)")
        }
    }

    @Test("Nothing that commands a terminal is left in visible text")
    func harmless() {
        #expect(visible("plain") == "plain")
        #expect(visible("你好 é 👨‍👩‍👧‍👦") == "你好 é 👨‍👩‍👧‍👦")
        #expect(visible("a\u{1B}[2Jb") == "a␛[2Jb")
        #expect(visible("a\r\nb\tc\u{2028}d") == "a b c d")
        #expect(visible("\u{9B}31m") == "\u{FFFD}31m")
        #expect(visible("ab\u{202E}cd\u{2066}") == "ab\u{FFFD}cd\u{FFFD}")
        #expect(visible("\u{FEFF}a\u{200E}\u{7F}\0") == "a␡␀")
        let everything = String(String.UnicodeScalarView((0...0xFF).compactMap { Unicode.Scalar($0) }))
        #expect(!visible(everything).unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
}
