import Foundation
import Testing

@testable import Library

/// Case 25, for dictations: at most one answer is lost, no counter drifts, and who must know is told.
@Suite("Case 25: dictation", .serialized)
struct DictationFaultTests {
    private func folder() -> String { NSTemporaryDirectory() + "aloud-case25-" + UUID().uuidString }

    /// The console with lines typed into it, one at a time.
    private final class Console {
        let process = Process()
        private let typed = Pipe()
        private let shown = Pipe()
        private var text = ""

        init(_ words: [String]) throws {
            process.executableURL = URL(filePath: try #require(Program.path))
            process.arguments = words
            process.currentDirectoryURL = Program.root
            var environment = ProcessInfo.processInfo.environment
            environment["LANG"] = "en_US.UTF-8"
            environment["HOME"] = Program.ownHome
            environment["XDG_DATA_HOME"] = nil
            environment["XDG_CONFIG_HOME"] = nil
            process.environment = environment
            (process.standardInput, process.standardOutput) = (typed, shown)
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        func type(_ line: String) { typed.fileHandleForWriting.write(Data((line + "\n").utf8)) }

        /// Reads until a text comes.
        func wait(for wanted: String) -> Bool {
            while !text.contains(wanted) {
                let data = shown.fileHandleForReading.availableData
                if data.isEmpty { return false }
                text += String(decoding: data, as: UTF8.self)
            }
            text = String(text[(text.range(of: wanted)?.upperBound ?? text.endIndex)...])
            return true
        }

        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        func close() {
            try? typed.fileHandleForWriting.close()
            _ = shown.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
        }
    }

    private func made(_ data: String, words: Int = 20) throws {
        let library = try Library(path: data + "/aloud.db")
        let key = UnitKey(language: "en", book: "B", grade: "", term: "", type: "", unit: "U")
        try library.takeIn([(key, (1...words).map { TextbookWord("word\($0)") })])
    }

    private let options = [
        "--lang", "en", "--speaker", "none", "--pace", "0", "dictation", "U", "--times", "1", "--gap", "0",
    ]

    @Test("case 25: kill −9 after any answer loses none that was told, and the run goes on at its word")
    func killed() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        try made(data)
        var answered = 0
        for round in 1...4 {
            let console = try Console(["--data", data] + options)
            if round == 1 {
                // The companion greets the first time.
                console.type("")
            } else {
                #expect(console.wait(for: "It goes on at word \(answered + 1)"), "round \(round)")
            }
            for _ in 1...3 {
                answered += 1
                let isRight = answered % 2 == 0
                console.type(isRight ? "word\(answered)" : "wrd\(answered)")
                #expect(console.wait(for: isRight ? "✓ word\(answered)" : "✗ wrd\(answered)"))
                // Told before the next word is begun: the word it stands at comes with the next line.
                #expect(console.wait(for: "\(answered + 1) of 20"))
            }
            // In the midst of an answer.
            console.type("wor")
            console.kill()
            let library = try Library(path: data + "/aloud.db")
            let run = try #require(try library.openDictation(ofUnit: 1))
            let stored = run.answers.count
            #expect(stored == answered || stored == answered + 1, "\(stored) of \(answered)")
            if stored == answered + 1 { answered += 1 }
            let wrong = run.answers.values.filter { !$0 }
            #expect(try library.mistakes().count == wrong.count)
            #expect(try library.database.pragmaText("PRAGMA integrity_check") == "ok")
            // One review an answer: no counter runs ahead or behind.
            #expect(try library.reviewCount() == stored)
        }
    }

    @Test("case 25: two consoles dictate the same unit: the second is told, each answer counts once")
    func second() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        try made(data, words: 3)
        let first = try Console(["--data", data] + options)
        first.type("")
        #expect(first.wait(for: "1 of 3"))
        first.type("word1")
        #expect(first.wait(for: "2 of 3"))
        let second = try Console(["--data", data] + options)
        #expect(second.wait(for: "Another aloud is open with the profile “default”."))
        #expect(second.wait(for: "It goes on at word 2"))
        for (console, answer) in [(first, "word2"), (second, "wrong"), (first, "word3"), (second, "word3")] {
            console.type(answer)
            #expect(console.wait(for: answer))
        }
        first.close()
        second.close()
        let library = try Library(path: data + "/aloud.db")
        // Of two answers to a word in one run the last one stands.
        let word = try library.words(ofUnit: 1)
        let histories = try word.map { try library.history(ofWord: $0.id) }
        #expect(histories.map(\.right) == [1, 0, 1])
        #expect(histories.map(\.wrong) == [0, 1, 0])
        #expect(try library.mistakes().map(\.word.text) == ["word2"])
    }

    @Test("case 25: where an answer cannot be stored it is told, and the dictation goes on")
    func full() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        try made(data, words: 2)
        do {
            // SQLite answers a full disk in the same way: the statement fails, and nothing of the transaction is kept.
            let library = try Library(path: data + "/aloud.db")
            try library.database.execute(
                "CREATE TRIGGER no BEFORE INSERT ON mistakes BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
            )
        }
        let answer = try Program.run(["--data", data] + options, input: "\nwrong\nword2\n:continue\n")
        #expect(answer.status == 74, "\(answer.output)\(answer.messages)")
        let told = (answer.output + answer.messages).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(told.contains("database or disk is full"))
        #expect(answer.output.contains("✓ word2"), "it goes on")
        let library = try Library(path: data + "/aloud.db")
        let words = try library.words(ofUnit: 1)
        #expect(try library.history(ofWord: words[0].id).wrong == 0, "the answer is not half stored")
        #expect(try library.history(ofWord: words[1].id).right == 1)
        #expect(try library.mistakes().isEmpty)
    }

    @Test("case 25: dictation, units, mistakes and report name a damaged database and offer its backup")
    func damaged() throws {
        let data = folder()
        defer { try? FileManager.default.removeItem(atPath: data) }
        try made(data, words: 2)
        #expect(try Program.run(["--data", data, "backup"]).status == 0)
        try Data(repeating: 0x78, count: 9_000).write(to: URL(filePath: data + "/aloud.db"))
        for words in [
            ["dictation", "U"], ["units"], ["mistakes"], ["report", "--unit", "U"], ["import", "Textbooks"],
        ] {
            let answer = try Program.run(["--data", data, "--no-input"] + words)
            #expect(answer.status == 65, "\(words)")
            #expect(
                answer.messages.contains("\(data)/aloud.db is damaged. `aloud restore` brings back the last backup")
            )
        }
        #expect(try Program.run(["--data", data, "restore"]).status == 0)
        #expect(try Program.run(["--data", data, "units"]).output.contains("[en] B/U"))
    }
}
