@preconcurrency import Glibc
import Messages
import Orthography

extension Paths {
    /// Where systemd looks for the learner's own units.
    var userUnits: String {
        // `configuration` is the program's part of the folder that both share.
        (configuration.hasSuffix("/aloud") ? String(configuration.dropLast("/aloud".count)) : configuration)
            + "/systemd/user"
    }
}

/// The text of a file of at most 64 KiB; nil where there is none.
func shortText(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while bytes.count < 1 << 16 {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return nil }
        if count == 0 { break }
        bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
}

extension Output {
    /// Says something on standard error in a language, broken where a terminal ends. Nothing that stands in a file's name or
    /// content commands the terminal.
    func say(_ message: Message, in language: InterfaceLanguage) {
        let text = "aloud: " + message.text(in: language)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { visible($0) }
        // What no terminal breaks stays one line for a program that reads it.
        if let columns { lines = lines.flatMap { wrapped($0, to: max(columns, 2)) } }
        try? line(lines.joined(separator: "\n"))
    }
}
