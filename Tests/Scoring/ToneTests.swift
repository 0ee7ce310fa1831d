import Foundation
import Phonetics
import Testing

@testable import Scoring

/// Tones: what is computed here is what `Scripts/fit` computed, and nothing is claimed on thin evidence.
struct ToneTests {
    /// Takes that the fit wrote down: syllables, and for each the probabilities of the four tones.
    private func takes() throws -> [[(syllable: HeardSyllable, odds: [Double]?)]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appending(path: "Fixtures/Tones.txt"), encoding: .utf8)
        var reader = TableReader(text)
        try reader.expect("takes")
        return try (0..<(try reader.count())).map { _ in
            try reader.expect("syllables")
            return try (0..<(try reader.count())).map { _ in
                let target = TonedSyllable(text: "ma", tone: 1)
                var syllable = HeardSyllable(target: target, frames: 0..<1, final: 0..<1)
                guard reader.word() == "contour" else { return (syllable, nil) }
                let points = try reader.numbers(ToneContour.count)
                let voiced = try reader.count()
                let start = try reader.count()
                syllable.contour = ToneContour(
                    points: points.map { Float($0) },
                    voicedFrames: voiced,
                    frames: start..<(try reader.count())
                )
                try reader.expect("odds")
                return (syllable, try reader.numbers(4))
            }
        }
    }

    @Test("the probabilities are those of the fit")
    func agrees() throws {
        let score = try #require(ToneScore.fitted)
        var count = 0
        for take in try takes() {
            let features = ToneFeatures.all(take.map(\.syllable))
            for (features, odds) in zip(features, take.map(\.odds)) {
                #expect((features == nil) == (odds == nil))
                guard let features, let odds else { continue }
                for (got, expected) in zip(score(features), odds) { #expect(abs(got - expected) < 0.01) }
                count += 1
            }
        }
        #expect(count >= 9)
    }

    @Test("a damaged table is refused", arguments: ["", "tones 3 5", "tones 16 5 feature a 0 0", "words"])
    func damage(text: String) {
        #expect(throws: TableDamage.self) { try ToneScore(text) }
    }

    private func hearing(_ points: [Float]?, tone: Int, other: Int? = nil) -> Hearing {
        var syllable = HeardSyllable(
            target: TonedSyllable(text: "mǎ", tone: tone, otherTone: other),
            frames: 0..<30,
            final: 5..<30
        )
        syllable.contour = points.map { ToneContour(points: $0, voicedFrames: 25, frames: 5..<30) }
        var word = HeardWord(
            text: "马",
            frames: 0..<30,
            variant: 0,
            variantCount: 1,
            isGenerated: false,
            phones: [],
            omissionGain: 0,
            loopGain: 0,
            gapGain: 0
        )
        word.syllables = [syllable]
        return Hearing(
            language: .mandarin,
            model: "m",
            isApproximate: false,
            quality: SoundQuality(),
            words: [word]
        )
    }

    private let falling: [Float] = [5.5, 4, 1, -3, -5.5]
    private let rising: [Float] = [-3.5, -3.5, -1, 2, 4.5]

    @Test("a clear tone is named; another in its place is wrong")
    func named() {
        let right = Tones(hearing(falling, tone: 4), limit: 0.03).words[0][0]
        #expect(right.heard == 4 && !right.isWrong && right.score > 0.8)
        let wrong = Tones(hearing(falling, tone: 2), limit: 0.03).words[0][0]
        #expect(wrong.heard == 4 && wrong.isWrong && wrong.score < 0.03 && wrong.tone == 2)
        #expect(Tones(hearing(rising, tone: 2), limit: 0.03).words[0][0].heard == 2)
        #expect(!Tones(hearing(falling, tone: 2), limit: 0).words[0][0].isWrong)
    }

    @Test("where speakers differ either tone is right")
    func either() {
        let other = Tones(hearing(rising, tone: 3, other: 2), limit: 0.03).words[0][0]
        #expect(other.heard == 2 && !other.isWrong && other.score > 0.8 && other.tone == 2)
    }

    @Test("without pitch, and of a neutral tone, nothing is said and nothing held against anybody")
    func unjudged() {
        let silent = Tones(hearing(nil, tone: 3), limit: 0.1).words[0][0]
        #expect(silent.heard == nil && !silent.isWrong && silent.score == 0.5 && silent.contour.isEmpty)
        let neutral = Tones(hearing(falling, tone: 5), limit: 0.1).words[0][0]
        #expect(neutral.heard == nil && !neutral.isWrong && neutral.contour.count == 5)
    }

    @Test("too little voice, a voice with holes, and a third tone that falls are no evidence")
    func thin() {
        func wrong(_ tone: Int, voiced: Int = 25, frames: Range<Int> = 5..<30) -> Bool {
            var hearing = hearing(falling, tone: tone)
            hearing.words[0].syllables[0].contour?.voicedFrames = voiced
            hearing.words[0].syllables[0].contour?.frames = frames
            return Tones(hearing, limit: 0.9).words[0][0].isWrong
        }
        #expect(wrong(2) && wrong(2, voiced: 10, frames: 5..<15))
        #expect(!wrong(2, voiced: 9, frames: 5..<14))
        #expect(!wrong(2, voiced: 18))
        #expect(!wrong(3))
    }

    @Test("stricter is never gentler")
    func strictness() {
        #expect(Strictness.gentle.toneLimit < Strictness.normal.toneLimit)
        #expect(Strictness.normal.toneLimit < Strictness.strict.toneLimit)
    }
}
