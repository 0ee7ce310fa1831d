import Courses
import Foundation
import Testing

@testable import Library

private func failure(_ body: () throws -> Void) -> LibraryError? {
    do {
        try body()
        return nil
    } catch {
        return error as? LibraryError
    }
}

@Suite("Faults of the database")
struct FaultTests {
    @Test("case 25: a file that is no database is named as damaged")
    func noDatabase() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        try Data(repeating: 0x61, count: 8192).write(to: URL(filePath: path))
        let error = failure { _ = try Library(path: path) }
        #expect(error?.kind == .damaged)
        #expect(error?.path == path)
        #expect(error?.message.contains("not a database") == true)
    }

    @Test("case 25: a page of rubbish in the middle is found when it is read, and named")
    func rubbish() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        do {
            let library = try Library(path: path)
            for number in 0..<500 { try library.store(attempt("Text \(number)", phrase: "1:\(number)")) }
            _ = try library.database.pragmaText("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        var bytes = try Data(contentsOf: URL(filePath: path))
        try #require(bytes.count > 40_000)
        // The tables' own first pages stand in the first half; what was stored last is in the second.
        let half = bytes.count / 2 / 4096 * 4096
        bytes.replaceSubrange(half..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - half))
        try bytes.write(to: URL(filePath: path))
        let error = failure {
            let library = try Library(path: path)
            _ = try library.latestAttempts(limit: 500)
        }
        #expect(error?.kind == .damaged)
        #expect(error?.path == path)
    }

    @Test("a full database says so, and what was stored before stays")
    func full() throws {
        let scratch = Scratch()
        let library = try Library(path: scratch["aloud.db"])
        try library.store(attempt())
        // SQLite's own limit gives the same SQLITE_FULL as a disk without space.
        let pages = try library.database.pragma("PRAGMA page_count")
        _ = try library.database.pragma("PRAGMA max_page_count = \(pages)")
        let error = failure {
            for _ in 0..<1000 { try library.store(attempt(String(repeating: "long ", count: 400))) }
        }
        #expect(error?.kind == .full)
        let count = try library.attemptCount()
        _ = try library.database.pragma("PRAGMA max_page_count = 100000")
        try library.store(attempt())
        #expect(try library.attemptCount() == count + 1)
        #expect(try library.database.pragmaText("PRAGMA integrity_check") == "ok")
    }

    @Test("a place that cannot be written is told at once")
    func readOnly() throws {
        let scratch = Scratch()
        try Data().write(to: URL(filePath: scratch["file"]))
        #expect(failure { _ = try Library(path: scratch["file"] + "/aloud.db") }?.kind == .readOnly)
        #expect(failure { _ = try Library(path: "/proc/aloud/aloud.db") }?.kind != nil)
        try FileManager.default.createDirectory(atPath: scratch["aloud.db"], withIntermediateDirectories: true)
        #expect(failure { _ = try Library(path: scratch["aloud.db"]) }?.kind == .readOnly)
    }

    @Test("case 25: a database held by another for too long is told as locked")
    func locked() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        let (one, other) = (try Library(path: path), try Library(path: path))
        _ = try other.database.pragma("PRAGMA busy_timeout = 50")
        let error = failure {
            try one.transaction { () throws(LibraryError) in
                try one.store(attempt())
                try other.store(attempt())
            }
        }
        #expect(error?.kind == .locked)
        #expect(try other.attemptCount() == 0, "the whole transaction was undone")
        try other.store(attempt())
        #expect(try one.attemptCount() == 1)
    }

    @Test("a database of a newer program is refused and left as it is")
    func newer() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        do {
            let library = try Library(path: path)
            try library.store(attempt())
            try library.database.execute("PRAGMA user_version = 99")
        }
        let error = failure { _ = try Library(path: path) }
        #expect(error?.kind == .tooNew)
        #expect(error?.message.contains("99") == true)
        let database = try Database(path: path, mode: .read)
        #expect(try database.pragma("SELECT count(*) FROM attempts") == 1)
    }

    @Test("an error carries the code, the words, the statement and its arguments")
    func errors() throws {
        let library = try Library.inMemory()
        var wrong = attempt("l'eau")
        wrong.exercise = "x"
        try library.database.execute("DROP TABLE bookmarks")
        let error = failure { try library.setBookmark(.lesson, to: "l'eau") }
        #expect(error?.kind == .failed)
        #expect(error?.code == 1)
        #expect(error?.call == "sqlite3_prepare_v2")
        #expect(error?.message == "no such table: bookmarks")
        try library.database.execute("CREATE TABLE bookmarks (name TEXT PRIMARY KEY, place TEXT CHECK (place = 'x'))")
        let refused = failure { try library.setBookmark(.lesson, to: "l'eau") }
        #expect(refused?.code == 275, "SQLITE_CONSTRAINT_CHECK")
        #expect(refused?.arguments == ["'lesson'", "'l'eau'"])
        #expect(refused?.statement?.contains("INSERT INTO bookmarks") == true)
    }

    @Test("tables of the first version are those of the newest after migration, and migrating again changes nothing")
    func migrations() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        try Database(path: path).execute(Migrations.all[0].text + "; PRAGMA user_version = 1")
        let (old, new) = (try Library(path: path), try Library.inMemory())
        let schema = { (library: Library) in
            try library.database.rows(SQL("schema", Array("SELECT sql FROM sqlite_schema ORDER BY name".utf8))) {
                $0.text(0)
            }
        }
        #expect(try schema(old) == schema(new))
        #expect(try schema(new).count > 8)
        #expect(try schema(Library(path: path)) == schema(new))
    }
}
