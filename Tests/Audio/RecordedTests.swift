import Foundation
import Testing
import Waveforms

@testable import Audio

/// The recorded microphone and the sound-file loudspeaker, which scripts and machines without sound use.
@Suite struct RecordedTests {
    let folder = Folder()

    func recording(_ name: String, seconds: Double, rate: Int = 16_000) throws -> (path: String, sound: Waveform) {
        let sound = Waveform(samples: noise(seconds: seconds * Double(rate) / 16_000).samples, rate: rate)
        try writeSoundFile(sound, to: folder.path(name))
        return (folder.path(name), sound)
    }

    /// What a take brings up to the end of its recording.
    func take(_ microphone: Microphone) throws -> Events<CaptureEvent> {
        let events = Events<CaptureEvent>()
        try microphone.start(events.add)
        events.wait { $0.contains(.ended) }
        microphone.stop()
        return events
    }

    func upToEnd(_ events: Events<CaptureEvent>) -> [Int16] {
        events.all.map(\.event).prefix { $0 != .ended }.flatMap(\.samples)
    }

    @Test func oneRecordingATakeAndThenNone() throws {
        let (one, two) = (try recording("一.wav", seconds: 0.3), try recording("二.flac", seconds: 0.2))
        let microphone = Microphone(.files([one.path, two.path]), pace: 0)
        #expect(upToEnd(try take(microphone)) == one.sound.samples)
        #expect(upToEnd(try take(microphone)) == two.sound.samples)
        #expect(upToEnd(try take(microphone)) == [])
        microphone.append(one.path)
        #expect(upToEnd(try take(microphone)) == one.sound.samples)
    }

    @Test func silenceFollowsSoThatTheEndIsFound() throws {
        let speech = try recording("speech.wav", seconds: 0.5)
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.files([speech.path]), pace: 0)
        try microphone.start(events.add)
        events.wait { $0.flatMap(\.samples).count >= 31 * 16_000 + 8_000 }
        microphone.stop()
        var endpointer = Endpointer()
        #expect(endpointer.push(events.samples) == .ended(.silence))
        #expect(events.samples.count == 31 * 16_000 + 8_000)
    }

    @Test func paceIsKept() throws {
        let speech = try recording("speech.wav", seconds: 1)
        for pace in [1.0, 0.3] {
            let start = now()
            let events = try take(Microphone(.files([speech.path]), pace: pace))
            let took = (events.time { $0 == .ended } ?? 0) - start
            #expect(took >= pace - 0.001 && took < pace + 0.15, "\(took)")
            #expect(events.all.filter { !$0.event.samples.isEmpty }.count >= 50)
        }
    }

    @Test func anyRateAndAnyPaceIsHeld() throws {
        let speech = try recording("fast.wav", seconds: 0.3, rate: 44_100)
        for pace in [0, -1, .nan] as [Double] {
            let heard = upToEnd(try take(Microphone(.files([speech.path]), pace: pace)))
            #expect(heard == (try readSoundFile(speech.path)).samples)
        }
    }

    @Test func stopIsPromptInTheMiddle() throws {
        let speech = try recording("speech.wav", seconds: 3)
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.files([speech.path]))
        try microphone.start(events.add)
        events.wait(forSound: 0.1)
        let before = now()
        microphone.stop()
        #expect(now() - before < 0.01)
        #expect(!events.all.map(\.event).contains(.ended))
    }

    @Test func absentRecordingIsAnErrorAndUsed() throws {
        let speech = try recording("speech.wav", seconds: 0.1)
        let microphone = Microphone(.files([folder.path("absent.wav"), speech.path]), pace: 0)
        #expect(kind { try microphone.start { _ in } } == .notFound)
        #expect(upToEnd(try take(microphone)) == speech.sound.samples)
    }

    // MARK: Loudspeaker

    func play(_ loudspeaker: Loudspeaker, _ sound: Waveform) throws -> Events<PlaybackEvent> {
        let events = Events<PlaybackEvent>()
        try loudspeaker.play(WaveformSource(sound), events.add)
        events.wait { $0.contains(where: \.isLast) }
        return events
    }

    @Test func everythingPlayedIsInTheFile() throws {
        let (one, two) = (tone(440, seconds: 0.5, rate: 22_050), tone(880, seconds: 0.5, rate: 22_050))
        let path = folder.path("out.wav")
        let loudspeaker = Loudspeaker(.file(path), pace: 0)
        #expect(try play(loudspeaker, one).all.last?.event == .finished)
        #expect(try readSoundFile(path, rate: nil) == one)
        #expect(try play(loudspeaker, two).all.last?.event == .finished)
        #expect(try readSoundFile(path, rate: nil).samples == one.samples + two.samples)
    }

    @Test func otherRatesAreConvertedToTheFirst() throws {
        let path = folder.path("out.flac")
        let loudspeaker = Loudspeaker(.file(path), pace: 0)
        _ = try play(loudspeaker, tone(440, seconds: 0.5, rate: 22_050))
        _ = try play(loudspeaker, tone(440, seconds: 0.5, rate: 44_100))
        try loudspeaker.close()
        #expect(kind { try loudspeaker.play(WaveformSource(tone(440, seconds: 0.1))) } == .cannotWrite)
        let sound = try readSoundFile(path, rate: nil)
        #expect(sound.rate == 22_050)
        #expect(abs(sound.seconds - 1) < 0.001)
        let second = Waveform(samples: Array(sound.samples.dropFirst(11_025)), rate: 22_050)
        #expect(strength(of: 440, in: second) > 0.99)
    }

    @Test func paceIsKeptAndPositionsRise() throws {
        for (target, name) in [(LoudspeakerTarget.none, "none"), (.file(folder.path("out.wav")), "file")] {
            let start = now()
            let events = try play(Loudspeaker(target, pace: 0.5), tone(440, seconds: 1))
            let took = now() - start
            // Faster would be unpaced; in the tone's own second it would not be twice as fast.
            #expect(took >= 0.499 && took < 0.95, "\(name): \(took)")
            let positions = events.all.compactMap(\.event.position)
            #expect(positions.count == 50)
            #expect(positions == positions.sorted() && positions.last == 1)
        }
    }

    @Test func stopCutsTheFile() throws {
        let path = folder.path("out.wav")
        let loudspeaker = Loudspeaker(.file(path))
        let events = Events<PlaybackEvent>()
        try loudspeaker.play(WaveformSource(tone(440, seconds: 5)), events.add)
        events.wait { $0.contains { ($0.position ?? 0) >= 0.1 } }
        loudspeaker.stop()
        #expect(events.all.last?.event == .stopped)
        #expect(try readSoundFile(path).seconds < 0.5)
    }

    @Test func placesThatCannotBeWrittenAreErrors() {
        for (path, expected) in [
            (folder.path("absent/out.wav"), AudioError.Kind.cannotWrite), (folder.path("out.doc"), .format),
            (folder.path(""), .format), ("/dev/full", .format),
        ] {
            let loudspeaker = Loudspeaker(.file(path), pace: 0)
            #expect(kind { try loudspeaker.play(WaveformSource(tone(440, seconds: 0.1))) } == expected, "\(path)")
        }
    }

    @Test func aWaveformCanBePlayedFromAnywhere() {
        for (from, count) in [(0.0, 1_600), (0.05, 800), (0.1, 0), (9, 0), (-1, 1_600), (.nan, 1_600)] {
            var source = WaveformSource(tone(440, seconds: 0.1), from: from)
            var have = 0
            while let piece = source.next() { have += piece.count }
            #expect(have == count, "\(from)")
        }
    }
}
