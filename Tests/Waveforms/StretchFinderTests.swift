import Testing

@testable import Waveforms

struct StretchFinderTests {
    /// Steady noise of an amplitude.
    private func noise(_ seconds: Double, _ amplitude: Double, seed: UInt32 = 7) -> [Int16] {
        var state = seed
        return (0..<Int(seconds * 16_000)).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16(Double(Int32(bitPattern: state) >> 16) / 32_768 * amplitude)
        }
    }

    private func found(_ samples: [Int16], pause: Double = 0.4, pieces: Int = 320) -> [StretchFinder.Stretch] {
        var finder = StretchFinder(pause: pause)
        var all: [StretchFinder.Stretch] = []
        var at = 0
        while at < samples.count {
            all += finder.push(Array(samples[at..<min(at + pieces, samples.count)]))
            at += pieces
        }
        return all
    }

    @Test(
        "What lies between pauses is one stretch, in whatever pieces the sound comes",
        arguments: [1, 160, 320, 7_000]
    )
    func stretches(pieces: Int) throws {
        let samples =
            noise(1, 30) + noise(0.5, 3_000) + noise(0.2, 30) + noise(0.3, 3_000) + noise(1, 30) + noise(0.4, 2_000)
            + noise(1, 30)
        let all = found(samples, pieces: pieces)
        try #require(all.count == 2)
        for (stretch, (start, end)) in zip(all, [(1.0, 2.0), (3.0, 3.4)]) {
            #expect(abs(Double(stretch.samples.lowerBound) / 16_000 - start) < 0.08)
            #expect(abs(Double(stretch.samples.upperBound) / 16_000 - end) < 0.08)
            #expect(stretch.contrast > 30 && !stretch.isLong)
        }
        #expect(all[0].quietBefore == 10 && abs(all[1].quietBefore - 1) < 0.1)
    }

    @Test("A stretch is told when its pause has passed, not later")
    func atOnce() {
        var finder = StretchFinder(pause: 0.4)
        #expect(finder.push(noise(0.6, 30) + noise(0.5, 3_000) + noise(0.3, 30)).isEmpty && finder.isSpeaking)
        #expect(finder.push(noise(0.16, 30)).count == 1 && !finder.isSpeaking)
        #expect(finder.push(noise(3, 30)).isEmpty)
    }

    @Test("Where the stream ends, so does what is being said")
    func finish() {
        var finder = StretchFinder(pause: 0.4)
        #expect(finder.push(noise(0.6, 30) + noise(0.5, 3_000)).isEmpty)
        #expect(finder.finish().count == 1 && finder.finish().isEmpty)
    }

    @Test("A word at the very beginning counts")
    func first() { #expect(found(noise(0.5, 3_000) + noise(1, 30)).count == 1) }

    @Test("Silence, steady noise and clicks are no stretch")
    func nothing() {
        #expect(found([Int16](repeating: 0, count: 160_000)).isEmpty)
        #expect(found(noise(20, 3_000)).isEmpty)
        #expect(found(noise(1, 30) + noise(0.02, 9_000) + noise(1, 30)).isEmpty)
    }

    @Test("Speech without a pause is long, and an hour of it takes no more memory than a minute")
    func long() throws {
        let syllable = noise(0.3, 3_000) + noise(0.1, 30)
        let all = found(noise(1, 30) + (0..<40).flatMap { _ in syllable } + noise(1, 30) + syllable + noise(1, 30))
        try #require(all.count == 2)
        #expect(all[0].isLong && !all[1].isLong)
    }
}
