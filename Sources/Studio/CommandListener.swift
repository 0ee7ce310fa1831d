import Acoustics
public import Phonetics
public import Recognition
public import Scoring
public import Waveforms

/// Listens for commands in a stream without an end: samples go in, and at the end of each short stretch of speech comes
/// what it was.
///
/// A command stands alone: before and after it nothing is said for ``pause``. A longer stretch of speech is no command
/// and is not looked at. Nothing is kept of what was heard. The same samples give the same answers in whatever pieces
/// they come. One owner: not to be used from two threads at once.
public final class CommandListener {
    /// What was heard between two pauses.
    public struct Stretch: Sendable, Equatable {
        public var hearing: CommandHearing
        /// Seconds from the beginning of the stream.
        public var seconds: Range<Double>
        /// What was measured; nil for a stretch that is no command by its length or by what surrounds it, or in which no
        /// command fits.
        public var measures: CommandMeasures?
    }

    /// Seconds without speech before and after a command.
    public static let pause = 0.4
    /// Seconds of the longest stretch that is looked at.
    public static let longest = 2.5
    /// Seconds of the shortest.
    static let shortest = 0.1
    /// Seconds of what surrounds a stretch that are listened to with it: faint edges of words lie there.
    static let margin = 0.25

    /// Seconds before a stretch in which talk is counted.
    static let memory = 10.0
    /// More stretches than there can be within them.
    private static let mostPast = 40

    private let vocabulary: CommandVocabulary
    private var finder = StretchFinder(pause: pause)
    private var samples: [Int16] = []
    private var dropped = 0
    /// The last stretches.
    private var past: [Range<Int>] = []

    public init(_ vocabulary: CommandVocabulary) { self.vocabulary = vocabulary }

    /// Whether something is being said now.
    public var isSpeaking: Bool { finder.isSpeaking }

    /// Takes further samples, 16 kHz mono; answers the stretches that ended with them, mostly none.
    public func push(_ more: [Int16]) throws(RecognitionError) -> [Stretch] {
        var heard: [Stretch] = []
        // By pieces no longer than the pause, so that what a stretch needs is still there.
        let size = Waveform.judgedRate / 10
        var at = 0
        while at < more.count {
            let piece = Array(more[at..<min(at + size, more.count)])
            at += size
            samples += piece
            for stretch in finder.push(piece) {
                heard.append(try judged(stretch))
                past.append(stretch.samples)
                if past.count > CommandListener.mostPast { past.removeFirst() }
            }
            let kept = Int((CommandListener.longest + 2 * CommandListener.margin + 1.5) * Double(Waveform.judgedRate))
            if samples.count > 2 * kept {
                dropped += samples.count - kept
                samples.removeFirst(samples.count - kept)
            }
        }
        return heard
    }

    /// What is heard in a whole recording.
    public static func stretches(
        of waveform: Waveform,
        with vocabulary: CommandVocabulary
    ) throws(RecognitionError) -> [Stretch] {
        let listener = CommandListener(vocabulary)
        return try listener.push(waveform.samples) + listener.finish()
    }

    /// Ends the stream: what is being said ends with it.
    public func finish() throws(RecognitionError) -> [Stretch] {
        var heard: [Stretch] = []
        for stretch in finder.finish() { heard.append(try judged(stretch)) }
        return heard
    }

    /// Seconds of speech within the last ``memory`` before a sample of the stream.
    private func talk(before sample: Int) -> Double {
        let first = sample - Int(CommandListener.memory * Double(Waveform.judgedRate))
        let sum = past.reduce(0) { $0 + max(0, min($1.upperBound, sample) - max($1.lowerBound, first)) }
        return Double(sum) / Double(Waveform.judgedRate)
    }

    private func judged(_ stretch: StretchFinder.Stretch) throws(RecognitionError) -> Stretch {
        let rate = Double(Waveform.judgedRate)
        let span = Double(stretch.samples.lowerBound) / rate..<Double(stretch.samples.upperBound) / rate
        let length = span.upperBound - span.lowerBound
        let margin = Int(CommandListener.margin * rate)
        let first = max(0, stretch.samples.lowerBound - margin - dropped)
        let end = min(samples.count, stretch.samples.upperBound + margin - dropped)
        guard !stretch.isLong, length <= CommandListener.longest, length >= CommandListener.shortest, first < end,
            mayBeCommand(contrast: stretch.contrast, quietBefore: Float(stretch.quietBefore))
        else {
            return Stretch(hearing: .nothing, seconds: span)
        }
        guard let measures = try measures(of: Array(samples[first..<end]), stretch) else {
            return Stretch(hearing: .nothing, seconds: span)
        }
        return Stretch(hearing: judge(measures), seconds: span, measures: measures)
    }

    /// Measures samples that hold one stretch of speech.
    private func measures(
        of samples: [Int16],
        _ stretch: StretchFinder.Stretch
    ) throws(RecognitionError) -> CommandMeasures? {
        let model = vocabulary.model
        let take = try Take(model, scorer: vocabulary.scorer, scores: vocabulary.plan.scores(of: model.senones))
        try take.push(samples)
        var scored = try take.close()
        let measurement = CommandMeasurement(
            model: model.senones,
            plan: vocabulary.plan,
            language: vocabulary.language,
            lead: Take.padding
        )
        let voicing = take.voicing(scored.levels.count)
        guard var found = measurement.find(scored.scores, voicing: voicing, contrast: stretch.contrast) else {
            return nil
        }
        // The mean over one word is that of few sounds: the one that lets a command, any command, fit best counts.
        let plain = scored
        for bias in measurement.biases(plain.scores, features: plain.features, count: CommandListener.tries) {
            var other = plain
            other.correct(by: bias, vocabulary.scorer)
            guard let more = measurement.find(other.scores, voicing: voicing, contrast: stretch.contrast),
                more.score > found.score
            else { continue }
            (found, scored) = (more, other)
        }
        var measures = found.measures
        measures.quietBefore = Float(stretch.quietBefore)
        measures.talkBefore = Float(talk(before: stretch.samples.lowerBound))
        // What is far from any command needs no closer look.
        guard measures.phoneGain <= CommandListener.doubt * Float(max(1, measures.speechFrames)) else {
            return measures
        }
        let neighbours = measurement.neighbours(of: found)
        let scorer = SenoneScorer(model: model.senones, senones: neighbours.senones)
        var scores = neighbours.scores(of: model.senones)
        scores.score(0..<scored.scores.frameCount, of: scored.features, with: scorer)
        measures.editGain = measurement.editGain(of: neighbours, beside: found, scores)
        let prompt = try SpokenPrompt(target: vocabulary.targets[found.entry], model: model)
        var own = prompt.plan.scores(of: model.senones)
        own.score(0..<scored.scores.frameCount, of: scored.features, with: prompt.scorer)
        scored.scores = own
        measures.closer = CommandMeasures.Closer(take.hearing(scored, for: prompt))
        return measures
    }

    /// How many commands a corrected mean is tried for.
    static let tries = 3
    /// Gain of the phone loop, a frame of speech, above which a stretch is no command in any case. Nats.
    static let doubt: Float = 1.2
}
