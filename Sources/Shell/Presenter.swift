import Coaching
public import Exercises
public import Messages
import Orthography
import Scoring

/// What is shown, as lines of spans: one way for every screen.
struct Presenter {
    /// The language of the program's texts.
    var language: InterfaceLanguage
    /// Columns of the screen.
    var width: Int
    /// Whether drawings are made of ASCII alone.
    var isPlain = false
    /// Whether colour tells pieces of a text apart; otherwise brackets do.
    var hasColour = true

    func text(_ message: Message) -> String { message.text(in: language) }

    /// The lines of a scene; none for what only moves.
    func lines(_ scene: Scene) -> [[Span]] {
        switch scene {
        case .prompt(let prompt): lines(of: prompt)
        case .spelling(let spelling): wrapped([Span("[\(spelling)]")], to: width, first: "  ", indent: "  ")
        case .message(let message): wrapped([Span(text(message))], to: width)
        case .trouble(let message): wrapped([Span(text(message), .trouble)], to: width)
        case .verdict(let verdict, let prompt): lines(of: verdict, of: prompt)
        case .letters(let verdict, let prompt): lines(of: verdict, of: prompt)
        case .rating(let outcome):
            wrapped([sign(outcome), Span(text(.selfRated(outcome: outcome.rawValue)))], to: width)
        case .list(let title, let items): Pages(items, under: title, by: self, rows: nil).lines
        case .grid(let title, let items): Pages(cells: items, under: title, by: self, rows: nil).lines
        case .tiles(let board): lines(of: board)
        case .choices(let board): lines(of: board)
        case .answer(let text, let chime):
            wrapped([chime == .right ? sign(.right) : sign(.wrong), Span(text)], to: width, indent: "  ")
        case .difference(let difference): lines(of: difference)
        case .bubble(let bubble): bubble.map { lines(of: $0, rows: nil) } ?? []
        case .says(let bubble): [[]] + lines(of: bubble, rows: nil)
        case .progress(let board): lines(of: board)
        case .review(let board): lines(of: board)
        case .study(let board): board.map { [[]] + lines(of: $0, at: $0.since, isMoving: false) } ?? []
        case .diary(let board): lines(of: board)
        case .comparison(let comparison): lines(of: comparison)
        case .mark: []
        }
    }

    private func lines(of prompt: Prompt) -> [[Span]] {
        var lines: [[Span]] = [[]]
        lines += wrapped([Span(prompt.shown, .phrase)], to: width, first: "  ", indent: "  ")
        if let pinyin = prompt.pinyin { lines += wrapped([Span(pinyin)], to: width, first: "  ", indent: "  ") }
        if let meaning = prompt.meaning {
            lines += wrapped([Span(meaning, .quiet)], to: width, first: "  ", indent: "  ")
        }
        return lines
    }

    // MARK: Verdicts

    func sign(_ outcome: Verdict.Outcome) -> Span {
        switch outcome {
        case .right: Span("✓ ", .right)
        case .almost: Span("✓ ", .almost)
        case .wrong: Span("✗ ", .wrong)
        case .unheard: Span("? ", .quiet)
        }
    }

    static func role(_ outcome: Verdict.Outcome) -> Role {
        switch outcome {
        case .right: .right
        case .almost: .almost
        case .wrong: .wrong
        case .unheard: .plain
        }
    }

    private func lines(of verdict: Verdict, of prompt: Prompt) -> [[Span]] {
        if verdict.outcome == .unheard {
            let reason = remarks(on: verdict).map { Span(text($0)) }
            return wrapped([sign(.unheard)] + reason, to: width, indent: "  ")
        }
        let name = text(.verdictName(verdict: verdict.outcome.rawValue))
        var lines = wrapped([sign(verdict.outcome), Span(name, Presenter.role(verdict.outcome))], to: width)
        let remarks = remarks(on: verdict)
        if !remarks.isEmpty, !verdict.words.isEmpty {
            lines += wrapped(coloured(verdict.words, of: prompt), to: width, first: "  ", indent: "  ")
        }
        for remark in remarks { lines += wrapped([Span(text(remark))], to: width, first: "  ", indent: "  ") }
        if let fluency = fluencyToTell(of: verdict) {
            lines += wrapped([Span(text(message(of: fluency)), .quiet)], to: width, first: "  ", indent: "  ")
        }
        return lines + tones(of: verdict)
    }

    /// The learner's pitch over the tones as they should be; none of another phrase.
    private func tones(of verdict: Verdict) -> [[Span]] {
        let syllables = verdict.words.flatMap(\.syllables)
        guard verdict.passed || syllables.contains(where: \.isWrong), syllables.contains(where: { !$0.contour.isEmpty })
        else { return [] }
        let drawing = drawn(DrawnTone.all(syllables), width: width)
        return drawing.isEmpty ? [] : drawing + wrapped([Span(text(.toneLegend()), .quiet)], to: width, first: "  ")
    }

    private func message(of fluency: Fluency) -> Message {
        guard fluency.isMarked else { return .fluencyUnmarked(rate: fluency.rate, pauses: fluency.pauses) }
        let filled = Int((10 * max(0, min(1, fluency.score))).rounded())
        let bar =
            String(repeating: isPlain ? "#" : "▮", count: filled)
            + String(repeating: isPlain ? "-" : "▯", count: 10 - filled)
        return .fluency(bar: bar, rate: fluency.rate, pauses: fluency.pauses)
    }

    /// The phrase as it is shown, each word in the colour of its verdict.
    func coloured(_ words: [WordVerdict], of prompt: Prompt) -> [Span] {
        let source = prompt.shown
        var spans: [Span] = []
        var rest = source[...]
        for word in words {
            // A word that is not found as it stands keeps its colour and loses only what stands between.
            if let range = rest.range(of: word.text) {
                spans.append(Span(String(rest[..<range.lowerBound])))
                spans.append(Span(String(rest[range]), Presenter.role(word.outcome)))
                rest = rest[range.upperBound...]
            }
        }
        spans.append(Span(String(rest)))
        return spans.filter { !$0.text.isEmpty }
    }

    // MARK: Lists and help

    /// The lines of one item of a list, behind so many columns for its mark and its number.
    func lines(of item: Item, marks: Int, digits: Int) -> [[Span]] {
        let number = item.number.map { String($0) } ?? ""
        let mark = (item.isCurrent ? "▸" : " ") + (marks > 0 ? padded(item.mark, to: marks) + " " : "")
        let head = mark + padded(number, to: digits, .right) + (item.number == nil ? "  " : ". ")
        let indent = String(repeating: " ", count: columns(of: head))
        let note = item.note.map { self.text($0) } ?? ""
        let details = [item.detail, note].filter { !$0.isEmpty }.map { visible($0) }
        let text = spans(of: item)
        let start = text.reduce(columns(of: head)) { $0 + columns(of: $1.text) }
        let whole = details.reduce(start) { $0 + 3 + columns(of: $1) }
        guard whole > width else {
            return [[Span(head)] + text + details.map { Span(" · " + $0, .quiet) }]
        }
        let first = wrapped(text, to: width, first: head, indent: indent)
        let rest = details.joined(separator: " · ")
        if item.isShort {
            let room = width - start - 3
            // Beside the text there must be room for a word or two.
            if first.count == 1, room >= 12 {
                return [[Span(head)] + text + [Span(" · " + shortened(rest, to: room), .quiet)]]
            }
            let cut = shortened(rest, to: max(width - columns(of: indent), 1))
            return rest.isEmpty ? first : first + [[Span(indent), Span(cut, .quiet)]]
        }
        return rest.isEmpty ? first : first + wrapped([Span(rest, .quiet)], to: width, first: indent, indent: indent)
    }

    /// An item's text, what was found in it in colour or in brackets.
    private func spans(of item: Item) -> [Span] {
        let letters = Array(item.text)
        var spans: [Span] = []
        var place = 0
        for range in item.found where range.lowerBound >= place && range.upperBound <= letters.count {
            spans.append(Span(visible(String(letters[place..<range.lowerBound]))))
            let found = visible(String(letters[range]))
            spans.append(hasColour ? Span(found, .key) : Span("[\(found)]"))
            place = range.upperBound
        }
        spans.append(Span(visible(String(letters[place...]))))
        return spans.filter { !$0.text.isEmpty }
    }

    /// What can be done here, and everywhere, as pages of a screen of so many rows.
    func pages(help offers: [Offer], everywhere: [Offer], rows: Int?) -> Pages {
        var items: [[[Span]]] = []
        let column = (offers + everywhere).map { columns(of: head($0)) }.max() ?? 0
        for (list, title) in [(offers, Message.helpHere()), (everywhere, Message.helpEverywhere())] where !list.isEmpty
        {
            // A title is never parted from what stands below it.
            var above = wrapped([Span(text(title), .heading)], to: width)
            for offer in list {
                items.append(above + lines(of: offer, column: column))
                above = []
            }
        }
        return Pages(items, under: [[]], by: self, rows: rows)
    }

    /// The least columns for what a command does beside its name; where there are fewer it stands below.
    private static let leastMeaning = 12

    private func lines(of offer: Offer, column: Int) -> [[Span]] {
        let meaning = [Span(text(offer.meaning))]
        if column + 4 + Self.leastMeaning <= width {
            let indent = String(repeating: " ", count: column + 4)
            return wrapped(meaning, to: width, first: "  " + padded(head(offer), to: column) + "  ", indent: indent)
        }
        return wrapped([Span(head(offer))], to: width, first: "  ", indent: "  ")
            + wrapped(meaning, to: width, first: "    ", indent: "    ")
    }

    private func head(_ offer: Offer) -> String {
        var head = offer.name
        if !offer.argument.isEmpty { head += " " + offer.argument }
        if let key = offer.key { head += " (\(label(key)))" }
        return head
    }

    /// The keys that mean something now, in one line or as many as are needed.
    func lines(hint offers: [Offer]) -> [[Span]] {
        var lines: [[Span]] = []
        var line: [Span] = []
        var used = 0
        for offer in offers {
            guard let key = offer.key else { continue }
            let pieces = [Span(label(key), .key), Span(" " + text(offer.meaning), .quiet)]
            let needed = pieces.reduce(0) { $0 + columns(of: $1.text) }
            if used > 0, used + 3 + needed > width {
                lines.append(line)
                line = []
                used = 0
            }
            if used > 0 {
                line.append(Span(" · ", .quiet))
                used += 3
            }
            line += pieces
            used += needed
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// How a key is called.
    func label(_ key: Key) -> String {
        switch key {
        case .space: text(.keySpace())
        case .character(let character): String(character)
        case .enter: "Enter"
        case .tab: "Tab"
        case .escape: "Esc"
        case .backspace: "⌫"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        }
    }

    // MARK: What moves

    /// The level meter: ten blocks from −60 to 0 dBFS, and the seconds.
    func meter(_ reading: MeterReading) -> [Span] {
        let filled = min(10, max(0, Int((reading.level + 60) / 6)))
        let seconds = Int(max(0, min(reading.seconds, 3600)) * 10)
        return [
            Span("● ", .wrong), Span(String(repeating: "▮", count: filled), .right),
            Span(String(repeating: "▯", count: 10 - filled), .quiet), Span(" \(seconds / 10).\(seconds % 10) s"),
        ]
    }

    /// A text whose word is being spoken.
    func speaking(_ source: String, _ word: Range<Int>) -> [Span] {
        let letters = Array(source)
        let start = min(max(0, word.lowerBound), letters.count)
        let end = min(max(start, word.upperBound), letters.count)
        return [
            Span("♪ ", .key), Span(visible(String(letters[..<start]))),
            Span(visible(String(letters[start..<end])), .spoken), Span(visible(String(letters[end...]))),
        ]
    }
}

extension Substring {
    /// Where a piece first stands in it.
    fileprivate func range(of piece: String) -> Range<Index>? {
        guard let first = piece.first else { return nil }
        var start = startIndex
        while let candidate = self[start...].firstIndex(of: first) {
            if self[candidate...].hasPrefix(piece) {
                return candidate..<(index(candidate, offsetBy: piece.count, limitedBy: endIndex) ?? endIndex)
            }
            start = index(after: candidate)
        }
        return nil
    }
}

/// A scene as lines of spans, for a command that has no screen.
///
/// - Parameters:
///   - width: columns.
///   - isPlain: whether it is drawn with ASCII alone.
public func lines(of scene: Scene, in language: InterfaceLanguage, width: Int, isPlain: Bool) -> [[Span]] {
    Presenter(language: language, width: width, isPlain: isPlain).lines(scene)
}
