import Acoustics
import Audio
import Coaching
public import Exercises
public import Orthography
import Phonetics
import Recognition
public import Scoring
public import Synthesis
public import Waveforms

/// Lays a take beside the synthesised model of its phrase: both go through the same listener and the same measures.
public struct Mirror: Sendable {
    private let listener: Listener
    private let synthesizer: Synthesizer
    private let manner: @Sendable (Language) -> (voice: Synthesis.Voice, speed: Int)

    /// What came of it.
    public enum Image: Sendable, Equatable {
        case comparison(Comparison)
        /// There is too little speech in the take.
        case unheard(UnheardReason)
    }

    /// - Parameter manner: how a language is spoken: the voice, and words a minute.
    public init(
        listener: Listener,
        synthesizer: Synthesizer,
        manner: @escaping @Sendable (Language) -> (voice: Synthesis.Voice, speed: Int)
    ) {
        self.listener = listener
        self.synthesizer = synthesizer
        self.manner = manner
    }

    /// The model of a phrase at the voice's own rate.
    public func model(of prompt: Prompt) throws(SynthesisError) -> Waveform {
        let (voice, speed) = manner(prompt.language)
        let speech = try synthesizer.speak(
            prompt.text,
            voice,
            wordsPerMinute: speed,
            reading: prompt.pinyin.map { .pinyin($0) } ?? .none
        )
        var samples: [Int16] = []
        while let chunk = try speech.next() { samples += chunk.samples }
        return Waveform(samples: samples, rate: Speech.rate)
    }

    /// Compares a take at the judged rate with the model of its phrase. Throws ``SynthesisError`` where there is no
    /// model, ``AudioError`` where its rate cannot be converted.
    public func image(of take: Waveform, beside prompt: Prompt) throws -> Image {
        let quality = SoundQuality(TakeQuality(of: take))
        if let reason = Mirror.missing(quality) { return .unheard(reason) }
        let model = try converted(try model(of: prompt), to: Waveform.judgedRate)
        return .comparison(comparison(of: take, with: model, for: prompt))
    }

    /// Compares two recordings of a phrase, both at the judged rate.
    public func comparison(of take: Waveform, with model: Waveform, for prompt: Prompt) -> Comparison {
        var basis = Comparison.Basis.noModel
        var heard: (model: Hearing, take: Hearing)?
        // Another language's model does not know where the words are.
        if let laid = try? listener.prompt(prompt.text, in: prompt.language, pinyin: prompt.pinyin),
            !laid.target.isApproximate,
            let one = try? listener.hearing(of: model, for: laid), one.isAligned,
            let other = try? listener.hearing(of: take, for: laid)
        {
            let isSame = other.isAligned && !isAnotherPhrase(judge(other, strictness: .gentle))
            basis = isSame ? .words : .otherWords
            if isSame { heard = (one, other) }
        }
        let (first, second) = (Mirror.prosody(of: model, heard?.model), Mirror.prosody(of: take, heard?.take))
        let step = InStep(first, second, byWords: heard != nil)
        let columns = step.columns(Comparison.columns)
        let texts = heard?.model.words.map(\.text) ?? []
        return Comparison(
            model: Mirror.side(first, columns.map(\.first), heard?.model.pace),
            take: Mirror.side(second, columns.map(\.second), heard?.take.pace),
            words: zip(texts, step.words(in: Comparison.columns)).map { Comparison.Word($0, $1) },
            basis: basis
        )
    }

    private static func missing(_ quality: SoundQuality) -> UnheardReason? {
        if quality.isSilent { return .silence }
        if quality.isQuiet { return .quiet }
        if quality.isShort { return .short }
        return quality.isNoisy ? .noise : nil
    }

    private static func prosody(of waveform: Waveform, _ hearing: Hearing?) -> Prosody {
        var levels = FrameLevels()
        levels.append(waveform.samples, isFinal: true)
        var tracker = PitchTracker()
        tracker.push(waveform.samples)
        let first = hearing?.firstFrame ?? 0
        let words = (hearing?.words ?? []).map { word -> Range<Int> in
            word.frames.lowerBound + first..<word.frames.upperBound + first
        }
        return Prosody(
            pitch: tracker.track(levels.values.count).frequency,
            level: levels.values,
            words: words,
            speech: levels.signs ?? 0..<levels.values.count
        )
    }

    private static func side(_ prosody: Prosody, _ columns: [Range<Double>], _ pace: Pace?) -> Comparison.Side {
        let (semitones, loudness) = (prosody.semitones, prosody.loudness.map { Float?.some($0) })
        return Comparison.Side(
            seconds: Hearing.seconds(frames: prosody.span.count),
            rate: pace?.rate,
            pauses: pace?.pauses.map { Comparison.Side.Pause(after: $0.after, seconds: $0.seconds) },
            pitch: columns.map { mean(semitones, over: $0) },
            loudness: columns.map { mean(loudness, over: $0) }
        )
    }
}

/// Two sounds at once, the speech of both begun at one moment, as loud as each other; at the rate of the first.
///
/// Throws what conversion throws.
func inStep(_ model: Waveform, _ take: Waveform) throws(AudioError) -> Waveform {
    let (one, other) = (
        spoken(model, at: try converted(model, to: Waveform.judgedRate)),
        spoken(take, at: try converted(take, to: Waveform.judgedRate))
    )
    let second = try converted(Waveform(samples: other, rate: take.rate), to: model.rate).samples
    let (loud, faint) = (strength(one), strength(second))
    // Each at half of full scale at most; the take as loud as the model.
    let scale = faint > 0 ? min(8, loud / faint) : 1
    let samples = (0..<max(one.count, second.count)).map { index -> Int16 in
        let first = one.indices.contains(index) ? Double(one[index]) / 2 : 0
        let last = second.indices.contains(index) ? Double(second[index]) * scale / 2 : 0
        return Int16(max(-32_767, min(32_767, (first + last).rounded())))
    }
    return Waveform(samples: samples, rate: model.rate)
}

/// The samples from the first sign of speech on, found in the same sound at the judged rate.
private func spoken(_ waveform: Waveform, at judged: Waveform) -> [Int16] {
    var levels = FrameLevels()
    levels.append(judged.samples, isFinal: true)
    let seconds = Hearing.seconds(frames: levels.signs?.lowerBound ?? 0)
    return Array(waveform.samples.dropFirst(Int(seconds * Double(waveform.rate))))
}

/// The root of the mean square.
private func strength(_ samples: [Int16]) -> Double {
    guard !samples.isEmpty else { return 0 }
    return (samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count)).squareRoot()
}
