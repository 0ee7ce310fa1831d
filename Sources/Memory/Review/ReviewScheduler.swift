import func Glibc.exp
import func Glibc.pow

/// When a memory is to be refreshed, by FSRS-6 (Ye and others, Open Spaced Repetition, "The Algorithm", FSRS-6, 2025).
///
/// Time is counted in study days: what is reviewed again on the same day is 0 days later.
public struct ReviewScheduler: Sendable {
    public let parameters: ReviewParameters
    private let factor: Double

    public init(_ parameters: ReviewParameters = .published) {
        self.parameters = parameters
        // R(S, S) = .9, whatever the bend.
        factor = pow(0.9, -1 / parameters.weights[20]) - 1
    }

    /// The probability of recall, 0…1, so many days after the last review: (1 + factor · t / S)^(−w₂₀).
    public func retrievability(of state: MemoryState, after days: Double) -> Double {
        pow(1 + factor * max(days, 0) / state.stability, -parameters.weights[20])
    }

    /// Days until the probability of recall falls to `retention` (.5….99), at least 1, at most 36,500.
    public func interval(of state: MemoryState, retention: Double) -> Int {
        let wanted = min(max(retention, 0.5), 0.99)
        let days = state.stability / factor * (pow(wanted, -1 / parameters.weights[20]) - 1)
        guard days.isFinite else { return 36_500 }
        return Int(min(max(days.rounded(), 1), 36_500))
    }

    /// The state after a first review.
    public func first(_ grade: ReviewGrade) -> MemoryState {
        MemoryState(stability: parameters.weights[grade.rawValue - 1], difficulty: firstDifficulty(grade))
    }

    /// The state after a further review, so many whole days after the last one.
    public func next(_ state: MemoryState, after days: Int, _ grade: ReviewGrade) -> MemoryState {
        let stability: Double
        if days <= 0 {
            stability = sameDayStability(state, grade)
        } else {
            let recall = retrievability(of: state, after: Double(days))
            stability =
                grade == .again
                ? forgottenStability(state, recall: recall) : recalledStability(state, recall: recall, grade)
        }
        return MemoryState(stability: stability, difficulty: nextDifficulty(state.difficulty, grade))
    }

    /// D₀(G) = w₄ − e^(w₅ (G − 1)) + 1, not yet moved into 1…10.
    private func firstDifficulty(_ grade: ReviewGrade) -> Double {
        parameters.weights[4] - exp(parameters.weights[5] * Double(grade.rawValue - 1)) + 1
    }

    /// D′ = D − w₆ (G − 3) (10 − D) / 9, and then a little way back to D₀(easy).
    private func nextDifficulty(_ difficulty: Double, _ grade: ReviewGrade) -> Double {
        let change = -parameters.weights[6] * Double(grade.rawValue - 3)
        let damped = difficulty + change * (10 - difficulty) / 9
        let back = parameters.weights[7]
        return back * firstDifficulty(.easy) + (1 - back) * damped
    }

    /// S′ = S (1 + e^(w₈) (11 − D) S^(−w₉) (e^(w₁₀ (1 − R)) − 1) [w₁₅ if hard] [w₁₆ if easy]).
    private func recalledStability(_ state: MemoryState, recall: Double, _ grade: ReviewGrade) -> Double {
        let weights = parameters.weights
        let of = grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1
        let growth =
            exp(weights[8]) * (11 - state.difficulty) * pow(state.stability, -weights[9])
            * (exp(weights[10] * (1 - recall)) - 1)
        return state.stability * (1 + growth * of)
    }

    /// S′ = w₁₁ D^(−w₁₂) ((S + 1)^w₁₃ − 1) e^(w₁₄ (1 − R)), at most S / e^(w₁₇ w₁₈).
    private func forgottenStability(_ state: MemoryState, recall: Double) -> Double {
        let weights = parameters.weights
        let long =
            weights[11] * pow(state.difficulty, -weights[12]) * (pow(state.stability + 1, weights[13]) - 1)
            * exp(weights[14] * (1 - recall))
        return min(long, state.stability / exp(weights[17] * weights[18]))
    }

    /// S′ = S e^(w₁₇ (G − 3 + w₁₈)) S^(−w₁₉), and never less than S where the grade is good or easy.
    private func sameDayStability(_ state: MemoryState, _ grade: ReviewGrade) -> Double {
        let weights = parameters.weights
        let change =
            exp(weights[17] * (Double(grade.rawValue - 3) + weights[18])) * pow(state.stability, -weights[19])
        return state.stability * (grade >= .good ? max(change, 1) : change)
    }
}
