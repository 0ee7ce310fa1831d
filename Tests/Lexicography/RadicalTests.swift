import Foundation
import JSON
import Testing

@testable import Lexicography

@Suite("Tables of the indexes")
struct IndexTableTests {
    /// A table given beside the project; tests without it say so and pass over it.
    private static func given(_ name: String) -> JSONValue? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        guard let data = try? Data(contentsOf: root.appending(path: "../shared/" + name)) else {
            print("SKIPPED: ../shared/\(name) is not there")
            return nil
        }
        return try? JSONValue(utf8: [UInt8](data))
    }

    @Test("the syllables of the given table stand under their letters, and others take their places")
    func syllables() throws {
        #expect(SyllableIndex.base.reduce(0) { $0 + $1.syllables.split(separator: " ").count } == 405)
        #expect(SyllableIndex.letters.count == 23)
        #expect(SyllableIndex.syllables(under: "e", and: ["ê", "ng"]) == ["e", "ei", "en", "er", "ê"])
        #expect(SyllableIndex.syllables(under: "n", and: ["ng"]).contains("ng"))
        #expect(SyllableIndex.syllables(under: "l", and: ["lo"]).contains("lo"))
        guard let table = Self.given("pinyin.json")?.object else { return }
        for member in table {
            let own = Set((member.value.array ?? []).compactMap(\.string))
            let ours = SyllableIndex.base.first { String($0.letter) == member.name }?.syllables ?? ""
            #expect(Set(ours.split(separator: " ").map(String.init)) == own, "\(member.name)")
        }
    }

    @Test("the radicals of the given table stand in its order, with their variants")
    func radicals() throws {
        #expect(RadicalTable.forms.count == 256)
        #expect(Set(RadicalTable.forms.map(\.text)).count == RadicalTable.forms.count)
        guard let table = Self.given("radicals.json") else { return }
        for member in table["byStroke"]?.object ?? [] {
            let given = (member.value.array ?? []).compactMap(\.string)
            let ours = RadicalTable.forms.filter { String($0.listed) == member.name }.map(\.text)
            #expect(ours.filter { given.contains($0) } == given, "\(member.name)")
        }
        for member in table["variants"]?.object ?? [] {
            let form = try #require(RadicalTable.form(member.name), "\(member.name)")
            #expect((member.value.array ?? []).compactMap(\.string).allSatisfy { form.variants.contains($0) })
        }
    }

    private func place(_ text: String, _ radical: Int, _ strokes: Int, _ beyond: Int, simplified: Bool = false)
        -> String?
    {
        let record = CharacterRecord(
            text: text,
            number: 1,
            readings: [],
            radical: radical,
            hasSimplifiedRadical: simplified,
            beyond: beyond,
            strokes: strokes,
            meaning: nil,
            simplified: [],
            traditional: []
        )
        return RadicalTable.place(of: record).map { "\($0.form.text) \($0.beyond)" }
    }

    @Test("a character stands under the form that it shows")
    func places() {
        #expect(place("江", 85, 6, 3) == "氵 3" && place("泉", 85, 9, 5) == "水 5" && place("泰", 85, 10, 5) == "氺 5")
        #expect(place("他", 9, 5, 3) == "亻 3" && place("会", 9, 6, 4) == "人 4")
        #expect(place("肝", 130, 7, 3) == "月 3" && place("热", 86, 10, 6) == "灬 6")
        #expect(place("都", 163, 10, 8) == "阝 8" && place("队", 170, 4, 2) == "阝 2")
        #expect(place("王", 96, 4, -1) == "王 0" && place("龟", 213, 7, 0, simplified: true) == "龟 0")
        #expect(RadicalTable.form("右耳")?.shown == "阝 (左耳 右耳)")
        #expect(place("？", 999, 1, 0) == nil)
    }
}

@Suite("English words of meanings")
struct EnglishTermsTests {
    @Test("words in small letters, notes in brackets left out, weak words only where there is no other")
    func terms() {
        #expect(
            EnglishTerms.words(of: "To grow up; O'Clock e-mail—é") == ["to", "grow", "up", "o'clock", "e-mail", "é"]
        )
        #expect(EnglishTerms.terms(of: ["weather"]) == ["weather": 0])
        #expect(EnglishTerms.terms(of: ["(of rain) to fall"]) == ["fall": 0])
        #expect(EnglishTerms.terms(of: ["to"]) == ["to": 0])
        let both = EnglishTerms.terms(of: ["bank", "river bank"])
        #expect(both["bank"] == 0 && (both["river"] ?? 0) > 500)
        #expect(EnglishTerms.wanted(in: "the weather") == ["weather"])
    }
}
