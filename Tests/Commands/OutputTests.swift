import Foundation
import Testing

@testable import Commands

@Suite("What the program writes")
struct OutputTests {
    @Test("once it keeps its stream to itself, what others write there leads nowhere, and its own lines arrive")
    func alone() throws {
        let path = NSTemporaryDirectory() + "aloud-output-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        func chatter(_ text: String) { _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) } }
        let output = Output(descriptor: descriptor)
        try output.line("你好")
        try output.flush()
        chatter("before\n")
        for word in ["one", "two"] {
            output.keepAlone()
            chatter("after\n")
            try output.line(word)
            try output.flush()
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "你好\nbefore\none\ntwo\n")
    }
}
