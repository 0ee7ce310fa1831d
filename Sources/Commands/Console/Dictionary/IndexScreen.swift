import Coaching
import Exercises
import Lexicography
import Messages
import Orthography

/// A level of one of the indexes: a number, or what stands there, leads to the next level or to an entry.
struct IndexScreen: Activity {
    /// Something to choose.
    struct Row {
        let number: Int
        let text: String
        var detail = ""
        /// Where it leads; nil for what has nothing under it.
        let destination: Destination?
    }

    let title: Message
    let rows: [Row]

    var manner: Manner { .menu }

    /// A letter or a syllable of the list is no command.
    func takes(_ line: String) -> Bool { beginsInChinese(line) || row(line) != nil }

    var offers: [Offer] { [Offer("open", .offerOpenFound(), argument: "N"), Offer("list", .offerList())] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned, .typed(""): return [list]
        case .typed(let text): return open(text)
        case .command(let order) where order.name == "open": return open(order.argument)
        case .command(let order) where order.name == "list": return [list]
        case .command, .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var list: Cue { .show(.grid(title: title, rows.map { Item($0.number, $0.text, detail: $0.detail) })) }

    private func row(_ text: String) -> Row? {
        if let number = number(in: text) { return rows.first { $0.number == number } }
        let small = text.lowercased()
        return rows.first {
            $0.text.lowercased() == small || $0.text.split(separator: " ").first.map(String.init) == text
        }
    }

    private func open(_ text: String) -> [Cue] {
        if let row = row(text) {
            return row.destination.map { [.open($0)] } ?? [.show(.message(.indexEmpty(text: row.text)))]
        }
        if hasHan(text) { return [.open(.screen("lookup", argument: text))] }
        let unknown: Message =
            number(in: text) != nil ? .indexUnknown(number: text) : .indexNothing(text: visible(text))
        return [.show(.trouble(unknown))]
    }
}

/// The levels of both indexes, by what is typed after `index`.
struct IndexPlaces {
    let lexicon: ConsoleLexicon

    /// `pinyin`, `pinyin l`, `pinyin lü`, `pinyin lü 4`, `radicals`, `radicals 3`, `radicals 氵`, `radicals 氵 5`; nothing to
    /// choose between the two. Nil for what is none of these.
    func screen(_ argument: String) throws(Trouble) -> IndexScreen? {
        let words = argument.split { $0.isWhitespace }.map { String($0) }
        guard let first = words.first?.lowercased() else { return choice }
        let rest = Array(words.dropFirst())
        // By their first letters, as commands are.
        if "pinyin".hasPrefix(first) { return try pinyin(rest) }
        if "radicals".hasPrefix(first) { return try radicals(rest) }
        return nil
    }

    private var choice: IndexScreen {
        IndexScreen(
            title: .indexChoose(),
            rows: [
                .init(number: 1, text: "pinyin", destination: .screen("index", argument: "pinyin")),
                .init(number: 2, text: "radicals", destination: .screen("index", argument: "radicals")),
            ]
        )
    }

    // MARK: Pinyin

    private func pinyin(_ words: [String]) throws(Trouble) -> IndexScreen? {
        let index = try lexicon.pinyinIndex()
        guard let asked = words.first else {
            return numbered(.indexLetters(), SyllableIndex.letters.map { (String($0), "", "pinyin \($0)") })
        }
        let small = asked.lowercased()
        if words.count == 1, small.count == 1, let letter = small.first, SyllableIndex.letters.contains(letter) {
            var cells: [(String, String, String?)] = []
            for (syllable, count) in try asking({ () throws(Failure) in try index.syllables(under: letter) }) {
                cells.append((syllable, String(count), count > 0 ? "pinyin \(syllable) tones" : nil))
            }
            return numbered(.indexSyllables(letter: String(letter)), cells)
        }
        guard let syllable = PinyinIndex.syllable(asked) else { return nil }
        let tones = try asking { () throws(Failure) in try index.characters(of: syllable.letters) }
        if let tone = syllable.tone ?? words.dropFirst().first.flatMap({ number(in: $0) }) {
            guard let found = tones.first(where: { $0.tone == tone }) else { return nil }
            let title = Message.indexCount(name: syllable.toned(tone).marked, count: found.characters.count)
            return characters(title, found.characters.map { ($0, "") })
        }
        let total = tones.reduce(0) { $0 + $1.characters.count }
        return IndexScreen(
            title: .indexCount(name: syllable.letters, count: total),
            rows: tones.map { tone, characters in
                IndexScreen.Row(
                    number: tone,
                    text: syllable.toned(tone).marked,
                    detail: "\(characters.count)  " + characters.prefix(5).joined(),
                    destination: .screen("index", argument: "pinyin \(syllable.letters) \(tone)")
                )
            }
        )
    }

    // MARK: Radicals

    private func radicals(_ words: [String]) throws(Trouble) -> IndexScreen? {
        let index = try lexicon.radicalIndex()
        guard let asked = words.first else {
            return IndexScreen(
                title: .indexRadicals(),
                rows: (1...9).map { strokes in
                    let forms = RadicalTable.forms.filter { $0.listed == strokes }
                    return IndexScreen.Row(
                        number: strokes,
                        text: lexicon.text(strokes < 9 ? .indexStrokes(strokes: strokes) : .indexNineAndMore()),
                        detail: forms.count > 6
                            ? forms.prefix(6).map(\.text).joined() + "…" : forms.map(\.text).joined(),
                        destination: .screen("index", argument: "radicals \(strokes)")
                    )
                }
            )
        }
        if let strokes = number(in: asked) {
            let forms = RadicalIndex.forms(of: strokes)
            if forms.isEmpty { return nil }
            let title: Message = strokes == 9 ? .indexNineAndMore() : .indexStrokes(strokes: strokes)
            return numbered(
                title,
                forms.map { form in
                    let count = index.count(form)
                    return (form.shown, String(count), count > 0 ? "radicals \(form.text)" : nil)
                }
            )
        }
        guard let form = RadicalTable.form(asked) else { return nil }
        let places = index.characters(under: form)
        if let beyond = words.dropFirst().first.flatMap({ number(in: $0) }) {
            guard let found = places.first(where: { $0.beyond == beyond }) else { return nil }
            return characters(
                .indexBeyond(radical: form.shown, beyond: beyond),
                found.characters.map {
                    ($0.text, $0.readings.first.flatMap { WordReading(numbered: $0)?.marked } ?? "")
                }
            )
        }
        return IndexScreen(
            title: .indexRadical(radical: form.shown),
            rows: places.map { beyond, characters in
                IndexScreen.Row(
                    number: beyond,
                    text: characters.count > 8
                        ? characters.prefix(8).map(\.text).joined() + "…" : characters.map(\.text).joined(),
                    detail: String(characters.count),
                    destination: .screen("index", argument: "radicals \(form.text) \(beyond)")
                )
            }
        )
    }

    // MARK: Rows

    private func numbered(_ title: Message, _ cells: [(text: String, detail: String, leads: String?)]) -> IndexScreen {
        IndexScreen(
            title: title,
            rows: cells.enumerated().map { index, cell in
                IndexScreen.Row(
                    number: index + 1,
                    text: cell.text,
                    detail: cell.detail,
                    destination: cell.leads.map { .screen("index", argument: $0) }
                )
            }
        )
    }

    private func characters(_ title: Message, _ list: [(text: String, reading: String)]) -> IndexScreen {
        IndexScreen(
            title: title,
            rows: list.enumerated().map { index, character in
                IndexScreen.Row(
                    number: index + 1,
                    text: character.text,
                    detail: character.reading,
                    destination: .screen("entry", argument: character.text)
                )
            }
        )
    }

    private func asking<Value>(_ body: () throws(Failure) -> Value) throws(Trouble) -> Value {
        do throws(Failure) { return try body() } catch { throw Trouble(error) }
    }
}
