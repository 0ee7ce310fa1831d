import Memory
import Scoring

extension Attempt {
    /// What it says of how well the phrase is remembered; nil for a text of the learner's own and for what was unheard.
    var review: Review? {
        guard let phrase, let grade = performance?.grade else { return nil }
        return Review(ReviewItem(.phrase, language, phrase.rawValue), form: exercise, grade: grade, at: moment)
    }

    private var performance: Performance? {
        guard let outcome = Performance.Outcome(rawValue: outcome.rawValue) else { return nil }
        if kind == .selfRated { return .rated(outcome) }
        switch exercise {
        case "word order":
            // The score is the share of tiles among all that was tried or asked.
            let lapses = slips + hints
            let share = min(max(score ?? 1, 0.001), 1)
            let words =
                lapses == 0
                ? text.split(separator: " ").count : Int((Double(lapses) * share / max(1 - share, 0.001)).rounded())
            return .ordered(words: words, slips: slips, hints: hints, seconds: seconds)
        case "multiple choice": return .chosen(slips: slips, hints: hints, seconds: seconds)
        default: return .said(outcome, score: score ?? 0)
        }
    }
}
