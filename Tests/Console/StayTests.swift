import Foundation
import Memory
import Testing

@testable import Library

/// What the console keeps of a stay, seen from outside.
@Suite("A stay in the console", .serialized)
struct StayTests {
    private func folder() -> String { NSTemporaryDirectory() + "aloud-stay-" + UUID().uuidString }

    @Test("opening the console is stored once a day, and leaving it makes a backup")
    func opening() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        for _ in 0..<2 { #expect(try Program.run(["--data", data], input: ":quit\n").status == 0) }
        let library = try Library(path: data + "/aloud.db")
        let today = try #require(try library.openedDays(through: .init(number: .max), limit: 9).first)
        #expect(try library.openedDays(through: today, limit: 9).count == 1)
        #expect(BackupFolder(path: data + "/backups").files == [data + "/backups/aloud-\(today).db"])
    }

    @Test("case 25: the second console is told, and both go on")
    func second() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        let first = ConsoleLock(path: data + "/console.lock")
        #expect(first != nil)
        let told = try Program.run(["--data", data], input: ":quit\n")
        #expect(told.status == 0)
        #expect(told.output.contains("Another aloud is open with the profile “default”."))
        withExtendedLifetime(first) {}
        let other = try Program.run(["--data", data, "--profile", "小明"], input: ":quit\n")
        #expect(!other.output.contains("Another aloud"))
    }

    @Test("case 25: where an attempt cannot be stored, the status says so")
    func notStored() throws {
        let words = CommandLineTests.words
        guard FileManager.default.fileExists(atPath: words) else {
            print("SKIPPED: \(words) is not there")
            return
        }
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        do {
            let library = try Library(path: data + "/aloud.db")
            try library.database.execute(
                "CREATE TRIGGER no BEFORE INSERT ON attempts BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
        }
        let options = ["--lang", "en", "--speaker", "none", "--pace", "0", "--no-input", "--mic", words]
        let answer = try Program.run(["--data", data, "practise", "go forward ten meters"] + options)
        #expect(answer.output.contains("✓"))
        #expect(answer.status == 74, "\(answer.output)\(answer.messages)")
    }

    @Test("case 25: a damaged database is named and its backup offered")
    func faults() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        #expect(try Program.run(["--data", data, "settings", "goal", "9"]).status == 0)
        #expect(try Program.run(["--data", data, "backup"]).status == 0)
        try Data(repeating: 0x78, count: 9_000).write(to: URL(filePath: data + "/aloud.db"))
        for words in [[], ["practise", "hello"], ["settings"]] {
            let answer = try Program.run(["--data", data, "--no-input"] + words)
            #expect(answer.status == 65)
            #expect(answer.messages.split(separator: "\n").count == 1)
            #expect(
                answer.messages.contains("\(data)/aloud.db is damaged. `aloud restore` brings back the last backup")
            )
        }
        #expect(try Program.run(["--data", data, "restore"]).status == 0)
        #expect(try Program.run(["--data", data, "settings", "goal"]).output == "9\n")
    }

    @Test("where nothing can be written one practises all the same, is told that nothing is kept, and the status is 73")
    func notKept() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        #expect(try Program.run(["--data", data, "settings", "goal", "9"]).status == 0)
        let typed = "\nsettings goal 5\n\nlessons 1\n\n\nfavorite 3\npractise 3\n\n:back\nprogress\n\nquit\n"
        for place in [data + "/aloud.db", "/proc/nowhere"] {
            let options = ["--lang", "fr", "--lang", "en", "--speaker", "none", "--pace", "0"]
            let answer = try Program.run(["--data", place] + options, input: typed)
            #expect(answer.status == 73, "\(answer.messages)")
            #expect(answer.messages.split(separator: "\n").count == 1, "\(answer.messages)")
            #expect(answer.messages.contains("Nothing can be stored in \(place). You can practise"))
            for text in ["phrases a day: 5", "♥ Bonjour à tous", "Today: 1 phrase of 5."] {
                #expect(answer.output.contains(text), "\(text): \(answer.output)")
            }
        }
        // What was stored before can be seen, and stays as it is.
        let copy = try Library.inMemory(copying: data + "/aloud.db")
        #expect(try copy.settings()["goal"] == "9")
        try copy.storeSettings(["goal": "8"], changedFrom: ["goal": "9"])
        #expect(try copy.settings()["goal"] == "8")
        #expect(try Library(path: data + "/aloud.db").settings()["goal"] == "9")
    }
}
