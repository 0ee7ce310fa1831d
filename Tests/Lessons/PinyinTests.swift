import Courses
import Foundation
import Orthography
import Testing

/// The pinyin of the shipped lessons against the dictionaries of others.
@Suite("Pinyin of the lessons")
struct ReadingsOfLessonsTests {
    /// Words of the course with their pinyin.
    private static let words: [(phrase: String, word: String, pinyin: String)] = Shipped.phrases.flatMap { phrase in
        zip(phrase.words(in: .mandarin), phrase.pinyin).map { ("\(phrase.id)", $0, $1) }
    }

    /// Readings of each character, from the Unihan database of Debian's `unicode-data`.
    private static func unihan() throws -> [String: Set<Syllable>]? {
        let path = "/usr/share/unicode/Unihan_Readings.txt.bz2"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bzip2", "-dc", path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var readings: [String: Set<Syllable>] = [:]
        for line in data.split(separator: 0x0A) where line.first == UInt8(ascii: "U") {
            let fields = String(decoding: line, as: UTF8.self).split(separator: "\t")
            guard fields.count == 3,
                ["kMandarin", "kHanyuPinyin", "kTGHZ2013", "kHanyuPinlu", "kXHC1983"].contains(fields[1]),
                let code = UInt32(fields[0].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
            else { continue }
            for word in fields[2].split(whereSeparator: { " ,:()0123456789.*|".contains($0) }) {
                if let syllable = Pinyin.syllables(word)?.first {
                    readings[String(scalar), default: []].insert(syllable)
                }
            }
        }
        return readings
    }

    @Test("each character is read as the standard has it, or with the neutral tone")
    func characters() throws {
        guard let readings = try Self.unihan() else {
            print("SKIPPED: no Unihan_Readings.txt.bz2 (Debian's unicode-data): pinyin not held against the characters")
            return
        }
        #expect(readings.count > 20_000)
        var checked = 0
        for (phrase, word, pinyin) in Self.words {
            let characters = word.filter { isHan($0) }.map { String($0) }
            let syllables = try #require(Pinyin.syllables(pinyin) ?? (characters.isEmpty ? [] : nil), "\(pinyin)")
            guard syllables.count == characters.count else { continue }
            for (character, syllable) in zip(characters, syllables) {
                checked += 1
                let known = readings[character] ?? []
                let agrees = known.contains { known in
                    known.letters == syllable.letters
                        && (known.tone == syllable.tone || syllable.tone ?? 5 == 5 || known.tone ?? 5 == 5)
                }
                #expect(agrees, "\(character) \(syllable.marked) in \(phrase)")
            }
        }
        #expect(checked > 1_000)
    }

    @Test("each word is read as CC-CEDICT has it")
    func dictionary() throws {
        let cache = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        guard let data = FileManager.default.contents(atPath: cache + "/aloud/readings/cedict.txt") else {
            print("SKIPPED: no CC-CEDICT in \(cache)/aloud/readings (Scripts/readings): words not held against it")
            return
        }
        let wanted = Set(Self.words.map(\.word))
        var readings: [String: Set<String>] = [:]
        for line in data.split(separator: 0x0A) where line.first != UInt8(ascii: "#") {
            let text = String(decoding: line, as: UTF8.self)
            let parts = text.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, wanted.contains(String(parts[1])), let open = text.firstIndex(of: "["),
                let close = text.firstIndex(of: "]")
            else { continue }
            readings[String(parts[1]), default: []].insert(String(text[text.index(after: open)..<close]))
        }
        #expect(readings.count > 300)
        for (phrase, word, pinyin) in Self.words {
            guard let known = readings[word], let syllables = Pinyin.syllables(pinyin) else { continue }
            let agrees = known.contains { entry in
                guard let other = Pinyin.syllables(entry.replacing("u:", with: "ü").lowercased()),
                    other.count == syllables.count
                else { return false }
                return zip(syllables, other).allSatisfy { own, other in
                    own.letters == other.letters
                        && (own.tone ?? 5 == other.tone ?? 5 || own.tone ?? 5 == 5 || other.tone ?? 5 == 5)
                }
            }
            #expect(agrees, "\(word) \(pinyin), CC-CEDICT \(known.sorted()), in \(phrase)")
        }
    }
}
