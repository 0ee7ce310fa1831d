import Exercises
import Messages
import Orthography
import Scoring
import Testing

@testable import Shell

@Suite("Drawn tones")
struct ToneDrawingTests {
    private func text(_ lines: [[Span]]) -> [String] { lines.map { $0.map(\.text).joined() } }

    private func said(_ text: String, _ tone: Int, _ heard: Int?, _ levels: [Double], isWrong: Bool = false)
        -> SyllableVerdict
    {
        let contour = levels.map { ($0 - 3) * DrawnTone.step }
        return SyllableVerdict(text: text, tone: tone, heard: heard, score: 0.5, isWrong: isWrong, contour: contour)
    }

    @Test("the learner's pitch over the tone; where both are, the learner's")
    func single() {
        let tones = DrawnTone.all([said("zhuān", 1, 1, [3, 5, 5, 3, 3]), said("mén", 2, nil, [])])
        #expect(
            text(drawn(tones, width: 80))
                == [
                    "  .oo..     .",
                    "  o  oo   ..",
                    "        ..",
                    "",
                    "",
                    "  zhuān mén",
                ]
        )
    }

    @Test("third tones dip at the end only; a neutral one hangs on what stands before it")
    func models() {
        let tones = DrawnTone.all([said("yě", 3, nil, []), said("hǎo", 3, nil, []), said("ma", 5, nil, [])])
        #expect(tones[0].model == [2, 1.6, 1, 1, 1] && tones[1].model == [2, 1.6, 1, 1, 1])
        #expect(tones[2].model == [nil, 4, 4, nil, nil])
        #expect(DrawnTone.all([said("hǎo", 3, nil, [])])[0].model == [2, 1, 1, 2, 4])
        #expect(DrawnTone.all([said("ma", 5, nil, [])])[0].model == [nil, 3, 3, nil, nil])
    }

    @Test("a word of high tones is drawn high, though it is level with itself; a wrong one moves nothing")
    func register() {
        let level = [3.0, 3, 3, 3, 3]
        let tones = DrawnTone.all([said("zhōng", 1, 1, level), said("xīn", 1, 1, level)])
        #expect(tones.allSatisfy { $0.learner == [5, 5, 5, 5, 5] })
        let wrong = DrawnTone.all([said("zhòng", 4, 1, level, isWrong: true), said("xīn", 1, 1, level)])
        #expect(wrong.allSatisfy { $0.learner == [5, 5, 5, 5, 5] })
    }

    @Test("wild pitch stays within the drawing")
    func bounds() {
        var syllable = said("mā", 1, 1, [])
        syllable.contour = [1_000, -1_000, .infinity, -.infinity, 0]
        #expect(DrawnTone.all([syllable])[0].learner.allSatisfy { (1...5).contains($0) })
        syllable.contour = [.nan, 0, 0, 0, 0]
        #expect(text(drawn(DrawnTone.all([syllable]), width: 80)).count == 6)
    }

    @Test(
        "fits the columns, whatever they are; of many rows those with a wrong tone are kept",
        arguments: [80, 40, 20, 9]
    )
    func width(columns width: Int) {
        var syllables = (0..<30).map { _ in said("zhuāng", 1, 1, [5, 5, 5, 5, 5]) }
        syllables[17].isWrong = true
        let lines = drawn(DrawnTone.all(syllables), width: width)
        #expect(lines.count == 6)
        #expect(lines.allSatisfy { columns(of: $0.map(\.text).joined()) <= width })
        #expect(lines.joined().contains(Span("zhuāng", .wrong)))
        syllables[17].isWrong = false
        #expect(drawn(DrawnTone.all(syllables), width: width).isEmpty)
    }

    @Test("a verdict draws its tones, wrong ones in red, with a line that tells the signs")
    func verdict() {
        let wrong = WordVerdict(
            text: "中国",
            outcome: .almost,
            kind: .unclear,
            score: 1,
            start: 0,
            end: 1,
            syllables: [
                said("zhōng", 1, 1, [5, 5, 5, 5, 5]), said("guó", 2, 4, [5, 4, 3, 2, 1], isWrong: true),
            ]
        )
        let prompt = Prompt("中国", in: .mandarin, pinyin: "zhōngguó")
        let presenter = Presenter(language: .english, width: 40)
        let lines = presenter.lines(.verdict(Verdict(outcome: .almost, score: 1, words: [wrong]), prompt))
        #expect(
            text(lines) == [
                "✓ Almost", "  中国", "  The tone of “guó” was off: you said",
                "  the fourth, falling; it is the second,", "  rising here.",
                "  ooooo o   .",
                "         o..",
                "        ..o",
                "           o",
                "            o",
                "  zhōng guó",
                "  o your pitch   . the tone",
            ]
        )
        #expect(lines[5].contains(Span("ooooo", .right)) && lines[10].contains(Span("guó", .wrong)))
        // Of another phrase nothing is drawn.
        var other = wrong
        other.syllables[1].isWrong = false
        #expect(presenter.lines(.verdict(Verdict(outcome: .wrong, words: [other]), prompt)).count == 3)
    }
}
