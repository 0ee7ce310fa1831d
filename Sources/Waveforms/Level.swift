private import func Glibc.log10

/// How loud a stretch of sound is.
public struct Level: Sendable, Equatable {
    /// Root of the mean square, 0…1 of full scale.
    public var rms: Double
    /// Greatest amplitude, 0…1 of full scale.
    public var peak: Double

    /// The level of samples with full scale ±32,768; 0 for none.
    public init(of samples: some Sequence<Int16>) {
        var (sum, greatest, count) = (0.0, 0, 0)
        for sample in samples {
            sum += Double(sample) * Double(sample)
            greatest = max(greatest, abs(Int(sample)))
            count += 1
        }
        rms = count > 0 ? (sum / Double(count)).squareRoot() / 32_768 : 0
        peak = Double(greatest) / 32_768
    }

    /// Root mean square in dBFS (a full-scale square wave is 0), at least ``floor``.
    public var rmsDecibels: Double { decibels(power: rms * rms) }
    /// Peak in dBFS, at least ``floor``.
    public var peakDecibels: Double { decibels(power: peak * peak) }

    /// What stands for digital silence, in dBFS: below one step of 16 bits.
    public static let floor = -100.0
}

/// A power, 1 at full scale, in dBFS; at least ``Level/floor``.
func decibels(power: Double) -> Double {
    power > 1e-10 ? 10 * log10(power) : Level.floor
}
