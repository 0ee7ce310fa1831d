import Foundation
import Testing

/// The program that was built together with these tests.
enum Program {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Beside the test bundle, which this process has mapped.
    static let path: String? = {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let words = maps.split(whereSeparator: \.isNewline).flatMap { $0.split(separator: " ") }
        let candidates = words.filter { $0.contains(".xctest") } + CommandLine.arguments.map { Substring($0) }
        for word in candidates {
            guard let end = word.range(of: "aloudPackageTests.xctest")?.lowerBound else { continue }
            let program = word[..<end] + "aloud"
            if FileManager.default.isExecutableFile(atPath: String(program)) { return String(program) }
        }
        return nil
    }()

    /// Where the set-up keeps fetched models.
    static let models: String = {
        let environment = ProcessInfo.processInfo.environment
        return (environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache") + "/aloud/models"
    }()

    /// Where the set-up keeps the Chinese dictionary.
    static let dictionary: String = {
        let environment = ProcessInfo.processInfo.environment
        return (environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache") + "/aloud/dictionary"
    }()

    /// A home that no other run of the tests has written to.
    static let ownHome = NSTemporaryDirectory() + "aloud-session-tests-\(ProcessInfo.processInfo.processIdentifier)"
    /// Recordings of Debian's package pocketsphinx-testdata.
    static let packaged = "/usr/share/pocketsphinx/test/data"
    /// Recordings of people, beside the project.
    static let speech = root.appending(path: "../shared/speech").standardizedFileURL.path

    /// Runs it; answers its exit status and what it wrote.
    static func run(
        _ arguments: [String],
        input: String = "",
        home: String? = nil,
        environment own: [String: String] = [:]
    ) throws -> (status: Int32, output: String, messages: String) {
        let process = Process()
        process.executableURL = URL(filePath: try #require(path, "the program was not found beside the tests"))
        process.arguments = arguments
        process.currentDirectoryURL = root
        var environment = ProcessInfo.processInfo.environment
        environment["LANG"] = "en_US.UTF-8"
        for name in environment.keys where name.hasPrefix("LC_") { environment[name] = nil }
        environment["HOME"] = home ?? ownHome
        environment["ALOUD_MODELS"] = models
        environment["PACKAGED"] = packaged
        environment["SPEECH"] = speech
        environment["SPELLED"] = SpelledRecordings.folder
        environment["SAID"] = SaidRecordings.folder
        environment["XDG_DATA_HOME"] = nil
        environment["XDG_CONFIG_HOME"] = nil
        process.environment = environment.merging(own) { $1 }
        let (output, messages, typed) = (Pipe(), Pipe(), Pipe())
        (process.standardOutput, process.standardError, process.standardInput) = (output, messages, typed)
        try process.run()
        typed.fileHandleForWriting.write(Data(input.utf8))
        try typed.fileHandleForWriting.close()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let told = messages.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: written, as: UTF8.self), String(decoding: told, as: UTF8.self)
        )
    }
}

@Suite("Sessions", .serialized)
struct SessionTests {
    static let folder = Program.root.appending(path: "Tests/Sessions")

    static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".session") }.sorted() + ["../../Scripts/demonstration.session"]
    }()

    /// Whether the recordings that a session names are on this machine; says so loudly where they are not.
    static func isPlayable(_ file: String) throws -> Bool {
        let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
        if let missing = try SpelledRecordings.make(for: text) ?? SaidRecordings.make(for: text) {
            print("SKIPPED: \(file): \(missing) is not there")
            return false
        }
        for (name, place) in [
            ("$PACKAGED", Program.packaged), ("$SPEECH", Program.speech),
            ("fr-sentences", Program.models + "/fr"),
        ]
        where text.contains(name) && !FileManager.default.fileExists(atPath: place) {
            print("SKIPPED: \(file): \(place) is not there")
            return false
        }
        if usesDictionary(file), !FileManager.default.fileExists(atPath: Program.dictionary + "/dictionary.db") {
            print("SKIPPED: \(file): \(Program.dictionary)/dictionary.db is not there: run `aloud dictionary build`")
            return false
        }
        return true
    }

    /// Sessions named so ask the Chinese dictionary; the others are to go without it.
    static func usesDictionary(_ file: String) -> Bool { file.hasPrefix("dictionary") }

    @Test("each session goes as written, and twice the same", arguments: files)
    func rehearsed(file: String) throws {
        guard try Self.isPlayable(file) else { return }
        let path = Self.folder.appending(path: file).path
        let own = Self.usesDictionary(file) ? ["ALOUD_DICTIONARY": Program.dictionary] : [:]
        let first = try Program.run(["rehearse", path], environment: own)
        #expect(first.status == 0, "\(first.messages)")
        let second = try Program.run(["rehearse", path], environment: own)
        // The synthesiser's voice trembles by chance: curves drawn of it are never twice the same.
        if file != "shadow.session" { #expect(first.output == second.output) }
        #expect(second.status == 0, "\(second.messages)")
        #expect(first.output.contains("< "), "the transcript is written")
    }

    /// Rehearses a text as a session.
    private func rehearse(_ text: String, _ options: [String] = []) throws -> (
        status: Int32, output: String, messages: String
    ) {
        let file = NSTemporaryDirectory() + "aloud-\(UUID().uuidString).session"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        return try Program.run(["rehearse"] + options + [file])
    }

    @Test("the first difference is shown with its line, and what came instead")
    func difference() throws {
        let result = try rehearse(
            "# a comment\n\n@ run --lang en\n^ enter\n< Welcome to aloud. You are learning Klingon.…\n"
        )
        #expect(result.status == 1)
        #expect(result.messages.contains("line 5: "))
        #expect(result.messages.contains("Klingon"))
        #expect(result.messages.contains("You are learning English."))
    }

    @Test("a wrong exit status is a difference")
    func status() throws {
        let result = try rehearse("@ run --lang en\n> quit\n= 3\n")
        #expect(result.status == 1)
        #expect(result.messages.contains("line 3: "))
    }

    @Test("a line that is none of a session's is named, status 65", arguments: ["? what", "@ clock yesterday", "= x"])
    func badLine(line: String) throws {
        let result = try rehearse("> help\n\(line)\n")
        #expect(result.status == 65)
        #expect(result.messages.contains("line 2: "))
    }

    @Test("a session file that is not there is status 66")
    func noFile() throws { #expect(try Program.run(["rehearse", "/nonexistent.session"]).status == 66) }

    @Test("with --exact every line must be expected")
    func exact() throws {
        let result = try rehearse("@ run --lang en\n> frobnicate\n> quit\n= 0\n", ["--exact"])
        #expect(result.status == 1)
        let whole = try rehearse(
            "@ run --lang en\n< …\n> frobnicate\n< There is no command…\n> quit\n= 0\n",
            ["--exact"]
        )
        #expect(whole.status == 0, "\(whole.messages)")
    }

    @Test("5,000 characters are refused in one line, and the prompt goes on")
    func longPhrase() throws {
        let long = String(repeating: "word ", count: 1000)
        let result = try rehearse(
            "@ run --lang en\n> practise \(long)\n< That text is 4999 characters long…\n> quit\n= 0\n"
        )
        #expect(result.status == 0, "\(result.messages)")
    }
}

@Suite("Command line", .serialized)
struct CommandLineTests {
    static let words = "/usr/share/pocketsphinx/test/data/goforward.raw"
    static let numbers = "/usr/share/pocketsphinx/test/data/numbers.raw"

    @Test("practise from the command line with nobody there: spoken, heard, judged")
    func unattended() throws {
        guard FileManager.default.fileExists(atPath: Self.words) else {
            print("SKIPPED: \(Self.words) is not there")
            return
        }
        let options = ["--lang", "en", "--speaker", "none", "--pace", "0", "--no-input", "--mic"]
        let right = try Program.run(["practise", "go forward ten meters"] + options + [Self.words])
        #expect(right.status == 0, "\(right.output)\(right.messages)")
        #expect(right.output.contains("✓"))
        let wrong = try Program.run(["practise", "go forward ten meters"] + options + [Self.numbers])
        #expect(wrong.status == 1, "\(wrong.output)\(wrong.messages)")
        #expect(wrong.output.contains("✗"))
    }

    @Test("no library writes on the screen where the home folder is not as it should be")
    func quiet() throws {
        let home = NSTemporaryDirectory() + "aloud-quiet-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        // PulseAudio's library, which ALSA loads, wants a folder of that name.
        try Data().write(to: URL(filePath: home + "/.config"))
        let answer = try Program.run(["speak", "--lang", "fr", "--speaker", "pulse", "bonjour"], home: home)
        let strange = answer.messages.split(separator: "\n").filter { !$0.hasPrefix("aloud: ") }
        #expect(strange.isEmpty, "\(answer.messages)")
    }

    @Test("lines from a pipe drive the console, each when what came of the one before is over")
    func pipe() throws {
        guard FileManager.default.fileExists(atPath: Self.words) else {
            print("SKIPPED: \(Self.words) is not there")
            return
        }
        let options = ["--lang", "en", "--speaker", "none", "--pace", "0", "--mic", Self.words]
        let result = try Program.run(options, input: "practise go forward ten meters\n\nback\nquit\n")
        #expect(result.status == 0)
        #expect(result.output.contains("✓"))
        #expect(!result.output.contains("\u{1B}"), "no escape codes on a pipe")
    }

    @Test(
        "slips of the command line are told in one line",
        arguments: [
            (["frobnicate"], 64), (["chekc"], 64), (["--pace", "x"], 64), (["practise", ""], 64), (["--lang"], 64),
            (["help", "nothing"], 64), (["--script", "77"], 64),
        ] as [([String], Int32)]
    )
    func slips(words: [String], status: Int32) throws {
        let result = try Program.run(words)
        #expect(result.status == status)
        #expect(result.messages.split(whereSeparator: \.isNewline).count == 1, "\(result.messages)")
        #expect(result.output.isEmpty)
    }

    @Test("a console without input ends quietly")
    func noInput() throws { #expect(try Program.run(["--no-input"]).status == 0) }
}
