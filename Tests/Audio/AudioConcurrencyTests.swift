import Foundation
import Testing
import Threads
import Waveforms

@testable import Audio

/// Many threads on one microphone and one loudspeaker; run under the thread sanitizer.
@Suite(.serialized) struct AudioConcurrencyTests {
    let folder = Folder()

    /// Runs `body` on `count` threads at once and waits for all.
    func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            Thread.detachNewThread {
                body(index)
                group.leave()
            }
        }
        group.wait()
    }

    @Test func takesStartAndStopFromManyThreads() throws {
        let path = folder.path("speech.wav")
        try writeSoundFile(noise(seconds: 0.5), to: path)
        for source in [
            MicrophoneSource.files(Array(repeating: path, count: 100)),
            .device(TestCard(rate: 16_000, channels: 1).name), .device(TestCard(rate: 48_000, channels: 2).name),
        ] {
            let events = Events<CaptureEvent>()
            let microphone = Microphone(source, pace: 0.1)
            together(4) { index in
                for round in 0..<8 {
                    if (index + round) % 3 == 0 {
                        microphone.stop()
                    } else {
                        try? microphone.start(events.add)
                        usleep(5_000)
                    }
                }
            }
            try microphone.start(events.add)
            events.wait { $0.contains { !$0.samples.isEmpty } }
            microphone.stop()
            let count = events.all.count
            usleep(50_000)
            #expect(events.all.count == count, "something was delivered after the stop")
            #expect(!events.samples.isEmpty)
        }
    }

    @Test func soundsPlayAndStopFromManyThreads() throws {
        for target in [
            LoudspeakerTarget.none, .file(folder.path("out.wav")),
            .device(TestCard(rate: 48_000, channels: 2).name),
        ] {
            let events = Events<PlaybackEvent>()
            let loudspeaker = Loudspeaker(target, pace: 0.1)
            together(4) { index in
                for round in 0..<8 {
                    if (index + round) % 3 == 0 {
                        loudspeaker.stop()
                    } else {
                        try? loudspeaker.play(WaveformSource(tone(440, seconds: 0.2)), events.add)
                        usleep(5_000)
                    }
                }
            }
            loudspeaker.stop()
            let all = events.all.map(\.event)
            let begun = all.filter { $0 == .started }.count
            let ended = all.filter(\.isLast).count
            #expect(begun > 0 && ended >= begun, "every playback that began has ended")
            usleep(50_000)
            #expect(events.all.count == all.count, "something was notified after the stop")
        }
    }

    @Test func captureAndPlaybackSideBySide() throws {
        let (heard, played) = (Events<CaptureEvent>(), Events<PlaybackEvent>())
        let microphone = Microphone(.device(TestCard(rate: 48_000, channels: 2).name))
        let loudspeaker = Loudspeaker(.device(TestCard(rate: 48_000, channels: 2).name))
        try microphone.start(heard.add)
        try loudspeaker.play(WaveformSource(tone(440, seconds: 0.5)), played.add)
        played.wait { $0.contains(where: \.isLast) }
        heard.wait(forSound: 0.5)
        microphone.stop()
        #expect(played.all.last?.event == .finished)
        #expect(heard.failure == nil)
    }

    @Test func failuresMeetStops() throws {
        for round in 0..<20 {
            let events = Events<CaptureEvent>()
            let card = TestCard(rate: 16_000, channels: 1, fault: .unplug, after: 20)
            let microphone = Microphone(.device(card.name))
            try microphone.start(events.add)
            usleep(UInt32(15_000 + round * 500))
            microphone.stop()
            #expect(events.all.filter { $0.event.failure != nil }.count <= 1)
        }
    }

    @Test func filesAreReadOnAllThreads() throws {
        let path = folder.path("sound.flac")
        let sound = noise(seconds: 0.5)
        try writeSoundFile(Waveform(samples: sound.samples, rate: 44_100), to: path)
        let expected = try readSoundFile(path)
        let same = Lock(0)
        together(4) { _ in
            for _ in 0..<5 {
                if let read = try? readSoundFile(path), read == expected { same.use { $0 += 1 } }
            }
        }
        #expect(same.use { $0 } == 20)
    }

    @Test func errorsKeepTheirOwnWords() {
        _ = TestCard.configured
        let wrong = Lock(0)
        together(4) { index in
            for _ in 0..<20 {
                let error = problem { try Microphone(.device("absent\(index)")).start { _ in } }
                if error?.reason.contains("absent\(index)") != true { wrong.use { $0 += 1 } }
            }
        }
        #expect(wrong.use { $0 } == 0)
    }

    @Test func devicesAreListedWhileOthersOpen() {
        _ = TestCard.configured
        together(4) { index in
            for _ in 0..<5 {
                if index == 0 {
                    _ = try? audioDevices()
                } else {
                    _ = problem { try Microphone(.device("absent")).start { _ in } }
                }
            }
        }
    }
}
