import CALSA
import Glibc

extension DevicePCM {
    struct Settings {
        var rate = 0
        var channels = 0
        var format = DeviceFormat.int16
        var period = 0
        var buffer = 0
    }

    /// Nothing between us and the device converts: what it offers we convert better ourselves.
    private static let asItIs = Int32(SND_PCM_NO_AUTO_RESAMPLE | SND_PCM_NO_AUTO_CHANNELS | SND_PCM_NO_AUTO_FORMAT)

    static func opened(
        _ name: String,
        _ direction: Direction,
        _ wish: Wish
    ) throws(AudioError) -> (OpaquePointer, Settings) {
        LibraryConfiguration.refresh()
        do throws(AudioError) {
            return try tried(name, name, direction, wish)
        } catch {
            guard error.kind == .absent, let stable = deviceName(readable: name), stable != name else { throw error }
            return try tried(stable, name, direction, wish)
        }
    }

    /// As the device is, or else with whatever the library converts.
    private static func tried(
        _ stable: String,
        _ name: String,
        _ direction: Direction,
        _ wish: Wish
    ) throws(AudioError) -> (OpaquePointer, Settings) {
        do throws(AudioError) {
            return try tried(stable, name, direction, wish, SND_PCM_NONBLOCK | asItIs)
        } catch {
            guard error.kind == .format else { throw error }
            return try tried(stable, name, direction, wish, SND_PCM_NONBLOCK)
        }
    }

    private static func tried(
        _ stable: String,
        _ name: String,
        _ direction: Direction,
        _ wish: Wish,
        _ mode: Int32
    ) throws(AudioError) -> (OpaquePointer, Settings) {
        let stream = direction == .capture ? SND_PCM_STREAM_CAPTURE : SND_PCM_STREAM_PLAYBACK
        let answer: Result<(OpaquePointer, Settings), AudioError> = LibraryLog.during { reason in
            guard !stable.utf8.contains(0), !stable.isEmpty else {
                return .failure(AudioError(.absent, call: "snd_pcm_open", reason: alsaWords(-ENOENT), name: name))
            }
            var handle: OpaquePointer?
            let status = snd_pcm_open(&handle, stable, stream, mode)
            guard status >= 0, let handle else {
                let kind = kind(opening: status)
                return .failure(AudioError(kind, call: "snd_pcm_open", reason: reason(status), name: name))
            }
            do throws(Refusal) {
                return .success((handle, try agreed(handle, direction, wish)))
            } catch {
                let reason = reason(error.status)
                snd_pcm_close(handle)
                let kind: AudioError.Kind = error.status == -EINVAL ? .format : kind(opening: error.status)
                return .failure(AudioError(kind, call: error.call, reason: reason, name: name))
            }
        }
        return try answer.get()
    }

    private struct Refusal: Error {
        var call: String
        var status: Int32
    }

    private static func check(_ call: String, _ status: Int32) throws(Refusal) {
        if status < 0 { throw Refusal(call: call, status: status) }
    }

    private static func agreed(
        _ handle: OpaquePointer,
        _ direction: Direction,
        _ wish: Wish
    ) throws(Refusal) -> Settings {
        var parameters: OpaquePointer?
        try check("snd_pcm_hw_params_malloc", snd_pcm_hw_params_malloc(&parameters))
        defer { snd_pcm_hw_params_free(parameters) }
        try check("snd_pcm_hw_params_any", snd_pcm_hw_params_any(handle, parameters))
        try check(
            "snd_pcm_hw_params_set_access",
            snd_pcm_hw_params_set_access(handle, parameters, SND_PCM_ACCESS_RW_INTERLEAVED)
        )

        var settings = Settings()
        settings.format =
            DeviceFormat.allCases.first { snd_pcm_hw_params_test_format(handle, parameters, $0.code) == 0 } ?? .int16
        try check(
            "snd_pcm_hw_params_set_format",
            snd_pcm_hw_params_set_format(handle, parameters, settings.format.code)
        )

        var channels: UInt32 = 1
        if snd_pcm_hw_params_test_channels(handle, parameters, 1) != 0 {
            channels = 2
            try check(
                "snd_pcm_hw_params_set_channels_near",
                snd_pcm_hw_params_set_channels_near(handle, parameters, &channels)
            )
        } else {
            try check("snd_pcm_hw_params_set_channels", snd_pcm_hw_params_set_channels(handle, parameters, 1))
        }
        // More channels than any device has would be a fault of the library's.
        guard (1...256).contains(channels) else {
            throw Refusal(call: "snd_pcm_hw_params_set_channels_near", status: -EINVAL)
        }
        settings.channels = Int(channels)

        let known = wish.rates.first { snd_pcm_hw_params_test_rate(handle, parameters, UInt32(clamping: $0), 0) == 0 }
        var rate = UInt32(clamping: known ?? wish.rates.first ?? 48_000)
        var side: Int32 = 0
        try check(
            "snd_pcm_hw_params_set_rate_near",
            snd_pcm_hw_params_set_rate_near(handle, parameters, &rate, &side)
        )
        settings.rate = Int(rate)

        var period = snd_pcm_uframes_t(max(16, wish.period * Double(rate)))
        try check(
            "snd_pcm_hw_params_set_period_size_near",
            snd_pcm_hw_params_set_period_size_near(handle, parameters, &period, &side)
        )
        var buffer = snd_pcm_uframes_t(max(64, wish.buffer * Double(rate)))
        try check(
            "snd_pcm_hw_params_set_buffer_size_near",
            snd_pcm_hw_params_set_buffer_size_near(handle, parameters, &buffer)
        )
        try check("snd_pcm_hw_params", snd_pcm_hw_params(handle, parameters))
        settings.period = Int(clamping: period)
        settings.buffer = Int(clamping: buffer)
        guard settings.rate > 0, settings.period > 0, settings.buffer > 0 else {
            throw Refusal(call: "snd_pcm_hw_params", status: -EINVAL)
        }
        try agreeOnWaking(handle, settings)
        return settings
    }

    /// Wakes us a period at a time, starts playback with the first frame, and stops when it runs dry.
    private static func agreeOnWaking(_ handle: OpaquePointer, _ settings: Settings) throws(Refusal) {
        var parameters: OpaquePointer?
        try check("snd_pcm_sw_params_malloc", snd_pcm_sw_params_malloc(&parameters))
        defer { snd_pcm_sw_params_free(parameters) }
        try check("snd_pcm_sw_params_current", snd_pcm_sw_params_current(handle, parameters))
        let period = snd_pcm_uframes_t(settings.period)
        try check(
            "snd_pcm_sw_params_set_avail_min",
            snd_pcm_sw_params_set_avail_min(handle, parameters, period)
        )
        try check(
            "snd_pcm_sw_params_set_start_threshold",
            snd_pcm_sw_params_set_start_threshold(handle, parameters, 1)
        )
        try check("snd_pcm_sw_params", snd_pcm_sw_params(handle, parameters))
    }
}
