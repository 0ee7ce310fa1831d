/// What an exercise says of how well something was remembered.
public enum Performance: Sendable, Hashable {
    /// Said aloud and judged.
    ///
    /// - Parameters:
    ///   - outcome: the verdict.
    ///   - score: 0…1, how sure the verdict is that it was said, and well.
    case said(Outcome, score: Double)
    /// Put together from tiles.
    ///
    /// - Parameters:
    ///   - words: how many tiles there were.
    ///   - slips: wrong tiles tried.
    ///   - hints: how often the next one was shown.
    ///   - seconds: from the tiles' appearing to the last one; nil where nobody looked at the clock.
    case ordered(words: Int, slips: Int, hints: Int, seconds: Double?)
    /// One of several chosen. `seconds` as in ``ordered(words:slips:hints:seconds:)``.
    case chosen(slips: Int, hints: Int, seconds: Double?)
    /// Written down or spelled after dictation.
    ///
    /// - Parameter repeats: how often it was asked for again beyond what is spoken anyway.
    case dictated(isRight: Bool, repeats: Int)
    /// Rated by the learner.
    case rated(Outcome)

    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        case right, almost, wrong
    }

    /// The grade it earns.
    ///
    /// What had to be looked for or asked for is hard, what came at once is easy, what did not come is "again". A learner
    /// who rates themselves is believed, but never further than "good".
    public var grade: ReviewGrade {
        switch self {
        case .said(.wrong, _), .rated(.wrong): return .again
        case .said(.almost, _), .rated(.almost): return .hard
        case .said(.right, let score): return score >= 0.95 ? .easy : .good
        case .rated(.right): return .good
        case .ordered(let words, let slips, let hints, let seconds):
            let misses = max(slips, 0) + max(hints, 0)
            if misses == 0 { return (seconds ?? .infinity) <= 2 + 1.5 * Double(max(words, 1)) ? .easy : .good }
            return misses * 3 > max(words, 1) ? .again : .hard
        case .chosen(let slips, let hints, let seconds):
            // One slip of three leaves a coin to toss; two leave nothing to choose.
            switch max(slips, 0) + max(hints, 0) {
            case 0: return (seconds ?? .infinity) <= 4 ? .easy : .good
            case 1: return .hard
            default: return .again
            }
        case .dictated(let isRight, let repeats):
            guard isRight else { return .again }
            return repeats > 2 ? .hard : .good
        }
    }
}
