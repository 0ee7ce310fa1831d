public import Phonetics

/// Which of two words that differ in one sound was said.
public struct Telling: Sendable, Equatable {
    /// 0 for the first word, 1 for the second; nil where it could not be told.
    public var choice: Int?
    /// How much better the first fits than the second; below 0 the second fits better. Of sounds the alignments' scores in
    /// nats, of tones the difference of their probabilities.
    public var margin: Double

    public init(choice: Int?, margin: Double) {
        self.choice = choice
        self.margin = margin
    }

    /// Nats by which a word must fit better than the other to be told.
    ///
    /// Chosen on people's words (docs/accuracy.md, `Scripts/bench pairs`).
    static let leastMargin = 20.0
    /// Probability by which a tone must be likelier than the other to be told.
    static let leastToneMargin = 0.5
    /// Probability below which neither of the two words was said.
    static let leastWord = 0.02

    /// What is told by a margin: `least` of it is needed.
    init(margin: Double, least: Double) {
        self.init(choice: abs(margin) < least ? nil : margin > 0 ? 0 : 1, margin: margin)
    }
}

/// Tells which of two words was said in one take that was listened to for both; throws the reason where it cannot be judged.
///
/// Where the two differ in tone alone the tones' probabilities decide, otherwise how much better the one's alignment fits.
public func tell(_ first: Hearing, _ second: Hearing) throws(UnheardReason) -> Telling {
    if let reason = unheardReason(first.quality) { throw reason }
    guard first.isAligned, second.isAligned else { throw .short }
    // Noises and other words fit one of the two better as well, and are neither.
    let verdicts = [judge(first), judge(second)]
    if verdicts.contains(where: { $0.outcome == .unheard }) { throw .noise }
    guard verdicts.contains(where: { $0.probability >= Telling.leastWord }) else {
        return Telling(choice: nil, margin: 0)
    }
    let tones = verdicts.map { $0.words.flatMap(\.syllables) }
    if first.words.map({ $0.phones.map(\.symbol) }) == second.words.map({ $0.phones.map(\.symbol) }),
        tones[0].count == tones[1].count, !tones[0].isEmpty
    {
        let differing = tones[0].indices.filter { tones[0][$0].tone != tones[1][$0].tone }
        let margins = differing.map { tones[0][$0].score - tones[1][$0].score }
        return Telling(margin: margins.reduce(0, +), least: Telling.leastToneMargin)
    }
    return Telling(margin: Double(first.alignmentScore - second.alignmentScore), least: Telling.leastMargin)
}

extension UnheardReason: Error {}
