import Testing

@testable import StudyTime

@Suite("What the clock counts")
struct StudyClockTests {
    @Test("case 23: eight minutes of sleep in a block of 45 count for nothing, and are told once")
    func sleep() {
        var evening = Evening(90)
        evening(.start)
        evening.wait(minutes: 20)
        evening.sleep(minutes: 8)
        #expect(evening(.tick) == [.slept])
        #expect(evening.told.last?.amount == 8.minutes)
        #expect(evening(.tick) == [])
        #expect(evening.study.block?.left == 25.minutes)
        #expect(evening.wait(minutes: 25) == [.rest])
        #expect(evening.studied == [1: 45.minutes], "no more than the time awake")
    }

    @Test("case 23: what would have ended while the machine slept ends awake, and is told once")
    func endAsleep() {
        var evening = Evening(90)
        evening(.start)
        evening.wait(minutes: 44)
        evening.sleep(minutes: 480)
        #expect(evening(.tick) == [.slept] && evening.study.phase == .study)
        #expect(evening.wait(minutes: 1) == [.rest])
        #expect(evening(.tick) == [])
    }

    @Test("case 23: an end that nobody looked at is told once, by whoever looks first")
    func endUnseen() {
        var evening = Evening(60, isWatched: false)
        evening(.start)
        evening.now = evening.now.later(by: 50.minutes)
        evening.sleep(minutes: 8)
        #expect(evening(.tick) == [.rest, .slept])
        #expect(evening(.tick) == [])
        #expect(evening.study.block?.left == 10.minutes)
    }

    @Test("a rest does not pass while the machine sleeps, and short sleeps are not told")
    func restAsleep() {
        var evening = Evening(90)
        evening(.start)
        evening.wait(minutes: 46)
        evening.sleep(minutes: 30)
        #expect(evening(.tick) == [.slept] && evening.study.block?.left == 14.minutes)
        evening.now.asleep += 59_000
        #expect(evening(.tick) == [])
        evening(.pause)
        evening.sleep(minutes: 100)
        #expect(evening(.resume) == [.resumed], "a sleep while it was paused is nobody's concern")
        #expect(evening(.tick) == [])
    }

    @Test("the clock on the wall moved back an hour, or a year ahead, changes nothing that is counted")
    func wall() {
        var evening = Evening(30)
        evening(.start)
        evening.wait(minutes: 10)
        evening.now.wall -= 3600
        evening.now.offset = 7200
        #expect(evening(.tick) == [])
        #expect(evening.study.currentTask?.left == 20.minutes)
        evening.now.wall += 365 * 86_400
        #expect(evening.wait(minutes: 20) == [.nearEnd, .ranOut, .finished])
        #expect(evening.studied == [1: 30.minutes])
    }

    @Test("a killed console: it stands where the console last lived, and goes on when it is told to")
    func killed() {
        var evening = Evening(60)
        evening(.start)
        evening.now = evening.now.later(by: 23.minutes)
        evening.now.seen = Instant.Sign(clock: "boot", awake: evening.now.awake)
        evening.now.isWatched = false
        evening.now = evening.now.later(by: 100.minutes)
        // Whoever looks sees the same.
        #expect(evening.study.at(evening.now, rules: evening.rules).phase == .interrupted)
        #expect(evening(.tick) == [.interrupted])
        #expect(evening.study.phase == .interrupted && evening.study.block?.left == 22.minutes)
        #expect(evening.studied == [1: 23.minutes])
        evening.now.isWatched = true
        evening(.joined)
        #expect(evening.wait(minutes: 5) == [] && evening.study.block?.left == 22.minutes)
        #expect(evening(.resume) == [.resumed])
        #expect(evening.wait(minutes: 22) == [.rest])
    }

    @Test("a kill after the block was over: the end counts, and the rest stands where it was")
    func killedInRest() {
        var evening = Evening(60)
        evening(.start)
        evening.now = evening.now.later(by: 50.minutes)
        evening.now.seen = Instant.Sign(clock: "boot", awake: evening.now.awake)
        evening.now.isWatched = false
        evening.now = evening.now.later(by: 500.minutes)
        #expect(evening(.tick) == [.rest, .interrupted])
        #expect(evening.study.block == StudyBlock(.rest, length: 15.minutes, spent: 5.minutes))
        #expect(evening(.resume) == [.resumed] && evening.study.phase == .rest)
    }

    @Test("without a console it goes on by itself, and one that comes goes on with it")
    func unwatched() {
        var evening = Evening(60, isWatched: false)
        evening(.start)
        evening.now = evening.now.later(by: 10.minutes)
        evening.now.isWatched = true
        #expect(evening(.joined) == [] && evening.study.phase == .study)
        #expect(evening.study.block?.left == 35.minutes && evening.study.isWatched)
        // The last console leaves: it is paused.
        evening.now.isWatched = false
        evening.now.seen = Instant.Sign(clock: "boot", awake: evening.now.awake)
        #expect(evening(.left) == [.paused])
        #expect(evening(.left) == [])
    }

    @Test("after a new start of the machine it stands where it was seen last, and waits to be told")
    func restarted() {
        var evening = Evening(60)
        evening(.start)
        let begun = evening.now
        evening.now = Instant(
            clock: "other",
            awake: 12_345,
            wall: begun.wall + 86_400,
            seen: Instant.Sign(clock: "boot", awake: begun.awake + 7.minutes)
        )
        #expect(evening(.tick) == [.interrupted])
        #expect(evening.study.block?.left == 38.minutes && evening.studied == [1: 7.minutes])
        #expect(evening(.resume) == [.resumed])
        #expect(evening.wait(minutes: 38) == [.rest])
        // A sign of a third clock says nothing: what is known is the last event.
        var strange = Evening(60)
        strange(.start)
        strange.now = Instant(clock: "x", awake: 1, wall: 0, seen: Instant.Sign(clock: "y", awake: .max))
        #expect(strange(.tick) == [.interrupted] && strange.studied == [:])
    }

    @Test("a clock that goes back, though it must not, adds nothing")
    func backwards() {
        var evening = Evening(60)
        evening(.start)
        evening.wait(minutes: 10)
        evening.now.awake -= 5.minutes
        #expect(evening(.tick) == [.interrupted])
        #expect(evening.study.block?.left == 35.minutes || evening.study.block?.left == 45.minutes)
        #expect(evening.study.block?.spent ?? 0 <= 10.minutes)
    }

    @Test("a console that asked the clock before another was faster in storing changes nothing")
    func lag() {
        var evening = Evening(60)
        evening(.start)
        evening.wait(minutes: 10)
        evening(.extend(60_000))
        evening.now.awake -= 50
        #expect(evening(.tick) == [] && evening.study.phase == .study)
        #expect(evening(.pause) == [.paused] && evening.study.block?.spent == 10.minutes)
        #expect(evening.study.anchor.awake >= 10.minutes)
    }

    @Test("numbers that no clock has are held, and nothing overflows")
    func rubbish() {
        var study = Study(
            tasks: [StudyTask(id: 1, name: "a", estimate: .max, extra: .max, spent: .min)],
            phase: .study,
            block: StudyBlock(.study, length: .max, spent: .min),
            current: 1,
            stretch: .max,
            anchor: Instant(clock: "", awake: .min, asleep: .max, wall: .min, offset: .max)
        )
        let far = Instant(clock: "", awake: .max, asleep: .min, wall: .max, offset: .min, dayStart: .max)
        for event in [StudyEvent.tick, .pause, .resume, .extend(60_000), .done(id: nil), .giveUp] {
            _ = study.respond(to: event, rules: StudyRules(studyMinutes: .max, restMinutes: .min), at: far)
        }
        #expect(study.phase == .idle)
        // What does not fit together keeps the list and forgets the rest.
        let torn = Study(
            tasks: [StudyTask(id: 1, name: "a", estimate: 1)],
            phase: .study,
            current: 7,
            anchor: far
        )
        #expect(torn.phase == .idle && torn.tasks.count == 1)
    }
}
