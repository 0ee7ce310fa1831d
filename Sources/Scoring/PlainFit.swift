import func Glibc.log
import Phonetics

/// Logistic weights for a model that nothing was fitted for: they use only what every model gives alike.
///
/// Fitted once on true, crossed and one-word-replaced texts of the English learners' recordings.
enum PlainFit {
    /// How much speaks for a word having been said, as the logarithm of its odds.
    static func word(_ word: HeardWord) -> Double {
        let count = Double(max(1, word.phones.count))
        let frames = word.phones.reduce(0) { $0 + $1.frames.count }
        func mean(_ value: (HeardPhone) -> Float) -> Double {
            word.phones.reduce(0) { $0 + Double(value($1)) } / count
        }
        return 0.304 * max(mean(\.score), -12) + 0.02 * max(mean(\.ratio), -10)
            + 1.274 * max(-3, min(6, -Double(word.loopGain) / count / 10)) + 0.314 * log(count)
            + 0.263 * mean(\.hitShare) + 2.324 * min(1, Double(frames) / count / 10) + 2.504
    }

    /// How much speaks for the phrase having been said.
    static func phrase(_ hearing: Hearing, _ words: [Double]) -> Double {
        let phones = hearing.words.flatMap(\.phones)
        let score = phones.reduce(0) { $0 + Double($1.score) } / Double(max(1, phones.count))
        let ratio = Double(hearing.alignmentScore - hearing.loopScore) / Double(max(1, hearing.frames.count))
        let clamped = words.map { max(-6, min(6, $0)) }
        return 1.007 * score + 1.097 * max(ratio, -6) + 1.404 * clamped.mean
            + 0.088 * max(-6, words.min() ?? -6) + 7.12
    }
}

extension Opinion {
    /// By ``PlainFit``.
    init(plain hearing: Hearing) {
        let evidence = hearing.words.map { PlainFit.word($0) }
        let standing = standings(evidence)
        words = hearing.words.indices.map { index in
            let word = hearing.words[index]
            return Word(
                standing: standing[index],
                // Its odds are not calibrated for any model but one: an omission is told from its own gain.
                leftOut: word.omissionGain > 0 ? 0.5 : 0,
                probability: Scoring.probability(evidence[index]),
                score: Scoring.probability(evidence[index]),
                phones: word.phones.map { Scoring.probability(Double($0.score) + 4) }
            )
        }
        added = hearing.junctions.map { _ in 0 }
        phrase = Scoring.probability(PlainFit.phrase(hearing, evidence))
        score = phrase
        fluency = nil
    }
}
