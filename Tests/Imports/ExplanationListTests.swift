import Imports
import Testing

@Suite("Explanations out of a file")
struct ExplanationListTests {
    private func list(_ text: String, _ path: String = "x.tsv") throws -> [ListedExplanation] {
        try explanationList(Array(text.utf8), path: path)
    }

    private func problem(_ text: String, _ path: String = "x.tsv") -> ImportProblem? {
        do {
            _ = try list(text, path)
            return nil
        } catch { return error as? ImportProblem }
    }

    @Test("lines with tabs, remarks, CRLF, a BOM and a line of names; beyond the BMP too")
    func lines() throws {
        let text = "\u{FEFF}character\texplanation\r\n# a remark\r\n山\t高高隆起的地方\r\n\r\n𠮷\t 好运 \r\n"
        #expect(
            try list(text) == [
                ListedExplanation("山", "高高隆起的地方", line: 3), ListedExplanation("𠮷", "好运", line: 5),
            ]
        )
    }

    @Test("JSON of several shapes; words and entries without one are passed over")
    func json() throws {
        let array =
            #"[{"word":"山","explanation":"高处"},{"word":"山水","explanation":"风景"},{"char":"水","explanation":null}]"#
        #expect(try list(array, "字典.json") == [ListedExplanation("山", "高处", line: 1)])
        let lines = "{\"text\":\"山\",\"explanation\":\"高处\"}\n{\"text\":\"河\",\"explanation\":\"水道\"}\n"
        #expect(try list(lines, "-").map(\.line) == [1, 2])
    }

    @Test("what is wrong is told with its line")
    func problems() {
        #expect(problem("山\t高处\n水\n") == ImportProblem(line: 2, .notTwoFields))
        #expect(problem("山\t高处\n山水\t风景\n") == ImportProblem(line: 2, .notACharacter(text: "山水")))
        #expect(problem("a\tb\n") == ImportProblem(line: 1, .notACharacter(text: "a")))
        #expect(problem("山\t高处\n水\t水\n") == ImportProblem(line: 2, .noExplanation(character: "水")))
        #expect(problem("水\t\n") == ImportProblem(line: 1, .noExplanation(character: "水")))
        #expect(problem("山\t高处\n山\t高处\n山\t石头\n") == ImportProblem(line: 3, .explainedTwice(character: "山")))
        #expect(problem("山\t" + String(repeating: "高", count: 2_001)) == ImportProblem(line: 1, .tooLong(limit: 2_000)))
        #expect(problem("# only remarks\n") == ImportProblem(line: 1, .noExplanations))
        #expect(problem(#"[{"char":"水"}]"#, "x.json") == ImportProblem(line: 1, .noExplanations))
        #expect(problem("[{\"char\":\"水\",\n\"explanation\":", "x.json")?.kind == .truncated)
        #expect(problem("[\n{\"char\":\"a\",\"explanation\":\"b\"}]", "x.json")?.line == 2)
    }
}
