import Phonetics
import func Glibc.exp

/// How likely each of the four full tones is, each as likely as the others beforehand: multinomial logistic regression.
struct ToneScore: Sendable {
    private let mean: [Double]
    private let spread: [Double]
    /// [tone][feature and product]
    private let weights: [[Double]]
    private let biases: [Double]

    /// The score fitted for Mandarin; nil where its table is damaged.
    static let fitted = try? ToneScore(ToneTable.text)

    /// Reads a table: `tones FEATURES POINTS`; a name, a mean and a spread for each feature; for each tone a bias and weights of
    /// the features and of the products of the points.
    init(_ text: String) throws(TableDamage) {
        var reader = TableReader(text)
        try reader.expect("tones")
        let count = try reader.count(upTo: 200)
        let points = try reader.count(upTo: 200)
        guard count == ToneFeatures.count, points == ToneContour.count else {
            throw TableDamage(expected: "\(ToneFeatures.count) features", found: "\(count)")
        }
        var mean: [Double] = []
        var spread: [Double] = []
        for _ in 0..<count {
            try reader.expect("feature")
            _ = reader.word()
            mean.append(try reader.number())
            spread.append(try reader.number())
        }
        guard spread.allSatisfy({ $0 > 0 }) else { throw TableDamage(expected: "a spread", found: "0") }
        self.mean = mean
        self.spread = spread
        var weights: [[Double]] = []
        var biases: [Double] = []
        for tone in 1...4 {
            try reader.expect("tone")
            try reader.expect("\(tone)")
            biases.append(try reader.number())
            weights.append(try reader.numbers(count + points * (points + 1) / 2))
        }
        self.weights = weights
        self.biases = biases
        try reader.expect("end")
    }

    /// The probabilities of tones 1 to 4, which add up to 1.
    func callAsFunction(_ features: [Double]) -> [Double] {
        var inputs = zip(features, zip(mean, spread)).map { max(-4, min(4, ($0 - $1.0) / $1.1)) }
        let points = inputs.prefix(ToneContour.count)
        for first in points.indices {
            for second in first..<points.endIndex { inputs.append(points[first] * points[second]) }
        }
        let scores = zip(weights, biases).map { weights, bias in
            zip(weights, inputs).reduce(bias) { $0 + $1.0 * $1.1 }
        }
        let most = scores.max() ?? 0
        let odds = scores.map { exp($0 - most) }
        let sum = odds.reduce(0, +)
        return odds.map { $0 / sum }
    }
}
