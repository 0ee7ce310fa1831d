/// A weighted sum of standardised features, each clipped to four deviations.
struct Linear: Sendable, Equatable {
    let bias: Double
    let mean: [Double]
    let spread: [Double]
    let weights: [Double]

    /// Reads `linear COUNT bias`, then a mean, a spread and a weight for each feature.
    init(_ reader: inout TableReader) throws(TableDamage) {
        try reader.expect("linear")
        let count = try reader.count()
        bias = try reader.number()
        let numbers = try reader.numbers(3 * count)
        mean = (0..<count).map { numbers[3 * $0] }
        spread = (0..<count).map { numbers[3 * $0 + 1] }
        weights = (0..<count).map { numbers[3 * $0 + 2] }
        guard spread.allSatisfy({ $0 > 0 }) else { throw TableDamage(expected: "a spread", found: "0") }
    }

    /// The score of as many features as there are weights.
    func callAsFunction(_ features: [Double]) -> Double {
        var sum = bias
        for index in 0..<min(features.count, weights.count) {
            sum += max(-4, min(4, (features[index] - mean[index]) / spread[index])) * weights[index]
        }
        return sum
    }
}
