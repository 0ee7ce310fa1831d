private import func Glibc.cos
private import func Glibc.sin

/// Power spectra of windowed frames: a radix-2 Fourier transform (Cooley and Tukey, 1965) with a Hann window.
struct Spectrum {
    /// Samples in a frame.
    let size: Int

    private let window: [Float]
    private let cosines: [Float]
    private let sines: [Float]
    private let reversed: [Int]
    /// Makes the mean over all bins the mean square of the frame.
    private let scale: Float
    private var real: [Float]
    private var imaginary: [Float]

    /// - Parameter bits: the frame has two to the power of this many samples, 1…16.
    init(bits: Int) {
        let bits = max(1, min(16, bits))
        let size = 1 << bits
        self.size = size
        window = (0..<size).map { Float(0.5 - 0.5 * cos(2 * Double.pi * (Double($0) + 0.5) / Double(size))) }
        cosines = (0..<size / 2).map { Float(cos(2 * Double.pi * Double($0) / Double(size))) }
        sines = (0..<size / 2).map { Float(-sin(2 * Double.pi * Double($0) / Double(size))) }
        reversed = (0..<size).map { index in
            (0..<bits).reduce(0) { $0 | ((index >> $1) & 1) << (bits - 1 - $1) }
        }
        scale = 1 / window.reduce(0) { $0 + $1 * $1 }
        real = [Float](repeating: 0, count: size)
        imaginary = real
    }

    /// Power at size / 2 + 1 frequencies from 0 to half the rate, of the frame that begins at `start`.
    ///
    /// Samples past the end count as 0. Full scale is ±1; white noise of mean square p has p at every frequency.
    mutating func power(of samples: UnsafeBufferPointer<Int16>, from start: Int, into power: inout [Float]) {
        for index in 0..<size {
            let place = start + index
            let sample = place >= 0 && place < samples.count ? Float(samples[place]) / 32_768 : 0
            real[reversed[index]] = sample * window[index]
            imaginary[index] = 0
        }
        transform()
        for bin in 0..<min(power.count, size / 2 + 1) {
            power[bin] = (real[bin] * real[bin] + imaginary[bin] * imaginary[bin]) * scale
        }
    }

    private mutating func transform() {
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var half = 1
                while half < size {
                    let step = size / (2 * half)
                    for block in stride(from: 0, to: size, by: 2 * half) {
                        for place in 0..<half {
                            let (low, high) = (block + place, block + place + half)
                            let (c, s) = (cosines[place * step], sines[place * step])
                            let r = real[high] * c - imaginary[high] * s
                            let i = real[high] * s + imaginary[high] * c
                            (real[high], imaginary[high]) = (real[low] - r, imaginary[low] - i)
                            (real[low], imaginary[low]) = (real[low] + r, imaginary[low] + i)
                        }
                    }
                    half *= 2
                }
            }
        }
    }
}
