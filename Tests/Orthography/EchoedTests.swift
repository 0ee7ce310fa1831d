import Orthography
import Testing

@Suite("What a message repeats")
struct EchoedTests {
    @Test("what is short stays as it is", arguments: ["", "lesson", "/tmp/你好/𠮷.wav", "e\u{301}tude", "！？"])
    func short(text: String) { #expect(echoed(text) == text) }

    @Test("what commands a terminal is made visible, and stays on one line")
    func harmless() {
        #expect(echoed("a\u{1B}[2Jb\nc\r\nd\u{7}") == "a␛[2Jb c d␇")
        #expect(echoed("abc\u{202E}def") == "abc\u{FFFD}def")
    }

    @Test("of what is long the beginning and the end are left, in the columns given")
    func long() {
        let path = "/home/anna/" + String(repeating: "x", count: 20_000) + "/take.wav"
        let short = echoed(path, to: 40)
        #expect(columns(of: short) == 40)
        #expect(short == "/home/anna/" + String(repeating: "x", count: 15) + "…" + "xxxx/take.wav")
        #expect(echoed(String(repeating: "a", count: 200)).count == 200)
        #expect(echoed(String(repeating: "a", count: 201)).count == 200)
    }

    @Test("no character is cut in two", arguments: ["你", "𠮷", "e\u{301}", "👨‍👩‍👧", "！"])
    func whole(character: Character) {
        let short = echoed(String(repeating: character, count: 7_000))
        #expect(columns(of: short) <= 200 && columns(of: short) > 190)
        #expect(short.allSatisfy { $0 == character || $0 == "…" })
        #expect(short.contains("…"))
    }

    @Test("what shows nothing, or piles up marks without end, does not make a message long")
    func unseen() {
        #expect(echoed(String(repeating: "\u{200B}", count: 20_000)).unicodeScalars.count <= 201)
        #expect(echoed("a" + String(repeating: "\u{301}", count: 20_000)) == "\u{FFFD}")
    }
}
