import func Glibc.exp

/// A fitted score: the mean of a linear score and of boosted trees over the same features, and its way to a probability.
struct Score: Sendable, Equatable {
    private let linear: Linear
    private let trees: Trees
    /// Slope and offset of the logistic that makes a probability of the score.
    let scale: (slope: Double, offset: Double)

    /// Reads `score NAME slope offset`, the linear part and the trees.
    init(_ name: String, _ reader: inout TableReader) throws(TableDamage) {
        try reader.expect("score")
        try reader.expect(name)
        scale = (try reader.number(), try reader.number())
        linear = try Linear(&reader)
        trees = try Trees(&reader)
    }

    /// Above 0 where more speaks for it than against it, in the mixture that was fitted on.
    func callAsFunction(_ features: [Double]) -> Double { (linear(features) + trees(features)) / 2 }

    /// The logarithm of the odds.
    func odds(_ score: Double) -> Double { score * scale.slope + scale.offset }

    static func == (one: Score, other: Score) -> Bool {
        one.linear == other.linear && one.trees == other.trees && one.scale == other.scale
    }
}

/// 0…1 from the logarithm of odds; 0 where there is none, so that nothing passes for being no number.
func probability(_ odds: Double) -> Double { odds.isNaN ? 0 : 1 / (1 + exp(-max(-50, min(50, odds)))) }
