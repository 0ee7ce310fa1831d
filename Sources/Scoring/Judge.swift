import func Glibc.exp
import func Glibc.log
public import Phonetics

/// What is said of a take: each word, the phrase, and how fluent it was.
///
/// Weights are those of ``FirstFit``; thresholds are probabilities.
public func judge(_ hearing: Hearing, strictness: Strictness = .normal) -> Verdict {
    if let reason = unheardReason(hearing.quality) { return Verdict(outcome: .unheard, reason: reason) }
    guard hearing.isAligned, !hearing.words.isEmpty else {
        // Too short for the phrase: something else was said.
        return Verdict(outcome: .wrong)
    }
    let limits = Limits(strictness)
    let ipa = PhoneMap.ipa(phones: hearing.phoneSymbols)
    let evidence = hearing.words.map { FirstFit.word($0) }
    let words = zip(hearing.words, evidence).map { word, evidence in
        let score = probability(evidence)
        let outcome: Verdict.Outcome = score < limits.wrongWord ? .wrong : score < limits.unclearWord ? .almost : .right
        let kind: WordVerdict.Kind? =
            switch outcome {
            case .wrong: word.omissionGain > 0 ? .leftOut : .replaced
            case .almost: .unclear
            default: nil
            }
        return WordVerdict(
            text: word.text,
            outcome: outcome,
            kind: kind,
            score: score,
            start: Hearing.seconds(ofFrame: word.frames.lowerBound),
            end: Hearing.seconds(ofFrame: word.frames.upperBound),
            phones: word.phones.map { phone in
                PhoneVerdict(
                    phone: ipa(phone.symbol),
                    symbol: phone.symbol,
                    score: probability(Double(phone.score) + 4),
                    start: Hearing.seconds(ofFrame: phone.frames.lowerBound),
                    end: Hearing.seconds(ofFrame: phone.frames.upperBound)
                )
            }
        )
    }
    let score = probability(FirstFit.phrase(hearing, evidence))
    let isWrong = score < limits.phrase || words.contains { $0.outcome == .wrong }
    let isAlmost = words.contains { $0.outcome == .almost }
    return Verdict(
        outcome: isWrong ? .wrong : isAlmost ? .almost : .right,
        score: score,
        words: words,
        fluency: fluency(hearing)
    )
}

private struct Limits {
    var phrase: Double
    var wrongWord: Double
    var unclearWord: Double

    init(_ strictness: Strictness) {
        switch strictness {
        case .gentle: (phrase, wrongWord, unclearWord) = (0.2, 0.03, 0.15)
        case .normal: (phrase, wrongWord, unclearWord) = (0.35, 0.06, 0.25)
        case .strict: (phrase, wrongWord, unclearWord) = (0.6, 0.15, 0.4)
        }
    }
}

/// Why a recording cannot be judged; nil where it can.
private func unheardReason(_ quality: SoundQuality) -> UnheardReason? {
    if quality.isSilent { return .silence }
    if quality.isQuiet { return .quiet }
    if quality.isClipped { return .clipped }
    if quality.isNoisy { return .noise }
    if quality.isNarrowBand { return .narrowBand }
    if quality.isShort { return .short }
    return nil
}

private func fluency(_ hearing: Hearing) -> Fluency? {
    guard let first = hearing.words.first, let last = hearing.words.last else { return nil }
    let span = Hearing.seconds(ofFrame: max(1, last.frames.upperBound - first.frames.lowerBound))
    let inner = hearing.junctions.dropFirst().dropLast().filter { $0.silence.count >= 15 }
    let pauses = inner.reduce(0) { $0 + Hearing.seconds(ofFrame: $1.silence.count) }
    let rate = Double(hearing.syllableCount) / span
    return Fluency(score: max(0, min(1, rate / 4)), rate: rate, pauses: pauses)
}

func probability(_ evidence: Double) -> Double { 1 / (1 + exp(-evidence)) }

/// Logistic weights, fitted once on true, crossed and one-word-replaced texts of the English learners' recordings.
enum FirstFit {
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
        let mean = clamped.reduce(0, +) / Double(max(1, clamped.count))
        return 1.007 * score + 1.097 * max(ratio, -6) + 1.404 * mean + 0.088 * max(-6, words.min() ?? -6) + 7.12
    }
}
