import Audio
import Coaching
import Exercises
import Foundation
import Orthography
import Recognition
import Studio
import Synthesis
import Testing
import Waveforms

/// Takes beside models: real recordings, the real listener and the real voice.
@Suite("A take beside its model", .serialized)
struct MirrorTests {
    private let mirror = Mirror(
        listener: StudioFixture.listener,
        synthesizer: Synthesizer(cache: nil)
    ) { (Synthesis.Voice.standard($0), 160) }

    @Test("a recording beside itself gives two equal curves, word by word")
    func itself() throws {
        guard StudioFixture.isThere else { return }
        let take = try readSoundFile(StudioFixture.words)
        let comparison = mirror.comparison(of: take, with: take, for: StudioFixture.prompt)
        #expect(comparison.basis == .words)
        #expect(comparison.words.map(\.text) == ["go", "forward", "ten", "meters"])
        #expect(comparison.model == comparison.take)
        #expect(comparison.model.pitch.count == Comparison.columns)
        #expect(comparison.model.pitch.count { $0 != nil } > Comparison.columns / 3)
        let rate = try #require(comparison.take.rate)
        #expect((2...6).contains(rate))
    }

    @Test(
        "the same said with a pause of half a second after a word has that pause, and its curves are the same elsewhere"
    )
    func pause() throws {
        guard StudioFixture.isThere else { return }
        let take = try readSoundFile(StudioFixture.words)
        let whole = mirror.comparison(of: take, with: take, for: StudioFixture.prompt)
        let verdict = try StudioFixture.listener.hearing(
            of: take,
            for: try StudioFixture.listener.prompt(StudioFixture.prompt.text, in: .english)
        )
        // Cut in the middle between the second word and the third.
        let place = (verdict.words[1].frames.upperBound + verdict.words[2].frames.lowerBound) / 2 + verdict.firstFrame
        let halves = (take.samples[..<(place * 160)], take.samples[(place * 160)...])
        let paused = Waveform(samples: Array(halves.0) + [Int16](repeating: 3, count: 8_000) + Array(halves.1))
        let comparison = mirror.comparison(of: paused, with: take, for: StudioFixture.prompt)
        #expect(comparison.basis == .words)
        let pause = try #require(comparison.take.pauses?.first)
        #expect(pause.after == 1)
        #expect(abs(pause.seconds - 0.5) < 0.15)
        #expect(comparison.model.pauses?.isEmpty == true)
        #expect(try #require(comparison.take.rate) < #require(whole.take.rate))
    }

    @Test("a monotone recording has a flat curve; without a model time runs alone")
    func monotone() throws {
        // A voice on one note: 150 Hz and its overtones, for a second between silences.
        let tone = (0..<16_000).map { place -> Int16 in
            let time = Double(place) / 16_000
            return Int16((1...8).reduce(0.0) { $0 + 2_000 * sin(2 * .pi * 150 * Double($1) * time) / Double($1) })
        }
        let silence = [Int16](repeating: 0, count: 4_000)
        let listener = Listener(shelf: ModelShelf(places: []))
        let mirror = Mirror(listener: listener, synthesizer: Synthesizer(cache: nil)) {
            (Synthesis.Voice.standard($0), 160)
        }
        let take = Waveform(samples: silence + tone + silence)
        guard case .comparison(let comparison) = try mirror.image(of: take, beside: Prompt("Guten Morgen", in: .german))
        else {
            Issue.record("nothing was heard")
            return
        }
        #expect(comparison.basis == .noModel)
        #expect(comparison.words.isEmpty && comparison.take.rate == nil && comparison.take.pauses == nil)
        let pitch = comparison.take.pitch.compactMap { $0 }
        #expect(pitch.count > Comparison.columns * 3 / 4)
        #expect(pitch.allSatisfy { abs($0) < 0.3 })
        let model = comparison.model.pitch.compactMap { $0 }
        #expect((model.max() ?? 0) - (model.min() ?? 0) > 2, "the voice has a melody")
    }

    @Test("another phrase is laid by time alone, and silence is compared with nothing")
    func others() throws {
        guard StudioFixture.isThere else { return }
        let numbers = try readSoundFile(StudioFixture.numbers)
        let model = try readSoundFile(StudioFixture.words)
        #expect(mirror.comparison(of: numbers, with: model, for: StudioFixture.prompt).basis == .otherWords)
        let silence = Waveform(samples: [Int16](repeating: 0, count: 16_000))
        #expect(try mirror.image(of: silence, beside: StudioFixture.prompt) == .unheard(.silence))
    }

    @Test("the text that fits clearly better is told", arguments: [("forward", "backward")])
    func words(pair: (String, String)) throws {
        guard StudioFixture.isThere else { return }
        let take = try readSoundFile(StudioFixture.words)
        let told = try StudioFixture.listener.telling(
            of: take,
            Prompt("go \(pair.0) ten meters", in: .english),
            Prompt("go \(pair.1) ten meters", in: .english)
        )
        guard case .telling(let telling) = told else {
            Issue.record("unheard")
            return
        }
        #expect(telling.choice == 0)
        #expect(telling.margin > 20)
    }

    @Test("the take and the model are played together: one sound, whose end is told")
    func together() throws {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        let take = try readSoundFile(StudioFixture.words)
        let voice = StudioVoice(
            StudioVoice.Parts(
                loudspeaker: Loudspeaker(.none, pace: 0),
                synthesizer: Synthesizer(cache: nil),
                mirror: mirror,
                manner: { (Synthesis.Voice.standard($0), 160) },
                chime: { _ in nil },
                take: { take },
                explain: { .verbatim("\($0)") }
            ),
            inbox: inbox
        )
        voice.together(StudioFixture.prompt, as: CueTag(7))
        #expect(StudioFixture.spoken(inbox, count: 1) == [CueTag(7)])
    }
}
