import Foundation
import Testing
import Waveforms

@testable import Audio

/// The microphone on the real libasound, in real time.
@Suite(.serialized) struct CaptureTests {
    let folder = Folder()

    /// What comes of `seconds` of capturing.
    func capture(_ name: String, seconds: Double, atMost limit: Double = 10) throws -> Events<CaptureEvent> {
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.device(name))
        try microphone.start(events.add)
        events.wait(forSound: seconds, atMost: limit)
        microphone.stop()
        return events
    }

    @Test func judgedFormatComesBitForBitInRealTime() throws {
        let sound = noise(seconds: 3).samples
        try writeFrames(sound, to: folder.path("in.raw"))
        let events = try capture(TestCard(capture: folder.path("in.raw"), rate: 16_000, channels: 1).name, seconds: 2)
        #expect(events.samples == Array(sound.prefix(events.samples.count)))
        #expect(events.gaps.isEmpty)
        #expect(events.all.allSatisfy { $0.event.samples.count == 320 })
        let (first, last) = (events.all.first?.time ?? 0, events.all.last?.time ?? 0)
        #expect(abs(last - first - Double(events.samples.count - 320) / 16_000) < 0.1)
    }

    @Test(arguments: [(48_000, 2), (44_100, 2), (48_000, 1), (16_000, 4), (96_000, 2)])
    func whateverTheDeviceOffersIsConverted(_ rate: Int, _ channels: Int) throws {
        let frames = tone(1_000, seconds: 2, rate: rate).samples.flatMap { [Int16](repeating: $0, count: channels) }
        try writeFrames(frames, to: folder.path("in.raw"))
        let card = TestCard(capture: folder.path("in.raw"), rate: rate, channels: channels, format: "S16_LE")
        let events = try capture(card.name, seconds: 1)
        let sound = Waveform(samples: events.samples)
        #expect(sound.samples.count >= 16_000)
        #expect(strength(of: 1_000, in: sound) > 0.99)
        #expect(abs(peak(sound) - 16_000) < 200)
    }

    @Test(arguments: ["S16_LE", "S32_LE", "FLOAT_LE"])
    func everyFormatGivesTheSameSamples(_ format: String) throws {
        let sound = noise(seconds: 1).samples
        try writeFrames(sound, to: folder.path("in.raw"))
        let card = TestCard(capture: folder.path("in.raw"), rate: 16_000, channels: 1, format: format)
        let events = try capture(card.name, seconds: 0.5)
        #expect(events.samples == Array(sound.prefix(events.samples.count)))
        #expect(!events.samples.isEmpty)
    }

    @Test func convertedCaptureIsTheConvertedFile() throws {
        let sound = noise(seconds: 2).samples
        let fast = Waveform(samples: sound, rate: 48_000)
        try writeSoundFile(fast, to: folder.path("in.wav"))
        try writeFrames(sound.flatMap { [$0, $0] }, to: folder.path("in.raw"))
        let card = TestCard(capture: folder.path("in.raw"), rate: 48_000, channels: 2)
        let events = try capture(card.name, seconds: 0.5)
        let read = try readSoundFile(folder.path("in.wav")).samples
        #expect(events.samples == Array(read.prefix(events.samples.count)))
    }

    @Test func pluggedDeviceWorks() throws {
        try writeFrames(tone(1_000, seconds: 2, rate: 48_000).samples.flatMap { [$0, $0] }, to: folder.path("in.raw"))
        var card = TestCard(capture: folder.path("in.raw"), rate: 48_000, channels: 2)
        card.isPlugged = true
        let sound = Waveform(samples: try capture(card.name, seconds: 1).samples)
        #expect(strength(of: 1_000, in: sound) > 0.99)
    }

    @Test func fileDeviceWorks() throws {
        _ = TestCard.configured
        let sound = noise(seconds: 3).samples
        try writeFrames(sound, to: folder.path("in.raw"))
        let events = try capture("filed:IN=\(folder.path("in.raw"))", seconds: 1)
        #expect(events.samples.prefix(16_000) == sound.prefix(16_000))
    }

    @Test func stopIsPromptAndFinal() throws {
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.device(TestCard(rate: 16_000, channels: 1).name))
        try microphone.start(events.add)
        events.wait(forSound: 0.2)
        let before = now()
        microphone.stop()
        let took = now() - before
        let count = events.all.count
        usleep(100_000)
        #expect(took < 0.01, "\(took)")
        #expect(events.all.count == count)
        microphone.stop()
    }

    @Test func canBeStartedAgainAndAgain() throws {
        let microphone = Microphone(.device(TestCard(rate: 16_000, channels: 1).name))
        for _ in 0..<5 {
            let events = Events<CaptureEvent>()
            try microphone.start(events.add)
            #expect(events.wait(forSound: 0.04))
        }
        microphone.stop()
    }

    @Test func stoppingFromADeliveryWorks() throws {
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.device(TestCard(rate: 16_000, channels: 1).name))
        try microphone.start {
            events.add($0)
            microphone.stop()
        }
        events.wait(forSound: 0.02)
        usleep(100_000)
        #expect(events.all.count == 1)
    }

    @Test func aNewDefaultIsUsedByTheNextTake() throws {
        let (one, two) = (TestCard(rate: 16_000, channels: 1).name, TestCard(fault: .busy).name)
        LibraryConfiguration.refresh([TestCard.changing])
        for (name, expected) in [(one, nil), (two, AudioError.Kind.busy), (one, nil)] {
            let text = "pcm.mine { type plug slave.pcm \"\(name)\" }"
            try text.write(toFile: TestCard.changing, atomically: true, encoding: .utf8)
            LibraryConfiguration.refresh([TestCard.changing])
            let microphone = Microphone(.device("mine"))
            let error = problem { try microphone.start { _ in } }
            #expect(error?.kind == expected, "\(String(describing: error))")
            microphone.stop()
        }
    }

    // MARK: What goes wrong

    @Test func absentDeviceIsNamedAndNothingIsPrinted() throws {
        _ = TestCard.configured
        let error = problem { try Microphone(.device("no-such-card")).start { _ in } }
        #expect(error?.kind == .absent)
        #expect(error?.call == "snd_pcm_open")
        #expect(error?.name == "no-such-card")
        #expect(error?.reason.contains("no-such-card") == true, "\(error?.reason ?? "")")
    }

    @Test(arguments: ["", "a\0b", "hw:99", "耳机", "plug:", ":", "{", "}", "hw:\"", "\u{1B}[2J"])
    func strangeNamesAreErrors(_ name: String) {
        _ = TestCard.configured
        #expect(problem { try Microphone(.device(name)).start { _ in } } != nil)
    }

    @Test(arguments: [(TestCard.Fault.busy, AudioError.Kind.busy), (.denied, .denied)])
    func openingErrors(_ fault: TestCard.Fault, _ expected: AudioError.Kind) {
        #expect(kind { try Microphone(.device(TestCard(fault: fault).name)).start { _ in } } == expected)
    }

    @Test(
        arguments: [
            (TestCard.Fault.unplug, AudioError.Kind.unplugged), (.server, .serverLost), (.asleep, .suspended),
            (.stall, .stalled),
        ]
    )
    func failuresEndTheTakeWithinASecond(_ fault: TestCard.Fault, _ expected: AudioError.Kind) throws {
        let card = TestCard(rate: 16_000, channels: 1, fault: fault, after: 300)
        let start = now()
        let events = try capture(card.name, seconds: 5)
        #expect(events.failure?.kind == expected, "\(String(describing: events.failure))")
        #expect(now() - start < 1.3)
        #expect(events.samples.count > 2_000)
        #expect(events.all.last?.event.failure != nil)
    }

    @Test func anOverrunIsAGapAndCaptureGoesOn() throws {
        let card = TestCard(rate: 16_000, channels: 1, fault: .overrun, after: 300)
        let events = try capture(card.name, seconds: 1)
        #expect(events.gaps.map(\.kind) == [.overrun])
        #expect(events.samples.count >= 16_000)
        #expect(events.failure == nil)
    }

    @Test func aGenuineOverrunIsAGap() throws {
        let events = Events<CaptureEvent>()
        let microphone = Microphone(.device(TestCard(rate: 16_000, channels: 1).name))
        try microphone.start {
            events.add($0)
            // Busy for longer than the device keeps its sound.
            if events.all.count == 5 { usleep(800_000) }
        }
        events.wait(forSound: 1)
        microphone.stop()
        #expect(events.gaps.map(\.kind) == [.overrun])
        #expect(events.failure == nil)
    }

    @Test func aSuspendedDeviceGoesOn() throws {
        let card = TestCard(rate: 16_000, channels: 1, fault: .suspend, after: 300)
        let events = try capture(card.name, seconds: 1)
        #expect(events.gaps.map(\.kind) == [.suspended])
        #expect(events.samples.count >= 16_000)
        #expect(events.failure == nil)
    }

    @Test func deviceThatOnlyPlaysIsAnError() {
        _ = TestCard.configured
        #expect(problem { try Microphone(.device("readable:X=1")).start { _ in } } != nil)
    }
}
