import Foundation
import Testing

@testable import Waveforms

@Suite struct SpectrumTests {
    @Test func agreesWithTheDefinition() {
        let sound = noise(-10, seconds: 0.01)
        var spectrum = Spectrum(bits: 5)
        var power = [Float](repeating: 0, count: 17)
        sound.withUnsafeBufferPointer { spectrum.power(of: $0, from: 40, into: &power) }
        let window = (0..<32).map { 0.5 - 0.5 * cos(2 * .pi * (Double($0) + 0.5) / 32) }
        let scale = window.reduce(0) { $0 + $1 * $1 }
        for bin in 0...16 {
            var (real, imaginary) = (0.0, 0.0)
            for index in 0..<32 {
                let value = Double(sound[40 + index]) / 32_768 * window[index]
                real += value * cos(2 * .pi * Double(bin * index) / 32)
                imaginary -= value * sin(2 * .pi * Double(bin * index) / 32)
            }
            let expected = (real * real + imaginary * imaginary) / scale
            #expect(abs(Double(power[bin]) - expected) < 1e-5 + 1e-3 * expected)
        }
    }

    @Test func whiteNoiseHasItsMeanSquareEverywhere() {
        let sound = noise(-20, seconds: 4)
        var spectrum = Spectrum(bits: 9)
        var (sum, frames) = (0.0, 0)
        var power = [Float](repeating: 0, count: 257)
        for start in stride(from: 0, to: sound.count - 512, by: 512) {
            sound.withUnsafeBufferPointer { spectrum.power(of: $0, from: start, into: &power) }
            sum += Double(power[1..<256].reduce(0, +)) / 255
            frames += 1
        }
        #expect(abs(10 * log10(sum / Double(frames)) - -20) < 0.3)
    }

    @Test func pastTheEndIsSilence() {
        var spectrum = Spectrum(bits: 9)
        var power = [Float](repeating: 1, count: 257)
        [Int16](repeating: 5_000, count: 10).withUnsafeBufferPointer {
            spectrum.power(of: $0, from: 10, into: &power)
        }
        #expect(power.allSatisfy { $0 == 0 })
    }
}
