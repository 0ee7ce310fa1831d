import Dispatch
import Testing
import Threads

@testable import Recognition

struct FrontEndTests {
    func cepstra(_ samples: [Int16], pieces: Int, with frontEnd: FrontEnd) throws -> [Float] {
        var result: [Float] = []
        try frontEnd.start()
        var at = 0
        while at < samples.count {
            let end = min(samples.count, at + pieces)
            try frontEnd.process(Array(samples[at..<end]), into: &result)
            at = end
        }
        try frontEnd.end(into: &result)
        return result
    }

    @Test("The same samples give the same cepstra, in whatever pieces and whatever came before")
    func repeatable() throws {
        let samples = try packagedSamples("goforward.raw")
        let other = try packagedSamples("numbers.raw")
        let parameters = try FeatureParameters("-lowerf 130 -upperf 6800 -nfilt 25 -transform dct -lifter 22")
        let frontEnd = try FrontEnd(parameters)
        let whole = try cepstra(samples, pieces: samples.count, with: frontEnd)
        #expect(whole.count % 13 == 0 && whole.count / 13 > 270)
        _ = try cepstra(other, pieces: 1_000, with: frontEnd)
        for pieces in [1, 7, 160, 320, 1_000, 20_000] {
            #expect(try cepstra(samples, pieces: pieces, with: frontEnd) == whole, "pieces of \(pieces)")
        }
        #expect(try cepstra(samples, pieces: 320, with: FrontEnd(parameters)) == whole)
    }

    @Test("Nothing, one sample and all zeros are taken")
    func little() throws {
        let frontEnd = try FrontEnd(FeatureParameters("-lowerf 130 -upperf 6800 -nfilt 25"))
        #expect(try cepstra([], pieces: 1, with: frontEnd).count <= 13)
        #expect(try cepstra([1], pieces: 1, with: frontEnd).allSatisfy(\.isFinite))
        #expect(try cepstra([Int16](repeating: 0, count: 16_000), pieces: 320, with: frontEnd).allSatisfy(\.isFinite))
        #expect(
            try cepstra([Int16](repeating: .min, count: 16_000), pieces: 320, with: frontEnd).allSatisfy(\.isFinite)
        )
    }

    @Test("A voice's factor changes the cepstra and nobody else's; without one all is as before")
    func warped() throws {
        let samples = try packagedSamples("goforward.raw")
        let plain = try FeatureParameters("-lowerf 130 -upperf 6800 -nfilt 25 -transform dct -lifter 22")
        #expect(plain.warped(by: 1) == plain)
        #expect(plain.warped(by: 5) == plain && plain.warped(by: .nan) == plain)
        let factors = [1, 1.12, 1.25, 1.4]
        let alone = try factors.map {
            try cepstra(samples, pieces: samples.count, with: FrontEnd(plain.warped(by: $0)))
        }
        #expect(Set(alone).count == factors.count)
        #expect(Set(alone.map(\.count)).count == 1)
        let found = Lock<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 32) { index in
            guard let frontEnd = try? FrontEnd(plain.warped(by: factors[index % factors.count])),
                let same = try? cepstra(samples, pieces: samples.count, with: frontEnd),
                same == alone[index % factors.count]
            else { return }
            found.use { $0.append(index) }
        }
        #expect(found.use { $0.count } == 32)
    }
}
