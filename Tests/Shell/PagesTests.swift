import Exercises
import Messages
import Orthography
import Testing

@testable import Shell

@Suite("Long lists")
struct PagesTests {
    private func pages(_ count: Int, current: Int? = nil, rows: Int?, width: Int = 80) -> Pages {
        let items = (1...count).map { number in
            Item(number, "你好 phrase \(number)", detail: "phrase", isCurrent: number == current)
        }
        return Pages(items, under: .lessonsTitle(), by: Presenter(language: .english, width: width), rows: rows)
    }

    private func numbers(_ pages: Pages) -> [Int] {
        pages.lines.compactMap { line in
            let text = line.map(\.text).joined().drop { !$0.isNumber }
            return text.contains(". ") ? Int(text.prefix { $0.isNumber }) : nil
        }
    }

    @Test("each page leaves the line that is typed in on the screen, and together they hold every item once")
    func fits() {
        for (rows, width) in [(24, 80), (20, 40), (20, 18), (5, 80), (1, 10)] {
            var pages = pages(32, rows: rows, width: width)
            var seen: [Int] = []
            repeat {
                #expect(pages.lines.count < rows || rows < 10, "\(rows)×\(width)")
                seen += numbers(pages)
                pages.advance()
            } while numbers(pages).first != 1
            #expect(seen == Array(1...32))
            #expect(pages.hasMore)
        }
    }

    @Test("it begins with the page of the current item, and says which part that is")
    func current() {
        let pages = pages(32, current: 31, rows: 24)
        #expect(numbers(pages).contains(31) && !numbers(pages).contains(1))
        #expect(pages.lines.last?.map(\.text).joined() == "21–32 of 32; :more shows the others.")
    }

    @Test("headings among numbered items are not counted")
    func headings() {
        let items: [Item] = (1...20).flatMap { number -> [Item] in [Item(nil, "Unit \(number)"), Item(number, "word")] }
        var pages = Pages(items, under: .lessonsTitle(), by: Presenter(language: .english, width: 80), rows: 24)
        var shown: [Int] = []
        repeat {
            let here = numbers(pages)
            shown += here
            let note = pages.lines.last?.map(\.text).joined() ?? ""
            #expect(note.hasPrefix("\(here.first ?? 0)–\(here.last ?? 0) of 20;"), "\(note)")
            pages.advance()
        } while numbers(pages).first != 1
        #expect(shown == Array(1...20))
    }

    @Test("what fits is shown whole, and so is everything where the screen has no end")
    func whole() {
        for rows in [36, nil] {
            let pages = pages(32, current: 31, rows: rows)
            #expect(numbers(pages) == Array(1...32) && !pages.hasMore)
        }
        let empty = Pages([], under: .lessonsTitle(), by: Presenter(language: .english, width: 80), rows: 24)
        #expect(empty.lines.count == 2 && !empty.hasMore)
    }

    @Test("marks and numbers stand below each other, the current item is pointed at, and what is locked says so")
    func columns() {
        let items = [
            Item(9, "Hello", detail: "Bonjour", mark: "♥"), Item(10, "Bye", note: .lockedNote(), isCurrent: true),
        ]
        let presenter = Presenter(language: .english, width: 80)
        let lines = presenter.lines(.list(title: .favoritesTitle(), items)).map { $0.map(\.text).joined() }
        #expect(lines == ["", "Favorites", " ♥  9. Hello · Bonjour", "▸  10. Bye · locked"])
    }
}
