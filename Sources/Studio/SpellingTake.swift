import Acoustics
import func Glibc.pow
public import Orthography
public import Phonetics
public import Recognition

/// The letters of a language laid out for its model, and for a second one that hears them too.
final class SpellingLetters: Sendable {
    let language: Language
    let own: SpellingEar
    /// The English model, for the letters of other languages: it knows more voices than theirs.
    let second: SpellingEar?
    var plan: SpellingPlan { own.plan }

    init(language: Language, own: SpellingEar, second: SpellingEar?) {
        self.language = language
        self.own = own
        self.second = second
    }
}

/// The letters of a language laid out for one model.
final class SpellingEar: Sendable {
    let plan: SpellingPlan
    let model: AcousticModel
    let scorer: SenoneScorer

    init(plan: SpellingPlan, model: AcousticModel) {
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
        let own = prompt.letters.own
        take = try Take(own.model, scorer: own.scorer, scores: own.plan.scores(of: own.model.senones))
    }

    /// How often the mean is corrected by what was heard.
    static let rounds = 2

    /// The take under the mean that lets a string of letters, any string, fit best: corrected by what was heard, from the
    /// mean as it is, and from what it were had the word been spelled.
    private func settled(
        _ scored: Take.Scored,
        _ measurement: SpellingMeasurement,
        _ letters: SpellingEar
    ) -> Take.Scored {
        var best: (take: Take.Scored, score: Float) = (scored, -.infinity)
        let heard = measurement.bias(scored.scores, features: scored.features).bias
        for start in [heard, measurement.ownBias(scored.scores, features: scored.features)] where !start.isEmpty {
            var other = scored
            other.correct(by: start, letters.scorer)
            let found = fittest(from: other, measurement, letters)
            if found.score > best.score { best = found }
        }
        return best.take
    }

    /// Of a take and what comes of correcting its mean by what is heard, round after round, that in which a string of letters
    /// fits best; and how well.
    private func fittest(
        from scored: Take.Scored,
        _ measurement: SpellingMeasurement,
        _ letters: SpellingEar
    ) -> (take: Take.Scored, score: Float) {
        var best: (take: Take.Scored, score: Float) = (scored, -.infinity)
        var other = scored
        for round in 0..<SpellingTake.rounds {
            let (bias, score) = measurement.bias(other.scores, features: other.features)
            if score > best.score { best = (other, score) }
            if round + 1 < SpellingTake.rounds { other.correct(by: bias, letters.scorer) }
        }
        return best
    }

    /// Takes further samples, 16 kHz mono.
    public func push(_ samples: [Int16]) throws(RecognitionError) { try take.push(samples) }

    /// Ends the take and measures it.
    public func finish() throws(RecognitionError) -> SpelledHearing {
        let (own, second) = try finishApart()
        return second.map { own.joined(with: $0, weight: SpellingTake.secondWeight) } ?? own
    }

    /// Ends the take and measures it with each model by itself; the second is nil where there is only one.
    public func finishApart() throws(RecognitionError) -> (own: SpelledHearing, second: SpelledHearing?) {
        let scored = try take.close()
        let letters = prompt.letters
        let own = try hearing(of: scored, letters.own)
        guard let second = letters.second else { return (own, nil) }
        return (own, try hearing(of: scored, second))
    }

    /// How far the second model's gains count.
    static let secondWeight: Float = 0.5
    /// How much higher than those of the model's voices the resonances of this one may lie.
    static let warps = [1, 1.12, 1.25, 1.4]
    /// Decibels that the hiss lies below speech.
    static let hissBelowSpeech = 40.0

    /// What one model hears: with the voice's resonances, and the mean, that let a string of letters fit best.
    private func hearing(of scored: Take.Scored, _ ear: SpellingEar) throws(RecognitionError) -> SpelledHearing {
        var measurement = SpellingMeasurement(
            model: ear.model.senones,
            plan: ear.plan,
            signs: prompt.signs,
            lead: Take.padding,
            count: scored.levels.count
        )
        var best: Take.Scored?
        var most = -Float.infinity
        for warp in SpellingTake.warps {
            let warped = try scored.heard(by: ear, warp: warp)
            let score = measurement.stringScore(warped.scores)
            if score > most || best == nil {
                most = score
                best = warped
            }
        }
        let heard = settled(best ?? scored, measurement, ear)
        func hearing(_ heard: Take.Scored) -> SpelledHearing {
            measurement.hearing(
                heard.scores,
                language: prompt.letters.language,
                quality: scored.quality,
                modelName: ear.model.name
            )
        }
        let plain = hearing(heard)
        guard ear.plan.hasBroadAccent else { return plain }
        measurement.isBroad = true
        let broad = hearing(fittest(from: heard, measurement, ear).take)
        // The accent in which other letters gain less over the word's own.
        return broad.isAligned && broad.loopGain < plain.loopGain ? broad : plain
    }
}

extension Take.Scored {
    /// The same recording with a hiss in it, for a model and a voice whose resonances lie higher.
    fileprivate func heard(by ear: SpellingEar, warp: Double) throws(RecognitionError) -> Take.Scored {
        let level = quality.speechLevel - SpellingTake.hissBelowSpeech
        let parameters = ear.model.parameters.warped(by: warp)
        var other = self
        other.cepstra = try Take.cepstra(of: samples, parameters, hiss: 32_768 * pow(10, level / 20))
        let span = speech ?? 0..<levels.count
        other.mean = Features.mean(other.cepstra) { span.contains($0 - Take.padding) } ?? mean
        other.features = []
        other.scores = ear.plan.scores(of: ear.model.senones)
        let count = other.cepstra.count / Features.cepstrumCount
        Features.append(0..<count, of: other.cepstra, mean: other.mean, to: &other.features)
        other.scores.score(0..<count, of: other.features, with: ear.scorer)
        return other
    }

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
