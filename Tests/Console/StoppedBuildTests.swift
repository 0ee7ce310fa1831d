import Foundation
import Testing

@Suite("The making of the dictionary, stopped", .serialized)
struct StoppedBuildTests {
    @Test("Ctrl-C ends it as a signal does, and leaves nothing of what was written")
    func stopped() throws {
        let packages = try FileManager.default.contentsOfDirectory(atPath: Program.dictionary).filter {
            $0.hasSuffix(".whl")
        }
        guard packages.count >= 3, FileManager.default.fileExists(atPath: "/usr/share/unicode/Unihan_Readings.txt.bz2")
        else {
            print("SKIPPED: the Chinese dictionary's packages are missing: run Scripts/dictionary")
            return
        }
        let home = NSTemporaryDirectory() + "aloud-stopped-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        let folder = home + "/dictionary"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in packages {
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/" + name,
                withDestinationPath: Program.dictionary + "/" + name
            )
        }
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
