import Foundation
import Memory
import StudyTime
import Testing

@testable import Library

/// Study time as it is stored.
@Suite("Study time")
struct StudyTests {
    /// 2026-03-02T18:00Z.
    static let six = 1_772_474_400

    /// A moment so many minutes after six.
    static func moment(_ minutes: Double, isWatched: Bool = false, seen: Double? = nil) -> Instant {
        Instant(
            clock: "boot",
            awake: 1_000_000 + Int(minutes * 60_000),
            wall: six + Int(minutes * 60),
            offset: 3600,
            isWatched: isWatched,
            seen: seen.map { Instant.Sign(clock: "boot", awake: 1_000_000 + Int($0 * 60_000)) }
        )
    }

    let rules = StudyRules()
    static let today = StudyDay(instant: six, offset: 3600)

    private func add(_ name: String, _ minutes: Int, to library: Library, link: StudyLink? = nil) throws {
        _ = try library.respond(
            to: .add(name: name, estimate: minutes * 60_000, link: link),
            rules: rules,
            at: Self.moment(0)
        )
    }

    @Test("what is stored is what was: the list, the block, the record and the count")
    func roundTrip() throws {
        let scratch = Scratch()
        let library = try Library(path: scratch["aloud.db"])
        try add("Maths 你好𠮷é", 50, to: library, link: StudyLink(.lesson, "3"))
        try add("French", 20, to: library)
        var own = try library.study(at: Self.moment(0))
        let events: [(StudyEvent, Double)] = [
            (.start, 0), (.stuck(id: nil, note: "第4题"), 3), (.extend(5 * 60_000), 4), (.pause, 10), (.resume, 12),
            (.tick, 48), (.skipBreak, 50), (.done(id: nil), 58), (.move(id: 2, to: 0), 61),
        ]
        for (event, minutes) in events {
            let expected = own.respond(to: event, rules: rules, at: Self.moment(minutes))
            // Another console, which opens the file anew.
            let other = try Library(path: scratch["aloud.db"])
            let (study, cues) = try other.respond(to: event, rules: rules, at: Self.moment(minutes))
            #expect(cues == expected, "\(event)")
            #expect(study.tasks == own.tasks && study.block == own.block && study.phase == own.phase, "\(event)")
            let read = try library.study(at: Self.moment(minutes))
            #expect(read.tasks == own.tasks && read.block == own.block && read.current == own.current, "\(event)")
            #expect(read.counted == own.counted && read.stretch == own.stretch && read.run == own.run, "\(event)")
            #expect(read.ended.map(\.task) == own.ended.map(\.task), "\(event)")
        }
        #expect(own.counted.pomodoros == 1 && own.tasks.map(\.id) == [2])
        let diary = try library.diary(through: Self.today, days: 1, study: own)
        #expect(diary[0].entries.map(\.task.name) == ["Maths 你好𠮷é", "French"])
        // Ten minutes, then from 12 to 47, then from 50 to 58; and three for the task that runs.
        #expect(diary[0].entries.map(\.studied) == [53 * 60_000, 3 * 60_000])
        #expect(diary[0].entries[0].ending == .done && diary[0].entries[0].isOnTime == false)
        #expect(diary[0].entries[0].task.note == "第4题" && diary[0].pomodoros == 1)
        #expect(diary[0].planned == 70 * 60_000 && diary[0].done == 1)
    }

    @Test("numbers that no clock wrote are taken in, and no sum of them is too great")
    func numbersOutOfRange() throws {
        let library = try Library.inMemory()
        try add("Maths", 50, to: library)
        try add("French", 20, to: library)
        _ = try library.respond(to: .start, rules: rules, at: Self.moment(0))
        let day = Self.today.description
        for id in 1...2 {
            try library.database.execute(
                """
                INSERT INTO study_stretches (task_id, study_date, instant, utc_offset, length)
                VALUES (\(id), '\(day)', 0, 0, \(Int.max))
                """
            )
        }
        let diary = try library.diary(through: Self.today, days: 1, study: nil)
        #expect(diary[0].studied == 2_000_000_000_000_000)
        try library.database.execute("UPDATE sqlite_sequence SET seq = \(Int.max) WHERE name = 'study_tasks'")
        #expect(try library.study(at: Self.moment(1)).nextID > 0)
    }

    @Test("time alone writes nothing until something happens")
    func quiet() throws {
        let library = try Library.inMemory()
        try add("Maths", 50, to: library)
        _ = try library.respond(to: .start, rules: rules, at: Self.moment(0))
        let before = try library.database.pragma("PRAGMA data_version") + total(library)
        for minute in 1...40 {
            let (study, cues) = try library.respond(to: .tick, rules: rules, at: Self.moment(Double(minute)))
            #expect(cues.isEmpty && study.block?.spent == minute * 60_000)
        }
        #expect(try library.database.pragma("PRAGMA data_version") + total(library) == before)
        #expect(try library.respond(to: .tick, rules: rules, at: Self.moment(45)).cues.count > 0)
        #expect(try total(library) > before - 100)
    }

    /// Rows of the tables that are added to.
    private func total(_ library: Library) throws -> Int {
        try library.lastStudyNews() * 1000
            + library.diary(through: Self.today, days: 1, study: nil)[0].studied
    }

    @Test("of two consoles that find the same end one keeps it, and both can tell it")
    func two() throws {
        let scratch = Scratch()
        let one = try Library(path: scratch["aloud.db"])
        let other = try Library(path: scratch["aloud.db"])
        try add("Maths", 90, to: one)
        _ = try one.respond(to: .start, rules: rules, at: Self.moment(0, isWatched: true))
        let last = try one.lastStudyNews()
        let version = try other.version()
        let first = try one.respond(to: .tick, rules: rules, at: Self.moment(45, isWatched: true))
        let second = try other.respond(to: .tick, rules: rules, at: Self.moment(45.01, isWatched: true))
        #expect(!first.cues.isEmpty && second.cues.isEmpty)
        #expect(second.study.phase == .rest && second.study.counted.pomodoros == 1)
        #expect(try other.version() != version)
        for library in [one, other] {
            #expect(try library.studyNews(after: last).map(\.news.kind) == [.rest])
        }
        #expect(try one.diary(through: Self.today, days: 1, study: nil)[0].pomodoros == 1)
    }

    @Test("numbers of tasks never come again, so that what was done is never another's")
    func numbers() throws {
        let library = try Library.inMemory()
        try add("a", 10, to: library)
        try add("b", 10, to: library)
        _ = try library.respond(to: .remove(id: 2), rules: rules, at: Self.moment(1))
        try add("c", 10, to: library)
        #expect(try library.study(at: Self.moment(2)).tasks.map(\.id) == [1, 3])
        // One that was taken off before anything was done is in no diary.
        let diary = try library.diary(through: Self.today, days: 1, study: nil)
        #expect(diary[0].entries.map(\.task.name) == ["a", "c"])
    }

    @Test("rows that no program wrote are read without harm")
    func rubbish() throws {
        let library = try Library.inMemory()
        try add("a", 10, to: library)
        _ = try library.respond(to: .start, rules: rules, at: Self.moment(1))
        for change in [
            "UPDATE study_state SET phase = 'x'", "UPDATE study_state SET phase = 'study', block = ''",
            "UPDATE study_state SET phase = 'study', block = 'study', task = 99",
            "UPDATE study_state SET phase = 'rest', block = 'rest', task = 1, length = 9223372036854775807",
            "UPDATE study_tasks SET estimate = -5, extra = 9223372036854775807",
            "INSERT INTO study_news VALUES (NULL, 'nonsense', 1, 'x', 0, 0, 0, 0, 0)",
        ] {
            try library.database.execute(change)
            _ = try library.respond(to: .tick, rules: rules, at: Self.moment(2))
            #expect(try library.study(at: Self.moment(2)).tasks.count == 1, "\(change)")
            #expect(try library.studyNews(after: 0).count >= 2)
        }
    }

    @Test("kill −9 at any moment: what was answered is there, and it stands whole")
    func killed() async throws {
        let scratch = Scratch()
        let (path, log) = (scratch["aloud.db"], scratch["acknowledged"])
        try add("Maths", 600, to: try Library(path: path))
        for round in 1...3 {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, log = log as String, round = round as Int] in
                let library = try Library(path: path)
                let acknowledged = open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
                Thread.detachNewThread {
                    usleep(UInt32(900_000 + round * 113_000))
                    kill(getpid(), SIGKILL)
                }
                var minutes = 0.0
                while true {
                    for event in [StudyEvent.start, .pause, .resume, .extend(60_000), .giveUp] {
                        minutes += 0.01
                        // Each start is one of the machine: what ran stands still.
                        var moment = StudyTests.moment(minutes)
                        moment.clock = "boot \(round)"
                        _ = try library.respond(to: event, rules: StudyRules(), at: moment)
                    }
                    _ = write(acknowledged, "x", 1)
                }
            }
            let library = try Library(path: path)
            let acknowledged = try Data(contentsOf: URL(filePath: log)).count
            let gaveUp = try library.studyNews(after: 0).filter { $0.news.kind == .gaveUp }.count
            #expect(acknowledged > 0 && gaveUp >= acknowledged && gaveUp <= acknowledged + round)
            // What the record says was studied is what the task says.
            let study = try library.study(at: Self.moment(0))
            let kept = try library.database.rows(
                SQL("sum", Array("SELECT coalesce(sum(length), 0) FROM study_stretches".utf8))
            ) { $0.integer(0) }
            #expect(kept == [(study.tasks.first?.spent ?? 0) - study.stretch])
        }
    }

    @Test("who only looks is never taken for a console, however many look at once")
    func onlyLooking() async throws {
        let scratch = Scratch()
        let (watched, locked) = (scratch["w"], scratch["lock"])
        for path in [watched, locked] { try Data().write(to: URL(filePath: path)) }
        let seen = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var seen = 0
                    for _ in 0..<5000 {
                        if StudyWatch(path: watched).isWatched { seen += 1 }
                        if ConsoleLock.isHeld(path: locked) { seen += 1 }
                    }
                    return seen
                }
            }
            return await group.reduce(0, +)
        }
        #expect(seen == 0)
        // Nor do they keep a console from coming.
        let lock = ConsoleLock(path: locked)
        #expect(lock != nil && ConsoleLock.isHeld(path: locked) && ConsoleLock(path: locked) == nil)
    }

    @Test("who watches is known while they live, and the last who leaves knows it")
    func watch() throws {
        let scratch = Scratch()
        let (one, other, looker) = (
            StudyWatch(path: scratch["w"]), StudyWatch(path: scratch["w"]), StudyWatch(path: scratch["w"])
        )
        #expect(!looker.isWatched && looker.seen == nil)
        one.join()
        other.join()
        #expect(looker.isWatched && one.isWatching)
        one.sign(Instant.Sign(clock: "boot-1", awake: 123_456))
        #expect(looker.seen == Instant.Sign(clock: "boot-1", awake: 123_456))
        #expect(!one.leave() && other.leave())
        #expect(!looker.isWatched && looker.seen?.awake == 123_456)
        looker.sign(Instant.Sign(clock: "nobody", awake: 1))
        #expect(looker.seen?.clock == "boot-1", "who does not watch leaves no sign")
        try Data("rubbish".utf8).write(to: URL(filePath: scratch["w"]))
        #expect(looker.seen == nil)
    }
}
