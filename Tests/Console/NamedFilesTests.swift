import Foundation
import Testing

/// Files that the command line names and that cannot be used, and disks without space, as the shell sees them.
@Suite("Named files and full disks", .serialized)
struct NamedFilesTests {
    /// A folder of the test's own.
    private final class Folder {
        let path = NSTemporaryDirectory() + "aloud-named-" + UUID().uuidString

        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        subscript(name: String) -> String { path + "/" + name }

        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    /// Runs the program in a shell that lets no file grow beyond so many blocks: for a writer the same as a full disk.
    private func run(blocks: Int, _ arguments: [String]) throws -> (status: Int32, output: String, messages: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let program = try #require(Program.path)
        process.arguments = ["-c", "ulimit -f \(blocks); exec \"$0\" \"$@\"", program] + arguments
        process.currentDirectoryURL = Program.root
        let (output, messages) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, messages)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let told = messages.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (
            process.terminationStatus, String(decoding: written, as: UTF8.self), String(decoding: told, as: UTF8.self)
        )
    }

    @Test("case 25: on a full disk what only reads goes on, and what stores says so")
    func reading() throws {
        let folder = try Folder()
        #expect(try Program.run(["--data", folder.path, "settings", "goal", "7"]).status == 0)
        let progress = try run(blocks: 0, ["--data", folder.path, "progress", "--json"])
        #expect(progress.status == 0, "\(progress.messages)")
        #expect(progress.output.contains("\"goal\":7"))
        let export = try run(blocks: 0, ["--data", folder.path, "export"])
        #expect(export.status == 0, "\(export.messages)")
        #expect(export.output == "{\"record\":\"setting\",\"key\":\"goal\",\"value\":\"7\"}\n")
        let stored = try run(blocks: 0, ["--data", folder.path, "settings", "goal", "8"])
        #expect(stored.status == 73)
        #expect(stored.messages.contains("full") && stored.messages.split(separator: "\n").count == 1)
        #expect(try Program.run(["--data", folder.path, "settings", "goal"]).output == "7\n")
    }

    @Test("what cannot be written whole leaves the old file and nothing beside it", arguments: ["wav", "txt"])
    func kept(ending: String) throws {
        let folder = try Folder()
        let (data, file) = (folder["data"], folder["old.\(ending)"])
        #expect(try Program.run(["--data", data, "settings", "goal", "7"]).status == 0)
        let words =
            ending == "wav"
            ? ["--data", data, "speak", "--lang", "en", "How are you today, my friend?", "--out", file]
            : ["--data", data, "export", file]
        for old in ["old", nil] {
            try old.map { try Data($0.utf8).write(to: URL(filePath: file)) }
            let failed = try run(blocks: 0, words)
            #expect(failed.status == 73, "\(failed.messages)")
            #expect(failed.messages.contains(file) && failed.messages.split(separator: "\n").count == 1)
            #expect((try? String(contentsOfFile: file, encoding: .utf8)) == old)
            #expect(folder.names == ["data"] + (old == nil ? [] : ["old.\(ending)"]))
            try? FileManager.default.removeItem(atPath: file)
        }
        // A link stays one, and its file gets the sound; rights stay as they were.
        try Data("old".utf8).write(to: URL(filePath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let link = folder["link.\(ending)"]
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(try Program.run(words.map { $0 == file ? link : $0 }).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try Data(contentsOf: URL(filePath: file)).count > 40)
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o640)
        #expect(folder.names == ["data", "link.\(ending)", "old.\(ending)"])
    }

    @Test("a folder in the place of a file to write is status 73")
    func folders() throws {
        let folder = try Folder()
        let place = folder["d.wav"]
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let spoken = try Program.run(["speak", "--lang", "en", "hello", "--out", place])
        #expect(spoken.status == 73 && spoken.messages.contains(place), "\(spoken.messages)")
        #expect(try Program.run(["--data", folder["data"], "settings", "goal", "7"]).status == 0)
        #expect(try Program.run(["--data", folder["data"], "export", place]).status == 73)
        #expect(try Program.run(["speak", "--lang", "en", "hello", "--out", folder["none/x.wav"]]).status == 73)
        #expect(try Program.run(["speak", "--lang", "en", "hello", "--out", "/dev/null"]).status == 64, "no ending")
    }

    @Test("a recording that cannot be used is status 65, one that is not there 66; a loudspeaker's file 73")
    func recordings() throws {
        let folder = try Folder()
        try Data((0..<200).map { UInt8($0) }).write(to: URL(filePath: folder["damaged.wav"]))
        func practise(_ options: String...) throws -> Int32 {
            let common = ["--lang", "en", "--pace", "0", "--no-input", "--data", folder["data"]]
            return try Program.run(["practise", "go forward ten meters"] + common + options).status
        }
        #expect(try practise("--speaker", "none", "--mic", folder["damaged.wav"]) == 65)
        #expect(try practise("--speaker", "none", "--mic", folder["none.wav"]) == 66)
        let words = Program.packaged + "/goforward.raw"
        guard FileManager.default.fileExists(atPath: words) else {
            print("SKIPPED: \(words) is not there")
            return
        }
        #expect(try practise("--speaker", folder["none/x.wav"], "--mic", words) == 73)
        #expect(try practise("--speaker", folder["x.wav"], "--mic", words) == 0)
    }

    @Test("check --manifest - ends when nobody reads its results, though more lines may come")
    func readerGone() throws {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Program.path))
        process.arguments = ["check", "--manifest", "-", "--json"]
        let (output, input) = (Pipe(), Pipe())
        (process.standardOutput, process.standardInput) = (output, input)
        process.standardError = FileHandle.nullDevice
        try process.run()
        try output.fileHandleForWriting.close()
        try output.fileHandleForReading.close()
        let deadline = Date(timeIntervalSinceNow: 20)
        while process.isRunning, Date() < deadline { usleep(5_000) }
        #expect(!process.isRunning, "it waits for a line that nobody wants")
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        #expect(process.terminationStatus == 74)
        try input.fileHandleForWriting.close()
    }
}
