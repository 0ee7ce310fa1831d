/// Mono sound: samples and how many of them make a second.
public struct Waveform: Sendable, Equatable {
    /// Amplitudes, full scale ±32,767.
    public var samples: [Int16]
    /// Samples a second, above 0.
    public var rate: Int

    /// The rate of everything that is judged, in samples a second.
    public static let judgedRate = 16_000

    /// A rate below 1 is taken as 1.
    public init(samples: [Int16], rate: Int = Waveform.judgedRate) {
        self.samples = samples
        self.rate = max(1, rate)
    }

    /// Length in seconds.
    public var seconds: Double { Double(samples.count) / Double(rate) }
}
