import Courses
import Foundation
import Memory
import Testing

@testable import Library

@Suite("Backups")
struct BackupTests {
    @Test("a backup holds everything, and restoring it keeps what was there")
    func roundTrip() throws {
        let scratch = Scratch()
        let (path, backup) = (scratch["aloud.db"], scratch["far/away/copy.db"])
        do {
            let library = try Library(path: path)
            try library.store(attempt("before"))
            try library.setFavorite(Phrase.ID(rawValue: "1:a"), true, at: noon)
            try library.backUp(to: backup)
            try library.store(attempt("after"))
        }
        #expect(!FileManager.default.fileExists(atPath: backup + "-wal"), "a backup is one file")
        let kept = try #require(try Library.restore(path, from: backup, keepingAs: ".before"))
        #expect(kept == path + ".before")
        #expect(try Library(path: path).latestAttempts(limit: 9).map(\.text) == ["before"])
        #expect(try Library(path: path).favorites().count == 1)
        #expect(try Library(path: kept).latestAttempts(limit: 9).map(\.text) == ["after", "before"])
        #expect(try Library.restore(path, from: backup, keepingAs: ".before") == path + ".before-2")
        #expect(try Library.restore(scratch["new/aloud.db"], from: backup, keepingAs: ".before") == nil)
    }

    @Test("what is no backup is not restored, and nothing is touched")
    func refused() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        try Library(path: path).store(attempt())
        try Data(repeating: 1, count: 5000).write(to: URL(filePath: scratch["rubbish"]))
        try Data().write(to: URL(filePath: scratch["empty"]))
        try Database(path: scratch["other"]).execute("CREATE TABLE a (b)")
        do {
            let library = try Library(path: scratch["newer"])
            try library.database.execute("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)")
        }
        for (name, kind) in [
            ("rubbish", LibraryError.Kind.damaged), ("empty", .damaged), ("other", .damaged), ("newer", .tooNew),
            ("missing", .absent),
        ] {
            #expect {
                try Library.restore(path, from: scratch[name], keepingAs: ".before")
            } throws: {
                ($0 as? LibraryError)?.kind == kind
            }
        }
        #expect(try Library(path: path).attemptCount() == 1)
        #expect(!FileManager.default.fileExists(atPath: path + ".before"))
    }

    @Test("only a backup is replaced: what else bears the name is left as it was")
    func foreign() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        let library = try Library(path: path)
        try library.store(attempt())
        try Data("precious".utf8).write(to: URL(filePath: scratch["letter"]))
        try Data(repeating: 0x61, count: 9000).write(to: URL(filePath: scratch["recording"]))
        #expect(mkfifo(scratch["queue"], 0o600) == 0)
        try FileManager.default.createDirectory(atPath: scratch["folder"], withIntermediateDirectories: true)
        #expect(symlink(path, scratch["link"]) == 0)
        for name in ["letter", "recording", "queue", "folder", "link", "aloud.db"] {
            #expect {
                try library.backUp(to: scratch[name])
            } throws: {
                ($0 as? LibraryError)?.kind == .readOnly && ($0 as? LibraryError)?.path == scratch[name]
            }
        }
        #expect(try String(contentsOfFile: scratch["letter"], encoding: .utf8) == "precious")
        var status = stat()
        #expect(stat(scratch["queue"], &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(try library.attemptCount() == 1)
        try Data().write(to: URL(filePath: scratch["empty"]))
        for _ in 0..<2 { try library.backUp(to: scratch["empty"]) }
    }

    @Test("a damaged database is not backed up over a good backup")
    func damaged() throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        do {
            let library = try Library(path: path)
            for number in 0..<500 { try library.store(attempt("\(number)", phrase: "1:\(number)")) }
            try library.backUp(to: scratch["good.db"])
            try library.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(16_384..<20_480, with: Data(repeating: 0xA5, count: 4096))
        try bytes.write(to: URL(filePath: path))
        #expect {
            try Library(path: path).backUp(to: scratch["good.db"])
        } throws: {
            ($0 as? LibraryError)?.kind == .damaged && ($0 as? LibraryError)?.path == path
                && ($0 as? LibraryError)?.message.contains("\n") == false
        }
        _ = try Library.restore(path, from: scratch["good.db"], keepingAs: ".damaged")
        #expect(try Library(path: path).attemptCount() == 500)
    }

    @Test("a backup a day, three days kept")
    func folder() throws {
        let scratch = Scratch()
        let library = try Library.inMemory()
        let folder = BackupFolder(path: scratch["backups"])
        #expect(folder.files == [])
        for back in [5, 4, 3, 1] { #expect(try folder.backUp(library, on: noon.day.advanced(by: -back))) }
        #expect(try !folder.backUp(library, on: noon.day.advanced(by: -1)))
        #expect(folder.files == [1, 3, 4].map { folder.file(of: noon.day.advanced(by: -$0)) })
    }

    @Test("case 25: the second console is told, and the first one's end is seen")
    func lock() throws {
        let scratch = Scratch()
        let path = scratch["a/console.lock"]
        var first = ConsoleLock(path: path)
        #expect(first != nil)
        #expect(ConsoleLock(path: path) == nil)
        #expect(ConsoleLock.isHeld(path: path))
        first = nil
        #expect(!ConsoleLock.isHeld(path: path))
        #expect(ConsoleLock(path: path) != nil)
        #expect(!ConsoleLock.isHeld(path: scratch["missing"]))
    }

    @Test("a database is read where it cannot be written, and there it is not stored into")
    func reading() throws {
        let scratch = Scratch()
        let path = scratch["a b%?#/中.db"]
        #expect(try Library.reading(path: path) == nil)
        do {
            let library = try Library(path: path)
            try library.store(attempt())
            try library.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let still = try Database(path: path, mode: .still)
        #expect(try still.pragma("SELECT count(*) FROM attempts") == 1)
        let reader = try #require(try Library.reading(path: path))
        #expect(try reader.attemptCount() == 1)
        #expect { try reader.store(attempt()) } throws: { ($0 as? LibraryError)?.kind == .readOnly }
    }
}
