import Orthography
import Phonetics
import Testing

@testable import Scoring

/// Which single sounds are named, and what is said of them.
struct HintTests {
    private static let symbols = ["AA", "ER", "IH", "IY", "S", "SIL", "T", "TH", "ZH", "+NSN+"]

    /// A phone whose own fit is −2; `rivals` fit as given, the rest −9.
    private func phone(_ symbol: String, frames: Int = 8, rivals: [String: Float] = [:]) -> HeardPhone {
        var phone = HeardPhone(
            symbol: symbol,
            isVowel: PhoneSet.isVowel(symbol, in: .english),
            frames: 10..<10 + frames
        )
        phone.rivals = Self.symbols.map { rivals[$0] ?? ($0 == symbol ? -2 : -9) }
        return phone
    }

    private func hearing(_ words: [[HeardPhone]], isApproximate: Bool = false) -> Hearing {
        Hearing(
            language: .english,
            model: "made",
            isApproximate: isApproximate,
            quality: SoundQuality(),
            words: words.map {
                HeardWord(
                    text: "word",
                    frames: 0..<50,
                    variant: 0,
                    variantCount: 1,
                    isGenerated: false,
                    phones: $0,
                    omissionGain: 0,
                    loopGain: 0,
                    gapGain: 0
                )
            },
            phoneSymbols: Self.symbols,
            isAligned: true
        )
    }

    /// What is hinted where the phones of `marks` have these marks.
    private func hinted(
        _ hearing: Hearing,
        marks: [[Double]],
        outcomes: [Verdict.Outcome] = [],
        hasMarks: Bool = true
    ) -> [SoundHint] {
        var opinion = Opinion(plain: hearing)
        opinion.hasPhoneMarks = hasMarks
        let words = marks.enumerated().map { index, marks in
            WordVerdict(
                text: "word",
                outcome: outcomes.indices.contains(index) ? outcomes[index] : .right,
                score: 1,
                start: 0,
                end: 1,
                phones: marks.map { PhoneVerdict(phone: "", symbol: "", score: $0, start: 0, end: 1) }
            )
        }
        return hints(hearing, opinion, words: words)
    }

    @Test func theWorstSoundOfAWordIsNamedByWhatItIsLike() {
        let heard = hearing([[phone("TH", rivals: ["S": -0.5]), phone("IH")]])
        #expect(hinted(heard, marks: [[0.5, 0.6]]) == [SoundHint(word: 0, phone: 0, kind: .like("s"))])
        let vowel = hearing([[phone("TH"), phone("IH", rivals: ["IY": -0.5])]])
        #expect(hinted(vowel, marks: [[0.6, 0.5]]) == [SoundHint(word: 0, phone: 1, kind: .like("i"))])
    }

    @Test func anotherClassALittleBetterOrSilenceIsNotNamed() {
        for rivals in [["IY": Float(-0.5)], ["S": -1.5], ["SIL": 0], ["+NSN+": 0]] {
            let heard = hearing([[phone("TH", rivals: rivals)]])
            #expect(hinted(heard, marks: [[0.5]]) == [SoundHint(word: 0, phone: 0, kind: .unclear)])
        }
    }

    @Test func aSoundOfNoLengthMayBeMissing() {
        let heard = hearing([[phone("T", frames: 3, rivals: ["S": 0])]])
        #expect(hinted(heard, marks: [[0.5]]) == [SoundHint(word: 0, phone: 0, kind: .missing)])
    }

    @Test func atMostTwoAndTheWorstFirst() {
        let heard = hearing([[phone("T")], [phone("T")], [phone("T")]])
        #expect(hinted(heard, marks: [[0.5], [0.3], [0.4]]).map(\.word) == [1, 2])
    }

    @Test func nothingOfGoodSoundsWrongWordsOtherModelsAndOtherLanguages() {
        let heard = hearing([[phone("T")]])
        #expect(hinted(heard, marks: [[HintLimits.mark]]) == [])
        #expect(hinted(heard, marks: [[0.1]], outcomes: [.wrong]) == [])
        #expect(hinted(heard, marks: [[0.1]], outcomes: [.almost]).count == 1)
        #expect(hinted(heard, marks: [[0.1]], hasMarks: false) == [])
        #expect(hinted(hearing([[phone("T")]], isApproximate: true), marks: [[0.1]]) == [])
    }

    @Test func damagedMeasuresAreUnclear() {
        var odd = phone("TH")
        odd.rivals = [1]
        #expect(hinted(hearing([[odd]]), marks: [[0.5]]) == [SoundHint(word: 0, phone: 0, kind: .unclear)])
        #expect(hinted(hearing([]), marks: [[0.5]]) == [])
    }
}
