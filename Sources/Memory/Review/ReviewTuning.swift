import func Glibc.exp
import func Glibc.log

/// The parameters fitted to one learner's own reviews, and what that gained.
public struct ReviewTuning: Sendable {
    /// How many reviews a learner needs before it is worth trying.
    public static let leastReviews = 1000

    /// What a fit came to.
    public struct Outcome: Sendable {
        /// The parameters fitted on the earlier reviews.
        public let fitted: ReviewParameters
        /// Mean log loss, in nats a review, on the later reviews, which the fit did not see: with the parameters used
        /// until now and with the fitted ones.
        public let before: Double
        public let after: Double
        /// How many reviews were fitted on, and how many were held out.
        public let learned: Int
        public let heldOut: Int

        /// Whether the fitted parameters foretell the held-out reviews better.
        public var isGain: Bool { after < before }
        /// The better of both.
        public let best: ReviewParameters
    }

    /// Steps of the descent.
    public var steps = 150
    /// How strongly a parameter is held at where it started, in units of its range: the penalty is as much as so many
    /// reviews' loss.
    public var prior = 20.0
    /// At most so many reviews, the latest, are fitted on.
    public var limit = 20_000

    public init() {}

    /// Fits on the first four fifths of the study days' reviews and measures on the rest; nil where there are fewer than
    /// ``leastReviews`` reviews or nothing to measure on.
    ///
    /// Adam (Kingma and Ba, 2015) over the mean log loss, with derivatives by differences, each parameter measured in its
    /// own range, as a logarithm where the range spans decades.
    ///
    /// - Parameter progress: called after each step with the share done, 0…1; false stops the fit where it stands.
    public func fit(
        _ histories: [ReviewHistory],
        from start: ReviewParameters = .published,
        progress: (Double) -> Bool = { _ in true }
    ) -> Outcome? {
        let all = histories.flatMap { $0.reviews.map(\.day) }.sorted()
        guard all.count >= Self.leastReviews else { return nil }
        let cut = all[all.count * 4 / 5]
        let earliest = all[max(all.count * 4 / 5 - limit, 0)]
        let earlier = histories.compactMap { history -> ReviewHistory? in
            let reviews = history.reviews.prefix { $0.day < cut }
            guard let last = reviews.last, last.day >= earliest else { return nil }
            return ReviewHistory(Array(reviews))
        }
        let learned = ReviewScheduler(start).loss(of: earlier).reviews
        let base = ReviewScheduler(start).loss(of: histories) { $0.day >= cut }
        guard learned > 0, base.reviews > 0 else { return nil }

        let fitted = descend(earlier, count: learned, from: start, progress: progress)
        let tried = ReviewScheduler(fitted).loss(of: histories) { $0.day >= cut }
        let before = base.sum / Double(base.reviews)
        let after = tried.sum / Double(tried.reviews)
        return Outcome(
            fitted: fitted,
            before: before,
            after: after,
            learned: learned,
            heldOut: base.reviews,
            best: after < before ? fitted : start
        )
    }

    private func descend(
        _ histories: [ReviewHistory],
        count: Int,
        from start: ReviewParameters,
        progress: (Double) -> Bool
    ) -> ReviewParameters {
        let scales = ReviewParameters.bounds.map(Scale.init)
        let origin = zip(scales, start.weights).map { $0.place(of: $1) }
        var places = origin
        var mean = Array(repeating: 0.0, count: places.count)
        var square = mean
        var best = (loss: Double.infinity, places: places)

        func loss(_ places: [Double]) -> Double {
            let weights = zip(scales, places).map { $0.value(at: $1) }
            guard let parameters = ReviewParameters(weights) else { return .infinity }
            var penalty = 0.0
            for (place, first) in zip(places, origin) { penalty += (place - first) * (place - first) }
            return (ReviewScheduler(parameters).loss(of: histories).sum + prior * penalty) / Double(count)
        }

        for step in 1...max(steps, 1) {
            let here = loss(places)
            if here < best.loss { best = (here, places) }
            let rate = 0.02 * (1 - Double(step - 1) / Double(max(steps, 1)))
            var moved = places
            for index in places.indices {
                var beside = places
                let width = places[index] < 0.5 ? 0.0005 : -0.0005
                beside[index] += width
                let slope = (loss(beside) - here) / width
                guard slope.isFinite else { continue }
                mean[index] = 0.9 * mean[index] + 0.1 * slope
                square[index] = 0.999 * square[index] + 0.001 * slope * slope
                let first = mean[index] / (1 - power(0.9, step))
                let second = square[index] / (1 - power(0.999, step))
                moved[index] = min(max(places[index] - rate * first / (second.squareRoot() + 1e-8), 0), 1)
            }
            places = moved
            guard progress(Double(step) / Double(max(steps, 1))) else { break }
        }
        if loss(places) < best.loss { best.places = places }
        return ReviewParameters(zip(scales, best.places).map { $0.value(at: $1) }) ?? start
    }

    /// Where in its range a parameter stands, 0…1.
    private struct Scale {
        let range: ClosedRange<Double>
        /// Ranges over decades are measured by their logarithm.
        var isLogarithmic: Bool { range.lowerBound > 0 && range.upperBound / range.lowerBound > 1000 }

        init(_ range: ClosedRange<Double>) { self.range = range }

        func place(of value: Double) -> Double {
            if isLogarithmic {
                return log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
            }
            return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        }

        func value(at place: Double) -> Double {
            let value =
                isLogarithmic
                ? range.lowerBound * exp(place * log(range.upperBound / range.lowerBound))
                : range.lowerBound + place * (range.upperBound - range.lowerBound)
            return min(max(value, range.lowerBound), range.upperBound)
        }
    }
}

/// A number to a whole power of at least 0.
private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<max(exponent, 0)).reduce(1.0) { product, _ in product * base }
}
