import Messages
import Orthography
import Phonetics
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
            told(Verdict(outcome: .wrong, probability: 0.9, words: words, extra: extra)) == [
                "You said another word instead of “forward”.", "You left out “ten”.", "“now” was unclear.",
                "Something was added after “go”.", "Something was added before the phrase.",
            ]
        )
    }

    @Test("where most is off and hardly anything speaks for the phrase, no word is blamed")
    func hardlyThePhrase() {
        let words = [word("go", .right), word("now", .almost, .unclear), word("then", .wrong, .replaced)]
        for (probability, count) in [(0.05, 1), (0.2, 2)] {
            #expect(told(Verdict(outcome: .wrong, probability: probability, words: words)).count == count)
        }
    }

    @Test("what was added to something else than the phrase is not told as an addition")
    func addedToAnother() {
        let extra = [ExtraSpeech(after: -1, start: 0, end: 1, score: 1)]
        for (probability, line) in [
            (0.05, "That was another phrase."), (0.9, "Something was added before the phrase."),
        ] {
            let verdict = Verdict(outcome: .wrong, probability: probability, words: [word("go", .right)], extra: extra)
            #expect(told(verdict) == [line])
        }
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

    @Test("a wrong tone is named instead of the word; a word that was replaced has none")
    func tones() {
        let syllables = [
            SyllableVerdict(text: "zhōng", tone: 1, heard: 1, score: 0.9),
            SyllableVerdict(text: "guó", tone: 2, heard: 4, score: 0.01, isWrong: true),
        ]
        var word = word("中国", .almost, .unclear)
        word.syllables = syllables
        let verdict = Verdict(outcome: .almost, words: [word])
        #expect(
            told(verdict) == [
                "The tone of “guó” was off: you said the fourth, falling; it is the second, rising here."
            ]
        )
        #expect(told(verdict, in: .chinese) == ["“guó”的声调不对：你说成了第四声（下降），这里应该是第二声（上升）。"])
        for (tone, words) in [(1, "the first, high and level"), (3, "the third, low"), (4, "the fourth, falling")] {
            word.syllables[1].tone = tone
            word.syllables[1].heard = 2
            let remark = told(Verdict(outcome: .almost, words: [word]))
            #expect(remark == ["The tone of “guó” was off: you said the second, rising; it is \(words)."])
        }
    }

    private func told(_ phones: [String], _ kind: SoundHint.Kind, in language: InterfaceLanguage = .english) -> [String]
    {
        var three = word("three", .right)
        three.phones = phones.map { PhoneVerdict(phone: $0, symbol: $0, score: 0.5, start: 0, end: 1) }
        let hints = [SoundHint(word: 1, phone: phones.count - 1, kind: kind)]
        return told(Verdict(outcome: .right, words: [word("two", .right), three], hints: hints), in: language)
    }

    @Test("a hint names the sound by its letters, a vowel by a word that has it, and what may be off with it")
    func hints() {
        #expect(told(["θ"], .like("s")) == ["The sound “th” of “three” may sound like “s”."])
        #expect(told(["θ", "ɹ"], .missing) == ["The sound “r” of “three” may be missing."])
        #expect(told(["ʃ"], .unclear) == ["The sound “sh” of “three” may be unclear."])
        #expect(told(["ɪ"], .like("i")) == ["The vowel [ɪ] of “three” may sound like [i], as in “sheep”."])
        #expect(told(["æ"], .missing) == ["The vowel [æ] of “three”, as in “cat”, may be missing."])
        #expect(told(["æ"], .unclear) == ["The vowel [æ] of “three”, as in “cat”, may be unclear."])
        #expect(told(["θ"], .like("s"), in: .chinese) == ["“three”里的“th”音听起来可能像“s”。"])
        #expect(told(["ɪ"], .like("i"), in: .chinese) == ["“three”里的元音 [ɪ] 听起来可能像“sheep”里的 [i]。"])
    }

    @Test("two sounds of the same letters, or of different kinds, are called unclear; an unknown sound is not told")
    func oddHints() {
        #expect(told(["θ"], .like("ð")) == ["The sound “th” of “three” may be unclear."])
        #expect(told(["θ"], .like("i")) == ["The sound “th” of “three” may be unclear."])
        #expect(told(["ɪ"], .like("x")) == ["The vowel [ɪ] of “three”, as in “ship”, may be unclear."])
        #expect(told(["ʘ"], .missing) == [])
        #expect(told([], .missing) == [], "a hint at a sound that is not there")
    }

    @Test("every sound of the English model has a name")
    func everySound() {
        let symbols =
            "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH"
        let all = symbols.split(separator: " ").map { String($0) }
        let ipa = PhoneMap.ipa(phones: all)
        for symbol in all {
            let isVowel = PhoneSet.isVowel(symbol, in: .english)
            switch EnglishSound(ipa: ipa(symbol)) {
            case .vowel: #expect(isVowel, "\(symbol)")
            case .consonant: #expect(!isVowel, "\(symbol)")
            case nil: Issue.record("\(symbol) has no name")
            }
        }
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
