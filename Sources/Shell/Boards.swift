import Exercises
import Orthography

extension Presenter {
    /// Words to be put in order: what the sentence means, the sentence as it stands, and the tiles that are left.
    func lines(of board: TileBoard) -> [[Span]] {
        var lines: [[Span]] = [[]]
        if let meaning = board.meaning { lines += indented([Span(meaning, .phrase)]) }
        if board.isComplete {
            return lines + wrapped([sign(.right), Span(board.sentence, .right)], to: width, indent: "  ")
        }
        lines += indented([Span(board.sentence, .right), Span(board.sentence.isEmpty ? "…" : " …", .quiet)])
        return lines + rows(of: board.tiles.filter { !$0.isPlaced })
    }

    /// Tiles side by side; none is broken unless it is wider than the screen.
    private func rows(of tiles: [Tile]) -> [[Span]] {
        var lines: [[Span]] = []
        var line: [Span] = []
        var used = 0
        for tile in tiles {
            let spans = [Span("\(tile.number) ", .key), Span(visible(tile.text))]
            let needed = spans.reduce(2) { $0 + columns(of: $1.text) }
            if used > 0, used + 1 + needed > width {
                lines.append(line)
                (line, used) = ([], 0)
            }
            if needed > width {
                lines += indented(spans)
                continue
            }
            line += [Span(used > 0 ? "   " : "  ")] + spans
            used += needed + (used > 0 ? 1 : 0)
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// A phrase, and translations to choose from.
    func lines(of board: ChoiceBoard) -> [[Span]] {
        var lines: [[Span]] = [[]]
        lines += indented([Span(board.phrase, .phrase)])
        if let pinyin = board.pinyin { lines += indented([Span(pinyin)]) }
        for choice in board.choices {
            let number = Span("\(choice.number)  ", .key)
            let spans: [Span]
            switch choice.state {
            case .open: spans = [number, Span(choice.text)]
            case .wrong: spans = [number, Span(choice.text, .quiet), Span(" ✗", .wrong)]
            case .right: spans = [number, Span(choice.text, .right), Span(" ✓", .right)]
            }
            lines += wrapped(spans, to: width, first: "  ", indent: "     ")
        }
        return lines
    }

    /// What was typed above what was dictated, the letters that differ coloured, and signs below them.
    func lines(of difference: Difference) -> [[Span]] {
        line(difference.typed, after: sign(.wrong), differing: .wrong)
            + line(difference.expected, after: sign(.right), differing: .almost)
    }

    private func line(_ letters: [Difference.Letter], after sign: Span, differing role: Role) -> [[Span]] {
        let spans = letters.map { Span(visible(String($0.text)), $0.isShared ? .plain : role) }
        var lines = wrapped([sign] + spans, to: width, indent: "  ")
        // Signs tell the same without colour; a word that needs several lines is told by colour alone.
        if lines.count == 1, letters.contains(where: { !$0.isShared }) {
            var below = "  "
            for letter in letters {
                let width = columns(of: visible(String(letter.text)))
                below += String(repeating: letter.isShared ? " " : "^", count: width)
            }
            while below.last == " " { below.removeLast() }
            lines.append([Span(below, role)])
        }
        return lines
    }

    /// The companion with its help; where that is more than so many rows, the help alone.
    func lines(of bubble: Bubble, rows: Int?) -> [[Span]] {
        let text = visible(text(bubble.text))
        return drawn(text, by: bubble.pose, width: min(width, 80), height: rows, isPlain: isPlain).map { [Span($0)] }
    }

    private func indented(_ spans: [Span]) -> [[Span]] { wrapped(spans, to: width, first: "  ", indent: "  ") }
}
