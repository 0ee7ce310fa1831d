/// What can be said of a take before it is judged: levels, noise, clipping, bandwidth.
///
/// Energies are those between 100 and 7,500 Hz in frames of 512 samples, 160 apart. Complexity: linear in the length,
/// about a thousandth of real time.
public struct TakeQuality: Sendable, Equatable {
    /// Length of the take in seconds.
    public var seconds: Double
    /// Seconds that stand out of the noise, within 20 dB of the loud ones.
    public var speechSeconds: Double
    /// Whether every sample is the same, as from a muted microphone (differences of one step count as none).
    public var isAllZero: Bool
    /// Greatest amplitude in dBFS.
    public var peakDecibels: Double
    /// Mean level of the seconds of speech, in dBFS.
    public var speechDecibels: Double
    /// Mean level of the quietest tenth, in dBFS.
    public var noiseDecibels: Double
    /// Speech without the noise in it, against noise, in dB, −20…100; white or pink noise mixed in at 0…20 dB is
    /// measured within 3.5 dB, mostly within 1.
    public var signalToNoise: Double
    /// Share of the samples that lie in flat tops of three or more at the end of the range, 0…1.
    public var clippedShare: Double
    /// Frequency in Hz up to which there is speech: the uppermost eighth of a kilohertz that comes within 56 dB of the
    /// loud frames' 300 to 3,400 Hz, or half of it where what lies above a quarter of the rate mirrors what lies below.
    public var bandwidth: Double

    /// Nothing was said that stands out of the noise.
    public var isSilent: Bool { isAllZero || speechSeconds < 0.05 }
    /// Too quiet to be judged: below −55 dBFS.
    public var isQuiet: Bool { speechDecibels < Self.leastSpeech }
    /// So loud that more than one sample in 200 is cut off.
    public var isClipped: Bool { clippedShare > Self.mostClipped }
    /// Speech less than 9 dB above the noise.
    public var isNoisy: Bool { signalToNoise < Self.leastSignalToNoise }
    /// Telephone speech, whatever the rate: nothing above 4,600 Hz.
    public var isNarrowBand: Bool { bandwidth < Self.leastBandwidth }
    /// Less than 0.12 s of speech, or less than 0.3 s in all: the shortest words that people have been recorded with take 0.33 s.
    public var isShort: Bool { speechSeconds < Self.leastSpeechSeconds || seconds < Self.leastSeconds }

    /// dBFS.
    public static let leastSpeech = -55.0
    /// Share of samples.
    public static let mostClipped = 0.005
    /// dB.
    public static let leastSignalToNoise = 9.0
    /// Hz.
    public static let leastBandwidth = 4_600.0
    /// Seconds.
    public static let leastSpeechSeconds = 0.12
    /// Seconds.
    public static let leastSeconds = 0.3

    /// Measures a take.
    public init(of take: Waveform) {
        seconds = take.seconds
        let level = Level(of: take.samples)
        peakDecibels = level.peakDecibels
        let (least, most) = (take.samples.min() ?? 0, take.samples.max() ?? 0)
        isAllZero = Int(most) - Int(least) <= 1
        clippedShare = Self.clippedShare(take.samples)

        let bands = Bands(of: take)
        let energies = bands.energies
        let ordered = energies.sorted()
        let quiet = ordered.prefix(max(1, ordered.count / 10))
        // The mean of the lowest tenth of steady noise lies 0.5 dB below its mean.
        let noise = quiet.isEmpty ? 0 : 1.12 * Double(quiet.reduce(0, +)) / Double(quiet.count)
        let loud = Double(percentile(95, of: ordered))
        let least16 = max(loud / 100, 2 * noise, 1e-10)
        let speech = energies.indices.filter { Double(energies[$0]) > least16 }
        let power = speech.isEmpty ? 0 : speech.reduce(0.0) { $0 + Double(energies[$1]) } / Double(speech.count)

        speechSeconds = min(seconds, Double(speech.count * Bands.step) / Double(take.rate))
        speechDecibels = decibels(power: power)
        noiseDecibels = decibels(power: noise)
        signalToNoise =
            power > noise
            ? max(-20, min(100, decibels(power: power - noise) - max(Level.floor, noiseDecibels))) : -20
        bandwidth = bands.bandwidth()
    }

    private static func clippedShare(_ samples: [Int16]) -> Double {
        guard !samples.isEmpty else { return 0 }
        var (clipped, run) = (0, 0)
        for sample in samples {
            if abs(Int(sample)) >= 32_600 {
                run += 1
                clipped += run == 3 ? 3 : run > 3 ? 1 : 0
            } else {
                run = 0
            }
        }
        return Double(clipped) / Double(samples.count)
    }
}

/// The value below which this share of ordered values lies; 0 where there are none.
func percentile(_ percent: Int, of ordered: [Float]) -> Float {
    guard !ordered.isEmpty else { return 0 }
    return ordered[max(0, min(ordered.count - 1, ordered.count * percent / 100))]
}
