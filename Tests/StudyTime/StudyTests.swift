import Memory
import Testing

@testable import StudyTime

@Suite("The list and its clock")
struct StudyTests {
    @Test("three tasks run one after the other, across blocks and rests, and the Pomodoros are counted")
    func evening() {
        var evening = Evening(30, 40, 10)
        #expect(evening(.start) == [.began])
        #expect(evening.wait(minutes: 27.9) == [])
        #expect(evening.wait(minutes: 0.1) == [.nearEnd])
        #expect(evening.wait(minutes: 2) == [.ranOut, .began])
        #expect(evening.wait(minutes: 14.99) == [])
        #expect(evening.wait(minutes: 0.01) == [.rest])
        #expect(evening.study.phase == .rest && evening.study.block?.left == 15.minutes)
        #expect(evening.study.pomodoros(on: evening.now) == 1)
        #expect(evening.wait(minutes: 15) == [.restOver])
        #expect(evening.study.currentTask?.name == "Chinese 你好𠮷" && evening.study.currentTask?.left == 25.minutes)
        #expect(evening.wait(minutes: 25) == [.nearEnd, .ranOut, .began])
        #expect(evening.wait(minutes: 10) == [.nearEnd, .ranOut, .finished])
        #expect(evening.study.phase == .idle && evening.study.tasks.isEmpty)
        #expect(evening.endings.map(\.spent) == [30.minutes, 40.minutes, 10.minutes])
        #expect(evening.studied == [1: 30.minutes, 2: 40.minutes, 3: 10.minutes])
        #expect(evening.blocks.map(\.block.kind) == [.study, .rest, .study])
        #expect(evening.blocks.map(\.isWhole) == [true, true, false])
        #expect(evening.blocks.last?.block.spent == 35.minutes)
        let summary = evening.study.summary(at: evening.now)
        #expect(summary.planned == 80.minutes && summary.studied == 80.minutes && summary.isOnTime)
        #expect(summary.pomodoros == 1)
    }

    @Test("one look after hours finds the same as a look every second")
    func oneLook() {
        var often = Evening(30, 40, 50)
        var once = Evening(30, 40, 50)
        often(.start)
        once(.start)
        for _ in 0..<(200 * 60) { often.wait(minutes: 1.0 / 60) }
        once.wait(minutes: 200)
        #expect(once.told == often.told)
        #expect(once.kept == often.kept)
        #expect(once.study.tasks == often.study.tasks && once.study.phase == often.study.phase)
    }

    @Test("a look changes nothing that a later one needs")
    func looks() {
        var evening = Evening(60)
        evening(.start)
        evening.now = evening.now.later(by: 46.minutes)
        let seen = evening.study.at(evening.now, rules: evening.rules)
        #expect(seen.phase == .rest && seen.block?.left == 14.minutes)
        #expect(evening.study.phase == .study)
        #expect(evening(.tick) == [.rest])
        #expect(evening.study == seen)
    }

    @Test("what is paused stands still, however long, and goes on where it was")
    func pause() {
        var evening = Evening(30)
        evening(.start)
        evening.wait(minutes: 10)
        #expect(evening(.pause) == [.paused])
        let left = evening.study.currentTask?.left
        #expect(evening.wait(minutes: 600) == [])
        #expect(evening.study.currentTask?.left == left && evening.study.block?.left == 35.minutes)
        #expect(evening.studied == [1: 10.minutes])
        evening(.pause)
        #expect(evening.refusals == [.paused])
        #expect(evening(.resume) == [.resumed])
        #expect(evening.wait(minutes: 20) == [.nearEnd, .ranOut, .finished])
        #expect(evening.studied == [1: 30.minutes])
    }

    @Test("a task done early makes room for the next, and is on time")
    func early() {
        var evening = Evening(30, 30)
        evening(.start)
        evening.wait(minutes: 12)
        #expect(evening(.done(id: nil)) == [.done, .began])
        #expect(evening.study.currentTask?.name == "Chinese 你好𠮷")
        #expect(evening.endings.first?.spent == 12.minutes)
        #expect(evening.study.ended.first?.isOnTime == true)
        // One that is not at its turn can be done as well.
        #expect(evening(.done(id: 1)) == [] && evening.refusals == [.unknown])
        #expect(evening(.done(id: 2)) == [.done, .finished])
    }

    @Test("a task that got more time is not on time")
    func extended() {
        var evening = Evening(30)
        evening(.start)
        evening.wait(minutes: 29)
        #expect(evening(.extend(5.minutes)) == [.extended])
        #expect(evening.wait(minutes: 5) == [.nearEnd])
        evening(.done(id: nil))
        #expect(evening.study.ended.first?.task.spent == 34.minutes)
        #expect(evening.study.ended.first?.isOnTime == false)
        #expect(!evening.study.summary(at: evening.now).isOnTime)
    }

    @Test("a task passed over stays on the list, and has its turn when the list begins anew")
    func skipped() {
        var evening = Evening(30, 30)
        evening(.start)
        evening.wait(minutes: 5)
        #expect(evening(.skip(id: nil)) == [.skipped, .began])
        evening.wait(minutes: 2)
        #expect(evening(.done(id: nil)) == [.done, .finished])
        #expect(evening.study.tasks.map(\.name) == ["Maths"] && evening.study.tasks[0].spent == 5.minutes)
        #expect(evening.study.summary(at: evening.now).open.count == 1)
        #expect(evening(.start) == [.began] && evening.study.currentTask?.name == "Maths")
        #expect(evening.study.currentTask?.left == 25.minutes)
    }

    @Test("by setting the next task waits, and more time for the last one is possible still")
    func waits() {
        var evening = Evening(20, 40, rules: StudyRules(goesOnByItself: false))
        evening(.start)
        #expect(evening.wait(minutes: 50) == [.nearEnd, .timeUp])
        #expect(evening.study.phase == .waiting && evening.study.block?.left == 25.minutes)
        #expect(evening(.extend(1.minutes)) == [.extended] && evening.study.phase == .study)
        #expect(evening.wait(minutes: 1) == [.timeUp])
        #expect(evening(.resume) == [.ranOut, .began])
        #expect(evening.wait(minutes: 24) == [.rest])
        #expect(evening.wait(minutes: 100) == [.waits])
        #expect(evening.study.phase == .waiting)
        #expect(evening(.resume) == [.restOver] && evening.study.phase == .study)
        #expect(evening.wait(minutes: 16) == [.nearEnd, .timeUp])
        #expect(evening(.done(id: nil)) == [.done, .finished])
        #expect(evening.studied == [1: 21.minutes, 2: 40.minutes])
    }

    @Test("a rest can be skipped, and be longer")
    func rests() {
        var evening = Evening(120)
        evening(.skipBreak)
        evening(.start)
        evening(.skipBreak)
        #expect(evening.refusals == [.idle, .noRest])
        evening.wait(minutes: 45)
        #expect(evening(.extend(5.minutes)) == [.extended] && evening.study.block?.left == 20.minutes)
        #expect(evening.study.currentTask?.left == 75.minutes, "the rest was made longer, not the task")
        evening.wait(minutes: 3)
        #expect(evening(.skipBreak) == [.restOver] && evening.study.phase == .study)
        #expect(evening.study.block == StudyBlock(.study, length: 45.minutes))
        #expect(evening.wait(minutes: 45) == [.rest] && evening.study.counted.pomodoros == 2)
    }

    @Test("what is given up keeps its tasks and all that was studied")
    func givenUp() {
        var evening = Evening(30, 30)
        evening(.giveUp)
        #expect(evening.refusals == [.idle])
        evening(.start)
        evening.wait(minutes: 31)
        #expect(evening(.giveUp) == [.gaveUp])
        #expect(evening.study.phase == .idle && evening.study.block == nil)
        #expect(evening.study.tasks.map(\.spent) == [1.minutes])
        #expect(evening.studied == [1: 30.minutes, 2: 1.minutes])
        #expect(evening.blocks.map(\.isWhole) == [false])
        #expect(evening.study.counted.pomodoros == 0)
        #expect(evening.study.summary(at: evening.now).ended.count == 1)
    }

    @Test("a task whose end and the block's are one moment: the next begins after the rest")
    func together() {
        var evening = Evening(45, 10)
        evening(.start)
        #expect(evening.wait(minutes: 45) == [.nearEnd, .ranOut, .rest])
        #expect(evening.wait(minutes: 15) == [.restOver])
        #expect(evening.told.last?.name == "Chinese 你好𠮷")
        var last = Evening(45)
        last(.start)
        #expect(last.wait(minutes: 45) == [.nearEnd, .ranOut, .finished], "no rest after the last task")
        #expect(last.study.counted.pomodoros == 1)
    }

    @Test("the list is edited while it runs")
    func edited() {
        var evening = Evening(30, 30, 30)
        evening(.start)
        #expect(evening(.move(id: 3, to: 0)) == [.changed])
        #expect(evening.study.tasks.map(\.id) == [3, 1, 2] && evening.study.current == 1)
        evening(.move(id: 3, to: 3))
        #expect(evening.refusals == [.range])
        #expect(evening(.edit(id: 1, name: " Algebra ", estimate: 20.minutes, link: nil)) == [.changed])
        #expect(evening.study.currentTask?.name == "Algebra")
        evening(.edit(id: 1, name: nil, estimate: nil, link: .some(StudyLink(.lesson, "3"))))
        #expect(evening.study.currentTask?.link == StudyLink(.lesson, "3"))
        evening.wait(minutes: 20)
        #expect(evening.study.current == 3, "the first of the list is the next")
        #expect(evening(.remove(id: 3)) == [.changed, .began] && evening.study.current == 2)
        #expect(evening(.stuck(id: nil, note: " question 4 ")) == [.changed])
        #expect(evening.study.currentTask?.isStuck == true && evening.study.currentTask?.note == "question 4")
        #expect(evening(.stuck(id: nil, note: nil)) == [.changed] && evening.study.currentTask?.isStuck == false)
        #expect(evening(.remove(id: 2)) == [.changed, .finished])
    }

    @Test("names and numbers that cannot be are refused, and change nothing")
    func refused() {
        var evening = Evening()
        evening(.start)
        evening(.add(name: " \n", estimate: 30.minutes, link: nil))
        evening(.add(name: String(repeating: "好", count: 201), estimate: 30.minutes, link: nil))
        evening(.add(name: "a", estimate: 0, link: nil))
        evening(.add(name: "a", estimate: 601.minutes, link: nil))
        evening(.add(name: "a", estimate: .max, link: nil))
        evening(.add(name: "a", estimate: .min, link: nil))
        #expect(evening.refusals == [.empty, .noName, .longName, .range, .range, .range, .range])
        #expect(evening.study.tasks.isEmpty)
        for _ in 0..<200 { evening(.add(name: "a", estimate: 1.minutes, link: nil)) }
        evening(.add(name: "a", estimate: 1.minutes, link: nil))
        #expect(evening.refusals.last == .full && evening.study.tasks.count == 200)
        evening(.start)
        evening(.start)
        #expect(evening.refusals.last == .running)
        evening(.extend(.max))
        evening(.extend(.min))
        evening(.extend(0))
        #expect(evening.refusals.suffix(3) == [.range, .range, .range])
        evening(.remove(id: 999))
        #expect(evening.refusals.last == .unknown)
    }

    @Test("two Pomodoros of two study days are counted for each; 03:59 belongs to the day before")
    func days() {
        var evening = Evening(600)
        // 03:00 on the third of March.
        evening.now.wall += 9 * 3600
        evening(.start)
        evening.wait(minutes: 45)
        #expect(evening.study.pomodoros(on: evening.now) == 1)
        #expect(evening.blocks[0].moment.day == StudyDay(instant: Evening.six, offset: 0).number)
        evening.wait(minutes: 60)
        #expect(evening.study.pomodoros(on: evening.now) == 1, "a new day has begun")
        #expect(evening.study.counted.day == StudyDay(instant: Evening.six, offset: 0).number + 1)
    }

    @Test("the study day is the one that everything else counts by")
    func sameDay() {
        for wall in stride(from: -1_000_000, to: 2_000_000_000, by: 7_654_321) {
            for (offset, start) in [(0, 4), (-28_800, 4), (32_400, 0), (3600, 23)] {
                let moment = Instant(clock: "", awake: 0, wall: wall, offset: offset, dayStart: start)
                #expect(moment.day == StudyDay(instant: wall, offset: offset, start: start).number)
            }
        }
    }
}
