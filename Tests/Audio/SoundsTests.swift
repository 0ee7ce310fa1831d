import Foundation
import Testing
import Waveforms

@testable import Audio

/// The sounds of a right and a wrong answer.
@Suite struct SoundsTests {
    static let sounds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sounds").path

    @Test func theScriptMakesThemByteForByte() throws {
        let folder = Folder()
        try run("python3", Self.sounds + "/make", folder.path(""))
        for name in ["right.wav", "wrong.wav"] {
            let made = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
            #expect(made == (try Data(contentsOf: URL(fileURLWithPath: Self.sounds + "/" + name))), "\(name)")
        }
    }

    @Test(arguments: ["right", "wrong"])
    func theyAreShortEvenAndWithoutClicks(_ name: String) throws {
        let sound = try readSoundFile("\(Self.sounds)/\(name).wav", rate: nil)
        let level = Level(of: sound.samples)
        #expect(sound.seconds > 0.3 && sound.seconds < 0.9)
        #expect(abs(level.rmsDecibels - -24) < 0.5)
        #expect(level.peakDecibels < -6)
        #expect(abs(sound.samples.reduce(0) { $0 + Int($1) }) / sound.samples.count < 10)
        // A click is a step: at the edges from silence, or between neighbours.
        #expect(abs(Int(sound.samples.first ?? .max)) < 10 && abs(Int(sound.samples.last ?? .max)) < 10)
        let steps = zip(sound.samples, sound.samples.dropFirst()).map { abs(Int($0) - Int($1)) }
        #expect((steps.max() ?? .max) < 2_000)
    }

    @Test func oneIsKnownFromTheOther() throws {
        let right = try readSoundFile(Self.sounds + "/right.wav", rate: nil)
        let wrong = try readSoundFile(Self.sounds + "/wrong.wav", rate: nil)
        #expect(strength(of: 880, in: right) > 10 * strength(of: 880, in: wrong))
        #expect(strength(of: 262, in: wrong) > 10 * strength(of: 262, in: right))
    }
}
