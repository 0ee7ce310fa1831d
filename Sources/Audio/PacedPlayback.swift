/// Plays without a device: into a file or nowhere, in real time times `pace`.
func playPaced(
    _ source: some SampleSource,
    _ recorder: PlaybackRecorder?,
    _ pace: Double,
    _ worker: Worker,
    _ notify: (PlaybackEvent) -> Void
) {
    do throws(AudioError) {
        let finished = try pacedPieces(source, recorder, pace, worker, notify)
        try recorder?.flush()
        notify(finished ? .finished : .stopped)
    } catch {
        notify(.failed(error))
    }
}

/// Whether the sound was played to its end.
private func pacedPieces(
    _ source: some SampleSource,
    _ recorder: PlaybackRecorder?,
    _ pace: Double,
    _ worker: Worker,
    _ notify: (PlaybackEvent) -> Void
) throws(AudioError) -> Bool {
    var source = source
    let rate = max(1, source.rate)
    let block = max(1, rate / 50)
    let fileRate = recorder?.rate ?? rate
    var converter: RateConverter? = fileRate == rate ? nil : try RateConverter(from: rate, to: fileRate)
    func record(_ samples: [Int16], isLast: Bool) throws(AudioError) {
        guard let recorder else { return }
        if converter != nil {
            let converted = try converter?.convert(samples.map(amplitude), isLast: isLast) ?? []
            try recorder.write(converted.map(sample16))
        } else {
            try recorder.write(samples)
        }
    }

    var start: Double?
    var played = 0
    while let piece = source.next() {
        guard !piece.isEmpty else {
            guard worker.sleep(until: now() + 0.002) else { return false }
            continue
        }
        for first in stride(from: 0, to: piece.count, by: block) {
            guard !worker.isStopped else { return false }
            let samples = Array(piece[first..<min(piece.count, first + block)])
            try record(samples, isLast: false)
            if start == nil {
                start = now()
                notify(.started)
            }
            played += samples.count
            guard worker.sleep(until: (start ?? 0) + pace * Double(played) / Double(rate)) else { return false }
            notify(.position(seconds: Double(played) / Double(rate)))
        }
    }
    try record([], isLast: true)
    return true
}
