import CALSA
import Glibc

/// One open device of ALSA in one direction; used by one thread at a time and closed at the end of its life.
final class DevicePCM: @unchecked Sendable {
    enum Direction {
        case capture, playback
    }

    /// What a device is asked for.
    struct Wish {
        /// Rates in samples a second, the best first; where it has none of them, the nearest to the first is taken.
        var rates: [Int]
        /// Seconds from one wake-up to the next.
        var period: Double
        /// Seconds that the device keeps.
        var buffer: Double
    }

    /// What a wait ended with.
    enum Readiness {
        case ready, timedOut, stopped
    }

    /// As it was asked for.
    let name: String
    let handle: OpaquePointer
    let rate: Int
    let channels: Int
    let format: DeviceFormat
    /// Frames from one wake-up to the next.
    let period: Int
    /// Frames that the device keeps.
    let buffer: Int

    /// Bytes of one frame.
    var frameWidth: Int { format.width * channels }

    /// Opens by name or readable name and agrees on a format; never waits for a busy device.
    init(_ name: String, _ direction: Direction, _ wish: Wish) throws(AudioError) {
        let (handle, settings) = try Self.opened(name, direction, wish)
        self.name = name
        self.handle = handle
        rate = settings.rate
        channels = settings.channels
        format = settings.format
        period = settings.period
        buffer = settings.buffer
    }

    deinit { snd_pcm_close(handle) }

    /// Waits until the device can go on, `seconds` are over or the worker is told to stop.
    func wait(_ worker: Worker, seconds: Double) -> Readiness {
        if worker.isStopped { return .stopped }
        let count = max(0, Int(snd_pcm_poll_descriptors_count(handle)))
        var places = [pollfd](repeating: pollfd(), count: count + 1)
        let filled = Int(snd_pcm_poll_descriptors(handle, &places, UInt32(count)))
        places[count] = pollfd(fd: worker.wake, events: Int16(POLLIN), revents: 0)
        guard filled == count else { return worker.sleep(until: now() + min(seconds, 0.005)) ? .ready : .stopped }
        let deadline = now() + seconds
        while true {
            let left = deadline - now()
            guard left > 0 else { return .timedOut }
            let answer = poll(&places, nfds_t(count + 1), Int32((min(left, 3_600) * 1_000).rounded(.up)))
            if worker.isStopped { return .stopped }
            guard answer > 0 else { continue }
            var events: UInt16 = 0
            snd_pcm_poll_descriptors_revents(handle, &places, UInt32(count), &events)
            if events != 0 || !isMoving { return .ready }
            // Something moved, but there is not yet a period of frames.
            if !worker.sleep(until: now() + 0.001) { return .stopped }
        }
    }

    var state: snd_pcm_state_t { snd_pcm_state(handle) }

    /// Whether there is something to wait for: a device that was interrupted answers the next call with the reason.
    private var isMoving: Bool {
        ![SND_PCM_STATE_XRUN, SND_PCM_STATE_SUSPENDED, SND_PCM_STATE_DISCONNECTED].contains(state)
    }

    /// What a negative status of a call means while the device runs.
    func failure(_ call: String, _ status: Int32) -> AudioError {
        AudioError(Self.kind(running: status), call: call, reason: alsaWords(status), name: name)
    }

    static func kind(running status: Int32) -> AudioError.Kind {
        switch -status {
        case ENODEV, ENXIO, ENOENT: .unplugged
        case EPIPE: .overrun
        case ESTRPIPE: .suspended
        case EIO, ECONNREFUSED, ECONNRESET, ECONNABORTED, ENOTCONN, EBADF, EHOSTDOWN, ETIMEDOUT: .serverLost
        case EBUSY: .busy
        case EACCES, EPERM: .denied
        default: .failed
        }
    }

    static func kind(opening status: Int32) -> AudioError.Kind {
        switch -status {
        // A sound server that refuses is a device that is not there.
        case ENOENT, ENODEV, ENXIO, ECONNREFUSED, EHOSTDOWN, ENOTCONN: .absent
        case EBUSY, EAGAIN: .busy
        case EACCES, EPERM: .denied
        case EINVAL: .absent
        default: .failed
        }
    }
}
