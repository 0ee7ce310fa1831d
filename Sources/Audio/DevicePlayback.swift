import CALSA
import Glibc

/// Plays on an open device until the end, until told to stop or until it fails.
func playOnDevice(
    _ source: some SampleSource,
    _ pcm: DevicePCM,
    _ worker: Worker,
    _ notify: @escaping (PlaybackEvent) -> Void
) {
    let ended: PlaybackEvent
    do throws(AudioError) {
        var playback = try DevicePlayback(source, pcm, worker, notify)
        ended = try playback.run() ? .finished : .stopped
    } catch {
        ended = .failed(error)
    }
    // What is still in the device is thrown away: at the end that is the silence behind the sound.
    snd_pcm_drop(pcm.handle)
    notify(ended)
}

/// A small period wakes us often, for positions and for stopping; with a buffer of a tenth of a second an interruption
/// of ours is not heard.
func playbackWish(_ rate: Int) -> DevicePCM.Wish {
    DevicePCM.Wish(rates: [rate, 2 * rate, 48_000, 44_100], period: 0.01, buffer: 0.1)
}

struct DevicePlayback<Source: SampleSource>: ~Copyable {
    private var source: Source
    private let pcm: DevicePCM
    private let worker: Worker
    private let notify: (PlaybackEvent) -> Void
    private var converter: RateConverter?
    /// Samples at the device's rate, not yet written.
    private var pending: [Float] = []
    private var hasEnded = false
    /// Frames of sound that there are in all, once it has ended.
    private var total = 0
    /// Frames of sound and of the silence behind it that were written.
    private var written = 0
    private var recoveries = 0
    private var reported = 0.0

    init(
        _ source: Source,
        _ pcm: DevicePCM,
        _ worker: Worker,
        _ notify: @escaping (PlaybackEvent) -> Void
    ) throws(AudioError) {
        self.source = source
        self.pcm = pcm
        self.worker = worker
        self.notify = notify
        if pcm.rate != source.rate {
            do {
                converter = try RateConverter(from: source.rate, to: pcm.rate)
            } catch {
                throw AudioError(error.kind, call: error.call, reason: error.reason, name: pcm.name)
            }
        } else {
            converter = nil
        }
    }

    /// Whether the sound was played to its end.
    mutating func run() throws(AudioError) -> Bool {
        var moved = (at: now(), written: 0, heard: 0)
        while !worker.isStopped {
            try refill()
            if !pending.isEmpty { try write() }
            try report()
            let heard = heard
            if hasEnded, heard >= total { return true }
            let isWaitingForSource = pending.isEmpty && !hasEnded
            if isWaitingForSource || written > moved.written || heard > moved.heard {
                moved = (now(), written, heard)
            }
            guard now() - moved.at < 2 else {
                throw AudioError(.stalled, call: "snd_pcm_writei", reason: "nothing played for 2 s", name: pcm.name)
            }
            let isWaiting: Bool
            if pending.isEmpty {
                // Nothing to write: the sound is still being made, or has all been written.
                isWaiting = worker.sleep(until: now() + 0.002)
            } else {
                isWaiting = pcm.wait(worker, seconds: 0.02) != .stopped
            }
            guard isWaiting else { return false }
        }
        return false
    }

    /// Takes from the source as much as the device can keep.
    private mutating func refill() throws(AudioError) {
        while !hasEnded, pending.count < pcm.buffer {
            guard let piece = source.next() else {
                if converter != nil { pending += try converter?.convert([], isLast: true) ?? [] }
                hasEnded = true
                total = written + pending.count
                // Silence that may be thrown away with the last period.
                pending += [Float](repeating: 0, count: 2 * pcm.period)
                return
            }
            guard !piece.isEmpty else { return }
            let samples = piece.map(amplitude)
            pending += converter == nil ? samples : try converter?.convert(samples) ?? []
        }
    }

    private mutating func write() throws(AudioError) {
        let bytes = pcm.format.frames(pending.prefix(pcm.buffer), channels: pcm.channels)
        let frames = bytes.count / pcm.frameWidth
        let answer = snd_pcm_writei(pcm.handle, bytes, snd_pcm_uframes_t(frames))
        guard answer > 0 else {
            guard answer < 0, answer != -Int(EAGAIN), answer != -Int(EINTR) else { return }
            return try recover(Int32(clamping: answer))
        }
        recoveries = 0
        if written == 0 { notify(.started) }
        let taken = min(frames, answer)
        written += taken
        pending.removeFirst(taken)
    }

    /// Frames of sound that have left the device.
    private var heard: Int {
        var delay: snd_pcm_sframes_t = 0
        let status = snd_pcm_delay(pcm.handle, &delay)
        return max(0, written - (status < 0 ? 0 : max(0, delay)))
    }

    private mutating func report() throws(AudioError) {
        guard written > 0 else { return }
        let frames = hasEnded ? min(total, heard) : heard
        let seconds = Double(frames) / Double(pcm.rate)
        if seconds - reported >= 0.02 || (hasEnded && frames == total && seconds > reported) {
            reported = seconds
            notify(.position(seconds: seconds))
        }
        if pcm.state == SND_PCM_STATE_DISCONNECTED { throw pcm.failure("snd_pcm_delay", -ENODEV) }
    }

    /// Brings the device back after it ran dry or slept; the next write starts it.
    private mutating func recover(_ status: Int32) throws(AudioError) {
        recoveries += 1
        var error = pcm.failure("snd_pcm_writei", status)
        if error.kind == .overrun { error.kind = .underrun }
        guard recoveries <= 20 else { throw error }
        switch status {
        case -EPIPE: try pcm.prepareAgain()
        case -ESTRPIPE: _ = try pcm.resume(worker)
        default:
            if pcm.state == SND_PCM_STATE_DISCONNECTED { error.kind = .unplugged }
            throw error
        }
    }
}
