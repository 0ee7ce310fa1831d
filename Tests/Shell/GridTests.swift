import Exercises
import Messages
import Orthography
import Testing

@testable import Shell

@Suite("Cells in columns, and items on one line")
struct GridTests {
    private func grid(_ cells: [(String, String)], width: Int, rows: Int? = nil) -> Pages {
        let items = cells.enumerated().map { Item($0.offset + 1, $0.element.0, detail: $0.element.1) }
        return Pages(cells: items, under: .indexChoose(), by: Presenter(language: .english, width: width), rows: rows)
    }

    private func texts(_ pages: Pages) -> [String] { pages.lines.dropFirst(2).map { $0.map(\.text).joined() } }

    @Test("columns stand below each other with wide characters, beyond the BMP as well, and no line is too wide")
    func aligned() {
        let cells =
            [("长", ""), ("𦝼", "lǘ"), ("a", "12"), ("阝 (左耳 右耳)", "161"), ("𬭊", ""), ("é", "")]
            + Array(repeating: ("好", "hǎo"), count: 8)
        for width in [80, 40, 24] {
            let lines = texts(grid(cells, width: width))
            #expect(lines.allSatisfy { columns(of: $0) <= width }, "\(width)")
            // Where each number's point stands, in columns.
            var places: [[Int]] = []
            for line in lines {
                var seen: [Int] = []
                for index in line.indices where line[index] == "." { seen.append(columns(of: line[..<index])) }
                places.append(seen)
            }
            for row in places { #expect(Array((places.first ?? []).prefix(row.count)) == row, "\(lines)") }
        }
        #expect(texts(grid(cells, width: 80)).count < cells.count)
    }

    @Test("a cell that is wider than the screen is broken, and nothing is lost")
    func wide() {
        let lines = texts(grid([("一心一意一心一意一心一意", "long"), ("长", "")], width: 20))
        #expect(lines.allSatisfy { columns(of: $0) <= 20 })
        #expect(lines.joined().filter { !$0.isWhitespace }.contains("long"))
    }

    @Test("pages count cells, not rows")
    func pages() {
        var pages = grid(Array(repeating: ("好", ""), count: 100), width: 40, rows: 8)
        #expect(pages.hasMore)
        var seen: [String] = []
        for _ in 0..<3 {
            seen.append(pages.lines.last?.map(\.text).joined() ?? "")
            pages.advance()
        }
        #expect(seen[0].hasPrefix("1–") && seen[0].contains("100"))
        let last = Int(seen[0].dropFirst(2).prefix { $0.isNumber }) ?? 0
        #expect(seen[1].hasPrefix("\(last + 1)–"), "\(seen)")
    }

    @Test("a short item keeps to one line, or to two where its text leaves no room")
    func short() {
        let item = Item(1, "长大成人  zhǎngdàchéngrén", detail: String(repeating: "meaning ", count: 30), isShort: true)
        for (width, count) in [(80, 1), (40, 2), (34, 2)] {
            let presenter = Presenter(language: .english, width: width)
            let lines = presenter.lines(of: item, marks: 0, digits: 1).map { $0.map(\.text).joined() }
            #expect(lines.count == count, "\(width): \(lines)")
            #expect(lines.allSatisfy { columns(of: $0) <= width }, "\(width): \(lines)")
            #expect(lines.last?.hasSuffix("…") == true)
        }
        let lines = Presenter(language: .english, width: 80).lines(
            of: Item(1, "长", detail: "long", isShort: true),
            marks: 0,
            digits: 1
        )
        #expect(lines.map { $0.map(\.text).joined() } == [" 1. 长 · long"])
    }
}
