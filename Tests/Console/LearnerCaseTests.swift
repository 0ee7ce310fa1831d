import Foundation
import Testing

/// The cases that touch the learner's path, with the real console.
@Suite("Cases of the learner's path", .serialized)
struct LearnerCaseTests {
    static let speech = "/usr/share/pocketsphinx/test/data/goforward.raw"

    /// Rehearses a text as a session that stands among the others; answers what the console wrote.
    private func rehearse(_ text: String, isExact: Bool = false) throws -> String {
        let file = SessionTests.folder.path + "/.\(UUID().uuidString).session"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let result = try Program.run(["rehearse", file])
        #expect(result.status == 0, "\(result.messages)")
        return result.output
    }

    private var hasSpeech: Bool {
        let isThere = FileManager.default.fileExists(atPath: Self.speech)
        if !isThere { print("SKIPPED: \(Self.speech) is not there") }
        return isThere
    }

    @Test("case 11: words in no dictionary are pronounced as they are written, and not held against the learner")
    func strangeWords() throws {
        guard hasSpeech else { return }
        _ = try rehearse(
            """
            @ run --lang en
            > practise Goe forword ten meeterz.
            ~ $PACKAGED/goforward.raw
            ^ space
            ^ space
            < ✓ …
            > quit
            = 0
            """
        )
    }

    @Test("case 11: where no pronunciation can be made, the learner rates themselves", arguments: ["你好 xyzzy", "𠮷"])
    func unpronounceable(text: String) throws {
        guard hasSpeech else { return }
        let written = try rehearse(
            """
            @ run --lang en
            > practise \(text)
            ~ $PACKAGED/goforward.raw
            ^ space
            < No pronunciation can be found…
            < …
            < Say it aloud, then press space to hear it again.
            ^ space
            < How was yours?…
            ^ 1
            < ✓ You said: it was good.
            > quit
            = 0
            """
        )
        #expect(!written.contains("✗"))
    }

    @Test(
        "case 27: lists, bubbles and exercises on a pipe, in 40 columns and in any locale: readable, and Chinese is not lost",
        arguments: [["LC_ALL": "C"], ["NO_COLOR": "1", "COLUMNS": "40"], ["TERM": "dumb", "COLUMNS": "40"]]
    )
    func plain(environment: [String: String]) throws {
        let home = NSTemporaryDirectory() + "aloud-plain-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        let typed = "lessons 1\n\n\nfavorite 3\n1\nknown\npractise 3\n\n大家早上好\n:back\nhelp\nquit\n"
        let options = ["--lang", "cmn", "--lang", "en", "--speaker", "none", "--pace", "0"]
        let result = try Program.run(options, input: typed, home: home, environment: environment)
        #expect(result.status == 0, "\(result.messages)")
        let width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
        for line in result.output.split(separator: "\n", omittingEmptySubsequences: false) {
            // Han characters take two columns; nothing else here does.
            let columns = line.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x3000 } ? 2 : 1) }
            #expect(columns <= width, "\(line)")
        }
        for text in ["♥ 大家早上好！", "你好吗？", "nǐ hǎo ma", "✓ 大家早上好！"] {
            #expect(result.output.contains(text), "\(text): \(result.output)")
        }
        #expect(!result.output.contains("\u{1B}") && !result.output.contains("\r"))
    }
}
