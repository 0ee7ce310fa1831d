import Foundation
import Testing

/// A sound card whose library prints on standard error by itself, as that of JACK does.
@Suite("Devices that print")
struct PrintingDeviceTests {
    @Test("what a device prints that was given up never comes to the screen")
    func doctor() throws {
        let home = NSTemporaryDirectory() + "aloud-printing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let folder = URL(filePath: try #require(Program.path)).deletingLastPathComponent()
        let library = folder.appending(path: "libaloud-test-sound.so").path
        try #require(FileManager.default.fileExists(atPath: library))
        // It prints for longer than the program is there, and is waited for two seconds in each direction.
        let text = """
            pcm_type.aloudtest { lib "\(library)" }
            pcm.chatty { type aloudtest fault chatty after 60000 hint { show on description "Chatty" } }
            """
        try text.write(toFile: home + "/asound.conf", atomically: true, encoding: .utf8)
        let answer = try Program.run(
            ["doctor", "--json"],
            home: home,
            environment: ["ALSA_CONFIG_PATH": home + "/asound.conf"]
        )
        let microphone = answer.output.split(separator: "\n").first { $0.contains("\"part\":\"microphone\"") }
        #expect(
            microphone?.contains("No microphone that can be opened, of 1 that is named") == true,
            "\(microphone ?? "none")"
        )
        #expect(microphone?.contains("chatty") == true, "\(microphone ?? "none")")
        #expect(answer.messages.isEmpty, "\(answer.messages.prefix(200))")
    }
}
