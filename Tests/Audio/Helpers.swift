import Foundation
import Testing
import Waveforms

@testable import Audio

/// A folder of a test's own, gone at its end.
final class Folder: Sendable {
    private let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-音-" + UUID().uuidString)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.path + "/" + name }
}

func tone(_ hertz: Double, seconds: Double, rate: Int = 16_000, peak: Double = 16_000) -> Waveform {
    let samples = (0..<Int(seconds * Double(rate))).map {
        Int16((peak * sin(2 * .pi * hertz * Double($0) / Double(rate))).rounded())
    }
    return Waveform(samples: samples, rate: rate)
}

/// White noise that is the same every time.
func noise(seconds: Double, peak: Int = 8_000) -> Waveform {
    var state: UInt32 = 12_345
    return Waveform(
        samples: (0..<Int(seconds * 16_000)).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16(Int(state >> 16) % (2 * peak) - peak)
        }
    )
}

func peak(_ sound: Waveform) -> Int { sound.samples.map { abs(Int($0)) }.max() ?? 0 }

/// Share of the sound's energy that a sine of this frequency explains, 0…1.
func strength(of hertz: Double, in sound: Waveform) -> Double {
    var (real, imaginary, energy) = (0.0, 0.0, 0.0)
    for (index, sample) in sound.samples.enumerated() {
        let angle = 2 * .pi * hertz * Double(index) / Double(sound.rate)
        real += Double(sample) * cos(angle)
        imaginary += Double(sample) * sin(angle)
        energy += Double(sample) * Double(sample)
    }
    return energy > 0 ? 2 * (real * real + imaginary * imaginary) / (energy * Double(sound.samples.count)) : 0
}

/// The error of a call that should fail.
func problem(_ body: () throws -> some Any) -> AudioError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? AudioError
    }
}

func kind(_ body: () throws -> some Any) -> AudioError.Kind? { problem(body)?.kind }

/// Runs a program of the system that makes sound for a test.
func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
}

func run(_ program: String, _ arguments: String...) throws { try run(program, arguments) }
