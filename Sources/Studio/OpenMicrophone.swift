import Audio
import Coaching
import Exercises
import Threads
import Waveforms

/// The microphone as one session has it open, and the silence that is held back after a recording.
final class OpenMicrophone: Sendable {
    private let microphone: Microphone
    private let jobs: Jobs
    private let silence = Silence()
    private let ended = Lock(false)

    /// - Parameter holdsSilence: whether the silence after a recording waits for ``pass(_:)``.
    init(_ microphone: Microphone, holdsSilence: Bool, _ jobs: Jobs) {
        self.microphone = microphone
        self.jobs = jobs
        if !holdsSilence { silence.release() }
    }

    /// Whether what is heard is a recording that has come to its end.
    var isRecorded: Bool { ended.use { $0 } }

    /// Opens the microphone; the bodies run on its thread.
    ///
    /// - Parameters:
    ///   - waits: called when silence is held back.
    ///   - failed: called with what went wrong later.
    ///   - hear: takes samples, 16 kHz mono.
    func open(
        waits: @escaping @Sendable () -> Void,
        failed: @escaping @Sendable (AudioError) -> Void,
        hear: @escaping @Sendable ([Int16]) -> Void
    ) throws(AudioError) {
        try microphone.start { [silence, ended] event in
            switch event {
            case .samples(let samples):
                if ended.use({ $0 }) {
                    silence.take(Double(samples.count) / Double(Waveform.judgedRate), waiting: waits)
                }
                hear(samples)
            case .gap: break
            case .ended: ended.use { $0 = true }
            case .failed(let error): failed(error)
            }
        }
    }

    /// Lets so many seconds more of silence pass.
    func pass(_ seconds: Double) { silence.allow(seconds) }

    /// Closes it at once; for a job.
    func stop() {
        silence.release()
        microphone.stop()
    }

    /// Closes it after the jobs that wait, and before any of a later session.
    func close() {
        silence.release()
        jobs.add { [microphone] in microphone.stop() }
    }
}
