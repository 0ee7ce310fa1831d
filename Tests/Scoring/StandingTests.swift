import Testing

@testable import Scoring

/// A word's standing beside the others of its phrase.
struct StandingTests {
    @Test func aShareOfTheOthersMedianIsTakenOff() {
        let standing = standings([5, 1, 5, 7])
        // The others of the second word are 5, 5 and 7; of the last 1, 5 and 5.
        #expect(abs(standing[1] - (1 - 0.6 * 5)) < 1e-12)
        #expect(abs(standing[3] - (7 - 0.6 * 5)) < 1e-12)
    }

    @Test func anEvenNumberOfOthersHasAMedianBetween() {
        #expect(abs(standings([0, 2, 4])[0] - (0 - 0.6 * 3)) < 1e-12)
    }

    @Test func aWordAloneStandsByItself() {
        #expect(standings([1.5]) == [1.5])
        #expect(standings([]) == [])
    }

    @Test func whatIsNoNumberOrTooGreatNeverPasses() {
        let standing = standings([.nan, 100, -100])
        #expect(standing[0] == -8 - 0.6 * 0)
        #expect(standing[1] == 8 - 0.6 * -8)
        #expect(standing[2] == -8 - 0.6 * 0)
        #expect(probability(.nan) == 0)
        for limits in [Limits.gentle, .normal, .strict] { #expect(standing[0] < limits.wrongWord) }
    }

    @Test func aClearSpeakersOddWordFallsBelowWhereALearnersUsualOneDoesNot() {
        let limits = Limits.normal
        #expect(standings([5, 0.2, 5.5, 6])[1] < limits.wrongWord)
        #expect(standings([1, 0.2, 0.8, 1.2])[1] > limits.unclearWord)
    }
}
