import Audio
import Coaching
import Exercises
import Foundation
import Messages
import Orthography
import Phonetics
import Recognition
import Scoring
import Studio
import Synthesis
import Testing
import Threads
import Waveforms

/// The studio's ear and voice on real recordings, with the real model, microphone and loudspeaker classes.
enum StudioFixture {
    static let words = "/usr/share/pocketsphinx/test/data/goforward.raw"
    static let numbers = "/usr/share/pocketsphinx/test/data/numbers.raw"
    static let prompt = Prompt("go forward ten meters", in: .english)

    static var isThere: Bool {
        let model = ModelShelf.packagedEnglish.directory
        let there = [words, numbers, model].allSatisfy { FileManager.default.fileExists(atPath: $0) }
        if !there { print("SKIPPED: pocketsphinx-testdata or pocketsphinx-en-us is not there") }
        return there
    }

    static let listener = Listener(shelf: ModelShelf(places: [ModelShelf.packagedEnglish]))

    static func ear(_ files: [String], _ inbox: Inbox, holdsSilence: Bool = false) -> StudioEar {
        StudioEar(
            StudioEar.Parts(
                microphone: Microphone(.files(files), pace: 0),
                microphoneName: { "test" },
                listener: listener,
                holdsSilence: holdsSilence,
                judge: { judge($0, strictness: .normal) },
                explain: { .verbatim("\($0)") }
            ),
            inbox: inbox
        )
    }

    static func voice(_ inbox: Inbox, take: @escaping @Sendable () -> Waveform? = { nil }) -> StudioVoice {
        let cache = NSTemporaryDirectory() + "aloud-studio-tests"
        return StudioVoice(
            StudioVoice.Parts(
                loudspeaker: Loudspeaker(.none, pace: 0),
                synthesizer: Synthesizer(cache: cache),
                manner: { (Synthesis.Voice.standard($0), 300) },
                chime: { _ in Waveform(samples: [Int16](repeating: 100, count: 2205), rate: 22_050) },
                take: take,
                explain: { .verbatim("\($0)") }
            ),
            inbox: inbox
        )
    }

    /// Waits for the first news that is looked for, and forgets the others; nil after a minute.
    static func wait(_ inbox: Inbox, for wanted: (News) -> Bool) -> News? {
        let deadline = Date(timeIntervalSinceNow: 60)
        while Date() < deadline {
            if let found = inbox.take().first(where: wanted) { return found }
            var waited = pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waited, 1, 100)
        }
        return nil
    }

    /// The event that ends a take.
    static func ending(_ inbox: Inbox) -> Event? {
        let news = wait(inbox) { news in
            switch news {
            case .event(.heard), .event(.unheard), .event(.failed): true
            default: false
            }
        }
        if case .event(let event)? = news { return event }
        return nil
    }

    /// The sounds that have ended, in order; fewer than asked for where ten seconds bring no more.
    static func spoken(_ inbox: Inbox, count: Int) -> [CueTag] {
        var ended: [CueTag] = []
        let deadline = Date(timeIntervalSinceNow: 10)
        while ended.count < count, Date() < deadline {
            for case .event(.spoke(let tag)) in inbox.take() { ended.append(tag) }
            usleep(1_000)
        }
        return ended
    }

    static func outcome(_ event: Event?) -> Verdict.Outcome? {
        switch event {
        case .heard(let verdict, _): verdict.outcome
        case .unheard: .unheard
        default: nil
        }
    }
}

@Suite("The ear", .serialized)
struct EarTests {
    @Test("the phrase is right, another is wrong, and a take without a recording is unheard")
    func verdicts() {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        let ear = StudioFixture.ear([StudioFixture.words, StudioFixture.numbers], inbox)
        var outcomes: [Verdict.Outcome?] = []
        for tag in 1...3 {
            ear.listen(for: .verdict(StudioFixture.prompt), as: CueTag(tag))
            outcomes.append(StudioFixture.outcome(StudioFixture.ending(inbox)))
        }
        #expect(outcomes == [.right, .wrong, .unheard])
    }

    @Test("a recording that is heard at once is judged, however busy the machine")
    func busy() {
        guard StudioFixture.isThere else { return }
        let isOver = Lock(false)
        for _ in 0..<4 { Thread.detachNewThread { while !isOver.use({ $0 }) {} } }
        defer { isOver.use { $0 = true } }
        let inbox = Inbox()
        let ear = StudioFixture.ear([String](repeating: StudioFixture.words, count: 16), inbox)
        for tag in 1...16 {
            // Another text each time, so that each has to be laid out.
            let prompt = Prompt(tag % 2 == 0 ? "go forward ten meters" : "go forward ten miles", in: .english)
            ear.listen(for: .verdict(prompt), as: CueTag(tag))
            guard case .heard? = StudioFixture.ending(inbox) else {
                Issue.record("take \(tag) was not judged")
                continue
            }
        }
    }

    @Test("the key ends a take at once; how soon the verdict stands is printed")
    func key() {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        let ear = StudioFixture.ear([StudioFixture.words, StudioFixture.words], inbox, holdsSilence: true)
        for tag in 1...2 {
            ear.listen(for: .verdict(StudioFixture.prompt), as: CueTag(tag))
            // The recording has been heard; its silence is held back, so only the key ends the take.
            #expect(StudioFixture.wait(inbox) { $0 == .played(CueTag(tag)) } != nil)
            let start = Date()
            ear.end()
            #expect(StudioFixture.outcome(StudioFixture.ending(inbox)) == .right)
            print("end of speech to verdict: \(Int(-start.timeIntervalSinceNow * 1000)) ms")
        }
    }

    @Test("silence passes only as it is allowed, and ends the take by itself")
    func silence() {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        let ear = StudioFixture.ear([StudioFixture.words], inbox, holdsSilence: true)
        let tag = CueTag(1)
        ear.listen(for: .verdict(StudioFixture.prompt), as: tag)
        #expect(StudioFixture.wait(inbox) { $0 == .played(tag) } != nil)
        // A second of silence does not end it: it waits again.
        ear.pass(seconds: 1)
        #expect(StudioFixture.wait(inbox) { $0 == .played(tag) } != nil)
        ear.pass(seconds: 5)
        #expect(StudioFixture.outcome(StudioFixture.ending(inbox)) == .right)
    }

    @Test("a dropped take tells nothing, and the next is heard")
    func dropped() {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        let ear = StudioFixture.ear([StudioFixture.numbers, StudioFixture.words], inbox)
        ear.listen(for: .verdict(StudioFixture.prompt), as: CueTag(1))
        ear.drop()
        ear.listen(for: .verdict(StudioFixture.prompt), as: CueTag(2))
        let event = StudioFixture.ending(inbox)
        guard case .heard(_, CueTag(2))? = event else {
            // The first take may have been dropped before it opened, and then the second hears the first recording.
            Issue.record("\(String(describing: event))")
            return
        }
        #expect(ear.take() != nil)
    }

    @Test("a recording that cannot be read and a language without a model are told apart")
    func failures() {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        StudioFixture.ear(["/nonexistent.wav"], inbox).listen(for: .verdict(StudioFixture.prompt), as: CueTag(1))
        guard case .failed(let missing, _)? = StudioFixture.ending(inbox) else { Issue.record("no failure"); return }
        #expect(missing.kind == .microphone)
        let ear = StudioFixture.ear([StudioFixture.words], inbox)
        ear.listen(for: .verdict(Prompt("你 好", in: .mandarin)), as: CueTag(2))
        guard case .failed(let modelless, _)? = StudioFixture.ending(inbox) else { Issue.record("no failure"); return }
        #expect(modelless.kind == .notJudged)
    }
}

@Suite("The voice", .serialized)
struct VoiceTests {
    @Test("sounds are heard one after the other, each with its end")
    func row() {
        let inbox = Inbox()
        let voice = StudioFixture.voice(inbox)
        voice.play(.right, as: CueTag(1))
        voice.say(Utterance("Good morning.", in: .english), as: CueTag(2))
        voice.replay(as: CueTag(3))
        #expect(StudioFixture.spoken(inbox, count: 3) == [CueTag(1), CueTag(2), CueTag(3)])
    }

    @Test("hush ends what is heard and what waits")
    func hush() {
        let inbox = Inbox()
        let voice = StudioFixture.voice(inbox)
        for tag in 1...3 { voice.say(Utterance("A rather long sentence that is cut.", in: .english), as: CueTag(tag)) }
        voice.hush()
        #expect(Set(StudioFixture.spoken(inbox, count: 3)) == [CueTag(1), CueTag(2), CueTag(3)])
        usleep(50_000)
        #expect(inbox.take().allSatisfy { if case .event = $0 { false } else { true } }, "told twice")
    }

    @Test("what cannot be spoken is told")
    func unspeakable() {
        let inbox = Inbox()
        StudioFixture.voice(inbox).say(Utterance("…", in: .english), as: CueTag(1))
        let news = StudioFixture.wait(inbox) { news in
            if case .event = news { true } else { false }
        }
        guard case .event(.failed(let trouble, CueTag(1)))? = news else {
            Issue.record("\(String(describing: news))")
            return
        }
        #expect(trouble.kind == .voice)
    }
}

@Suite("Concurrency: ear and voice", .serialized)
struct StudioConcurrencyTests {
    @Test("takes opened, closed and dropped in quick succession each end once")
    func takes() {
        guard StudioFixture.isThere else { return }
        let inbox = Inbox()
        let ear = StudioFixture.ear([StudioFixture.words], inbox)
        let voice = StudioFixture.voice(inbox, take: ear.take)
        for round in 0..<30 {
            let tag = CueTag(round)
            voice.say(Utterance("Go forward.", in: .english), as: CueTag(1000 + round))
            ear.listen(for: .verdict(StudioFixture.prompt), as: tag)
            if round % 3 == 1 { usleep(2_000) }
            voice.hush()
            if round % 2 == 0 { ear.drop() } else { ear.end() }
            voice.replay(as: CueTag(2000 + round))
        }
        ear.drop()
        voice.hush()
        var ends: [CueTag: Int] = [:]
        let deadline = Date(timeIntervalSinceNow: 5)
        while Date() < deadline {
            for case .event(let event) in inbox.take() {
                switch event {
                case .heard(_, let tag), .unheard(_, let tag), .failed(_, let tag), .spoke(let tag):
                    ends[tag, default: 0] += 1
                default: break
                }
            }
            usleep(20_000)
        }
        #expect(ends.values.allSatisfy { $0 == 1 }, "\(ends.filter { $0.value != 1 })")
        for round in 0..<30 { #expect(ends[CueTag(1000 + round)] == 1 && ends[CueTag(2000 + round)] == 1) }
    }
}
