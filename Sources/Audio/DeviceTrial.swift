import CALSA
import Glibc
import Threads

extension AudioDevice {
    /// Tries which devices can be opened: why each cannot be, nil where it can. Nothing is recorded or played.
    ///
    /// The library names devices that nothing stands behind, such as a sound server that does not run. They are tried one
    /// after the other, since several names may stand for one device. Libraries behind libasound, such as JACK's, print on
    /// standard error by themselves, also after one was given up: whoever minds has it lead nowhere before.
    ///
    /// - Parameter seconds: how long each is waited for; one that does not answer is `stalled`.
    public static func refusals(
        of devices: [AudioDevice],
        capturing: Bool,
        seconds: Double = 2
    ) -> [AudioError?] {
        var refusals: [AudioError?] = []
        while refusals.count < devices.count {
            let rest = Array(devices[refusals.count...])
            refusals += tried(rest, capturing: capturing, seconds: seconds)
            guard refusals.count < devices.count else { break }
            let call = "snd_pcm_open"
            refusals.append(
                AudioError(.stalled, call: call, reason: "\(seconds) s", name: devices[refusals.count].name)
            )
        }
        return refusals
    }

    /// The answers of the first of them, up to one that gives none in time: its thread is left to itself.
    private static func tried(_ devices: [AudioDevice], capturing: Bool, seconds: Double) -> [AudioError?] {
        let state = Lock<(answers: [AudioError?], isGivenUp: Bool)>(([], false))
        let worker = try? Worker.run { _ in
            for device in devices {
                let answer = refusal(of: device.name, capturing: capturing)
                let goesOn = state.use { state in
                    if !state.isGivenUp { state.answers.append(answer) }
                    return !state.isGivenUp
                }
                guard goesOn else { return }
            }
        }
        guard worker != nil else { return [] }
        var count = 0
        var deadline = now() + seconds
        while count < devices.count, now() < deadline {
            usleep(1_000)
            let answered = state.use { $0.answers.count }
            if answered > count { deadline = now() + seconds }
            count = answered
        }
        return state.use { state in
            state.isGivenUp = true
            return state.answers
        }
    }

    /// Opens a device for a moment, and asks what it offers; it is not told to begin.
    private static func refusal(of name: String, capturing: Bool) -> AudioError? {
        LibraryLog.during { reason in
            guard !name.isEmpty, !name.utf8.contains(0) else {
                return AudioError(.absent, call: "snd_pcm_open", reason: alsaWords(-ENOENT), name: name)
            }
            let stream = capturing ? SND_PCM_STREAM_CAPTURE : SND_PCM_STREAM_PLAYBACK
            var handle: OpaquePointer?
            let status = snd_pcm_open(&handle, name, stream, Int32(SND_PCM_NONBLOCK))
            guard status >= 0, let handle else {
                let kind = DevicePCM.kind(opening: status)
                return AudioError(kind, call: "snd_pcm_open", reason: reason(status), name: name)
            }
            defer { snd_pcm_close(handle) }
            var parameters: OpaquePointer?
            guard snd_pcm_hw_params_malloc(&parameters) >= 0 else {
                return AudioError(.failed, call: "snd_pcm_hw_params_malloc", reason: alsaWords(-ENOMEM), name: name)
            }
            defer { snd_pcm_hw_params_free(parameters) }
            let offer = snd_pcm_hw_params_any(handle, parameters)
            guard offer < 0 else { return nil }
            return AudioError(.format, call: "snd_pcm_hw_params_any", reason: reason(offer), name: name)
        }
    }
}
