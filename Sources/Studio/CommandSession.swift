import Audio
import Coaching
import Exercises
import Messages
import Phonetics
import Recognition
import Scoring
import Threads
import Waveforms

/// The microphone open for commands, from its opening until something else is to be heard or said.
///
/// Sound comes in on the microphone's thread; what takes time is done as jobs, in order.
final class CommandSession: @unchecked Sendable {
    private struct State {
        var isOver = false
        var waiting: [[Int16]] = []
        var isAtWork = false
        var listener: CommandListener?
    }

    private let tag: CueTag
    private let choices: SpokenChoices
    private let parts: StudioEar.Parts
    private let inbox: Inbox
    private let desk: Lock<StudioEar.Desk>
    private let jobs: Jobs
    private let microphone: OpenMicrophone
    private let state = Lock(State())

    init(
        _ tag: CueTag,
        _ choices: SpokenChoices,
        _ parts: StudioEar.Parts,
        _ inbox: Inbox,
        _ desk: Lock<StudioEar.Desk>,
        _ jobs: Jobs
    ) {
        self.tag = tag
        self.choices = choices
        self.parts = parts
        self.inbox = inbox
        self.desk = desk
        self.jobs = jobs
        microphone = OpenMicrophone(parts.microphone, holdsSilence: parts.holdsSilence, jobs)
    }

    /// Opens the microphone; a job.
    func open() {
        guard !state.use({ $0.isOver }) else { return }
        do {
            let listener = CommandListener(try vocabulary(choices, parts, desk))
            state.use { $0.listener = listener }
            try microphone.open { [self] in
                // What was recorded is listened to first: a script goes on only then.
                jobs.add { [self] in inbox.post(.played(tag)) }
            } failed: { [self] in
                fail($0)
            } hear: { [self] in
                hear($0)
            }
            inbox.post(.opened(tag))
        } catch {
            fail(error)
        }
    }

    /// Closes it; what is heard from now on is nothing.
    func close() {
        state.use { $0.isOver = true }
        microphone.close()
    }

    func pass(_ seconds: Double) { microphone.pass(seconds) }

    // MARK: The microphone's thread

    private func hear(_ samples: [Int16]) {
        let begins: Bool = state.use { state in
            guard !state.isOver else { return false }
            state.waiting.append(samples)
            defer { state.isAtWork = true }
            return !state.isAtWork
        }
        if begins { jobs.add { [self] in work() } }
    }

    // MARK: Jobs

    private func work() {
        while true {
            let (pieces, listener) = state.use { state -> ([[Int16]], CommandListener?) in
                defer { state.waiting = [] }
                if state.waiting.isEmpty || state.isOver { state.isAtWork = false }
                return (state.isOver ? [] : state.waiting, state.listener)
            }
            guard !pieces.isEmpty, let listener else { return }
            do throws(RecognitionError) {
                for stretch in try listener.push(pieces.flatMap { $0 }) {
                    guard !state.use({ $0.isOver }) else { break }
                    switch stretch.hearing {
                    case .command(let command): inbox.post(.commanded(command, tag))
                    case .unsure: inbox.post(.unsure(tag))
                    case .nothing: break
                    }
                }
            } catch {
                return fail(error)
            }
        }
    }

    private func fail(_ error: any Error) {
        let isFirst = state.use { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        microphone.close()
        if isFirst { inbox.post(.event(.failed(Trouble(.microphone, parts.explain(error)), tag))) }
    }
}

/// Lays out what may be said, once for as long as it is the same.
func vocabulary(
    _ choices: SpokenChoices,
    _ parts: StudioEar.Parts,
    _ desk: Lock<StudioEar.Desk>
) throws(RecognitionError) -> CommandVocabulary {
    if let known = desk.use({ $0.vocabulary }), known.choices == choices { return known.vocabulary }
    let made = try parts.listener.commands(in: choices.language, choices.forms, besides: choices.rivals)
    desk.use { $0.vocabulary = (choices, made) }
    return made
}
