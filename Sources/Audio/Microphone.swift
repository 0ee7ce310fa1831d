import Threads

/// Where a microphone takes its sound from.
public enum MicrophoneSource: Sendable, Hashable {
    /// A device by its name or its readable name; `default` follows the system's choice.
    case device(String)
    /// Recordings, one a take, in any format `readSoundFile` reads.
    case files([String])
}

/// What comes from a microphone, in order.
public enum CaptureEvent: Sendable, Equatable {
    /// About 20 ms of 16 kHz mono sound, full scale ±32,767.
    case samples([Int16])
    /// Some sound was lost (an overrun, a suspended machine); capture goes on.
    case gap(AudioError)
    /// The recording of this take has been delivered whole, or there was none left; only silence follows.
    case ended
    /// Capture stopped by itself; nothing follows.
    case failed(AudioError)
}

/// A microphone: a device of ALSA, or recordings that are heard one a take.
///
/// May be used from any thread. At most one take runs at a time.
public final class Microphone: Sendable {
    private struct State {
        var source: MicrophoneSource
        /// How many recordings have been used.
        var next = 0
        var worker: Worker?
    }

    private let state: Lock<State>
    private let pace: Double

    /// - Parameter pace: how long a second of a recording takes, in seconds: 1 is real time, 0 is at once.
    ///   A device has its own.
    public init(_ source: MicrophoneSource = .device("default"), pace: Double = 1) {
        state = Lock(State(source: source))
        self.pace = sensiblePace(pace)
    }

    deinit { stop() }

    /// Adds a recording for a later take; a microphone that was a device becomes a recorded one.
    public func append(_ file: String) {
        state.use {
            if case .files(let files) = $0.source {
                $0.source = .files(files + [file])
            } else {
                $0.source = .files([file])
            }
        }
    }

    /// Takes sound from somewhere else from the next take on; recordings begin with their first.
    public func use(_ source: MicrophoneSource) {
        state.use {
            $0.source = source
            $0.next = 0
        }
    }

    /// Begins a take: events arrive on a thread of the microphone's own until `stop`.
    ///
    /// A recording is followed by `ended` and then by up to 31 s of silence, in the same pace, so that the end of speech
    /// can be found as with a device. A take without a recording left is `ended` and silence.
    /// A take that still runs is stopped first.
    /// - Throws: what the device or the recording answers. A recording that cannot be used counts as used.
    public func start(_ deliver: @escaping @Sendable (CaptureEvent) -> Void) throws(AudioError) {
        stop()
        enum Take {
            case device(String)
            case file(String?)
        }
        let take: Take = state.use { state in
            switch state.source {
            case .device(let name): return .device(name)
            case .files(let files):
                guard state.next < files.count else { return .file(nil) }
                defer { state.next += 1 }
                return .file(files[state.next])
            }
        }
        let worker: Worker
        switch take {
        case .device(let name):
            let pcm = try DevicePCM(name, .capture, DeviceCapture.wish)
            worker = try Worker.run { captureFromDevice(pcm, $0, deliver) }
        case .file(let path):
            let samples: [Int16]
            if let path { samples = try readSoundFile(path).samples } else { samples = [] }
            let pace = pace
            worker = try Worker.run { deliverRecording(samples, pace, $0, deliver) }
        }
        // Another thread may have begun a take meanwhile: the later one stays.
        let other = state.use { state in
            defer { state.worker = worker }
            return state.worker
        }
        other?.stop()
    }

    /// Ends the take within 10 ms; once it returns, nothing more is delivered.
    ///
    /// May be called from within a delivery; then nothing follows that one. The caller must hold no lock that
    /// `deliver` takes.
    public func stop() {
        state.use { $0.worker }?.stop()
    }
}
