import Memory
import Testing

/// A small generator with a seed (Vigna, SplitMix64).
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("A year of reviews")
struct ReviewTuningTests {
    /// Somebody who forgets much faster than the published learner: a third of the stability throughout.
    static let forgetful = ReviewParameters(
        ReviewParameters.published.weights.enumerated().map { index, weight in
            index < 4 ? weight / 3 : index == 8 ? weight - 0.7 : index == 11 ? weight / 2 : weight
        }
    )

    @Test("of a thousand phrases keeps what is wanted, and costs more the more is wanted", arguments: [0.8, 0.9])
    func year(_ retention: Double) {
        var chance = Seeded(state: 7)
        let result = ReviewSimulation(items: 1000, newADay: 10, days: 365, retention: retention).run(using: &chance)
        #expect(result.histories.count == 1000)
        #expect(abs(result.retention - retention) < 0.03)
        #expect(result.knowledge > retention)
        var other = Seeded(state: 7)
        let more = ReviewSimulation(items: 1000, newADay: 10, days: 365, retention: retention + 0.05).run(using: &other)
        #expect(more.reviews > result.reviews)
        // It grows while there is something new and ebbs away when there is not.
        let spring = result.load[60..<100].reduce(0, +)
        let autumn = result.load[325..<365].reduce(0, +)
        #expect(autumn < spring)
    }

    @Test("of a forgetful learner teaches parameters that foretell the rest better")
    func tuned() throws {
        var chance = Seeded(state: 11)
        let forgetful = try #require(Self.forgetful)
        let reviews = ReviewSimulation(items: 300, newADay: 3, days: 300, retention: 0.9, learner: forgetful)
            .run(using: &chance).histories
        var tuning = ReviewTuning()
        tuning.steps = 40
        var steps = 0
        let outcome = try #require(
            tuning.fit(reviews) { _ in
                steps += 1
                return true
            }
        )
        #expect(steps == 40)
        #expect(outcome.isGain)
        #expect(outcome.best == outcome.fitted)
        // The learner's own parameters are what can be reached at best.
        let cut = outcome.before - outcome.after
        #expect(cut > 0.005)
        #expect(outcome.heldOut > 200)
    }

    @Test("of the published learner keeps the published parameters or does no worse")
    func untouched() throws {
        var chance = Seeded(state: 13)
        let reviews = ReviewSimulation(items: 200, newADay: 2, days: 300, retention: 0.9).run(using: &chance).histories
        var tuning = ReviewTuning()
        tuning.steps = 15
        let outcome = try #require(tuning.fit(reviews))
        #expect(abs(outcome.after - outcome.before) < 0.01)
        #expect(outcome.best == (outcome.isGain ? outcome.fitted : .published))
    }

    @Test("too few teach nothing; a stop is obeyed")
    func few() {
        let day = StudyDay(number: 0)
        let few = [ReviewHistory((0..<999).map { .init(day.advanced(by: $0), .good) })]
        #expect(ReviewTuning().fit(few) == nil)
        let same = [ReviewHistory((0..<1500).map { _ in .init(day, .good) })]
        #expect(ReviewTuning().fit(same) == nil)
        var steps = 0
        let many = (0..<200).map { _ in ReviewHistory((0..<10).map { .init(day.advanced(by: $0 * 3), .good) }) }
        _ = ReviewTuning().fit(many) { _ in
            steps += 1
            return false
        }
        #expect(steps == 1)
    }
}
