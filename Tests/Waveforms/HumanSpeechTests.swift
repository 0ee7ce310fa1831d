import Audio
import Foundation
import Testing

@testable import Waveforms

/// The measures on readings by people: clean ones pass, spoilt ones are told.
@Suite struct HumanSpeechTests {
    /// Recordings of one folder of the shared speech; a few in a debug build, which is a hundred times slower.
    static func recordings(_ folder: String) -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let place = root.appendingPathComponent("shared/speech/" + folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        let sounds = names.filter { $0.hasSuffix(".flac") || $0.hasSuffix(".wav") || $0.hasSuffix(".mp3") }.sorted()
        if sounds.isEmpty { print("SKIPPED: no recordings in ../shared/speech/\(folder)") }
        #if DEBUG
            return sounds.enumerated().filter { $0.offset % max(1, sounds.count / 6) == 0 }.map {
                place.appendingPathComponent($0.element).path
            }
        #else
            return sounds.map { place.appendingPathComponent($0).path }
        #endif
    }

    func flags(_ quality: TakeQuality) -> [String] {
        [
            (quality.isSilent, "silent"), (quality.isQuiet, "quiet"), (quality.isClipped, "clipped"),
            (quality.isNoisy, "noisy"), (quality.isNarrowBand, "narrow"), (quality.isShort, "short"),
        ].filter(\.0).map(\.1)
    }

    @Test(arguments: ["en-learners", "fr-sentences", "es-sentences", "cmn-words", "cmn-syllables"])
    func cleanReadingsPass(_ folder: String) throws {
        let paths = Self.recordings(folder)
        var spoilt: [String] = []
        for path in paths {
            let found = flags(TakeQuality(of: try readSoundFile(path)))
            if !found.isEmpty { spoilt.append("\(path): \(found.joined(separator: ", "))") }
        }
        #expect(Double(spoilt.count) <= 0.005 * Double(paths.count), "\(spoilt.joined(separator: "\n"))")
    }

    @Test(arguments: ["en-learners", "fr-sentences"])
    func theSameOverATelephoneIsNarrow(_ folder: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString).wav").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        for path in Self.recordings(folder).prefix(60) {
            try writeSoundFile(try readSoundFile(path, rate: 8_000), to: file)
            #expect(flags(TakeQuality(of: try readSoundFile(file))) == ["narrow"], "\(path)")
        }
    }

    @Test func noiseMixedInIsMeasured() throws {
        for path in Self.recordings("en-learners").prefix(60) {
            let speech = try readSoundFile(path).samples
            let level = TakeQuality(of: Waveform(samples: speech)).speechDecibels
            for decibels in [10.0, 5] {
                let spoilt = mix(speech, Array(noise(level - decibels, seconds: 20).prefix(speech.count)))
                let quality = TakeQuality(of: Waveform(samples: spoilt))
                #expect(abs(quality.signalToNoise - decibels) < 3.5, "\(path): \(quality.signalToNoise)")
                #expect(quality.isNoisy == (decibels < 9), "\(path)")
            }
        }
    }

    @Test(arguments: ["en-learners", "fr-sentences", "es-sentences", "cmn-words"])
    func readingsAreNotCutAndEndBySilence(_ folder: String) throws {
        for path in Self.recordings(folder) {
            let speech = try readSoundFile(path).samples
            let quality = TakeQuality(of: Waveform(samples: speech))
            var endpointer = Endpointer()
            let room = noise(max(-75, quality.noiseDecibels), seconds: 4, smoothing: 0.9)
            let decision = endpointer.push(speech + room)
            #expect(decision == .ended(.silence), "\(path)")
            #expect(endpointer.seconds >= Double(speech.count) / 16_000, "\(path)")
        }
    }
}
