public import Audio
public import Coaching
public import Exercises
public import Messages
public import Phonetics
import Recognition
public import Scoring
import Threads
public import Waveforms

/// The ear of the console: a microphone, the listener, and the judge.
///
/// Used from one thread; sound and judging have threads of their own, and what comes of them goes to the inbox.
public final class StudioEar: Ear {
    /// What the ear is made of.
    public struct Parts: Sendable {
        public var microphone: Microphone
        /// The name a person knows the microphone by; it may change.
        public var microphoneName: @Sendable () -> String
        public var listener: Listener
        /// Lays a take beside its model; nil where nothing is to be compared.
        public var mirror: Mirror?
        /// Makes a verdict of what was measured.
        public var judge: @Sendable (Hearing) -> Verdict
        /// What a person is told of an error of the microphone or of recognition.
        public var explain: @Sendable (any Error) -> Message
        /// Whether the silence after a recording waits for `pass(seconds:)`.
        public var holdsSilence: Bool

        public init(
            microphone: Microphone,
            microphoneName: @escaping @Sendable () -> String,
            listener: Listener,
            mirror: Mirror? = nil,
            holdsSilence: Bool = false,
            judge: @escaping @Sendable (Hearing) -> Verdict,
            explain: @escaping @Sendable (any Error) -> Message
        ) {
            self.microphone = microphone
            self.microphoneName = microphoneName
            self.listener = listener
            self.mirror = mirror
            self.holdsSilence = holdsSilence
            self.judge = judge
            self.explain = explain
        }
    }

    private let parts: Parts
    private let inbox: Inbox
    private let jobs = Jobs()
    private let desk = Lock(Desk())
    private var session: TakeSession?
    private var commands: CommandSession?

    /// What outlives a take.
    struct Desk {
        /// What was laid out last, or why it could not be.
        var laidOut: (wanted: WantedTake, result: Result<LaidOutTake, RecognitionError>)?
        /// The last take that was heard.
        var lastTake: Waveform?
        /// What could be said last instead of a phrase.
        var vocabulary: (choices: SpokenChoices, vocabulary: CommandVocabulary)?
    }

    public init(_ parts: Parts, inbox: Inbox) {
        self.parts = parts
        self.inbox = inbox
    }

    /// Answers the learner's last take, nil before the first; may be asked from any thread.
    public var take: @Sendable () -> Waveform? {
        { [desk] in desk.use { $0.lastTake } }
    }

    public func prepare(_ prompt: Prompt) {
        jobs.add { [parts, desk] in _ = layOut(.phrase(prompt), parts, desk) }
    }

    public func listen(for purpose: TakePurpose, or commands: SpokenChoices? = nil, as tag: CueTag) {
        drop()
        rest()
        let session = TakeSession(tag, purpose, commands, parts, inbox, desk, jobs)
        self.session = session
        // One job: a recording that is heard at once would else be judged before anything is laid out.
        jobs.add { [parts, desk] in
            session.open()
            // What is compared is measured at the end; only what is judged is listened to while it is said.
            if let wanted = purpose.wanted { session.lay(layOut(wanted, parts, desk)) }
        }
    }

    public func end() { session?.end() }

    public func drop() {
        session?.drop()
        session = nil
    }

    public func hearken(to choices: SpokenChoices, as tag: CueTag) {
        drop()
        rest()
        let session = CommandSession(tag, choices, parts, inbox, desk, jobs)
        commands = session
        jobs.add { session.open() }
    }

    public func rest() {
        commands?.close()
        commands = nil
    }

    public func pass(seconds: Double) {
        session?.pass(seconds)
        commands?.pass(seconds)
    }
}

/// Lays out what is listened for, once.
private func layOut(
    _ wanted: WantedTake,
    _ parts: StudioEar.Parts,
    _ desk: Lock<StudioEar.Desk>
) -> Result<LaidOutTake, RecognitionError> {
    if let known = desk.use({ $0.laidOut }), known.wanted == wanted { return known.result }
    let result: Result<LaidOutTake, RecognitionError>
    do throws(RecognitionError) {
        result = .success(try wanted.laidOut(by: parts.listener))
    } catch {
        result = .failure(error)
    }
    desk.use { $0.laidOut = (wanted, result) }
    return result
}
