import Audio
import Coaching
import Courses
import Library
import Messages
import Orthography
import Settings
import Studio
import Synthesis
import Waveforms

extension Command {
    /// `aloud speak [--lang LANG] [--accent NAME] [--speed WPM] [--out FILE.wav] [--ipa] TEXT`
    static let speak = Command(
        "speak",
        operands: "TEXT",
        count: 1...Command.many,
        options: [
            Option("accent", .value("NAME")), Option("speed", .value("WPM")), Option("out", .value("FILE.wav")),
            Option("ipa"),
        ]
    ) { request throws(Failure) in
        let arguments = request.arguments
        var text = arguments.operands.joined(separator: " ")
        guard text.count <= 5_000 else { throw Failure(.usage, .textTooLong(length: text.count, limit: 5_000)) }
        let settings = request.settingsIfReadable()
        let language = request.general.languages.first ?? settings.study
        let speed = try request.speed(settings.speed(of: language))
        let synthesizer = Synthesizer(cache: request.paths.cache)
        let reading: Reading
        if language == .mandarin, hasHan(text) { (text, reading) = request.read(text) } else { reading = .none }
        var speech: Speech?
        var ipa = ""
        do throws(SynthesisError) {
            let voice = try Voice(language, accent: arguments.value("accent") ?? settings.accent(of: language))
            if arguments.has("ipa") {
                ipa = try synthesizer.ipa(of: text, voice, reading: reading)
            } else {
                speech = try synthesizer.speak(text, voice, wordsPerMinute: speed, reading: reading)
            }
        } catch {
            throw error.failure(in: language)
        }
        if let speech, let file = arguments.value("out") {
            try request.save(speech, as: file, in: language)
        } else if let speech {
            try request.play(speech, in: language, through: settings)
        } else {
            try request.output.line(ipa)
        }
        return .done
    }
}

extension Settings {
    /// The learner's accent for a language; nil for the language's first.
    func accent(of language: Language) -> String? {
        language == known ? knownAccent : language == study ? studyAccent : nil
    }

    /// The learner's speed for a language, in words a minute.
    func speed(of language: Language) -> Int { language == known ? knownSpeed : studySpeed }
}

extension Request {
    /// A Chinese text parted into words, and how it is read; where a word has no reading, speaking it names that word.
    func read(_ text: String) -> (text: String, reading: Reading) { Self.read(text, by: chineseTexts()) }

    /// The same for the voice of the console: the dictionary is opened as it stands when the first text comes, and never made
    /// on the voice's thread. Several threads may ask.
    func spokenReader() -> @Sendable (String) -> (text: String, reading: Reading) {
        let kept = keptChineseTexts(isReady: true)
        return { Self.read($0, by: kept()) }
    }

    private static func read(_ text: String, by texts: ChineseTexts) -> (text: String, reading: Reading) {
        if texts.dictionary != nil, let (parted, pinyin) = texts.parted(text) {
            return (parted, .pinyin(pinyin.joined(separator: " ")))
        }
        return (text, .dictionary { word in texts.pinyin(of: word).map { [$0] } })
    }

    /// `--speed`, or what is given. Throws status 64 out of range.
    fileprivate func speed(_ standard: Int) throws(Failure) -> Int {
        guard let text = arguments.value("speed") else { return standard }
        let range = Synthesizer.speeds
        guard let speed = Int(text), range.contains(speed) else {
            throw Failure(
                .usage,
                .optionOutOfRange(name: "--speed", value: text, range: "\(range.lowerBound)–\(range.upperBound)")
            )
        }
        return speed
    }

    fileprivate func save(_ speech: Speech, as file: String, in language: Language) throws(Failure) {
        var samples: [Int16] = []
        do throws(SynthesisError) {
            while let chunk = try speech.next() { samples += chunk.samples }
        } catch {
            throw error.failure(in: language)
        }
        let draft = try Draft(of: file)
        do throws(AudioError) {
            try writeSoundFile(Waveform(samples: samples, rate: Speech.rate), to: draft.path)
        } catch {
            draft.drop()
            // It is told by the name that was given.
            throw AudioError(error.kind, call: error.call, reason: error.reason, name: file).failure
        }
        try draft.keep()
    }

    /// Plays a speech to its end.
    fileprivate func play(_ speech: Speech, in language: Language, through settings: Settings) throws(Failure) {
        let target = LoudspeakerTarget(named: general.speaker ?? settings.speaker)
        guard let end = Arrival<AudioError?>() else { throw Failure(.inputOutput, .outputFailed(detail: "pipe")) }
        let source = SpeechSource(speech)
        do throws(AudioError) {
            let loudspeaker = Loudspeaker(target, pace: general.pace)
            try loudspeaker.play(source) { event in
                switch event {
                case .started, .position: break
                case .finished, .stopped: end.come(nil)
                case .failed(let error): end.come(error)
                }
            }
            if case .some(.some(let error)) = end.wait() { throw error }
        } catch {
            throw error.failure
        }
        if let error = source.error { throw error.failure(in: language) }
    }
}
