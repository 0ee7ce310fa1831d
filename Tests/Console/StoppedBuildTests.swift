import Foundation
import Testing

@Suite("The making of the dictionary, stopped", .serialized)
struct StoppedBuildTests {
    /// A home with the packages of the dictionary in its folder `dictionary`; nil, and said, where they are missing.
    private func home() throws -> String? {
        let packages = ((try? FileManager.default.contentsOfDirectory(atPath: Program.dictionary)) ?? []).filter {
            $0.hasSuffix(".whl")
        }
        guard packages.count >= 3, FileManager.default.fileExists(atPath: "/usr/share/unicode/Unihan_Readings.txt.bz2")
        else {
            print("SKIPPED: the Chinese dictionary's packages are missing: run Scripts/dictionary")
            return nil
        }
        let home = NSTemporaryDirectory() + "aloud-stopped-" + UUID().uuidString
        let folder = home + "/dictionary"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in packages {
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/" + name,
                withDestinationPath: Program.dictionary + "/" + name
            )
        }
        return home
    }

    @Test("while another program makes it, a command is ended by a signal at once", arguments: [SIGTERM, SIGINT])
    func waiting(number: Int32) throws {
        guard let home = try home() else { return }
        defer { try? FileManager.default.removeItem(atPath: home) }
        let lock = open(home + "/dictionary/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        #expect(flock(lock, LOCK_EX) == 0)
        defer { close(lock) }
        let process = Process()
        let program = try #require(Program.path, "the program was not found beside the tests")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--default-signal=INT", program, "lookup", "你"]
        process.environment = ["HOME": home, "ALOUD_DICTIONARY": home + "/dictionary", "LANG": "en_US.UTF-8"]
        process.standardError = Pipe()
        try process.run()
        sleep(2)
        #expect(process.isRunning, "it waits for who makes it")
        kill(process.processIdentifier, number)
        let deadline = Date(timeIntervalSinceNow: 3)
        while process.isRunning, Date() < deadline { usleep(20_000) }
        #expect(!process.isRunning)
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    }

    @Test("and so is a console; Ctrl-C goes on without it", arguments: [true, false])
    func waitingConsole(isInterrupted: Bool) throws {
        guard let home = try home() else { return }
        defer { try? FileManager.default.removeItem(atPath: home) }
        let lock = open(home + "/dictionary/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        #expect(flock(lock, LOCK_EX) == 0)
        defer { close(lock) }
        let screen = try Pseudoterminal(
            ["--lang", "en"],
            environment: ["HOME": home, "ALOUD_DICTIONARY": home + "/dictionary"]
        )
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("lookup 你\r")
        #expect(screen.sees("dictionary"))
        sleep(1)
        screen.send(isInterrupted ? SIGINT : SIGTERM)
        if isInterrupted {
            #expect(screen.sees("was not made", within: 3))
            #expect(screen.sees("home>", within: 3))
            screen.type(":quit\r")
        }
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("Ctrl-C ends it as a signal does, and leaves nothing of what was written")
    func stopped() throws {
        guard let home = try home() else { return }
        defer { try? FileManager.default.removeItem(atPath: home) }
        let folder = home + "/dictionary"
        let process = Process()
        // A shell that runs the tests in the background has its children ignore Ctrl-C.
        let program = try #require(Program.path, "the program was not found beside the tests")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--default-signal=INT", program, "dictionary", "build"]
        process.environment = ["HOME": home, "ALOUD_DICTIONARY": folder, "LANG": "en_US.UTF-8"]
        let messages = Pipe()
        process.standardError = messages
        try process.run()
        // It stands in the midst of it once its own lock is there.
        for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder + "/lock") { usleep(20_000) }
        usleep(300_000)
        kill(process.processIdentifier, SIGINT)
        let told = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT, "\(told)")
        #expect(told.contains("was not made"))
        let left = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasSuffix(".whl") }
        #expect(left == ["lock"])
    }
}
