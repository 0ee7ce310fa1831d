import Phonetics

/// What is said of the tones of a take.
struct Tones {
    /// For each word its syllables; empty where their tones are not known.
    private(set) var words: [[SyllableVerdict]]

    /// A tone less likely than this, among the four, is not named.
    private static let named = 0.5

    /// - Parameter limit: a tone is wrong where the expected one is less likely than this.
    init(_ hearing: Hearing, limit: Double) {
        let syllables = hearing.words.flatMap(\.syllables)
        let features = ToneFeatures.all(syllables)
        var verdicts = zip(syllables, features).map { syllable, features in
            let odds = features.flatMap { features in ToneScore.fitted.map { $0(features) } }
            return Tones.verdict(syllable, odds, limit)
        }[...]
        words = hearing.words.map { word in
            defer { verdicts = verdicts.dropFirst(word.syllables.count) }
            return Array(verdicts.prefix(word.syllables.count))
        }
    }

    private static func verdict(_ syllable: HeardSyllable, _ odds: [Double]?, _ limit: Double) -> SyllableVerdict {
        let target = syllable.target
        var verdict = SyllableVerdict(text: target.text, tone: target.tone, heard: nil, score: unknown)
        verdict.contour = syllable.contour?.points.map { Double($0) } ?? []
        // Of a neutral tone the pitch is the neighbours'.
        guard let odds, (1...4).contains(target.tone) else { return verdict }
        let expected = [target.tone, target.otherTone].compactMap { $0 }.filter { (1...4).contains($0) }
        verdict.score = min(1, expected.reduce(0) { $0 + odds[$1 - 1] })
        guard let best = odds.indices.max(by: { odds[$0] < odds[$1] }), odds[best] >= named else { return verdict }
        verdict.heard = best + 1
        if target.otherTone == best + 1 {
            // Said as other speakers say it.
            verdict.tone = best + 1
        }
        verdict.isWrong =
            !expected.contains(best + 1) && verdict.score < limit && isEvident(syllable, heard: best + 1)
        return verdict
    }

    /// Whether enough was heard to call a tone wrong. The limits were chosen on the half of the words that tones are fitted on.
    private static func isEvident(_ syllable: HeardSyllable, heard: Int) -> Bool {
        guard !syllable.target.isDoubtful, let contour = syllable.contour, contour.voicedFrames >= leastVoiced else {
            return false
        }
        let missing = Double(contour.frames.count - contour.voicedFrames)
        // A third tone that ends in creak falls as far as can be measured.
        return missing < mostMissing * Double(contour.voicedFrames) && !(syllable.target.tone == 3 && heard == 4)
    }

    /// Frames with a voice.
    private static let leastVoiced = 10
    /// Frames without one between them, as a share of those.
    private static let mostMissing = 0.35

    /// The score of a tone of which nothing could be measured.
    private static let unknown = 0.5
}
