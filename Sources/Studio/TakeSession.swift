import Audio
import Coaching
import Exercises
import Messages
import Phonetics
import Recognition
import Scoring
import Threads
import Waveforms

/// One take at the microphone, from its opening to its verdict.
///
/// Sound comes in on the microphone's thread; opening, laying out and judging are jobs; the end of the take is asked for
/// by the learner's thread or found by the endpointer. Whoever ends it first counts.
final class TakeSession: @unchecked Sendable {
    private enum Phase {
        case open
        /// Sound no longer counts; the verdict is being made.
        case closing
        /// Nothing more is to be told.
        case over
    }

    private struct State {
        var phase = Phase.open
        var endpointer = Endpointer()
        var samples: [Int16] = []
        /// How many of the samples the take has.
        var handed = 0
        var take: LiveTake?
        var end: Endpointer.End?
    }

    private let tag: CueTag
    private let purpose: TakePurpose
    /// What may be said instead.
    private let commands: SpokenChoices?
    private let parts: StudioEar.Parts
    private let inbox: Inbox
    private let desk: Lock<StudioEar.Desk>
    private let jobs: Jobs
    private let microphone: OpenMicrophone
    // One lock for all: a take has one owner at a time, who holds it.
    private let state = Lock(State())

    init(
        _ tag: CueTag,
        _ purpose: TakePurpose,
        _ commands: SpokenChoices?,
        _ parts: StudioEar.Parts,
        _ inbox: Inbox,
        _ desk: Lock<StudioEar.Desk>,
        _ jobs: Jobs
    ) {
        self.tag = tag
        self.purpose = purpose
        self.commands = commands
        self.parts = parts
        self.inbox = inbox
        self.desk = desk
        self.jobs = jobs
        microphone = OpenMicrophone(parts.microphone, holdsSilence: parts.holdsSilence, jobs)
    }

    // MARK: Jobs

    /// Opens the microphone.
    func open() {
        guard state.use({ $0.phase == .open }) else { return }
        do throws(AudioError) {
            try microphone.open { [self] in
                inbox.post(.played(tag))
            } failed: { [self] in
                fail($0, isMissing: false)
            } hear: { [self] in
                hear($0)
            }
            inbox.post(.opened(tag))
        } catch {
            fail(error, isMissing: true)
        }
    }

    /// Takes what is listened for as it was laid out: what was said meanwhile is heard now.
    func lay(_ result: Result<LaidOutTake, RecognitionError>) {
        switch result {
        case .failure(let error): failToJudge(error)
        case .success(let laidOut):
            do throws(RecognitionError) {
                let take = try laidOut.take()
                let caught: RecognitionError? = state.use { state in
                    guard state.phase != .over else { return nil }
                    state.take = take
                    return hand(&state)
                }
                if let caught { throw caught }
            } catch {
                failToJudge(error)
            }
        }
    }

    /// Closes the microphone, and judges.
    private func judge() {
        microphone.stop()
        guard state.use({ $0.phase == .closing }) else { return }
        let (take, samples, end) = state.use { ($0.take, $0.samples, $0.end) }
        desk.use { $0.lastTake = Waveform(samples: samples) }
        if end == .muted {
            // Where no recording is left there is nothing wrong with the microphone.
            if microphone.isRecorded { return finish(purpose.unheard(.silence, tag)) }
            let trouble = Trouble(.microphone, .microphoneMuted(device: parts.microphoneName()))
            return finish(.failed(trouble, tag))
        }
        if end == .nothing { return finish(purpose.unheard(.silence, tag)) }
        if end == .noise { return finish(purpose.unheard(.noise, tag)) }
        if case .comparison(let prompt) = purpose { return compare(Waveform(samples: samples), prompt) }
        if case .telling(let one, let other) = purpose { return tell(Waveform(samples: samples), one, other) }
        guard let take else { return finish(purpose.unheard(.noModel, tag)) }
        do throws(RecognitionError) {
            let event = try take.verdict(parts, tag)
            if !event.passed, let command = command(in: samples) { return obey(command) }
            finish(event)
        } catch {
            failToJudge(error)
        }
    }

    /// The command that is all that was said; nil where something else was, or none may be.
    private func command(in samples: [Int16]) -> SpokenCommand? {
        guard let commands, let vocabulary = try? vocabulary(commands, parts, desk),
            let heard = try? CommandListener.stretches(of: Waveform(samples: samples), with: vocabulary),
            heard.count == 1, case .command(let command)? = heard.first?.hearing
        else { return nil }
        return command
    }

    private func obey(_ command: SpokenCommand) {
        let isFirst = state.use { state in
            defer { state.phase = .over }
            return state.phase != .over
        }
        if isFirst { inbox.post(.commanded(command, tag)) }
    }

    /// Lays what was said beside its model.
    private func compare(_ take: Waveform, _ prompt: Prompt) {
        guard let mirror = parts.mirror else { return finish(.unheard(.noModel, tag)) }
        do {
            switch try mirror.image(of: take, beside: prompt) {
            case .comparison(let comparison): finish(.compared(comparison, tag))
            case .unheard(let reason): finish(.unheard(reason, tag))
            }
        } catch {
            finish(.failed(Trouble(.voice, parts.explain(error)), tag))
        }
    }

    /// Tells which of two words was said.
    private func tell(_ take: Waveform, _ one: Prompt, _ other: Prompt) {
        do throws(RecognitionError) {
            finish(try parts.listener.telling(of: take, one, other).event(tag))
        } catch {
            failToJudge(error)
        }
    }

    // MARK: The microphone's thread

    private func hear(_ samples: [Int16]) {
        var error: RecognitionError?
        let (seconds, isEnding): (Double, Bool) = state.use { state in
            guard state.phase == .open else { return (0, false) }
            state.samples += samples
            error = hand(&state)
            guard case .ended(let end) = state.endpointer.push(samples) else {
                return (state.endpointer.seconds, false)
            }
            state.end = end
            state.phase = .closing
            return (state.endpointer.seconds, true)
        }
        if let error { return failToJudge(error) }
        if isEnding {
            jobs.add { [self] in judge() }
        } else if seconds > 0 {
            inbox.post(.level(Level(of: samples).rmsDecibels, seconds: seconds, tag))
        }
    }

    /// Gives the take the samples that it has not had; the caller holds the lock.
    private func hand(_ state: inout State) -> RecognitionError? {
        guard let take = state.take, state.handed < state.samples.count else { return nil }
        do throws(RecognitionError) {
            try take.push(Array(state.samples[state.handed...]))
            state.handed = state.samples.count
            return nil
        } catch {
            return error
        }
    }

    // MARK: The learner's thread

    func end() {
        let isFirst = state.use { state in
            guard state.phase == .open else { return false }
            state.phase = .closing
            return true
        }
        if isFirst { jobs.add { [self] in judge() } }
    }

    func drop() {
        state.use { $0.phase = .over }
        microphone.close()
    }

    func pass(_ seconds: Double) { microphone.pass(seconds) }

    // MARK: Ends

    /// Tells what came of it, once.
    private func finish(_ event: Event) {
        let isFirst = state.use { state in
            defer { state.phase = .over }
            return state.phase != .over
        }
        guard isFirst else { return }
        inbox.post(.event(event))
    }

    private func fail(_ error: AudioError, isMissing: Bool) {
        microphone.close()
        finish(.failed(Trouble(isMissing ? error.trouble : .microphone, parts.explain(error)), tag))
    }

    private func failToJudge(_ error: RecognitionError) {
        microphone.close()
        finish(.failed(Trouble(.notJudged, parts.explain(error)), tag))
    }
}

extension AudioError {
    /// What an exercise can do about a microphone that does not open.
    fileprivate var trouble: Trouble.Kind {
        switch kind {
        case .absent, .denied, .format, .serverLost, .failed: .noMicrophone
        default: .microphone
        }
    }
}
