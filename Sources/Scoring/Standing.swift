/// How each word stands beside the others of its phrase, as the logarithm of odds, in their order.
///
/// A clear speaker's wrong word still sounds better than a learner's right one; so a share of the level of the other words
/// (their median) is taken off. The share and the limits are chosen on one half of the learners and hold on the other half
/// and on native speakers; without it one limit fits only one of them (docs/accuracy.md).
func standings(_ odds: [Double]) -> [Double] {
    let bounded = odds.map { $0.isFinite ? max(-8, min(8, $0)) : -8 }
    return bounded.indices.map { index in
        var others = bounded
        others.remove(at: index)
        return bounded[index] - levelShare * (median(others) ?? 0)
    }
}

/// The share of the level that is taken off.
private let levelShare = 0.6

/// Nil for no values.
private func median(_ values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard let upper = sorted[safe: sorted.count / 2] else { return nil }
    guard sorted.count.isMultiple(of: 2), let lower = sorted[safe: sorted.count / 2 - 1] else { return upper }
    return (lower + upper) / 2
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
