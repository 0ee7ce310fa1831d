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
