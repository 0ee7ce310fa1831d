import Acoustics
public import Orthography
public import Phonetics
public import Recognition

/// The letters of a language laid out for its model.
final class SpellingLetters: Sendable {
    let language: Language
    let plan: SpellingPlan
    let model: AcousticModel
    let scorer: SenoneScorer

    init(language: Language, plan: SpellingPlan, model: AcousticModel) {
        self.language = language
        self.plan = plan
        self.model = model
        scorer = SenoneScorer(model: model.senones, senones: plan.senones)
    }
}

/// A word that is to be spelled aloud; used for any number of takes.
public final class SpellingPrompt: Sendable {
    /// The word as it is shown.
    public let word: String
    /// Its letters in lower case, and the hyphens and apostrophes among them.
    public let signs: [Character]
    /// The language of the letters' names.
    public var language: Language { letters.language }
    let letters: SpellingLetters

    /// The most letters of a word that is spelled.
    public static let longest = LetterNames.longestWord

    init(word: String, signs: [Character], letters: SpellingLetters) {
        self.word = word
        self.signs = signs
        self.letters = letters
    }
}

/// One take of a word spelled aloud: samples go in while the learner speaks, a ``SpelledHearing`` comes out.
///
/// One owner: not to be used from two threads at once.
public final class SpellingTake {
    private let prompt: SpellingPrompt
    private let take: Take

    public init(_ prompt: SpellingPrompt) throws(RecognitionError) {
        self.prompt = prompt
        let letters = prompt.letters
        take = try Take(letters.model, scorer: letters.scorer, scores: letters.plan.scores(of: letters.model.senones))
    }

    /// How often the mean is corrected by what was heard.
    static let rounds = 2
    /// The broad accent is assumed where its names fit this much better. Nats.
    static let broadGain: Float = 30

    /// The take under the mean that lets a string of letters, any string, fit best: corrected by what was heard, from the
    /// mean as it is, and from what it were had the word been spelled.
    private func settled(_ scored: Take.Scored, _ measurement: inout SpellingMeasurement) -> Take.Scored {
        let letters = prompt.letters
        var best = scored
        var most = -Float.infinity
        let heard = measurement.bias(scored.scores, features: scored.features).bias
        for start in [heard, measurement.ownBias(scored.scores, features: scored.features)] where !start.isEmpty {
            var other = scored
            other.correct(by: start, letters.scorer)
            for round in 0..<SpellingTake.rounds {
                let (bias, score) = measurement.bias(other.scores, features: other.features)
                if score > most {
                    most = score
                    best = other
                }
                if round + 1 < SpellingTake.rounds { other.correct(by: bias, letters.scorer) }
            }
        }
        guard letters.plan.hasBroadAccent else { return best }
        measurement.isBroad = true
        var broad = best
        for round in 0..<SpellingTake.rounds {
            let (bias, score) = measurement.bias(broad.scores, features: broad.features)
            if score > most + SpellingTake.broadGain { return broad }
            if round + 1 < SpellingTake.rounds { broad.correct(by: bias, letters.scorer) }
        }
        measurement.isBroad = false
        return best
    }

    /// Takes further samples, 16 kHz mono.
    public func push(_ samples: [Int16]) throws(RecognitionError) { try take.push(samples) }

    /// Ends the take and measures it.
    public func finish() throws(RecognitionError) -> SpelledHearing {
        var scored = try take.close()
        let letters = prompt.letters
        var measurement = SpellingMeasurement(
            model: letters.model.senones,
            plan: letters.plan,
            signs: prompt.signs,
            lead: Take.padding,
            count: scored.levels.count
        )
        scored = settled(scored, &measurement)
        return measurement.hearing(
            scored.scores,
            language: letters.language,
            quality: scored.quality,
            modelName: letters.model.name
        )
    }
}

extension Take.Scored {
    /// Scores all frames again with another mean.
    mutating func correct(by bias: [Float], _ scorer: SenoneScorer) {
        guard bias.count == mean.count, !mean.isEmpty else { return }
        for index in mean.indices { mean[index] += bias[index] }
        let count = cepstra.count / Features.cepstrumCount
        features.removeAll(keepingCapacity: true)
        Features.append(0..<count, of: cepstra, mean: mean, to: &features)
        scores.forget(from: 0)
        scores.score(0..<count, of: features, with: scorer)
    }
}
