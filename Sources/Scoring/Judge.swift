public import Phonetics

/// What is said of a take: a first rule, by how far the aligned phones lie below a free phone loop's.
///
/// Thresholds are log-likelihood ratios a frame, in nats, chosen by hand on a few recordings; fitted tables take their
/// place.
public func judge(_ hearing: Hearing, strictness: Strictness = .normal) -> Verdict {
    let quality = hearing.quality
    if quality.isAllZero || quality.speechSeconds < 0.1 { return Verdict(outcome: .unheard, reason: .silence) }
    if !hearing.isAligned || hearing.words.isEmpty { return Verdict(outcome: .unheard, reason: .short) }
    let limits: (unclear: Float, wrong: Float) =
        switch strictness {
        case .gentle: (-1.5, -2.2)
        case .normal: (-1.2, -1.8)
        case .strict: (-0.9, -1.5)
        }
    let words = hearing.words.map { word in
        let frames = word.phones.reduce(0) { $0 + $1.frames.count }
        let sum = word.phones.reduce(Float(0)) { $0 + $1.ratio * Float($1.frames.count) }
        let ratio = frames > 0 ? sum / Float(frames) : limits.wrong
        let outcome: Verdict.Outcome = ratio < limits.wrong ? .wrong : ratio < limits.unclear ? .almost : .right
        return WordVerdict(
            text: word.text,
            outcome: outcome,
            kind: outcome == .wrong ? .replaced : outcome == .almost ? .unclear : nil,
            score: Double(max(0, min(1, 1 + ratio / 4))),
            start: Hearing.seconds(ofFrame: word.frames.lowerBound),
            end: Hearing.seconds(ofFrame: word.frames.upperBound)
        )
    }
    let outcome: Verdict.Outcome =
        words.contains { $0.outcome == .wrong } ? .wrong : words.contains { $0.outcome == .almost } ? .almost : .right
    let score = words.reduce(0) { $0 + $1.score } / Double(words.count)
    return Verdict(outcome: outcome, score: score, words: words)
}
