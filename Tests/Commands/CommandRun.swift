import Foundation
import Messages

@testable import Commands

/// One learner's machine: a home of its own, in which commands are run as from the command line.
final class Machine {
    let home: String
    var environment: [String: String]

    /// What a command has answered.
    struct Answer {
        var status: ExitStatus
        var output: [String]
        /// What was said on standard error.
        var said: [String]
    }

    init() throws {
        home = NSTemporaryDirectory() + "aloud-machine-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        environment = ["HOME": home, "ALOUD_HOME": root, "LANG": "en_US.UTF-8"]
    }

    deinit { try? FileManager.default.removeItem(atPath: home) }

    /// The learner's database.
    var database: String { home + "/.local/share/aloud/aloud.db" }

    func write(_ text: String, to path: String) throws {
        let url = URL(filePath: home + "/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    /// Runs `aloud` with these words.
    func run(_ words: String...) throws -> Answer { try run(words: words) }

    func run(words: [String]) throws -> Answer {
        let paths = [home + "/.out", home + "/.err"]
        let descriptors = paths.map { open($0, O_RDWR | O_CREAT | O_TRUNC, 0o600) }
        defer { for descriptor in descriptors { close(descriptor) } }
        let (output, messages) = (Output(descriptor: descriptors[0]), Output(descriptor: descriptors[1]))
        var status: ExitStatus
        let language = InterfaceLanguage(locale: locale(in: environment))
        do {
            status = try Program.dispatch(words, environment: environment, output: output, messages: messages)
        } catch {
            status = error.status
            if let message = error.message { messages.say(message, in: language) }
        }
        try output.flush()
        try messages.flush()
        let lines = try paths.map { path in
            try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { String($0) }
        }
        return Answer(status: status, output: lines[0], said: lines[1])
    }
}
