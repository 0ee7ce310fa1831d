import Foundation
import Testing

/// The scores of the break music, read here by rules of their own, not by the script that plays them.
struct Score {
    struct Note {
        /// Semitones, 60 for middle C.
        var pitch: Int
        var letter: String
        /// In sixty-fourths of a whole note from the beginning.
        var start: Int
        /// Whether it sounds on from the same pitch before.
        var isHeld: Bool
    }

    struct Voice {
        var name: String
        var lowest: Int
        var highest: Int
    }

    var head: [String: String] = [:]
    var voices: [Voice] = []
    /// The measures of each line, voices and directions alike, as they are written.
    var lines: [String: [[String]]] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.contains("|") {
                let parts = line.split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.split(separator: " ").map(String.init) }
                lines[parts[0].first ?? "", default: []] += parts.dropFirst().dropLast()
            } else if line.hasPrefix("voice ") {
                let words = line.split(separator: " ").map(String.init)
                guard words.count == 6 else { continue }
                voices.append(Voice(name: words[1], lowest: Self.pitch(words[3]), highest: Self.pitch(words[4])))
            } else if let colon = line.firstIndex(of: ":") {
                head[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// Semitones of a name such as `Bb3`; -1 for what is none.
    static func pitch(_ name: String) -> Int {
        let steps: [Character: Int] = ["C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11]
        guard let letter = name.first.flatMap({ steps[$0] }), let octave = name.last?.wholeNumberValue else {
            return -1
        }
        let sign = name.dropFirst().dropLast()
        guard ["", "#", "b"].contains(sign) else { return -1 }
        return 12 * (octave + 1) + letter + (sign == "#" ? 1 : sign == "b" ? -1 : 0)
    }

    /// Sixty-fourths of a whole note; nil for what is no note value.
    static func length(_ value: String) -> Int? {
        guard let plain = Int(value.replacing(".", with: "")), [1, 2, 4, 8, 16, 32].contains(plain) else { return nil }
        let length = 64 / plain
        return value.hasSuffix(".") ? length * 3 / 2 : length
    }

    /// The lengths of a measure's tokens; nil where one cannot be read.
    static func lengths(_ measure: [String]) -> [Int]? {
        var lengths: [Int] = []
        for token in measure {
            let bare = token.filter { $0 != "'" && $0 != "~" }
            if let colon = bare.firstIndex(of: ":") {
                guard let length = length(String(bare[bare.index(after: colon)...])) else { return nil }
                lengths.append(length)
            } else {
                guard let last = lengths.last else { return nil }
                lengths.append(last)
            }
        }
        return lengths
    }

    /// The notes of a voice.
    func notes(_ voice: String) -> [Note] {
        var notes: [Note] = []
        var now = 0
        var tied: Set<Int> = []
        for measure in lines[voice] ?? [] {
            for (token, length) in zip(measure, Self.lengths(measure) ?? []) {
                let names = token.prefix { $0 != ":" && $0 != "'" && $0 != "~" }.split(separator: "+").map(String.init)
                var next: Set<Int> = []
                for name in names where name != "-" {
                    let pitch = Self.pitch(name)
                    let isHeld = tied.contains(pitch)
                    notes.append(Note(pitch: pitch, letter: String(name.dropLast()), start: now, isHeld: isHeld))
                    if token.hasSuffix("~") { next.insert(pitch) }
                }
                tied = next
                now += length
            }
        }
        return notes
    }
}

@Suite struct ScoreTests {
    static let pieces = ["air", "clair-de-lune", "barcarolle", "romance"]
    static let sounds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sounds")

    static func score(_ name: String) throws -> Score {
        Score(try String(contentsOf: sounds.appendingPathComponent("Music/\(name).score"), encoding: .utf8))
    }

    @Test func thereIsAScoreToEachPieceAndNoOther() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.sounds.path + "/Music").sorted()
        #expect(files == Self.pieces.flatMap { [$0 + ".ogg", $0 + ".score"] }.sorted())
    }

    @Test(arguments: pieces) func everyMeasureOfEveryVoiceHasTheLengthOfTheMetre(_ name: String) throws {
        let score = try Self.score(name)
        let metre = try #require(score.head["metre"]).split(separator: "/").compactMap { Int($0) }
        try #require(metre.count == 2)
        let measure = metre[0] * 64 / metre[1]
        #expect(score.voices.count == 4)
        #expect(score.lines.count >= 6)
        let counts = score.lines.mapValues(\.count)
        #expect(Set(counts.values).count == 1, "\(counts)")
        #expect(score.voices.allSatisfy { counts[$0.name] != nil })
        for (line, measures) in score.lines {
            for (number, tokens) in measures.enumerated() {
                #expect(Score.lengths(tokens)?.reduce(0, +) == measure, "\(line), measure \(number + 1): \(tokens)")
            }
        }
    }

    @Test(arguments: pieces) func pitchesAreInTheRangesOfTheirVoicesAndVoicesDoNotCross(_ name: String) throws {
        let score = try Self.score(name)
        for voice in score.voices {
            let notes = score.notes(voice.name)
            #expect(notes.count > 10, "\(voice.name)")
            for note in notes {
                #expect((voice.lowest...voice.highest).contains(note.pitch), "\(voice.name): \(note)")
                #expect((24...96).contains(note.pitch))
            }
        }
        // On the average each voice lies above the next.
        let means = score.voices.map { voice in
            let pitches = score.notes(voice.name).map(\.pitch)
            return Double(pitches.reduce(0, +)) / Double(max(1, pitches.count))
        }
        #expect(means.first == means.max() && means.last == means.min(), "\(means)")
    }

    @Test(arguments: pieces) func theNotesAgreeWithTheKey(_ name: String) throws {
        let score = try Self.score(name)
        let key = try #require(score.head["key"]).split(separator: " ").map(String.init)
        try #require(key.count == 2)
        let scales = ["major": [0, 2, 4, 5, 7, 9, 11], "minor": [0, 2, 3, 5, 7, 8, 10]]
        let scale = try #require(scales[key[1]])
        let tonic = Score.pitch(key[0] + "4")
        let all = score.voices.flatMap { score.notes($0.name) }
        let inKey = all.filter { scale.contains(($0.pitch - tonic + 120) % 12) }
        #expect(Double(inKey.count) / Double(all.count) > 0.8)
        // Another key, a semitone away, would not do.
        let besides = all.filter { scale.contains(($0.pitch - tonic + 121) % 12) }
        #expect(besides.count < inKey.count / 2)
        // The bass ends on the tonic; flats and sharps are written as the key writes them, but for passing ones.
        let bass = try #require(score.voices.last)
        #expect(score.notes(bass.name).last?.letter == key[0])
        let isFlat = key[0].hasSuffix("b") || key == ["G", "minor"]
        let foreign = all.filter { $0.letter.hasSuffix(isFlat ? "#" : "b") }
        #expect(foreign.count < all.count / 8, "\(foreign.map(\.letter))")
    }

    @Test func theReaderSeesWhatIsWrong() {
        let score = Score("metre: 3/4\nvoice a piano C4 C5 +0\na | C4:4 D#4 -:4. | Eb4:2.~ |\na | E4+G4:2.~ |\n")
        #expect(score.lines["a"]?.map { Score.lengths($0)?.reduce(0, +) } == [56, 48, 48])
        #expect(Score.lengths(["C4"]) == nil && Score.lengths(["C4:3"]) == nil)
        #expect(Score.pitch("Bb3") == 58 && Score.pitch("H3") == -1 && Score.pitch("C##4") == -1)
        let tied = Score("a | C4:4~ C4+E4:4 C4 |").notes("a")
        #expect(tied.map(\.isHeld) == [false, true, false, false])
    }

    /// As many notes are struck as the score has that are not held over, and always the same bytes come out.
    @Test func theScriptPlaysEveryNote() throws {
        let folders = [Folder(), Folder()]
        for folder in folders { try run("python3", Self.sounds.path + "/perform", "--midi", folder.path("")) }
        for name in Self.pieces {
            let made = try folders.map { try Data(contentsOf: URL(fileURLWithPath: $0.path(name + ".mid"))) }
            #expect(made[0] == made[1])
            let score = try Self.score(name)
            let written = score.voices.map { voice in
                score.notes(voice.name).filter { !$0.isHeld }.map(\.pitch).sorted()
            }
            #expect(struck([UInt8](made[0])) == written, "\(name)")
        }
    }

    /// The pitches of the notes struck on each channel of a MIDI file with one track, sorted.
    private func struck(_ bytes: [UInt8]) -> [[Int]] {
        var pitches: [Int: [Int]] = [:]
        var at = 22
        while at + 2 < bytes.count {
            while at < bytes.count, bytes[at] >= 0x80 { at += 1 }
            at += 1
            guard at + 2 < bytes.count else { break }
            switch bytes[at] & 0xF0 {
            case 0xF0: at += 3 + Int(bytes[at + 2])
            case 0xC0, 0xD0: at += 2
            default:
                if bytes[at] & 0xF0 == 0x90 { pitches[Int(bytes[at] & 0x0F), default: []].append(Int(bytes[at + 1])) }
                at += 3
            }
        }
        return pitches.sorted { $0.key < $1.key }.map { $0.value.sorted() }
    }
}
