import Foundation
import Testing

@testable import Library

/// The console while another program writes into the learner's database and does not let go of it.
@Suite("A database that another program holds", .serialized)
struct HeldDatabaseTests {
    @Test("keys are answered at once, what holds them up is told, and nothing is lost")
    func held() throws {
        let data = NSTemporaryDirectory() + "aloud-held-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: data) }
        let screen = try Pseudoterminal(["--data", data, "--lang", "fr", "--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        let other = try Library(path: data + "/aloud.db")
        try other.database.execute("BEGIN IMMEDIATE")
        // That the bubble was shown is kept; it takes five seconds where that is waited for.
        screen.type("lessons 1\r")
        #expect(screen.sees("Another program holds", within: 3))
        screen.type("x")
        #expect(screen.sees("known", within: 3))
        screen.type("x")
        #expect(screen.sees("phrases>", within: 3))
        screen.type("practise 1\r")
        #expect(screen.sees("Put the words in order", within: 3))
        screen.type("x")
        try other.database.execute("ROLLBACK")
        #expect(screen.sees("What waited to be kept is kept now.", within: 10))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(try other.seenBubbles().contains("phrases"))
        #expect(
            try other.studied(on: try #require(other.openedDays(through: .init(number: .max), limit: 1).first)).count
                == 1
        )
    }

    @Test("who leaves before it is free waits, and is told what was lost, with status 69")
    func lost() throws {
        let data = NSTemporaryDirectory() + "aloud-held-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: data) }
        let screen = try Pseudoterminal(["--data", data, "--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        let other = try Library(path: data + "/aloud.db")
        try other.database.execute("BEGIN IMMEDIATE")
        screen.type("lessons\r")
        #expect(screen.sees("Another program holds", within: 3))
        screen.type(":quit\r")
        #expect(screen.sees("1 thing"))
        #expect(screen.end() == 69)
        try other.database.execute("ROLLBACK")
    }

    @Test("a dictation that was broken off goes on while it is held, and where it stood by then once it is free")
    func dictation() throws {
        let data = NSTemporaryDirectory() + "aloud-held-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: data) }
        let other = try Library(path: data + "/aloud.db")
        let key = UnitKey(language: "en", book: "B", grade: "", term: "", type: "", unit: "U")
        try other.takeIn([(key, ["ladder", "seed", "river", "cloud"].map { TextbookWord($0) })])
        let words = try other.words(ofUnit: 1).map(\.id)
        let moment = Moment(instant: 1_772_362_800, offset: 3600, dayStart: 4)
        let run = try other.beginDictation(ofUnit: 1, answer: "typed", times: 1, gap: 0, words: words, at: moment)
        try other.keepAnswer(in: run, toWord: words[0], isRight: true, typed: "ladder", at: moment)
        try other.setDictation(run, position: 1)
        for topic in ["home", "dictating"] { try other.markBubbleSeen(topic) }
        let screen = try Pseudoterminal(["--data", data, "--lang", "en", "--pace", "0"])
        #expect(screen.sees("home>"))
        try other.database.execute("BEGIN IMMEDIATE")
        screen.type("dictation U\r")
        #expect(screen.sees("Another program holds", within: 5))
        #expect(screen.sees("It goes on at word 2", within: 5))
        screen.type("seed\r")
        #expect(screen.sees("3 of 4"))
        screen.type(":stop\r")
        #expect(screen.sees("home>"))
        #expect(try other.openDictation(ofUnit: 1)?.position == 1)
        try other.database.execute("ROLLBACK")
        screen.type("dictation U\r")
        #expect(screen.sees("It goes on at word 3", within: 5))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(try other.openDictation(ofUnit: 1)?.answers == [words[0]: true, words[1]: true])
    }

    @Test("the database waits as long as it is told to")
    func patience() throws {
        let data = NSTemporaryDirectory() + "aloud-held-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: data) }
        let library = try Library(path: data + "/aloud.db")
        #expect(library.patience == 5)
        library.patience = 0.1
        #expect(library.patience == 0.1)
        let other = try Library(path: data + "/aloud.db")
        try other.database.execute("BEGIN IMMEDIATE")
        let start = Date()
        #expect(throws: LibraryError.self) { try library.setBookmark(.lesson, to: "1") }
        #expect(Date().timeIntervalSince(start) < 2)
        try other.database.execute("ROLLBACK")
        try library.setBookmark(.lesson, to: "2")
        #expect(try library.bookmark(.lesson) == "2")
    }
}
