import Exercises
import Messages
import Orthography

/// What is shown a screenful at a time where it is longer than the screen: a list, or what can be done.
struct Pages {
    private let presenter: Presenter
    /// What stands above every page.
    private let heading: [[Span]]
    /// The lines of each item; an item is never parted.
    private let items: [[[Span]]]
    /// How many of what is counted have been shown at the end of each item.
    private let counts: [Int]
    /// The place of the first item of each page.
    private let starts: [Int]
    private var page = 0

    /// Begins with the page of the current item.
    init(_ items: [Item], under title: Message, by presenter: Presenter, rows: Int?) {
        // Marks and numbers stand below each other.
        let digits = items.compactMap(\.number).map { String($0).count }.max() ?? 0
        let marks = items.map { columns(of: $0.mark) }.max() ?? 0
        // Where items have numbers, those without are headings, which nobody counts.
        var count = 0
        let counts = items.map { item in
            if digits == 0 || item.number != nil { count += 1 }
            return count
        }
        self.init(
            items.map { presenter.lines(of: $0, marks: marks, digits: digits) },
            under: [[]] + presenter.wrapped(title, .heading),
            beginningAt: items.firstIndex { $0.isCurrent } ?? 0,
            counting: counts,
            by: presenter,
            rows: rows
        )
    }

    /// - Parameters:
    ///   - rows: rows of the screen; nil where everything is shown at once.
    ///   - first: the item whose page comes first.
    ///   - counts: how many of what is counted have been shown at the end of each item; nil where that are the items.
    init(
        _ items: [[[Span]]],
        under heading: [[Span]],
        beginningAt first: Int = 0,
        counting counts: [Int]? = nil,
        by presenter: Presenter,
        rows: Int?
    ) {
        self.counts = counts ?? Array(1..<(items.count + 1))
        self.presenter = presenter
        self.heading = heading
        self.items = items
        // The heading, what is said of the page, and the line that is typed in.
        let last = self.counts.last ?? 0
        let note = Message.listPart(first: last, last: last, count: last)
        let around = heading.count + presenter.wrapped(note).count + 1
        starts = Pages.starts(self.items.map(\.count), room: rows.map { max(1, $0 - around) })
        page = starts.lastIndex { $0 <= first } ?? 0
    }

    /// Numbered cells in as many columns as there is room for, all equally wide; a row of them each is an item here.
    init(cells: [Item], under title: Message, by presenter: Presenter, rows: Int?) {
        let digits = cells.compactMap(\.number).map { String($0).count }.max() ?? 0
        let texts = cells.map { cell in
            let number = padded(cell.number.map { String($0) } ?? "", to: digits, .right)
            return (number + (cell.number == nil ? "  " : ". "), visible(cell.text), visible(cell.detail))
        }
        let widths = texts.map { columns(of: $0.0 + $0.1) + ($0.2.isEmpty ? 0 : columns(of: $0.2) + 1) }
        let cellWidth = min(widths.max() ?? 1, max(presenter.width - 1, 1))
        let across = max(1, (presenter.width - 1 + 2) / (cellWidth + 2))
        var lines: [[[Span]]] = []
        var counts: [Int] = []
        for start in stride(from: 0, to: cells.count, by: across) {
            let end = min(start + across, cells.count)
            var line: [Span] = [Span(" ")]
            for index in start..<end {
                let (number, text, detail) = texts[index]
                line += [Span(number), Span(text)]
                if !detail.isEmpty { line.append(Span(" " + detail, .quiet)) }
                let missing = cellWidth - widths[index]
                if index + 1 < end { line.append(Span(String(repeating: " ", count: max(missing, 0) + 2))) }
            }
            lines.append(widths[start..<end].contains { $0 > cellWidth } ? wrapped(line, to: presenter.width) : [line])
            counts.append(end)
        }
        self.init(
            lines,
            under: [[]] + presenter.wrapped(title, .heading),
            counting: counts,
            by: presenter,
            rows: rows
        )
    }

    /// Whether there is another page.
    var hasMore: Bool { starts.count > 1 }

    /// Goes on to the next page; after the last comes the first.
    mutating func advance() { page = starts.isEmpty ? 0 : (page + 1) % starts.count }

    /// What is shown now.
    var lines: [[Span]] {
        let first = starts.indices.contains(page) ? starts[page] : 0
        let end = starts.indices.contains(page + 1) ? starts[page + 1] : items.count
        var lines = heading
        for item in items[first..<end] { lines += item }
        guard hasMore else { return lines }
        let shown = (first: first > 0 ? counts[first - 1] + 1 : 1, last: end > 0 ? counts[end - 1] : 0)
        return lines
            + presenter.wrapped(.listPart(first: shown.first, last: shown.last, count: counts.last ?? 0), .quiet)
    }

    private static func starts(_ heights: [Int], room: Int?) -> [Int] {
        guard let room, heights.reduce(0, +) > room + 1 else { return [0] }
        var starts: [Int] = []
        var used = room
        for (index, height) in heights.enumerated() {
            if used + height > room || starts.isEmpty {
                starts.append(index)
                used = 0
            }
            used += height
        }
        return starts
    }
}

/// The pages that `more` goes on with; none where all was shown.
struct Reading {
    private var pages: Pages?

    /// Whether there is more to show.
    var hasMore: Bool { pages != nil }

    /// Begins with pages; answers the first of them.
    mutating func begin(_ new: Pages) -> [[Span]] {
        pages = new.hasMore ? new : nil
        return new.lines
    }

    /// Goes on; answers the next page.
    mutating func more() -> [[Span]] {
        pages?.advance()
        return pages?.lines ?? []
    }

    /// Nothing is gone on with any more.
    mutating func end() { pages = nil }
}

extension Presenter {
    fileprivate func wrapped(_ message: Message, _ role: Role = .plain) -> [[Span]] {
        Shell.wrapped([Span(text(message), role)], to: width)
    }
}
