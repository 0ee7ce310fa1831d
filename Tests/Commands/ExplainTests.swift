import Foundation
import JSON
import Testing

@testable import Commands

@Suite("Explanations of characters taken in", .serialized)
struct ExplainTests {
    @Test("a file is taken in whole or not at all, listed so that it can be taken in again, and removed")
    func takenIn() throws {
        let machine = try Machine()
        try machine.write("龘\t龙飞的样子\n𠮷\t好运\n山\t高处\n", to: "good.tsv")
        try machine.write("鑫\t金子多\n龘\n", to: "bad.tsv")
        #expect(try machine.run("dictionary", "explanations").said.first?.contains("explain FILE") == true)
        let bad = try machine.run("dictionary", "explain", machine.home + "/bad.tsv")
        #expect(bad.status == .badData && bad.said.first?.contains("line 2") == true, "\(bad)")
        let good = try machine.run("dictionary", "explain", machine.home + "/good.tsv")
        // 山 is one of those that the program explains itself.
        #expect(
            good.status == .done && good.said.first?.contains("3 explanations taken in, 1 of them") == true,
            "\(good)"
        )
        let list = try machine.run("dictionary", "explanations").output
        #expect(list == ["山\t高处", "龘\t龙飞的样子", "𠮷\t好运"])
        try machine.write(list.joined(separator: "\n"), to: "again.tsv")
        #expect(try machine.run("dictionary", "explain", machine.home + "/again.tsv").status == .done)
        #expect(try machine.run("dictionary", "explanations", "--json").output.count == 3)
        #expect(try machine.run("dictionary", "forget").said.first?.contains("3 explanations removed") == true)
        #expect(try machine.run("dictionary", "explanations").output == [])
    }

    @Test("what is no file, and what is no command, is told")
    func slips() throws {
        let machine = try Machine()
        #expect(try machine.run("dictionary", "explain", "/nonexistent.json").status == .noInput)
        #expect(try machine.run("dictionary", "explain").status == .usage)
        #expect(try machine.run("dictionary", "forget", "all").status == .usage)
    }

    @Test("lookup shows the program's own, and what was taken in for others", .enabled(if: FetchedDictionary.isThere))
    func shown() throws {
        let machine = try FetchedDictionary.machine()
        func explanation(_ text: String) throws -> String? {
            let line = try #require(try machine.run("lookup", text, "--json").output.first)
            return try JSONValue(parsing: line)["explanation"]?.string
        }
        #expect(try explanation("山") == "地面上高高隆起的部分，上面常有石头和树木。")
        #expect(try machine.run("lookup", "山").output.contains("  In Chinese: 地面上高高隆起的部分，上面常有石头和树木。"))
        #expect(try explanation("㙍") == nil)
        try machine.write(
            "[{\"char\":\"㙍\",\"explanation\":\"用于地名\"},{\"char\":\"山\",\"explanation\":\"别的\"}]",
            to: "x.json"
        )
        #expect(try machine.run("dictionary", "explain", machine.home + "/x.json").status == .done)
        #expect(try explanation("㙍") == "用于地名")
        #expect(try explanation("山")?.hasPrefix("地面") == true)
    }
}
