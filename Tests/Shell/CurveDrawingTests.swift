import Exercises
import Messages
import Orthography
@testable import Shell
import Testing

@Suite("Curves of a model and a learner")
struct CurveDrawingTests {
    private func comparison(_ basis: Comparison.Basis = .words, words: [String] = ["good", "morning"]) -> Comparison {
        let columns = Comparison.columns
        func side(_ pitch: (Int) -> Double?, pauses: Double) -> Comparison.Side {
            Comparison.Side(
                seconds: 1.2,
                rate: basis == .words ? 3.4 : nil,
                pauses: basis == .words ? pauses > 0 ? [.init(after: 0, seconds: pauses)] : [] : nil,
                pitch: (0..<columns).map(pitch),
                loudness: (0..<columns).map { -Double($0 % 20) }
            )
        }
        return Comparison(
            model: side({ 4 - 8 * Double($0) / Double(columns) }, pauses: 0),
            take: side({ $0 % 9 == 0 ? nil : 0 }, pauses: 0.6),
            words: basis == .words
                ? zip(words, [0..<30, 36..<columns]).map { Comparison.Word($0, $1) } : [],
            basis: basis
        )
    }

    private func text(_ comparison: Comparison, width: Int, colour: Bool = false) -> [String] {
        let presenter = Presenter(language: .english, width: width, isPlain: !colour, hasColour: colour)
        return presenter.lines(of: comparison).map { Paint(hasColour: colour).text($0) }
    }

    @Test(
        "signs tell the learner from the model without colour, and nothing is wider than the screen",
        arguments: [80, 40, 20]
    )
    func signs(width: Int) {
        let lines = text(comparison(), width: width)
        #expect(lines.contains { $0.contains("o") && $0.contains(".") })
        #expect(lines.contains { $0.contains("*") }, "where both are at one place")
        #expect(lines.allSatisfy { columns(of: $0) <= width })
        #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII || "“”".unicodeScalars.contains($0) } })
        #expect(!lines.contains { $0.contains("\u{1B}") })
    }

    @Test("it fits on a small screen beside the phrase and the keys")
    func height() {
        #expect(text(comparison(), width: 80).count <= 20)
        #expect(text(comparison(), width: 40).count <= 20)
    }

    @Test("the words stand under their columns, cut where there is no room, Chinese by its columns")
    func words() throws {
        let lines = text(comparison(), width: 80)
        let words = try #require(lines.first { $0.contains("good") })
        #expect(words == "     good                                morning")
        let chinese = text(comparison(words: ["你好", "𠮷利"]), width: 40)
        let line = try #require(chinese.first { $0.contains("你好") })
        #expect(line == "     你好             𠮷利")
    }

    @Test("speed and pauses are named for both, and the longest pause that the model has not")
    func pace() {
        let lines = text(comparison(), width: 120).joined(separator: "\n")
        #expect(
            lines.contains(
                "You: 3.4 syllables a second, pauses 0.6 s. The model: 3.4 syllables a second, pauses 0.0 s."
            )
        )
        #expect(lines.contains("You paused 0.6 s after “good”, longer than the model."))
    }

    @Test("where the words are not known that is said, and no speed")
    func byTime() {
        let lines = text(comparison(.noModel), width: 120).joined(separator: "\n")
        #expect(lines.contains("the curves run by time alone"))
        #expect(!lines.contains("syllables"))
        #expect(text(comparison(.otherWords), width: 120).joined().contains("not seem to be the words of the model"))
    }

    @Test("values beyond the edges lie on them, and what is no number on the top row")
    func edges() {
        let curves = DrawnCurves(model: [], learner: [], top: 4, bottom: -4, rows: 9)
        #expect(curves.row(of: 4) == 0 && curves.row(of: 0) == 4 && curves.row(of: -4) == 8)
        #expect(curves.row(of: 99) == 0 && curves.row(of: -99) == 8 && curves.row(of: .nan) == 0)
    }

    @Test("the learner's curve stands out, the model's stays behind it, and where both are has the colour of right")
    func colours() {
        let curves = DrawnCurves(model: [0, 0, nil], learner: [nil, 0, 0], top: 4, bottom: -4, rows: 3)
        let middle = curves.lines(labels: [:], label: 1)[1]
        #expect(middle.suffix(3) == [Span(".", .quiet), Span("*", .right), Span("o", .key)])
    }

    @Test("a curve is narrowed by means, and what has none stays so")
    func narrowing() {
        #expect(narrowed([1, 3, nil, nil, nil, 5], to: 3) == [2, nil, 5])
        #expect(narrowed([1, 2], to: 9) == [1, 2])
    }
}

@Suite("The table of weak sounds")
struct SoundTableTests {
    @Test("a line a sound, with its word, its counts and its weeks; nothing where there are none")
    func table() {
        let sound = ProgressBoard.Sound(
            phone: "θ",
            word: "think",
            said: 40,
            weak: 10,
            weeks: [nil, 0.5, 0.5, 0.42, 0.3, 0.1, 0, 1]
        )
        let plain = Presenter(language: .english, width: 80, isPlain: true).lines(of: [sound])
            .map { $0.map(\.text).joined() }
        #expect(plain.contains("  θ  think  -5543109  off in 10 of 40 (25%)"))
        let drawn = Presenter(language: .chinese, width: 40).lines(of: [sound]).map { $0.map(\.text).joined() }
        #expect(drawn.contains { $0.contains("·▅▅▄▃▁▁█") })
        #expect(drawn.allSatisfy { columns(of: $0) <= 40 })
        #expect(Presenter(language: .english, width: 80).lines(of: [ProgressBoard.Sound]()).isEmpty)
    }
}
