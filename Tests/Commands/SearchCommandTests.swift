import JSON
import Testing

@testable import Commands

@Suite("aloud search")
struct SearchCommandTests {
    @Test("hits are told best first, with what agrees marked")
    func hits() throws {
        let machine = try Machine()
        let found = try machine.run("search", "weather", "forecast")
        #expect(found.status == .done)
        #expect(found.output.first?.contains("What is the [weather] [forecast]? – ") == true)
        let fuzzy = try machine.run("search", "wether")
        #expect(fuzzy.output.contains { $0.contains("What is the [weather] forecast?") })
        #expect(try machine.run("search", "bad english").output.first?.contains("My [English] is very [bad].") == true)
        #expect(try machine.run("search", "天气").output.first?.contains("[天气]") == true)
    }

    @Test("the JSON is the phrase's with what matched, exact before prefix before fuzzy")
    func json() throws {
        let machine = try Machine()
        let lines = try machine.run("search", "--json", "wether").output
        let first = try JSONValue(parsing: try #require(lines.first))
        #expect(first.object?.map(\.name) == ["lesson", "number", "text", "pinyin", "matched"])
        #expect(first["matched"]?["kind"]?.string == "fuzzy")
        #expect(first["matched"]?["lang"]?.string == "en")
        #expect(first["matched"]?["words"]?.array?.isEmpty == false)
        let kinds = try machine.run("search", "--json", "the").output.map {
            try JSONValue(parsing: $0)["matched"]?["kind"]?.string ?? ""
        }
        let order = ["exact", "prefix", "fuzzy"]
        let places = kinds.compactMap { order.firstIndex(of: $0) }
        #expect(places == places.sorted() && places.contains(0))
        let phrase = try JSONValue(
            parsing: try #require(try machine.run("search", "--json", "bad english").output.first)
        )
        let lesson = try #require(phrase["lesson"]?.integer)
        let all = try machine.run("phrases", "\(lesson)", "--json").output.map { try JSONValue(parsing: $0) }
        #expect(all.contains { $0["text"] == phrase["text"] && $0["number"] == phrase["number"] })
    }

    @Test("case 16, case 18: nothing typed is a syntax error, and nothing found is status 1 and one line")
    func nothing() throws {
        let machine = try Machine()
        for typed in ["xylophonist", "(", "🦖", "\u{1B}[31m", "", " ", "NEAR(", "'; DROP TABLE attempts"] {
            let answer = try machine.run("search", typed)
            #expect(answer.status == .wrong || answer.output.count > 0, "\(typed)")
            #expect(answer.said.count == (answer.status == .wrong ? 1 : 0))
            #expect(answer.said.joined().contains("\u{1B}") == false)
        }
        #expect(try machine.run("search", "xylophonist").status == .wrong)
        #expect(try machine.run("search").status == .usage)
        #expect(try machine.run("search", "?").status == .done)
    }
}
