import Acoustics
public import Phonetics
public import Recognition
import Waveforms

/// One take: samples go in while the learner speaks, a ``Hearing`` comes out.
///
/// Features are computed as samples come; in silence everything heard so far is scored ahead, so that little is left to
/// do at the end. One owner: not to be used from two threads at once.
public final class Take {
    private let prompt: SpokenPrompt?
    private let scorer: SenoneScorer
    private let frontEnd: FrontEnd
    private var samples: [Int16] = []
    private var levels = FrameLevels()
    private var cepstra: [Float] = []
    private var mean: [Float] = []
    private var features: [Float] = []
    private var scores: FrameScores
    /// Only where tones are to be judged.
    private var pitch = PitchTracker()

    /// Frames of faint noise before and after the recording.
    static let padding = 20
    /// Frames of silence after which what was heard is scored ahead: the margin of speech has passed.
    static let pause = FrameLevels.margin + 5

    convenience init(_ prompt: SpokenPrompt) throws(RecognitionError) {
        let scores = prompt.plan.scores(of: prompt.model.senones)
        try self.init(prompt.model, scorer: prompt.scorer, scores: scores, prompt: prompt)
    }

    /// - Parameter scores: an empty store for what the scorer gives.
    init(
        _ model: AcousticModel,
        scorer: SenoneScorer,
        scores: FrameScores,
        prompt: SpokenPrompt? = nil
    ) throws(RecognitionError) {
        self.prompt = prompt
        self.scorer = scorer
        self.scores = scores
        frontEnd = try FrontEnd(model.parameters)
        try frontEnd.start()
        try frontEnd.process(Take.faintNoise(seed: 1), into: &cepstra)
    }

    /// Takes further samples, 16 kHz mono.
    public func push(_ more: [Int16]) throws(RecognitionError) {
        guard !more.isEmpty else { return }
        samples += more
        levels.append(samples)
        pitch.push(more)
        try frontEnd.process(Take.undisturbed(more, from: samples.count - more.count), into: &cepstra)
        if levels.trailingSilence >= Take.pause { scoreAhead(complete: false) }
    }

    /// What is known of a take at its end.
    struct Scored {
        /// Of all frames, padding included.
        var scores: FrameScores
        /// Decibels below full scale, a number a frame of the recording.
        var levels: [Float]
        /// The frames of the recording from the first to the last that stand out of the noise; all where none do.
        var span: Range<Int>
        var quality: SoundQuality
        /// [frame][13], padding included, not normalised.
        var cepstra: [Float]
        /// What was subtracted from them.
        var mean: [Float]
        /// What was scored.
        var features: [Float]
        /// The recording, 16 kHz mono.
        var samples: [Int16]
        /// Frames of the recording in which speech is loud; nil where none is.
        var speech: Range<Int>?
    }

    /// Ends the take and scores all of it.
    func close() throws(RecognitionError) -> Scored {
        levels.append(samples, isFinal: true)
        try frontEnd.process(Take.faintNoise(seed: 2), into: &cepstra)
        try frontEnd.end(into: &cepstra)
        scoreAhead(complete: true)
        let quality = SoundQuality(TakeQuality(of: Waveform(samples: samples)))
        return Scored(
            scores: scores,
            levels: levels.values,
            span: levels.speechSpan ?? 0..<levels.values.count,
            quality: quality,
            cepstra: cepstra,
            mean: mean,
            features: features,
            samples: samples,
            speech: levels.speechSpan
        )
    }

    /// How periodic each of the first frames is, 0…1.
    func voicing(_ count: Int) -> [Float] { pitch.track(count).voicing }

    /// Ends the take and measures it.
    public func finish() throws(RecognitionError) -> Hearing {
        guard let prompt else { throw RecognitionError(.pronunciation, call: "", reason: "no text to listen for") }
        let scored = try close()
        return hearing(scored, for: prompt)
    }

    /// What a take that was ended, scored for a prompt, is beside its target.
    func hearing(_ scored: Scored, for prompt: SpokenPrompt) -> Hearing {
        // How long one was silent before and after says nothing of what was said.
        let span = scored.span
        let measurement = Measurement(
            model: prompt.model.senones,
            plan: prompt.plan,
            lead: Take.padding,
            count: span.count
        )
        var hearing = measurement.hearing(
            scored.scores.only(span.lowerBound..<span.upperBound + 2 * Take.padding),
            levels: Array(scored.levels[span]),
            quality: scored.quality,
            modelName: prompt.model.name,
            pitch: pitch.track(scored.levels.count).only(span)
        )
        hearing.firstFrame = span.lowerBound
        return hearing
    }

    /// Scores every frame whose features are known; what was scored under another mean is scored again.
    private func scoreAhead(complete: Bool) {
        let newMean =
            levels.speechSpan.flatMap { span in
                Features.mean(cepstra) { span.contains($0 - Take.padding) }
            } ?? Features.mean(cepstra) { _ in true }
        guard let newMean else { return }
        let total = cepstra.count / Features.cepstrumCount
        if newMean != mean {
            mean = newMean
            features.removeAll(keepingCapacity: true)
            scores.forget(from: 0)
        }
        let ready = complete ? total : total - Features.reach
        let done = features.count / Features.count
        guard ready > done else { return }
        Features.append(done..<ready, of: cepstra, mean: mean, to: &features)
        scores.score(scores.frameCount..<ready, of: features, with: scorer)
    }

    /// The cepstra of a whole recording and of the padding on either side, with the hiss of a room in all of it.
    ///
    /// Headsets and calls that take noise away, and prompts cut in a studio, leave nothing between words: a fall that no
    /// room has, and that models take for a stop.
    /// - Parameter hiss: root mean square of the hiss, of 32,768.
    static func cepstra(
        of samples: [Int16],
        _ parameters: FeatureParameters,
        hiss: Double
    ) throws(RecognitionError) -> [Float] {
        let frontEnd = try FrontEnd(parameters)
        try frontEnd.start()
        var cepstra: [Float] = []
        let edge = padding * 160
        // Uniform noise reaches the square root of three beyond its root mean square.
        let reach = hiss.isFinite ? min(max(hiss, 0), 32_768) * 1.732 : 0
        var noisy: [Int16] = []
        noisy.reserveCapacity(samples.count + 2 * edge)
        for place in 0..<samples.count + 2 * edge {
            let sample = samples.indices.contains(place - edge) ? Double(samples[place - edge]) : 0
            let chance = Double(hash(place, seed: 5)) / Double(UInt32.max) * 2 - 1
            noisy.append(Int16(min(max((sample + reach * chance).rounded(), -32_768), 32_767)))
        }
        try frontEnd.process(noisy, into: &cepstra)
        try frontEnd.end(into: &cepstra)
        return cepstra
    }

    /// 200 ms that no digital silence disturbs: always the same.
    private static func faintNoise(seed: UInt32) -> [Int16] { (0..<padding * 160).map { faintNoise($0, seed: seed) } }

    /// One sample of faint noise, at most 4 of 32,768: the same for the same place and seed.
    private static func faintNoise(_ place: Int, seed: UInt32) -> Int16 {
        Int16(hash(place, seed: seed) >> 24) % 9 - 4
    }

    /// Chance that is always the same for the same place and seed.
    private static func hash(_ place: Int, seed: UInt32) -> UInt32 {
        let state = (UInt32(truncatingIfNeeded: place) &+ seed &* 2_654_435_761) &* 2_246_822_519
        return (state ^ (state >> 15)) &* 3_266_489_917
    }

    /// Samples from a place of the recording on, whose zeros gave way to faint noise: digital silence is what no room has
    /// and no model knows.
    private static func undisturbed(_ samples: [Int16], from place: Int) -> [Int16] {
        samples.enumerated().map { $1 == 0 ? faintNoise(place + $0, seed: 3) : $1 }
    }
}
