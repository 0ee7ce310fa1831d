import Foundation
import Waveforms

/// Chance that is the same every time.
struct Dice: RandomNumberGenerator {
    var state: UInt64 = 7

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Steady noise at a level in dBFS; `smoothing` 0 is white, towards 1 darker.
func noise(_ decibels: Double, seconds: Double, smoothing: Double = 0) -> [Int16] {
    var dice = Dice()
    var last = 0.0
    let gain = 32_768 * pow(10, decibels / 20) * (1 - smoothing * smoothing).squareRoot() * 3.0.squareRoot()
    return (0..<Int(seconds * 16_000)).map { _ in
        last = smoothing * last + Double.random(in: -1...1, using: &dice)
        return Int16(clamping: Int((last * gain).rounded()))
    }
}

func tone(_ hertz: Double, _ decibels: Double, seconds: Double) -> [Int16] {
    let peak = 32_767 * pow(10, decibels / 20)
    return (0..<Int(seconds * 16_000)).map {
        Int16((peak * sin(2 * .pi * hertz * Double($0) / 16_000)).rounded())
    }
}

/// Something like a word: a buzz of 30 harmonics of 130 Hz that swells and fades; its root mean square is `decibels`.
func word(_ decibels: Double, seconds: Double) -> [Int16] {
    let count = Int(seconds * 16_000)
    let buzz = (0..<count).map { index in
        let swell = sin(.pi * Double(index) / Double(count))
        return (1...30).reduce(0.0) {
            $0 + swell * sin(2 * .pi * 130 * Double($1) * Double(index) / 16_000 + Double($1 * $1))
        }
    }
    let power = buzz.reduce(0) { $0 + $1 * $1 } / Double(count)
    let gain = 32_768 * pow(10, decibels / 20) / power.squareRoot()
    return buzz.map { Int16(clamping: Int((gain * $0).rounded())) }
}

func silence(_ seconds: Double) -> [Int16] { [Int16](repeating: 0, count: Int(seconds * 16_000)) }

/// The sum, held within range; as long as the longer.
func mix(_ one: [Int16], _ other: [Int16]) -> [Int16] {
    (0..<max(one.count, other.count)).map {
        Int16(clamping: ($0 < one.count ? Int(one[$0]) : 0) + ($0 < other.count ? Int(other[$0]) : 0))
    }
}
