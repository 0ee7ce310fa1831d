private import func Glibc.log10

/// A take's short-time power in 64 bands of equal width.
struct Bands {
    /// Samples from one frame to the next.
    static let step = 160
    /// In dB; images stay below 1.8, natural speech above 2.9.
    private static let leastStraying = 2.0
    /// Bands from 0 to half the rate.
    static let count = 64

    /// Power of each frame between 100 and 7,500 Hz, full scale 1.
    private(set) var energies: [Float] = []
    /// Power a frame and band, frame after frame.
    private var values: [Float] = []
    private let hertzPerBin: Double
    private let rate: Int

    init(of take: Waveform) {
        var spectrum = Spectrum(bits: 9)
        let bins = spectrum.size / 2 + 1
        rate = take.rate
        hertzPerBin = Double(take.rate) / Double(spectrum.size)
        guard !take.samples.isEmpty else { return }
        let frames = max(0, take.samples.count - spectrum.size) / Self.step + 1
        let low = min(bins - 1, Int((100 / hertzPerBin).rounded()))
        let high = max(low + 1, min(bins, Int((7_500 / hertzPerBin).rounded())))
        var power = [Float](repeating: 0, count: bins)
        energies.reserveCapacity(frames)
        values.reserveCapacity(frames * Self.count)
        take.samples.withUnsafeBufferPointer { samples in
            for frame in 0..<frames {
                spectrum.power(of: samples, from: frame * Self.step, into: &power)
                energies.append(power[low..<high].reduce(0, +) / Float(spectrum.size / 2))
                for band in 0..<Self.count {
                    let first = Self.firstBin(of: band)
                    values.append((power[first] + power[first + 1] + power[first + 2] + power[first + 3]) / 4)
                }
            }
        }
    }

    /// Four bins a band, and none for the bin at a quarter of the rate: so bands above it mirror bands below.
    private static func firstBin(of band: Int) -> Int { 4 * band + (band < count / 2 ? 0 : 1) }

    private func hertz(of band: Int) -> Double { Double(Self.firstBin(of: band)) * hertzPerBin }

    /// See ``TakeQuality/bandwidth``.
    func bandwidth() -> Double {
        let frames = energies.count
        guard frames > 0 else { return 0 }
        let speech = (0..<Self.count).filter { (300..<3_400).contains(hertz(of: $0)) }
        let loud = percentile(
            95,
            of: (0..<frames).map { frame in
                speech.reduce(0) { $0 + values[frame * Self.count + $1] } / Float(max(1, speech.count))
            }.sorted()
        )
        // −56 dB; and −97 dBFS, which rounding to 16 bits reaches by itself.
        let least = max(loud * 2.5e-6, 2e-10)
        let top = (0..<Self.count).last { band in
            percentile(97, of: (0..<frames).map { values[$0 * Self.count + band] }.sorted()) > least
        }
        guard let top else { return 0 }
        let reached = hertz(of: top) + 4 * hertzPerBin
        let quarter = Double(rate) / 4
        return reached > quarter && straying() < Self.leastStraying ? quarter : reached
    }

    /// How far, in dB, what lies above a quarter of the rate strays, frame by frame, from what lies as far below.
    ///
    /// Speech of half the rate brought up by a straight line or by repeating samples does not stray, since what is
    /// above is an image of what is below.
    private func straying() -> Double {
        let loudest = energies.max() ?? 0
        let frames = energies.indices.filter { energies[$0] > loudest / 1_000 }
        guard frames.count >= 10 else { return .infinity }
        let half = Self.count / 2
        let deviations = (3..<18).map { distance in
            deviation(frames, half - 1 - distance, half + distance)
        }.sorted()
        return deviations[deviations.count / 2]
    }

    /// Standard deviation over some frames of the ratio of two bands' powers, in dB.
    private func deviation(_ frames: [Int], _ one: Int, _ other: Int) -> Double {
        var (sum, squares) = (0.0, 0.0)
        for frame in frames {
            let lower = Double(values[frame * Self.count + one]) + 1e-11
            let ratio = 10 * log10((Double(values[frame * Self.count + other]) + 1e-11) / lower)
            sum += ratio
            squares += ratio * ratio
        }
        let count = Double(max(1, frames.count))
        return max(0, squares / count - sum / count * (sum / count)).squareRoot()
    }
}
