import Audio
import Foundation
import JSON
import Testing
import Waveforms

@testable import Commands

/// `aloud spell` on words joined from a person's single letters (Debian's klettres-data).
@Suite("spell")
struct SpellTests {
    private static let letters = "/usr/share/klettres/en/alpha"

    /// The letters one after another with a fifth of a second between them; nil where the recordings are not there.
    private func spelled(_ word: String, in machine: Machine) throws -> String? {
        guard FileManager.default.fileExists(atPath: Self.letters) else {
            print("SKIPPED: no recordings of letters in \(Self.letters)")
            return nil
        }
        var samples = [Int16](repeating: 0, count: 4_800)
        for letter in word.uppercased() {
            let clip = try readSoundFile("\(Self.letters)/\(letter).ogg", longest: 60).samples
            let peak = clip.map { abs(Int($0)) }.max() ?? 0
            let loud = clip.indices.filter { abs(Int(clip[$0])) > peak / 40 }
            let start = max(0, (loud.first ?? 0) - 800)
            let end = min(clip.count, (loud.last ?? 0) + 800)
            samples += clip[start..<end] + [Int16](repeating: 0, count: 3_200)
        }
        let path = machine.home + "/\(word).wav"
        try writeWave(samples, to: path)
        return path
    }

    private func writeWave(_ samples: [Int16], to path: String) throws {
        var data = Data("RIFF".utf8)
        func word(_ value: Int) { withUnsafeBytes(of: UInt32(value).littleEndian) { data.append(contentsOf: $0) } }
        func half(_ value: Int) { withUnsafeBytes(of: UInt16(value).littleEndian) { data.append(contentsOf: $0) } }
        word(36 + samples.count * 2)
        data.append(Data("WAVEfmt ".utf8))
        word(16)
        half(1)
        half(1)
        word(16_000)
        word(32_000)
        half(2)
        half(16)
        data.append(Data("data".utf8))
        word(samples.count * 2)
        for sample in samples { withUnsafeBytes(of: sample.littleEndian) { data.append(contentsOf: $0) } }
        try data.write(to: URL(filePath: path))
    }

    @Test("a spelled word is right, and another in its place wrong", arguments: ["music", "school"])
    func right(word: String) throws {
        let machine = try Machine()
        guard let recording = try spelled(word, in: machine) else { return }
        let answer = try machine.run(words: ["spell", "--json", "--lang", "en", "--text", word, recording])
        #expect(answer.status == .done)
        let json = try JSONValue(parsing: try #require(answer.output.first))
        #expect(json["letters"]?.array?.compactMap { $0["text"]?.string }.joined() == word)
        #expect(json["verdict"]?.string == "right" || json["verdict"]?.string == "almost")
        let other = try machine.run(words: ["spell", "--lang", "en", "--text", "rabbit", recording])
        #expect(other.status == .wrong)
    }

    @Test(
        "the wrong letter is named",
        arguments: [
            ("music", "muwic", 2, "replaced"), ("school", "shcool", 1, "swapped"),
        ]
    )
    func wrong(word: String, said: String, place: Int, kind: String) throws {
        let machine = try Machine()
        guard let recording = try spelled(said, in: machine) else { return }
        let answer = try machine.run(words: ["spell", "--json", "--lang", "en", "--text", word, recording])
        #expect(answer.status == .wrong)
        let json = try JSONValue(parsing: try #require(answer.output.first))
        #expect(json["verdict"]?.string == "wrong")
        let letters = json["letters"]?.array ?? []
        #expect(letters.indices.contains(place))
        #expect(letters[place]["kind"]?.string == kind)
        #expect(letters.firstIndex { $0["verdict"]?.string == "wrong" } == place)
        let told = try machine.run(words: ["spell", "--lang", "en", "--text", word, recording])
        #expect(told.output.first == recording + ": wrong")
        #expect(told.output.count == 2)
    }

    @Test("what cannot be used says so: no letters, no such file, no names for the language")
    func unusable() throws {
        let machine = try Machine()
        let sound = "/usr/share/pocketsphinx/test/data/goforward.raw"
        for word in ["b4", "你好", "𠮷"] {
            let answer = try machine.run(words: ["spell", "--json", "--lang", "en", "--text", word, sound])
            #expect(answer.status == .badData)
            #expect(try JSONValue(parsing: try #require(answer.output.first))["error"]?.string == "pronunciation")
        }
        let missing = try machine.run(words: ["spell", "--json", "--lang", "en", "--text", "ship", "/no/such.wav"])
        #expect(missing.status == .badData)
        #expect(try JSONValue(parsing: try #require(missing.output.first))["line"]?.integer == 1)
        let german = try machine.run(words: ["spell", "--json", "--lang", "de", "--text", "schiff", sound])
        #expect(german.status == .unavailable)
        #expect(try JSONValue(parsing: try #require(german.output.first))["reason"]?.string == "no model")
        let told = try machine.run(words: ["spell", "--lang", "de", "--text", "schiff", sound])
        #expect(told.said.contains { $0.contains("names of its letters") })
        #expect(try machine.run(words: ["spell", "--lang", "en", sound]).status == .usage)
        #expect(try machine.run(words: ["spell", "--lang", "en", "--text", "…", sound]).status == .usage)
    }

    @Test("a sentence is no spelling: it is never taken for the word")
    func sentence() throws {
        let answer = try Machine().run(words: [
            "spell", "--lang", "en", "--text", "go", "/usr/share/pocketsphinx/test/data/goforward.raw",
        ])
        #expect(answer.status == .wrong)
    }
}
