import Threads

/// Where a loudspeaker's sound goes.
public enum LoudspeakerTarget: Sendable, Hashable {
    /// A device by its name or its readable name; `default` follows the system's choice.
    case device(String)
    /// A sound file, to which everything played is added; its rate is that of the first sound.
    case file(String)
    /// Nowhere.
    case none
}

/// What comes of a playback, in order; the last is `finished`, `stopped` or `failed`.
public enum PlaybackEvent: Sendable, Equatable {
    /// The first samples were handed to the device.
    case started
    /// This many seconds of the sound have been heard, sent about every 20 ms.
    case position(seconds: Double)
    /// All has been heard.
    case finished
    /// Ended by `stop` or by another playback.
    case stopped
    case failed(AudioError)
}

/// A loudspeaker: a device of ALSA, a sound file, or none.
///
/// May be used from any thread. At most one sound plays at a time.
public final class Loudspeaker: Sendable {
    private struct State {
        var target: LoudspeakerTarget
        var recorder: PlaybackRecorder?
        var worker: Worker?

        init(_ target: LoudspeakerTarget) {
            self.target = target
            if case .file(let path) = target { recorder = PlaybackRecorder(path) }
        }
    }

    private let state: Lock<State>
    private let pace: Double

    /// - Parameter pace: how long a second of sound takes without a device, in seconds: 1 is real time, 0 is at once.
    ///   A device has its own.
    public init(_ target: LoudspeakerTarget = .device("default"), pace: Double = 1) {
        state = Lock(State(target))
        self.pace = sensiblePace(pace)
    }

    deinit { try? close() }

    /// Stops, and makes a sound file whole; a WAV file is so after each sound already. Nothing can be played afterwards
    /// into a file.
    public func close() throws(AudioError) {
        stop()
        try state.use { $0.recorder }?.close()
    }

    /// Sends sound somewhere else; what still plays is stopped, and a file it went to is made whole.
    public func use(_ target: LoudspeakerTarget) throws(AudioError) {
        try close()
        state.use { $0 = State(target) }
    }

    /// Plays a sound from its beginning while it is still being made; events arrive on the loudspeaker's own thread.
    ///
    /// A sound that still plays is stopped first.
    /// - Throws: what the device or the file answers when it is opened; what happens later arrives as `failed`.
    public func play(
        _ source: some SampleSource,
        _ notify: @escaping @Sendable (PlaybackEvent) -> Void = { _ in }
    ) throws(AudioError) {
        stop()
        let worker: Worker
        let (target, recorder) = state.use { ($0.target, $0.recorder) }
        switch target {
        case .device(let name):
            let pcm = try DevicePCM(name, .playback, playbackWish(source.rate))
            worker = try Worker.run { playOnDevice(source, pcm, $0, notify) }
        case .file, .none:
            let pace = pace
            try recorder?.open(rate: source.rate)
            worker = try Worker.run { playPaced(source, recorder, pace, $0, notify) }
        }
        // Another thread may have begun a sound meanwhile: the later one stays.
        let other = state.use { state in
            defer { state.worker = worker }
            return state.worker
        }
        other?.stop()
    }

    /// Silences the device within 10 ms; once it returns, nothing more is notified.
    ///
    /// May be called from within a notification. The caller must hold no lock that `notify` takes.
    public func stop() {
        state.use { $0.worker }?.stop()
    }
}
