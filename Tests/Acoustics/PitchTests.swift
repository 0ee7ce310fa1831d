import Foundation
import Phonetics
import Testing

@testable import Acoustics

/// The pitch tracker on sounds whose pitch is known.
struct PitchTests {
    /// A voice of some harmonics, `loudness` of each, whose pitch goes from one frequency to the other on a straight line of
    /// semitones.
    private func voice(
        from low: Double,
        to high: Double,
        seconds: Double,
        loudness: [Double] = [1, 0.7, 0.5, 0.35, 0.2]
    ) -> [Int16] {
        var phase = 0.0
        return (0..<Int(seconds * 16_000)).map { index in
            let pitch = low * pow(high / low, Double(index) / (seconds * 16_000))
            phase += 2 * .pi * pitch / 16_000
            let sum = loudness.enumerated().reduce(0) { $0 + $1.element * sin(phase * Double($1.offset + 1)) }
            return Int16(sum * 5_000)
        }
    }

    private func noise(seconds: Double, loudness: Double = 3_000) -> [Int16] {
        var state: UInt32 = 7
        return (0..<Int(seconds * 16_000)).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16((Double(state >> 8) / Double(1 << 24) * 2 - 1) * loudness)
        }
    }

    private func track(_ samples: [Int16], piece: Int = 320) -> PitchTrack {
        var tracker = PitchTracker()
        var start = 0
        while start < samples.count {
            tracker.push(Array(samples[start..<min(start + piece, samples.count)]))
            start += piece
        }
        return tracker.track(samples.count / 160)
    }

    @Test(
        "glides of men, women and children are followed within 2%",
        arguments: [(80.0, 160.0), (250, 120), (180, 360), (500, 250), (100, 100), (330, 330)]
    )
    func glides(low: Double, high: Double) {
        let track = track(voice(from: low, to: high, seconds: 1))
        #expect(track.frequency.count == 100 && track.voicing.count == 100)
        for frame in 4..<95 {
            let middle = (Double(frame) * 160 + 200) / 16_000
            let expected = low * pow(high / low, middle)
            #expect(abs(Double(track.frequency[frame]) / expected - 1) < 0.02, "frame \(frame)")
            #expect(track.voicing[frame] > 0.8)
        }
    }

    @Test(
        "no octave too high or low: a strong second harmonic, a missing first, every second period fainter",
        arguments: [[0.3, 1, 0.2], [0, 1, 0.9, 0.8, 0.5], [0.1, 0.2, 1, 0.3]]
    )
    func octaves(loudness: [Double]) {
        let track = track(voice(from: 150, to: 220, seconds: 0.6, loudness: loudness))
        for frame in 5..<54 {
            let expected = 150 * pow(220.0 / 150, (Double(frame) * 160 + 200) / 16_000 / 0.6)
            #expect(abs(Double(track.frequency[frame]) / expected - 1) < 0.03, "frame \(frame)")
        }
    }

    @Test("noise, silence and nothing have no voice")
    func unvoiced() {
        let noisy = track(noise(seconds: 2))
        #expect(noisy.frequency.count { $0 > 0 } <= 4)
        #expect(noisy.voicing.reduce(0, +) / 200 < 0.6)
        #expect(track([Int16](repeating: 0, count: 16_000)).frequency.allSatisfy { $0 == 0 })
        #expect(PitchTracker().track(0) == PitchTrack())
        #expect(PitchTracker().track(3).frequency == [0, 0, 0])
        #expect(track([Int16.min, Int16.max]).frequency.isEmpty)
    }

    @Test("a voice between two noises begins and ends where it does")
    func borders() {
        let track = track(
            noise(seconds: 0.5, loudness: 800) + voice(from: 200, to: 200, seconds: 0.5) + noise(seconds: 0.5)
        )
        let voiced = track.frequency.indices.filter { track.frequency[$0] > 0 }
        let inner = voiced.filter { (45..<105).contains($0) }
        #expect(abs((inner.first ?? 0) - 49) <= 3 && abs((inner.last ?? 0) - 99) <= 3)
        #expect(voiced.count - inner.count <= 4)
    }

    @Test("the same in pieces of any length", arguments: [1, 159, 1_000, 100_000])
    func pieces(length: Int) {
        let samples = voice(from: 120, to: 240, seconds: 0.5) + noise(seconds: 0.2)
        #expect(track(samples, piece: length) == track(samples))
    }

    // MARK: Contours

    private func syllable(_ start: Int, _ final: Int, _ end: Int) -> HeardSyllable {
        HeardSyllable(target: TonedSyllable(text: "mā", tone: 1), frames: start..<end, final: final..<end)
    }

    @Test("contours are relative to the voice around; a syllable without voice has none")
    func contours() throws {
        // 120 Hz rising to 240, a pause, then level at 240.
        var pitch = [Float](repeating: 0, count: 100)
        for frame in 10..<30 { pitch[frame] = 120 * Float(pow(2, Double(frame - 10) / 19)) }
        for frame in 50..<70 { pitch[frame] = 240 }
        let track = PitchTrack(frequency: pitch, voicing: pitch.map { $0 > 0 ? 1 : 0 })
        var syllables = [syllable(5, 10, 30), syllable(45, 50, 70), syllable(75, 80, 90)]
        Contours(track, levels: [Float](repeating: -20, count: 100)).measure(&syllables)
        let rising = try #require(syllables[0].contour)
        #expect(rising.frames == 10..<30 && rising.voicedFrames == 20)
        #expect(rising.points.count == ToneContour.count)
        for (one, next) in zip(rising.points, rising.points.dropFirst()) { #expect(next > one + 2) }
        let level = try #require(syllables[1].contour)
        #expect(level.points.allSatisfy { abs($0 - level.points[0]) < 0.01 && $0 > 4 })
        #expect(syllables[2].contour == nil)
    }

    @Test("a leap of the pitch is no voice; what the alignment took for silence still belongs to the syllable")
    func leapsAndTails() throws {
        var pitch = [Float](repeating: 0, count: 80)
        for frame in 10..<20 { pitch[frame] = 200 }
        pitch[20] = 400
        for frame in 21..<40 { pitch[frame] = 200 }
        var syllables = [syllable(5, 10, 25)]
        let track = PitchTrack(frequency: pitch, voicing: pitch)
        Contours(track, levels: [Float](repeating: -20, count: 80)).measure(&syllables)
        let contour = try #require(syllables[0].contour)
        #expect(contour.frames == 10..<40 && contour.voicedFrames == 29)
        #expect(contour.points.allSatisfy { abs($0) < 0.01 })
        // Of what is far fainter than the rest nothing is taken.
        syllables = [syllable(5, 10, 25)]
        Contours(track, levels: (0..<80).map { $0 < 25 ? -20 : -70 }).measure(&syllables)
        #expect(syllables[0].contour?.frames == 10..<25)
    }
}
