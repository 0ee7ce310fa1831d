import Foundation
import JSON
import Library
import Memory
import Orthography
import Scoring
import Testing

@testable import Commands

@Suite("Shadowing, minimal pairs and weak sounds on the command line")
struct ShadowCommandTests {
    private static let recording = "/usr/share/pocketsphinx/test/data/goforward.raw"

    private static var isThere: Bool {
        let files = [recording, "/usr/share/pocketsphinx/model/en-us/en-us/mdef"]
        let there = files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
        if !there { print("SKIPPED: pocketsphinx-testdata or pocketsphinx-en-us is not there") }
        return there
    }

    @Test("a recording beside the model as one object: rates, pauses and two curves of 72 columns")
    func shadow() throws {
        let machine = try Machine()
        let missing = try machine.run("shadow", "--lang", "en", "--json", "go forward ten meters")
        #expect(missing.status == .usage)
        #expect(missing.said == ["aloud: With --json, `shadow` compares recordings: name one or more with --mic FILE."])
        #expect(try machine.run("shadow", "--json", "--mic", "/nowhere.wav", "hello").status == .noInput)
        #expect(try machine.run("shadow", "--json", "--mic", Self.recording, "…").status == .usage)
        guard Self.isThere else { return }
        let run = try machine.run(
            "shadow",
            "--lang",
            "en",
            "--json",
            "--mic",
            Self.recording,
            "go forward ten meters"
        )
        #expect(run.status == .done, "\(run.said)")
        let json = try JSONValue(parsing: try #require(run.output.first))
        #expect(json["basis"]?.string == "words" && json["lang"]?.string == "en")
        #expect(json["words"]?.array?.compactMap { $0["text"]?.string } == ["go", "forward", "ten", "meters"])
        for side in ["model", "take"] {
            let part = try #require(json[side])
            #expect(part["pitch"]?.array?.count == 72 && part["loudness"]?.array?.count == 72)
            #expect((2...7).contains(try #require(part["rate"]?.double)))
            #expect(part["pauses"]?.double != nil)
            // Everything to a hundredth: no 4.511278195488722.
            for name in ["seconds", "rate"] {
                let value = try #require(part[name]?.double)
                #expect(abs(value * 100 - (value * 100).rounded()) < 1e-9, "\(name) \(value)")
            }
        }
    }

    @Test("which of two words it was, a line each; a line that is none says so, with its number")
    func pairs() throws {
        let machine = try Machine()
        #expect(try machine.run("pairs", "xx").status == .usage)
        try machine.write("\(Self.recording)\ten\tgo\n", to: "bad.tsv")
        let bad = try machine.run("pairs", "--manifest", machine.home + "/bad.tsv")
        #expect(bad.status == .badData)
        #expect(bad.output.first?.contains("\"line\":1,\"error\":\"line\"") == true)
        #expect(try machine.run("pairs", "--json", "--manifest", machine.home + "/bad.tsv").output == bad.output)
        let alone = try machine.run("pairs", "--json", "en")
        #expect(alone.status == .usage)
        #expect(alone.said == ["aloud: Usage: aloud pairs --json --manifest FILE|-"])
        guard Self.isThere else { return }
        try machine.write(
            "\(Self.recording)\ten\tgo backward ten meters / go forward ten meters\n/nowhere.wav\ten\tship / sheep\n",
            to: "pairs.tsv"
        )
        let run = try machine.run("pairs", "--manifest", machine.home + "/pairs.tsv")
        #expect(run.status == .badData)
        let first = try JSONValue(parsing: try #require(run.output.first))
        #expect(first["told"]?.string == "go forward ten meters")
        #expect(try #require(first["margin"]?.double) < -20)
        #expect(run.output.last?.contains("\"line\":2") == true)
    }

    @Test("sounds that were often off stand in progress, and in the export")
    func sounds() throws {
        let machine = try Machine()
        let library = try Library(path: machine.database)
        for (phone, weak, word) in [("θ", 6, "think"), ("ɹ", 1, "right")] {
            try library.store(
                Attempt(
                    moment: Moment(
                        instant: Int(Date().timeIntervalSince1970),
                        offset: TimeZone.current.secondsFromGMT(),
                        dayStart: 4
                    ),
                    exercise: "pronunciation",
                    kind: .judged,
                    language: .english,
                    phrase: nil,
                    text: word,
                    outcome: .right,
                    sounds: [SoundTally(phone: phone, said: 24, weak: weak, word: word)]
                )
            )
        }
        let shown = try machine.run("progress", "--lang", "en").output
        #expect(shown.contains("Sounds that were often off"))
        #expect(shown.contains("  θ  think  -------2  off in 6 of 24 (25%)"), "\(shown)")
        #expect(!shown.contains { $0.contains("ɹ") }, "off once in 24 tells nothing")
        #expect(try machine.run("progress", "--lang", "fr").output.allSatisfy { !$0.contains("θ") })
        let json = try JSONValue(parsing: try #require(try machine.run("progress", "--json").output.first))
        let sound = try #require(json["sounds"]?.array?.first)
        #expect(sound["phone"]?.string == "θ" && sound["weak"]?.integer == 6 && sound["said"]?.integer == 24)
        #expect(sound["weeks"]?.array?.count == 8)
        #expect(try machine.run("export").output.count { $0.contains("\"record\":\"sound\"") } == 2)
    }
}
