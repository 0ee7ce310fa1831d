import Orthography
@testable import Scoring
import Testing

@Suite("Sounds of an attempt")
struct SoundTallyTests {
    private func word(_ text: String, _ outcome: Verdict.Outcome, _ phones: [(String, Double)]) -> WordVerdict {
        WordVerdict(
            text: text,
            outcome: outcome,
            score: 0.9,
            start: 0,
            end: 1,
            phones: phones.map { PhoneVerdict(phone: $0.0, symbol: $0.0, score: $0.1, start: 0, end: 1) }
        )
    }

    @Test("each sound once, with a word in which it was off; a word that was not said tells nothing")
    func english() {
        let words = [
            word("thin", .right, [("θ", 0.9), ("n", 0.95)]), word("bath", .almost, [("θ", 0.5)]),
            word("thick", .wrong, [("θ", 0.1)]),
        ]
        let tallies = soundTallies(of: words, in: .english)
        #expect(
            tallies == [
                SoundTally(phone: "θ", said: 2, weak: 1, word: "bath"),
                SoundTally(phone: "n", said: 1, weak: 0, word: "thin"),
            ]
        )
    }

    @Test("without experts' marks sounds are not counted; of tones those that were judged are")
    func others() {
        #expect(soundTallies(of: [word("rue", .right, [("y", 0.1)])], in: .french).isEmpty)
        var mandarin = word("你好", .almost, [("n", 0.1)])
        mandarin.syllables = [
            SyllableVerdict(text: "nǐ", tone: 2, heard: nil, score: 0.5),
            SyllableVerdict(text: "hǎo", tone: 3, heard: 4, score: 0.01, isWrong: true),
            SyllableVerdict(text: "ma", tone: 5, heard: 5, score: 0.5),
        ]
        #expect(
            soundTallies(of: [mandarin], in: .mandarin) == [
                SoundTally(phone: "˨˩˦", said: 1, weak: 1, word: "你好")
            ]
        )
    }
}
