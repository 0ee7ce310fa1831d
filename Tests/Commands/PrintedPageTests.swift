import Foundation
import JSON
import Library
import Orthography
import Testing

@testable import Commands

/// Pages of textbooks as `pdftotext` gives them: letters with broken vowels beside characters, in several columns.
@Suite("Printed pages", .enabled(if: FetchedDictionary.isThere), .serialized)
struct PrintedPageTests {
    init() throws {
        // Made first where it is not there, or of an older form.
        _ = try FetchedDictionary.machine().run("dictionary", "build")
    }

    /// Chance that is the same for the same seed: SplitMix64.
    struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    struct Entry {
        var text: String
        /// With tone numbers.
        var reading: String
        var letters: String
    }

    /// How the page stands: what comes first, and what stands between the two.
    enum Layout: CaseIterable {
        case lettersFirst, lettersTouching, charactersFirst, above
    }

    /// A sign of its own for each vowel with its tone, drawn from those that such fonts give.
    func garble(_ chance: inout Seeded) -> [Character: Character] {
        let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@#$%&*+=<>~^").shuffled(using: &chance)
        let vowels = Array("āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ")
        return Dictionary(uniqueKeysWithValues: zip(vowels, signs))
    }

    /// Characters of the standard's first part and words of them, with one of their readings.
    func entries(_ count: Int, _ chance: inout Seeded) throws -> [Entry] {
        let dictionary = try #require(
            try ChineseDictionary.opened(FetchedDictionary.packages.folder + "/dictionary.db", madeFrom: nil)
        )
        // The first part of the standard: what schools teach.
        let characters = try dictionary.standardCharacters().prefix(3_500).map(\.text)
        try #require(characters.count == 3_500)
        let signs = garble(&chance)
        var seen: Set<String> = []
        var entries: [Entry] = []
        while entries.count < count {
            let character = try #require(characters.randomElement(using: &chance))
            var text = character
            if Int.random(in: 0..<3, using: &chance) == 0 {
                let words = try dictionary.entry(of: character, words: 6, examples: 0)?.readings.flatMap(\.words) ?? []
                guard let word = words.filter({ $0.count == 2 }).randomElement(using: &chance) else { continue }
                text = word
            }
            let readings = try dictionary.readings(of: text)
            // A textbook means the usual reading mostly.
            let isUsual = Int.random(in: 0..<8, using: &chance) > 0
            guard let reading = isUsual ? readings.first : readings.randomElement(using: &chance),
                reading.syllables.allSatisfy({ $0.tone != 5 }), seen.insert(text).inserted
            else { continue }
            let letters = reading.inSmallLetters.syllables.map { syllable in
                String(syllable.marked.map { signs[$0] ?? $0 })
            }
            entries.append(
                Entry(
                    text: text,
                    reading: reading.inSmallLetters.numbered,
                    letters: letters.joined(separator: Bool.random(using: &chance) ? " " : "")
                )
            )
        }
        return entries
    }

    func page(_ entries: [Entry], _ layout: Layout, columns: Int, _ chance: inout Seeded) -> String {
        var lines: [String] = []
        for start in stride(from: 0, to: entries.count, by: columns) {
            let row = entries[start..<min(entries.count, start + columns)]
            func gap() -> String { String(repeating: " ", count: Int.random(in: 2...9, using: &chance)) }
            switch layout {
            case .lettersFirst: lines.append(row.map { $0.letters + " " + $0.text + gap() }.joined())
            case .lettersTouching: lines.append(row.map { $0.letters + $0.text + gap() }.joined())
            case .charactersFirst: lines.append(row.map { $0.text + " " + $0.letters + gap() }.joined())
            case .above:
                // Letters of a word above its characters stand together.
                lines.append(row.map { $0.letters.filter { $0 != " " } + gap() }.joined())
                lines.append(row.map { $0.text + gap() }.joined())
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test("200 entries in columns, with garbles drawn anew: the right pinyin", arguments: Layout.allCases, [3, 4, 6])
    func columns(layout: Layout, columns: Int) throws {
        let number = Layout.allCases.firstIndex(of: layout) ?? 0
        var chance = Seeded(state: UInt64(100 * number + columns))
        let entries = try entries(200, &chance)
        let machine = try FetchedDictionary.machine()
        try machine.write(page(entries, layout, columns: columns, &chance), to: "page.txt")
        #expect(try machine.run("import", machine.home + "/page.txt").status == .done)
        let words = try machine.run("units", "page", "--json").output.map { try JSONValue(parsing: $0) }
        #expect(words.compactMap { $0["text"]?.string } == entries.map(\.text), "the characters are kept")
        var wrong: [String] = []
        for (word, entry) in zip(words, entries) where word["pinyin_num"]?.string != entry.reading {
            wrong.append("\(entry.text) \(entry.letters): \(entry.reading), not \(word["pinyin_num"]?.string ?? "–")")
        }
        print("printed page, \(layout), \(columns) columns: \(200 - wrong.count) of 200 right")
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test("the line of the issue: liǎng nǎ kuān dǐng yǎn")
    func line() throws {
        let machine = try FetchedDictionary.machine()
        try machine.write("liAng 两 nA 哪 kuQn 宽 dJng顶 yAn眼\n", to: "page.txt")
        #expect(try machine.run("import", machine.home + "/page.txt").status == .done)
        #expect(try machine.run("units", "page").output == ["两  liǎng", "哪  nǎ", "宽  kuān", "顶  dǐng", "眼  yǎn"])
    }
}
