import Audio
import Coaching
import Threads

/// What went wrong with the recordings and sound files that the command line named, for the exit status.
///
/// A device that is missing or fails is none of it: then the learner judges.
final class Mishaps: Sendable {
    private let state = Lock(ExitStatus.done)

    /// The gravest status so far; done where nothing went wrong.
    var status: ExitStatus { state.use { $0 } }

    /// Takes note of an error of the microphone or the loudspeaker; may be called from any thread.
    func note(_ error: any Error) {
        guard let error = error as? AudioError else { return }
        let status = error.status
        guard [.badData, .noInput, .cannotWrite].contains(status) else { return }
        state.use { $0 = max($0, status) }
    }
}
