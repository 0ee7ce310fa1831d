import Messages
import Scoring
import Testing

@testable import Coaching

/// What is told of a verdict, in words.
struct RemarksTests {
    private func word(_ text: String, _ outcome: Verdict.Outcome, _ kind: WordVerdict.Kind? = nil) -> WordVerdict {
        WordVerdict(text: text, outcome: outcome, kind: kind, score: 0.5, start: 0, end: 1)
    }

    private func told(_ verdict: Verdict, in language: InterfaceLanguage = .english) -> [String] {
        remarks(on: verdict).map { $0.text(in: language) }
    }

    @Test("words that were off are named, and so is what was added")
    func faults() {
        let words = [
            word("go", .right), word("forward", .wrong, .replaced), word("ten", .wrong, .leftOut),
            word("now", .almost, .unclear),
        ]
        let extra = [
            ExtraSpeech(after: 0, start: 1, end: 2, score: 1), ExtraSpeech(after: -1, start: 0, end: 1, score: 1),
        ]
        #expect(
            told(Verdict(outcome: .wrong, words: words, extra: extra)) == [
                "You said another word instead of “forward”.", "You left out “ten”.", "“now” was unclear.",
                "Something was added after “go”.", "Something was added before the phrase.",
            ]
        )
    }

    @Test("another phrase is told as that, and no word of it is blamed")
    func anotherPhrase() {
        let another = ["That was another phrase."]
        #expect(told(Verdict(outcome: .wrong, words: [word("go", .right), word("on", .almost, .unclear)])) == another)
        #expect(
            told(Verdict(outcome: .wrong, words: [word("go", .wrong, .replaced), word("on", .wrong, .leftOut)]))
                == another
        )
        #expect(told(Verdict(outcome: .wrong)) == another)
        #expect(told(Verdict(outcome: .wrong), in: .chinese) == ["你说的是另一句话。"])
    }

    @Test("of a right one nothing is told; of an unheard one its reason")
    func others() {
        #expect(told(Verdict(outcome: .right, words: [word("go", .right)])) == [])
        for reason in UnheardReason.allCases {
            let told = told(Verdict(outcome: .unheard, reason: reason))
            #expect(told.count == 1)
            #expect(told != unspecified)
        }
    }

    private var unspecified: [String] { [Message.unheard(reason: "other").text(in: .english)] }
}
