import Coaching
import Exercises
import Glibc
import Messages
import Orthography
import Scoring
import Testing

@testable import Shell

@Suite("Keys")
struct KeyReaderTests {
    private func keys(_ pieces: [[UInt8]]) -> [Key] {
        var waiting: [UInt8] = []
        var keys: [Key] = []
        for piece in pieces {
            waiting += piece
            while let (key, length) = KeyReader.first(in: waiting[...]) {
                waiting.removeFirst(length)
                if let key { keys.append(key) }
            }
        }
        return keys
    }

    @Test("letters, Chinese and emoji, also where a character arrives in pieces")
    func characters() {
        #expect(keys([Array("a好𠮷".utf8)]) == [.character("a"), .character("好"), .character("𠮷")])
        #expect(keys([[0xE5], [0xA5], [0xBD]]) == [.character("好")])
    }

    @Test("named keys, arrows in both forms, and a lone Escape")
    func named() {
        #expect(keys([[0x20, 0x0D, 0x0A, 0x09, 0x7F]]) == [.space, .enter, .enter, .tab, .backspace])
        #expect(keys([Array("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[D".utf8)]) == [.up, .down, .right, .left])
        #expect(keys([[0x1B]]) == [.escape])
    }

    @Test("keys without meaning and bytes that are no text are passed over")
    func stray() {
        #expect(keys([Array("\u{1B}[15~x\u{1B}fy".utf8)]) == [.character("x"), .character("y")])
        #expect(keys([[0xFF, 0x80, 0x01, 0x61]]) == [.character("a")])
    }
}

@Suite("Paint")
struct PaintTests {
    @Test(
        "colour only on a terminal that wants it",
        arguments: [
            (["TERM": "xterm"], true, false, true), (["TERM": "xterm", "NO_COLOR": "1"], true, false, false),
            (["TERM": "xterm", "NO_COLOR": ""], true, false, true), (["TERM": "dumb"], true, false, false),
            ([:], true, false, false), (["TERM": "xterm"], false, false, false), (["TERM": "xterm"], true, true, false),
        ] as [([String: String], Bool, Bool, Bool)]
    )
    func wanted(environment: [String: String], isTerminal: Bool, isPlain: Bool, hasColour: Bool) {
        let paint = Paint(environment: environment, isTerminal: isTerminal, isPlain: isPlain)
        #expect(paint.hasColour == hasColour)
        let text = paint.text([Span("a"), Span("b", .wrong)])
        #expect(text == (hasColour ? "a\u{1B}[1;31mb\u{1B}[0m" : "ab"))
    }
}

extension PaintTests {
    @Test("every colour can be read on white and on black, where the terminal has colours that are everywhere the same")
    func contrast() throws {
        let paint = Paint(environment: ["TERM": "xterm-256color"], isTerminal: true, isPlain: false)
        for role in [Role.right, .almost, .wrong, .trouble, .quiet, .key] {
            let number = try #require(Paint.fixed(role))
            #expect(paint.code(role) == "38;5;\(number)")
            let light = Self.luminance(ofColour: number) + 0.05
            #expect(1.05 / light >= 3.9, "\(role) on white: \(1.05 / light)")
            #expect(light / 0.05 >= 3.9, "\(role) on black: \(light / 0.05)")
        }
        let many = Paint(environment: ["TERM": "xterm", "COLORTERM": "truecolor"], isTerminal: true, isPlain: false)
        #expect(many.code(.right) == "38;5;28")
        #expect(Paint(environment: ["TERM": "linux"], isTerminal: true, isPlain: false).code(.wrong) == "1;31")
    }

    /// The relative luminance, 0…1, of a colour of xterm's 256 above the sixteen, after
    /// https://www.w3.org/TR/WCAG21/#dfn-relative-luminance.
    private static func luminance(ofColour number: Int) -> Double {
        let steps = [0, 95, 135, 175, 215, 255]
        let cube = number - 16
        let grey = 8 + 10 * (number - 232)
        let parts = number >= 232 ? [grey, grey, grey] : [steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]]
        let linear = parts.map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    @Test("a bar says what is being done, and is narrower than the terminal", arguments: [80, 40, 20, 10, 3])
    func bar(width: Int) {
        let text = ProgressBar.text(50, of: 100, width: width, label: "汉语词典")
        #expect(columns(of: text) < width)
        #expect(width < 20 || text.hasPrefix("汉语词典 ") && text.hasSuffix("50%"))
        #expect(width < 40 || text.contains("█·"))
    }

    @Test("help fits a screen of any size, a page at a time, and no command is lost")
    func help() {
        let offers = (1...9).map { Offer("command\($0)", .offerPractise(), argument: "N …") }
        let everywhere = [Offer("home", .offerHome()), Offer("settings", .offerSettings(), argument: "N VALUE")]
        for language in InterfaceLanguage.allCases {
            for (width, rows) in [(80, 24), (40, 20), (30, 15), (20, 12), (12, 8), (80, 6), (5, 5)] {
                let presenter = Presenter(language: language, width: width)
                var pages = presenter.pages(help: offers, everywhere: everywhere, rows: rows)
                var seen = ""
                for _ in 0..<30 {
                    let lines = pages.lines.map { $0.map(\.text).joined() }
                    #expect(lines.allSatisfy { columns(of: $0) <= max(width, 6) }, "\(width): \(lines)")
                    #expect(lines.count < rows || rows < 10 || width < 20, "\(width)×\(rows): \(lines.count)")
                    seen += lines.joined().filter { !$0.isWhitespace }
                    pages.advance()
                }
                for offer in offers + everywhere { #expect(seen.contains(offer.name), "\(offer.name) at \(width)") }
            }
        }
    }
}

@Suite("Presenter")
struct PresenterTests {
    private func lines(_ scene: Scene, width: Int = 80, language: InterfaceLanguage = .english) -> [String] {
        let paint = Paint(hasColour: false)
        return Presenter(language: language, width: width).lines(scene).map { paint.text($0) }
    }

    private func word(_ text: String, _ outcome: Verdict.Outcome, _ kind: WordVerdict.Kind? = nil) -> WordVerdict {
        WordVerdict(text: text, outcome: outcome, kind: kind, score: 0.5, start: 0, end: 1)
    }

    @Test("a wrong word is named in words, so that colour is never needed")
    func wrong() {
        let prompt = Prompt("Go forward, ten meters!", in: .english)
        let words = [
            word("Go", .right), word("forward", .wrong, .replaced), word("ten", .wrong, .leftOut),
            word("meters", .almost, .unclear),
        ]
        #expect(
            lines(.verdict(Verdict(outcome: .wrong, probability: 0.9, words: words), prompt)) == [
                "✗ Wrong", "  Go forward, ten meters!", "  You said another word instead of “forward”.",
                "  You left out “ten”.", "  “meters” was unclear.",
            ]
        )
    }

    @Test("each word has the colour of its verdict, punctuation none")
    func colours() {
        let presenter = Presenter(language: .english, width: 80)
        let spans = presenter.coloured(
            [word("你", .right), word("好", .wrong), word("吗", .almost)],
            of: Prompt("你 好 吗？", in: .mandarin)
        )
        #expect(spans == [Span("你", .right), Span("好", .wrong), Span("吗", .almost), Span("？")])
    }

    @Test("another phrase is told in one line")
    func another() {
        let words = [word("go", .wrong, .replaced), word("now", .wrong, .replaced)]
        let shown = lines(.verdict(Verdict(outcome: .wrong, words: words), Prompt("go now", in: .english)))
        #expect(shown == ["✗ Wrong", "  go now", "  That was another phrase."])
    }

    @Test("fluency is a bar, in ASCII where drawings are plain, within forty columns, of phrases of four words")
    func fluency() {
        let four = ["we", "go", "home", "now"].map { word($0, .right) }
        let prompt = Prompt("we go home now", in: .english)
        var verdict = Verdict(
            outcome: .right,
            words: four,
            fluency: Fluency(score: 0.64, rate: 2.94, pauses: 0.41)
        )
        #expect(
            lines(.verdict(verdict, prompt)) == [
                "✓ Right", "  Fluency ▮▮▮▮▮▮▯▯▯▯ 2.9 syllables a second, pauses 0.4 s",
            ]
        )
        #expect(
            lines(.verdict(verdict, prompt), width: 40) == [
                "✓ Right", "  Fluency ▮▮▮▮▮▮▯▯▯▯ 2.9 syllables a", "  second, pauses 0.4 s",
            ]
        )
        #expect(lines(.verdict(verdict, prompt), language: .chinese).last == "  流利度 ▮▮▮▮▮▮▯▯▯▯ 每秒 2.9 个音节，停顿 0.4 秒")
        let plain = Presenter(language: .english, width: 80, isPlain: true).lines(.verdict(verdict, prompt))
        #expect(plain.last?.map(\.text).joined() == "  Fluency ######---- 2.9 syllables a second, pauses 0.4 s")
        verdict.fluency?.isMarked = false
        #expect(lines(.verdict(verdict, prompt)).last == "  Fluency: 2.9 syllables a second, pauses 0.4 s")
        verdict.words.removeLast()
        #expect(lines(.verdict(verdict, prompt)) == ["✓ Right"])
        let wrong = [word("we", .wrong, .replaced)] + four.dropFirst()
        let other = Verdict(outcome: .wrong, words: wrong, fluency: Fluency(score: 1, rate: 4, pauses: 0))
        #expect(lines(.verdict(other, prompt)).last == "  You said another word instead of “we”.")
    }

    @Test("the bar keeps its ten marks whatever the score", arguments: [-1.0, 0, 0.04, 0.96, 1, 7])
    func bar(score: Double) {
        let four = ["a", "b", "c", "d"].map { word($0, .right) }
        let verdict = Verdict(outcome: .right, words: four, fluency: Fluency(score: score, rate: 3, pauses: 0))
        let line = lines(.verdict(verdict, Prompt("a b c d", in: .english))).last ?? ""
        #expect(line.filter { "▮▯".contains($0) }.count == 10)
        #expect(line.filter { $0 == "▮" }.count == (score < 0.5 ? 0 : 10))
    }

    @Test("what was unheard says why", arguments: UnheardReason.allCases)
    func unheard(reason: UnheardReason) {
        let verdict = Verdict(outcome: .unheard, reason: reason)
        for language in InterfaceLanguage.allCases {
            let shown = lines(.verdict(verdict, Prompt("x", in: .english)), language: language)
            #expect(shown.first?.hasPrefix("? ") == true)
            let other = Message.unheard(reason: "other").text(in: language)
            #expect(shown.first != "? " + other, "\(reason) has words of its own")
        }
    }

    @Test("nothing is wider than the screen, and no character is lost", arguments: [12, 20, 40, 80])
    func width(width: Int) {
        let prompt = Prompt(
            "这 是 一个 很 长 的 句子， 里面 有 𠮷 野家 和 emoji 👩‍👩‍👧 。",
            in: .mandarin,
            pinyin: "zhè shì yī gè hěn cháng de jùzi",
            meaning: "A long sentence with supercalifragilisticexpialidocious words."
        )
        let items = [Item(1, "Les salutations", detail: "Greetings", mark: "▸"), Item(32, "短语", detail: "")]
        for scene in [
            Scene.prompt(prompt), .list(title: .lessonsTitle(), items), .message(.welcome(language: .verbatim("x"))),
        ] {
            for line in lines(scene, width: width) { #expect(columns(of: line) <= width, "\(line)") }
        }
        let letters = lines(.prompt(prompt), width: width).joined().filter { !$0.isWhitespace }
        let wanted = (prompt.shown + (prompt.pinyin ?? "") + (prompt.meaning ?? "")).filter { !$0.isWhitespace }
        #expect(letters == wanted)
    }

    @Test("control characters in data never reach the terminal")
    func controls() {
        let prompt = Prompt("a\u{1B}[31mb\u{9B}c\u{7}", in: .english, meaning: "x\r\ny")
        for line in lines(.prompt(prompt)) {
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        }
    }

    @Test("the meter fills with the level")
    func meter() {
        let presenter = Presenter(language: .english, width: 40)
        let paint = Paint(hasColour: false)
        #expect(paint.text(presenter.meter(MeterReading(level: -96, seconds: 0))) == "● ▯▯▯▯▯▯▯▯▯▯ 0.0 s")
        #expect(paint.text(presenter.meter(MeterReading(level: -30, seconds: 3.25))) == "● ▮▮▮▮▮▯▯▯▯▯ 3.2 s")
        #expect(paint.text(presenter.meter(MeterReading(level: 0, seconds: 99))) == "● ▮▮▮▮▮▮▮▮▮▮ 99.0 s")
    }

    @Test("the word being spoken is marked; a range past the end marks nothing and harms nothing")
    func speaking() {
        let presenter = Presenter(language: .english, width: 40)
        #expect(presenter.speaking("你好吗", 1..<2).map(\.text) == ["♪ ", "你", "好", "吗"])
        #expect(presenter.speaking("ab", 5..<9).map(\.text) == ["♪ ", "ab", "", ""])
    }
}
