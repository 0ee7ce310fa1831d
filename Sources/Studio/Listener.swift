import Acoustics
import Coaching
public import Orthography
public import Phonetics
public import Recognition
public import Synthesis
import Threads
public import Waveforms

/// Listens: samples and a target in, a ``Hearing`` out. The microphone, `check`, the tests and the fit all go through it.
///
/// The same samples and target give the same hearing always, in whatever pieces they come and whatever was heard before.
/// Shared by any number of threads; each take has one owner.
public final class Listener: Sendable {
    let shelf: ModelShelf
    private let reader: ChineseReader
    private let spellings = Lock<[Language: SpellingLetters]>([:])
    let ipa: IPASource

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

    /// Lays a word out to be spelled aloud.
    ///
    /// Throws `language` where its letters' names are not known or no model is its own, `pronunciation` where something
    /// in the word has no name, and what reading the model throws.
    public func spelling(of word: String, in language: Language) throws(RecognitionError) -> SpellingPrompt {
        let letters = try letters(of: language)
        guard let signs = letters.plan.names.signs(of: word), signs.count <= SpellingPrompt.longest else {
            throw RecognitionError(.pronunciation, call: word, reason: "no letters to spell, or too many")
        }
        return SpellingPrompt(word: word, signs: signs, letters: letters)
    }

    /// Listens to a whole recording of a word spelled aloud.
    public func hearing(of waveform: Waveform, for prompt: SpellingPrompt) throws(RecognitionError) -> SpelledHearing {
        let take = try SpellingTake(prompt)
        try take.push(waveform.samples)
        return try take.finish()
    }

    /// The letters of a language, laid out once.
    private func letters(of language: Language) throws(RecognitionError) -> SpellingLetters {
        if let known = spellings.use({ $0[language] }) { return known }
        let (model, isApproximate) = try shelf.model(for: language)
        guard !isApproximate, let names = LetterNames(language),
            let plan = SpellingPlan(names: names, model: model.senones)
        else { throw RecognitionError(.noModel, call: language.code, reason: "no letter names for this language") }
        let own = SpellingEar(plan: plan, model: model)
        let letters = SpellingLetters(language: language, own: own, second: secondEar(names, language))
        spellings.use { $0[language] = letters }
        return letters
    }

    /// The English model for another language's letters; nil where it is not there.
    private func secondEar(_ names: LetterNames, _ language: Language) -> SpellingEar? {
        guard language != .english, let (model, isApproximate) = try? shelf.model(for: .english), !isApproximate,
            let plan = SpellingPlan(names: names, model: model.senones, isForeign: true)
        else { return nil }
        return SpellingEar(plan: plan, model: model)
    }

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
