/// The 21 parameters of FSRS-6, w₀…w₂₀.
public struct ReviewParameters: Sendable, Hashable {
    /// In the published order; always 21, each within its ``bounds``.
    public let weights: [Double]

    /// The parameters that are published with FSRS-6: fitted on some hundreds of millions of reviews of learners who
    /// shared theirs (Open Spaced Repetition, "The Algorithm", FSRS-6, 2025; py-fsrs 6 `DEFAULT_PARAMETERS`).
    public static let published = ReviewParameters(unchecked: [
        0.212, 1.2931, 2.3065, 8.2956,  // stability after the first review, in days, by grade
        6.4133, 0.8334, 3.0194, 0.001,  // difficulty: at first, its slope, its change, its way back
        1.8722, 0.1666, 0.796,  // stability after recall
        1.4835, 0.0614, 0.2629, 1.6483,  // stability after forgetting
        0.6014, 1.8729,  // hard, easy
        0.5425, 0.0912, 0.0658,  // reviews on the same day
        0.1542,  // the bend of the forgetting curve
    ])

    /// What each parameter may be (py-fsrs 6, `LOWER_BOUNDS_PARAMETERS` and `UPPER_BOUNDS_PARAMETERS`).
    public static let bounds: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100,
        1...10, 0.001...4, 0.001...4, 0.001...0.75,
        0...4.5, 0...0.8, 0.001...3.5,
        0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
        0...1, 1...6,
        0...2, 0...2, 0...0.8,
        0.1...0.8,
    ]

    /// Nil unless there are 21 finite numbers; each is moved into its ``bounds``.
    public init?(_ weights: [Double]) {
        guard weights.count == Self.bounds.count, weights.allSatisfy(\.isFinite) else { return nil }
        self.init(unchecked: zip(weights, Self.bounds).map { min(max($0, $1.lowerBound), $1.upperBound) })
    }

    private init(unchecked weights: [Double]) { self.weights = weights }
}
