import Foundation
import Testing
import Waveforms

@testable import Audio

/// A sound that comes in pieces, some of them empty, like speech that is still being made.
struct SlowSource: SampleSource {
    let rate: Int
    var pieces: [[Int16]]

    mutating func next() -> [Int16]? { pieces.isEmpty ? nil : pieces.removeFirst() }
}

/// The loudspeaker on the real libasound, in real time.
@Suite(.serialized) struct PlaybackTests {
    let folder = Folder()

    func play(_ name: String, _ source: some SampleSource) throws -> Events<PlaybackEvent> {
        let events = Events<PlaybackEvent>()
        let loudspeaker = Loudspeaker(.device(name))
        try loudspeaker.play(source, events.add)
        events.wait { $0.contains(where: \.isLast) }
        loudspeaker.stop()
        return events
    }

    @Test func theSoundIsPlayedBitForBitAtItsOwnRate() throws {
        let sound = Waveform(samples: noise(seconds: 1).samples, rate: 22_050)
        let card = TestCard(playback: folder.path("out.raw"), rate: 22_050, channels: 1, format: "S16_LE")
        let events = try play(card.name, WaveformSource(sound))
        let played = try readFrames(folder.path("out.raw"))
        #expect(Array(played.prefix(sound.samples.count)) == sound.samples)
        #expect(played.dropFirst(sound.samples.count).allSatisfy { $0 == 0 })
        #expect(events.all.first?.event == .started)
        #expect(events.all.last?.event == .finished)
    }

    @Test(arguments: [(48_000, 2, "S16_LE"), (48_000, 2, "S32_LE"), (44_100, 1, "FLOAT_LE"), (16_000, 6, "S16_LE")])
    func whateverTheDeviceTakesIsConverted(_ rate: Int, _ channels: Int, _ format: String) throws {
        let sound = tone(1_000, seconds: 1, rate: 22_050)
        let card = TestCard(playback: folder.path("out.raw"), rate: rate, channels: channels, format: format)
        _ = try play(card.name, WaveformSource(sound))
        let frames = try readFrames(folder.path("out.raw"))
        let one = stride(from: 0, to: frames.count, by: channels).map { frames[$0] }
        #expect(frames.indices.allSatisfy { frames[$0] == one[$0 / channels] })
        let heard = Waveform(samples: Array(one.prefix(rate)), rate: rate)
        #expect(strength(of: 1_000, in: heard) > 0.99)
        #expect(abs(peak(heard) - 16_000) < 200)
    }

    @Test func theFirstSampleIsWrittenWithinFifteenMilliseconds() throws {
        let card = TestCard(rate: 48_000, channels: 2)
        // The first playback of a process also reads libasound's configuration.
        _ = try play(card.name, WaveformSource(tone(440, seconds: 0.05)))
        var latencies: [Double] = []
        for _ in 0..<9 {
            let before = now()
            let events = try play(card.name, WaveformSource(tone(440, seconds: 0.05, rate: 22_050)))
            latencies.append((events.time { $0 == .started } ?? .infinity) - before)
        }
        #expect(latencies.sorted()[4] < 0.015, "\(latencies)")
    }

    @Test func positionsFollowTheClock() throws {
        let events = try play(TestCard(rate: 48_000, channels: 2).name, WaveformSource(tone(440, seconds: 1)))
        let start = events.time { $0 == .started } ?? 0
        let positions = events.all.compactMap { item in item.event.position.map { ($0, item.time - start) } }
        #expect(positions.count >= 25)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0.0 < $1.0 })
        #expect(positions.allSatisfy { abs($0.0 - $0.1) < 0.06 }, "\(positions)")
        #expect(abs((positions.last?.0 ?? 0) - 1) < 0.001)
        #expect(abs((events.time { $0 == .finished } ?? 0) - start - 1) < 0.1)
    }

    @Test func stopIsHeardAtOnce() throws {
        let events = Events<PlaybackEvent>()
        let card = TestCard(playback: folder.path("out.raw"), rate: 16_000, channels: 1, format: "S16_LE")
        let loudspeaker = Loudspeaker(.device(card.name))
        try loudspeaker.play(WaveformSource(tone(440, seconds: 5)), events.add)
        events.wait { $0.contains { ($0.position ?? 0) > 0.3 } }
        let before = now()
        loudspeaker.stop()
        let took = now() - before
        #expect(took < 0.01, "\(took)")
        #expect(events.all.last?.event == .stopped)
        let heard = Double(try readFrames(folder.path("out.raw")).count) / 16_000
        let start = events.time { $0 == .started } ?? 0
        #expect(heard <= before + took - start + 0.02, "\(heard)")
        usleep(50_000)
        #expect(events.all.last?.event == .stopped)
    }

    @Test func anotherSoundStopsTheFirst() throws {
        let (first, second) = (Events<PlaybackEvent>(), Events<PlaybackEvent>())
        let loudspeaker = Loudspeaker(.device(TestCard(rate: 16_000, channels: 1).name))
        try loudspeaker.play(WaveformSource(tone(440, seconds: 5)), first.add)
        first.wait { $0.contains(.started) }
        try loudspeaker.play(WaveformSource(tone(440, seconds: 0.1)), second.add)
        second.wait { $0.contains(where: \.isLast) }
        #expect(first.all.last?.event == .stopped)
        #expect(second.all.last?.event == .finished)
    }

    @Test func emptyPiecesAreWaitedFor() throws {
        let sound = noise(seconds: 0.2).samples
        let pieces = [[], [], Array(sound[..<100]), []] + Array(repeating: [], count: 5) + [Array(sound[100...])]
        let card = TestCard(playback: folder.path("out.raw"), rate: 16_000, channels: 1, format: "S16_LE")
        let events = try play(card.name, SlowSource(rate: 16_000, pieces: pieces))
        #expect(events.all.last?.event == .finished)
        #expect(try readFrames(folder.path("out.raw")).filter { $0 != 0 }.count > 3_000)
    }

    @Test func nothingToPlayFinishes() throws {
        let events = try play(TestCard(rate: 16_000, channels: 1).name, SlowSource(rate: 16_000, pieces: []))
        #expect(events.all.last?.event == .finished)
    }

    @Test(
        arguments: [
            (TestCard.Fault.unplug, AudioError.Kind.unplugged), (.server, .serverLost), (.asleep, .suspended),
            (.stall, .stalled),
        ]
    )
    func failuresAreTold(_ fault: TestCard.Fault, _ expected: AudioError.Kind) throws {
        let card = TestCard(rate: 16_000, channels: 1, fault: fault, after: 200)
        let events = try play(card.name, WaveformSource(tone(440, seconds: 4)))
        #expect(events.all.last?.event.failure?.kind == expected, "\(String(describing: events.all.last))")
    }

    @Test(arguments: [TestCard.Fault.overrun, .suspend])
    func interruptionsAreMended(_ fault: TestCard.Fault) throws {
        let card = TestCard(rate: 16_000, channels: 1, fault: fault, after: 200)
        let events = try play(card.name, WaveformSource(tone(440, seconds: 0.6)))
        #expect(events.all.last?.event == .finished)
    }

    @Test(
        arguments: [
            (TestCard.Fault.busy, AudioError.Kind.busy), (.denied, .denied),
        ]
    )
    func openingErrors(_ fault: TestCard.Fault, _ expected: AudioError.Kind) {
        let loudspeaker = Loudspeaker(.device(TestCard(fault: fault).name))
        #expect(kind { try loudspeaker.play(WaveformSource(tone(440, seconds: 1))) } == expected)
    }

    @Test func absentDeviceIsAnError() {
        _ = TestCard.configured
        let loudspeaker = Loudspeaker(.device("no-such-card"))
        #expect(kind { try loudspeaker.play(WaveformSource(tone(440, seconds: 1))) } == .absent)
    }
}
