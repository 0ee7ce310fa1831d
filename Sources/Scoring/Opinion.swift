import Phonetics

/// What the fitted scores make of a hearing, before any limit: probabilities.
struct Opinion {
    struct Word {
        /// How it stands beside the other words, as the logarithm of odds.
        var standing: Double
        /// That it was left out.
        var leftOut: Double
        /// That it was said.
        var probability: Double
        /// How sure it is that it was said, and how well: what is told.
        var score: Double
        /// How well each phone was said.
        var phones: [Double]
    }

    var words: [Word]
    /// That something was added, for each junction.
    var added: [Double]
    /// That the phrase was said.
    var phrase: Double
    /// How sure it is that it was said, and well: what is told.
    var score: Double
    /// 0…1; nil where nothing was fitted.
    var fluency: Double?
    /// Whether the phones' scores follow experts' marks.
    var hasPhoneMarks = false
}

extension Opinion {
    /// Nil where the tables are not the hearing's model's.
    init?(_ hearing: Hearing, _ tables: Tables) {
        guard let evidence = Evidence(hearing, tables) else { return nil }
        let wordFeatures = evidence.wordFeatures()
        let scores = wordFeatures.map { tables.words($0) }
        let addedScores = evidence.junctionFeatures(scores).map { tables.added($0) }
        let phraseFeatures = evidence.phraseFeatures(scores, addedScores)
        phrase = Scoring.probability(tables.phrase.odds(tables.phrase(phraseFeatures)))
        added = addedScores.map { Scoring.probability(tables.added.odds($0)) }

        var phoneMarks = evidence.words.map { $0.map { Scoring.probability($0.network) } }
        if let experts = tables.experts {
            let usual = { (symbol: String) in tables.usualMark(of: symbol) }
            phoneMarks = evidence.phoneMarkFeatures(scores, usual: usual, phrase: phraseFeatures)
                .map { $0.map { experts.phone($0) } }
            score = told(phrase, mark: experts.total(phraseFeatures), share: Opinion.phraseMarkShare)
            fluency = bounded(experts.fluency(phraseFeatures))
            hasPhoneMarks = true
        } else {
            score = phrase
        }
        let odds = scores.map { tables.words.odds($0) }
        let standing = standings(odds)
        words = wordFeatures.indices.map { index in
            let said = Scoring.probability(odds[index])
            var score = said
            if let experts = tables.experts {
                let features = evidence.wordMarkFeatures(
                    wordFeatures[index],
                    phoneMarks: phoneMarks[index],
                    phrase: phraseFeatures
                )
                score = told(said, mark: experts.word(features), share: Opinion.wordMarkShare)
            }
            return Word(
                standing: standing[index],
                leftOut: Scoring.probability(tables.missing.odds(tables.missing(wordFeatures[index]))),
                probability: said,
                score: score,
                phones: phoneMarks[index].map(bounded)
            )
        }
    }

    // How much of a score is how well it was said; the rest is whether it was said at all. The more, the better a score
    // agrees with experts; beyond these shares it tells wrong words from right ones less well.
    private static let phraseMarkShare = 1.0
    private static let wordMarkShare = 0.5
}

/// That something was said, lowered by how well.
private func told(_ probability: Double, mark: Double, share: Double) -> Double {
    probability * (1 - share + share * bounded(mark))
}

private func bounded(_ value: Double) -> Double { max(0, min(1, value)) }
