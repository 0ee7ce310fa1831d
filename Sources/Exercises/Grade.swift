import Scoring

/// What an exercise without speech comes to.
///
/// Right is without a slip or a hint; almost, with at most one for every four answers that were asked for (one where
/// fewer were); wrong is more. The score is the share of answers among all that was tried or asked.
struct Grade {
    let outcome: Verdict.Outcome
    /// 0…1
    let score: Double

    init(answers: Int, slips: Int, hints: Int = 0) {
        let lapses = slips + hints
        score = Double(answers) / Double(max(answers + lapses, 1))
        if lapses == 0 {
            outcome = .right
        } else {
            outcome = lapses <= max(1, answers / 4) ? .almost : .wrong
        }
    }
}
