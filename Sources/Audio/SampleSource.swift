public import Waveforms

/// Mono sound that arrives piece by piece, so that playback can begin before it is all there.
public protocol SampleSource: Sendable {
    /// Samples a second, above 0; the same for the whole of the sound.
    var rate: Int { get }

    /// The next samples, full scale ±32,767; empty where there are none yet, nil at the end.
    ///
    /// Called on the playback thread. It should return within a few milliseconds.
    mutating func next() -> [Int16]?
}

/// A waveform handed out in pieces.
public struct WaveformSource: SampleSource {
    private let waveform: Waveform
    private var position: Int

    /// Plays `waveform` from `from` seconds on.
    public init(_ waveform: Waveform, from: Double = 0) {
        self.waveform = waveform
        let first = from * Double(waveform.rate)
        position = first > 0 ? (first < Double(waveform.samples.count) ? Int(first) : waveform.samples.count) : 0
    }

    public var rate: Int { waveform.rate }

    public mutating func next() -> [Int16]? {
        guard position < waveform.samples.count else { return nil }
        let end = min(waveform.samples.count, position + max(1, waveform.rate / 10))
        defer { position = end }
        return Array(waveform.samples[position..<end])
    }
}
