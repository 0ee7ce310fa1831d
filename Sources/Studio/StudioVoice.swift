public import Audio
public import Coaching
public import Exercises
public import Messages
public import Orthography
public import Synthesis
import Threads
public import Waveforms

/// The voice of the console: speech, sounds and the learner's own take through one loudspeaker, one after the other.
///
/// What comes of it goes to the inbox.
public final class StudioVoice: Coaching.Voice, Sendable {
    /// What the voice is made of.
    public struct Parts: Sendable {
        public var loudspeaker: Loudspeaker
        public var synthesizer: Synthesizer
        /// Makes the model that a take is played with; nil where none is.
        public var mirror: Mirror?
        /// How a language is spoken: the voice, and words a minute.
        public var manner: @Sendable (Language) -> (voice: Synthesis.Voice, speed: Int)
        /// Reads Chinese that comes without pinyin: the text parted into words, and how it is read.
        public var read: @Sendable (String) -> (text: String, reading: Reading)
        /// The sound of a chime; nil where there is none, or none is wanted.
        public var chime: @Sendable (Chime) -> Waveform?
        /// A piece of music by its name; nil where there is none, or none is wanted.
        public var music: @Sendable (String) -> Waveform?
        /// The learner's last take.
        public var take: @Sendable () -> Waveform?
        /// What a person is told of an error of the loudspeaker or the synthesizer.
        public var explain: @Sendable (any Error) -> Message

        public init(
            loudspeaker: Loudspeaker,
            synthesizer: Synthesizer,
            mirror: Mirror? = nil,
            manner: @escaping @Sendable (Language) -> (voice: Synthesis.Voice, speed: Int),
            read: @escaping @Sendable (String) -> (text: String, reading: Reading) = { ($0, .none) },
            chime: @escaping @Sendable (Chime) -> Waveform?,
            music: @escaping @Sendable (String) -> Waveform? = { _ in nil },
            take: @escaping @Sendable () -> Waveform?,
            explain: @escaping @Sendable (any Error) -> Message
        ) {
            self.loudspeaker = loudspeaker
            self.synthesizer = synthesizer
            self.mirror = mirror
            self.manner = manner
            self.read = read
            self.chime = chime
            self.music = music
            self.take = take
            self.explain = explain
        }
    }

    private let parts: Parts
    private let inbox: Inbox
    private let jobs = Jobs()
    private let row = Lock(Row())

    /// What is to be heard.
    private enum Sound: Sendable {
        case speech(Utterance)
        case take
        /// The model of a phrase and the take at once.
        case both(Prompt)
        case chime(Chime)
        case music(String)
    }

    private struct Row {
        /// The first is being played.
        var sounds: [(tag: CueTag, sound: Sound)] = []
        var speech: Speech?
        /// What was told of a failing loudspeaker; it is told once.
        var complaint: Message?
    }

    public init(_ parts: Parts, inbox: Inbox) {
        self.parts = parts
        self.inbox = inbox
    }

    public func say(_ utterance: Utterance, as tag: CueTag) { add(.speech(utterance), tag) }
    public func replay(as tag: CueTag) { add(.take, tag) }
    public func together(_ prompt: Prompt, as tag: CueTag) { add(.both(prompt), tag) }
    public func play(_ chime: Chime, as tag: CueTag) { add(.chime(chime), tag) }
    public func play(music: String, as tag: CueTag) { add(.music(music), tag) }

    public func spell(_ prompt: Prompt, as tag: CueTag) {
        jobs.add { [parts, inbox] in
            do throws(SynthesisError) {
                let voice = parts.manner(prompt.language).voice
                let reading = prompt.pinyin.map { Reading.pinyin($0) } ?? .none
                inbox.post(.event(.spelled(try parts.synthesizer.ipa(of: prompt.text, voice, reading: reading), tag)))
            } catch {
                inbox.post(.event(.failed(Trouble(.voice, parts.explain(error)), tag)))
            }
        }
    }

    public func hush() {
        let (tags, speech) = row.use { row in
            defer {
                row.sounds = []
                row.speech = nil
            }
            return (row.sounds.map(\.tag), row.speech)
        }
        guard !tags.isEmpty else { return }
        speech?.cancel()
        parts.loudspeaker.stop()
        for tag in tags { inbox.post(.event(.spoke(tag))) }
    }

    private func add(_ sound: Sound, _ tag: CueTag) {
        let isFirst = row.use { row in
            row.sounds.append((tag, sound))
            return row.sounds.count == 1
        }
        if isFirst { jobs.add { [self] in begin() } }
    }

    // MARK: Jobs

    /// Whether a sound is still to be heard.
    private func isWanted(_ tag: CueTag) -> Bool { row.use { $0.sounds.first?.tag == tag } }

    /// Plays the first of the row.
    private func begin() {
        guard let (tag, sound) = row.use({ $0.sounds.first }) else { return }
        do {
            switch sound {
            case .speech(let utterance): try speak(utterance, tag)
            case .take: try play(parts.take(), tag)
            case .both(let prompt): try play(both(prompt), tag)
            case .chime(let chime): try play(parts.chime(chime), tag)
            case .music(let name): try play(parts.music(name), tag)
            }
            // Silenced while it was being begun: then what began is to be ended.
            if !isWanted(tag) { parts.loudspeaker.stop() }
        } catch {
            complain(parts.explain(error), tag)
        }
    }

    private func both(_ prompt: Prompt) throws -> Waveform? {
        guard let mirror = parts.mirror, let take = parts.take() else { return nil }
        return try inStep(try mirror.model(of: prompt), take)
    }

    private func play(_ waveform: Waveform?, _ tag: CueTag) throws(AudioError) {
        guard let waveform, !waveform.samples.isEmpty else { return next(after: tag) }
        try parts.loudspeaker.play(WaveformSource(waveform)) { [self] event in hear(event, tag, nil) }
    }

    private func speak(_ utterance: Utterance, _ tag: CueTag) throws {
        let (voice, usual) = parts.manner(utterance.language)
        let speed =
            utterance.speed.map { min(max($0, Synthesizer.speeds.lowerBound), Synthesizer.speeds.upperBound) } ?? usual
        let slower = max(Synthesizer.speeds.lowerBound, speed * 3 / 5)
        var (text, reading) = (utterance.text, utterance.pinyin.map { Reading.pinyin($0) } ?? .none)
        if utterance.language == .mandarin, utterance.pinyin == nil, hasHan(text) { (text, reading) = parts.read(text) }
        let speech = try parts.synthesizer.speak(
            text,
            voice,
            wordsPerMinute: utterance.isSlow ? slower : speed,
            reading: reading
        )
        row.use { row in if row.sounds.first?.tag == tag { row.speech = speech } }
        let source = SpeechSource(speech)
        try parts.loudspeaker.play(source) { [self] event in
            if case .finished = event, let error = source.error {
                complain(parts.explain(error), tag)
            } else {
                hear(event, tag, speech)
            }
        }
    }

    // MARK: The loudspeaker's thread

    private func hear(_ event: PlaybackEvent, _ tag: CueTag, _ speech: Speech?) {
        switch event {
        case .started, .stopped: break
        case .position(let seconds):
            if let word = speech?.word(at: seconds) { inbox.post(.speaking(word.characters, tag)) }
        case .finished: next(after: tag)
        case .failed(let error): complain(parts.explain(error), tag)
        }
    }

    /// The sound has ended: its end is told, and the next begins.
    private func next(after tag: CueTag, _ event: Event? = nil) {
        let wasFirst = row.use { row in
            guard row.sounds.first?.tag == tag else { return false }
            row.sounds.removeFirst()
            row.speech = nil
            return true
        }
        // What was silenced has told its end already.
        guard wasFirst else { return }
        inbox.post(.event(event ?? .spoke(tag)))
        jobs.add { [self] in begin() }
    }

    private func complain(_ message: Message, _ tag: CueTag) {
        let isNew = row.use { row in
            defer { row.complaint = message }
            return row.complaint != message
        }
        next(after: tag, isNew ? .failed(Trouble(.voice, message), tag) : nil)
    }
}
