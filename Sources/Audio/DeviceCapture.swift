import CALSA
import Glibc
import Waveforms

/// Captures from an open device until told to stop or until it fails.
func captureFromDevice(_ pcm: DevicePCM, _ worker: Worker, _ deliver: @escaping (CaptureEvent) -> Void) {
    do throws(AudioError) {
        var capture = try DeviceCapture(pcm, worker, deliver)
        try capture.run()
    } catch {
        if !worker.isStopped { deliver(.failed(error)) }
    }
    snd_pcm_drop(pcm.handle)
}

struct DeviceCapture: ~Copyable {
    private let pcm: DevicePCM
    private let worker: Worker
    private let deliver: (CaptureEvent) -> Void
    private var converter: RateConverter?
    private var bytes: [UInt8]
    /// What is not yet a whole delivery.
    private var pending: [Int16] = []
    /// Gaps since the last frames.
    private var gaps = 0

    static let wish = DevicePCM.Wish(
        rates: [Waveform.judgedRate, 48_000, 32_000, 44_100, 96_000],
        period: 0.01,
        buffer: 0.5
    )

    /// Seconds without a frame after which a device is given up: at first, when a sound server may have to wake it,
    /// and later.
    private static let patience = (first: 3.0, later: 0.8)

    init(_ pcm: DevicePCM, _ worker: Worker, _ deliver: @escaping (CaptureEvent) -> Void) throws(AudioError) {
        self.pcm = pcm
        self.worker = worker
        self.deliver = deliver
        bytes = [UInt8](repeating: 0, count: min(pcm.buffer, max(pcm.period, pcm.rate / 10)) * pcm.frameWidth)
        if pcm.rate != Waveform.judgedRate {
            do {
                converter = try RateConverter(from: pcm.rate, to: Waveform.judgedRate)
            } catch {
                throw AudioError(error.kind, call: error.call, reason: error.reason, name: pcm.name)
            }
        } else {
            converter = nil
        }
    }

    /// Returns when told to stop.
    mutating func run() throws(AudioError) {
        try start()
        var patience = Self.patience.first
        while true {
            switch pcm.wait(worker, seconds: patience) {
            case .stopped: return
            case .timedOut:
                // A device that is gone may not wake us, but it answers a call with the reason.
                let before = gaps
                _ = try takeFrames()
                if gaps > before { continue }
                let reason = "no sound for \(patience) s"
                throw AudioError(.stalled, call: "poll", reason: reason, name: pcm.name)
            case .ready:
                if try takeFrames() { patience = Self.patience.later }
            }
        }
    }

    private mutating func start() throws(AudioError) {
        let status = snd_pcm_start(pcm.handle)
        guard status >= 0 else { throw pcm.failure("snd_pcm_start", status) }
    }

    /// Whether any frames came.
    private mutating func takeFrames() throws(AudioError) -> Bool {
        let room = bytes.count / pcm.frameWidth
        let handle = pcm.handle
        let got = bytes.withUnsafeMutableBytes { snd_pcm_readi(handle, $0.baseAddress, snd_pcm_uframes_t(room)) }
        guard got > 0 else {
            if got < 0 && got != -Int(EAGAIN) && got != -Int(EINTR) {
                try recover(Int32(clamping: got))
            } else if !worker.sleep(until: now() + 0.001) {
                return false
            }
            return false
        }
        gaps = 0
        try take(frames: min(room, got))
        return true
    }

    private mutating func take(frames: Int) throws(AudioError) {
        let (format, channels) = (pcm.format, pcm.channels)
        let count = frames * pcm.frameWidth
        if format == .int16 && channels == 1 && converter == nil {
            pending += (0..<frames).map { Int16(bitPattern: UInt16(bytes[2 * $0]) | UInt16(bytes[2 * $0 + 1]) << 8) }
        } else {
            var mono = bytes.withUnsafeBytes {
                format.mono(UnsafeRawBufferPointer(rebasing: $0[..<count]), channels: channels)
            }
            if converter != nil { mono = try converter?.convert(mono) ?? [] }
            pending += mono.map(sample16)
        }
        var first = 0
        while pending.count - first >= captureBlock, !worker.isStopped {
            deliver(.samples(Array(pending[first..<first + captureBlock])))
            first += captureBlock
        }
        pending.removeFirst(first)
    }

    /// Brings the device back after an overrun or a sleep, and says what was lost.
    private mutating func recover(_ status: Int32) throws(AudioError) {
        gaps += 1
        var error = pcm.failure("snd_pcm_readi", status)
        guard gaps <= 20 else { throw error }
        switch status {
        case -EPIPE:
            // The reason for an overrun is that we were late, or that what is behind the device is gone.
            try pcm.prepareAgain()
        case -ESTRPIPE:
            guard try pcm.resume(worker) else { return }
        default:
            if pcm.state == SND_PCM_STATE_DISCONNECTED { error.kind = .unplugged }
            throw error
        }
        if pcm.state != SND_PCM_STATE_RUNNING { try start() }
        if !worker.isStopped { deliver(.gap(error)) }
    }
}
