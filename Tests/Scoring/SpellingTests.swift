import Orthography
import Phonetics
import Testing

@testable import Scoring

@Suite("the verdict on a spelled word")
struct SpellingTests {
    private func hearing(
        _ rivals: [SpellingRival],
        of word: String = "ship",
        in language: Language = .english,
        loop: String = "ship",
        loopGain: Float = 5
    ) -> SpelledHearing {
        SpelledHearing(
            language: language,
            model: "en-us",
            quality: SoundQuality(seconds: 3),
            letters: Array(word),
            spans: [10..<40, 60..<90, 110..<140, 160..<190],
            isAligned: true,
            speechFrames: 120,
            phoneGain: -200,
            loopGain: loopGain,
            loop: Array(loop),
            rivals: rivals
        )
    }

    @Test("right where every neighbour fits worse")
    func right() {
        let verdict = judge(hearing([SpellingRival(.replaced, at: 3, letter: "b", gain: -30)]))
        #expect(verdict.outcome == .right)
        #expect(verdict.score > 0.9)
        #expect(verdict.letters.map(\.outcome) == [.right, .right, .right, .right])
        #expect(verdict.letters.map(\.start) == [0.1, 0.6, 1.1, 1.6])
    }

    @Test("almost where a neighbour comes near: the letter is unclear")
    func almost() {
        let verdict = judge(hearing([SpellingRival(.replaced, at: 3, letter: "b", gain: 15)]))
        #expect(verdict.outcome == .almost)
        #expect(verdict.letters[3].kind == .unclear)
        #expect(verdict.letters[3].heard == "b")
    }

    @Test("neither right nor wrong where it cannot be told")
    func unclear() {
        #expect(judge(hearing([SpellingRival(.replaced, at: 3, letter: "b", gain: 35)])).passed)
        let verdict = judge(hearing([SpellingRival(.replaced, at: 3, letter: "b", gain: 37)]))
        #expect(verdict.outcome == .unheard)
        #expect(verdict.reason == .unclear)
        #expect(!verdict.passed)
    }

    @Test("the letter that was wrong is named")
    func wrong() {
        let replaced = judge(hearing([SpellingRival(.replaced, at: 1, letter: "f", gain: 90)]))
        #expect(replaced.outcome == .wrong)
        #expect(replaced.letters.map(\.kind) == [nil, .replaced, nil, nil])
        #expect(replaced.letters[1].heard == "f")
        let left = judge(hearing([SpellingRival(.leftOut, at: 2, gain: 90)]))
        #expect(left.letters.map(\.kind) == [nil, nil, .leftOut, nil])
        let added = judge(hearing([SpellingRival(.added, at: 4, letter: "s", gain: 140)]))
        #expect(added.extra == [ExtraLetter(after: 3, heard: "s")])
        let swapped = judge(hearing([SpellingRival(.swapped, at: 1, gain: 90)]))
        #expect(swapped.letters.map(\.kind) == [nil, .swapped, .swapped, nil])
        #expect(swapped.letters.map(\.heard) == [nil, "i", "h", nil])
    }

    @Test("a letter more must gain more: a long one is easily cut in two")
    func addition() {
        #expect(judge(hearing([SpellingRival(.added, at: 2, letter: "e", gain: 45)])).outcome == .right)
    }

    @Test("a letter left out needs to gain less: one that was not said is laid over a few frames of another")
    func omission() {
        #expect(judge(hearing([SpellingRival(.leftOut, at: 2, gain: 5)])).outcome == .unheard)
        #expect(judge(hearing([SpellingRival(.leftOut, at: 2, gain: 50)])).outcome == .wrong)
        #expect(judge(hearing([SpellingRival(.leftOut, at: 2, gain: -26)])).outcome == .right)
    }

    @Test("a French a that begins like k is no k; a k said for it is not accepted")
    func likeness() {
        func french(_ rival: SpellingRival) -> SpellingVerdict {
            judge(hearing([rival], of: "gala", in: .french, loop: "gala"))
        }
        #expect(french(SpellingRival(.replaced, at: 1, letter: "k", gain: 70)).outcome == .right)
        #expect(french(SpellingRival(.added, at: 4, letter: "k", gain: 110)).outcome == .right)
        #expect(french(SpellingRival(.replaced, at: 1, letter: "k", gain: 122)).outcome == .unheard)
        #expect(french(SpellingRival(.replaced, at: 2, letter: "k", gain: 90)).outcome == .wrong)
        #expect(
            judge(hearing([SpellingRival(.replaced, at: 1, letter: "k", gain: 70)], of: "gala")).outcome == .unheard
        )
    }

    @Test("an English i that begins like a British r has no r before it")
    func britishLikeness() {
        #expect(judge(hearing([SpellingRival(.added, at: 2, letter: "r", gain: 120)])).passed)
        #expect(judge(hearing([SpellingRival(.added, at: 1, letter: "r", gain: 110)])).passed == false)
        #expect(judge(hearing([SpellingRival(.replaced, at: 1, letter: "y", gain: 90)])).passed)
    }

    @Test("another word altogether is told by its letters")
    func another() {
        let rival = SpellingRival(.replaced, at: 0, letter: "b", gain: 60)
        let verdict = judge(hearing([rival], loop: "boat", loopGain: 400))
        #expect(verdict.outcome == .wrong)
        #expect(verdict.letters.map(\.heard) == ["b", "o", "a", "t"])
        #expect(verdict.score < 0.01)
    }

    @Test("speech that is no spelling, and a recording that cannot be judged, are not held against the speller")
    func unheard() {
        var speech = hearing([SpellingRival(.replaced, at: 0, letter: "b", gain: 90)])
        speech.phoneGain = 200
        #expect(judge(speech).reason == .unclear)
        var silent = hearing([])
        silent.quality.isSilent = true
        #expect(judge(silent).reason == .recording(.silence))
        var short = hearing([])
        short.isAligned = false
        #expect(judge(short).outcome == .unheard)
    }
}
