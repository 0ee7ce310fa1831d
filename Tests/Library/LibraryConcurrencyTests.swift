import Courses
import Foundation
import StudyTime
import Testing

@testable import Library

@Suite("Several consoles at once")
struct LibraryConcurrencyTests {
    @Test("case 25: two consoles write at once, and nothing is lost or counted twice")
    func twoConsoles() async throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        let reached = await withTaskGroup(of: Int.self) { group in
            for console in 0..<4 {
                group.addTask {
                    var reached = 0
                    // Opened at the same moment, so that one finds the other making the tables.
                    guard let library = try? Library(path: path) else { return -100 }
                    for number in 0..<50 {
                        guard (try? library.store(attempt("\(console) \(number)"))) != nil,
                            let count = try? library.markStudied(Phrase.ID(rawValue: "1:\(number)"), at: noon)
                        else { return -100 }
                        if count.before < 10, count.after >= 10 { reached += 1 }
                    }
                    return reached
                }
            }
            return await group.reduce(0, +)
        }
        let library = try Library(path: path)
        #expect(try library.attemptCount() == 200)
        #expect(try library.studied(on: noon.day).count == 50)
        #expect(reached == 1, "the goal is reached once")
    }

    @Test("a backup is made while another console writes")
    func busy() async throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        _ = try Library(path: path)
        async let writing: Void = {
            let library = try Library(path: path)
            for number in 0..<200 { try library.store(attempt("\(number)")) }
        }()
        let library = try Library(path: path)
        for number in 0..<10 { try library.backUp(to: scratch["\(number).db"]) }
        try await writing
        for number in 0..<10 {
            let texts = try #require(try Library.reading(path: scratch["\(number).db"])).latestAttempts(limit: 999)
                .map(\.text)
            #expect(texts.reversed() == (0..<texts.count).map { "\($0)" })
        }
    }

    @Test("study time and its news are read as of one moment: the end of the list is never in neither")
    func watching() throws {
        let scratch = Scratch(inMemory: true)
        let path = scratch["aloud.db"]
        let rounds = 150
        let library = try Library(path: path)
        let written = DispatchSemaphore(value: 0)
        // A thread of its own: those that tests share may all be busy for a minute.
        Thread.detachNewThread {
            defer { written.signal() }
            guard let library = try? Library(path: path) else { return }
            for round in 0..<rounds {
                let moment = StudyTests.moment(Double(round))
                for event in [StudyEvent.add(name: "数学", estimate: 60_000, link: nil), .start, .done(id: nil)] {
                    _ = try? library.respond(to: event, rules: StudyRules(), at: moment)
                }
            }
        }
        var (told, ends, run, isOver) = (0, 0, 0, false)
        repeat {
            // The last look comes after the last end.
            isOver = written.wait(timeout: .now()) == .success
            let (study, news) = try library.studyAndNews(after: told, at: StudyTests.moment(0))
            told = news.last?.number ?? told
            ends += news.count { $0.news.kind == .finished }
            run = study.run
            // Each run but the one under way has its end.
            guard ends == (study.phase == .idle ? run : run - 1) else { break }
        } while !isOver
        if !isOver { written.wait() }
        #expect(ends == rounds && run == rounds, "\(ends) ends of \(run) runs")
    }

    @Test("consoles that make the same database at the same moment all open it")
    func openingTogether() async throws {
        for _ in 0..<40 {
            let scratch = Scratch()
            let path = scratch["aloud.db"]
            let opened = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<4 { group.addTask { (try? Library(path: path)) != nil } }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(opened == 4)
        }
    }
}
