import Acoustics
public import Orthography
public import Phonetics
public import Recognition
public import Synthesis
public import Waveforms

/// Listens: samples and a target in, a ``Hearing`` out. The microphone, `check`, the tests and the fit all go through it.
///
/// The same samples and target give the same hearing always, in whatever pieces they come and whatever was heard before.
/// Shared by any number of threads; each take has one owner.
public final class Listener: Sendable {
    private let shelf: ModelShelf
    private let reader: ChineseReader
    private let ipa: IPASource

    /// - Parameters:
    ///   - reader: reads Chinese that comes without pinyin; what it cannot read has no tones.
    ///   - ipa: pronounces words that no dictionary has.
    public init(
        shelf: ModelShelf,
        reader: @escaping ChineseReader = { _ in nil },
        ipa: @escaping IPASource = { _, _ in [] }
    ) {
        self.shelf = shelf
        self.reader = reader
        self.ipa = ipa
    }

    /// - Parameters:
    ///   - synthesizer: pronounces words that no dictionary has.
    ///   - reader: reads Chinese that comes without pinyin; what it cannot read has no tones.
    public convenience init(
        shelf: ModelShelf,
        synthesizer: Synthesizer,
        reader: @escaping ChineseReader = { _ in nil }
    ) {
        self.init(shelf: shelf, reader: reader) { word, language in
            (try? synthesizer.phonemes(of: word, Voice.standard(language))) ?? []
        }
    }

    /// Lays a text out for the model of its language. Throws where there is no model, or a word has no sound.
    ///
    /// - Parameter pinyin: how a Chinese text is read, in citation tones, as a lesson file has it; nil where the reader
    ///   is to be asked.
    public func prompt(
        _ text: String,
        in language: Language,
        pinyin: String? = nil
    ) throws(RecognitionError) -> SpokenPrompt {
        let (model, isApproximate) = try shelf.model(for: language)
        let source = Pronunciations(model: model, isApproximate: isApproximate, ipa: ipa)
        var target = try source.target(text, language)
        if language == .mandarin {
            let reading = pinyin.map { ChineseReading(text: text, pinyin: $0) } ?? reader(text)
            if let reading { target.readTones(reading) }
        }
        return try SpokenPrompt(target: target, model: model)
    }

    /// Begins to listen for a prompt.
    public func take(for prompt: SpokenPrompt) throws(RecognitionError) -> Take { try Take(prompt) }

    /// Listens to a whole recording.
    public func hearing(of waveform: Waveform, for prompt: SpokenPrompt) throws(RecognitionError) -> Hearing {
        let take = try Take(prompt)
        try take.push(waveform.samples)
        return try take.finish()
    }
}

/// A target laid out for a model; made once, used for any number of takes.
public final class SpokenPrompt: Sendable {
    /// What is to be said, and how it may sound.
    public let target: Target
    /// The model that listens for it.
    public let model: AcousticModel
    let plan: TargetPlan
    let scorer: SenoneScorer

    /// Throws `pronunciation` where a word has none that the model's phones can make.
    public init(target: Target, model: AcousticModel) throws(RecognitionError) {
        guard !target.words.isEmpty, let plan = TargetPlan(target: target, model: model.senones) else {
            throw RecognitionError(.pronunciation, call: target.text, reason: "no pronunciation in the model's phones")
        }
        self.target = target
        self.model = model
        self.plan = plan
        scorer = SenoneScorer(model: model.senones, senones: plan.senones)
    }
}
