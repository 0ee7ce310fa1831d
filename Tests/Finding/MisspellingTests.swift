import Courses
import Orthography
import Testing

@testable import Finding

@Suite("Misspellings")
struct MisspellingTests {
    /// What a person might type to find a phrase, before the slips: the whole of it, or a word that few phrases have.
    private static func typed(_ kind: Int, using generator: inout SplitMix) -> (key: Int, text: String)? {
        let key = Int.random(in: Shipped.phrases.indices, using: &generator)
        guard let language = Language.allCases.randomElement(using: &generator),
            let text = Shipped.phrases[key].text(in: language)
        else { return nil }
        if kind == 0 { return (key, text) }
        if language == .mandarin {
            return (key, Shipped.phrases[key].pinyin.joined(separator: kind == 1 ? " " : "").lowercased())
        }
        let words = Shipped.phrases[key].words(in: language).map { folded($0) }.filter { word in
            word.count >= 5 && Set(Shipped.index.search(word).filter { $0.kind == .exact }.map(\.key)).count <= 3
        }
        return words.randomElement(using: &generator).map { (key, $0) }
    }

    static func share(seed: UInt64, count: Int, slips: ClosedRange<Int>) -> (share: Double, missed: [String]) {
        var generator = SplitMix(state: seed)
        var (hits, tries) = (0, 0)
        var missed: [String] = []
        while tries < count {
            guard let (key, text) = typed(tries % 3, using: &generator) else { continue }
            var typed = text
            for _ in 0..<Int.random(in: slips, using: &generator) { typed = slipped(typed, using: &generator) }
            tries += 1
            // Two phrases may be the same in a language: either is what was looked for.
            let found = Shipped.index.search(typed, limit: 5).map(\.key)
            if found.contains(where: { same($0, key) }) { hits += 1 } else { missed.append("\(text) → \(typed)") }
        }
        return (Double(hits) / Double(tries), missed)
    }

    private static func same(_ one: Int, _ other: Int) -> Bool {
        one == other || Shipped.phrases[one].texts == Shipped.phrases[other].texts
    }

    @Test("of 200 misspellings with one or two slips, the phrase is among the first five in 90% and more")
    func misspellings() {
        let (share, _) = Self.share(seed: 41_227, count: 200, slips: 1...2)
        print("misspellings found: \(share)")
        #expect(share >= 0.9)
    }
}
