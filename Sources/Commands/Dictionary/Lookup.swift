import JSON
import Lexicography
import Library
import Messages
import Orthography

extension Command {
    /// `aloud lookup TEXT [--json]`
    static let lookup = Command("lookup", operands: "TEXT", count: 1...many, options: [.json]) {
        request throws(Failure) in
        let text = request.arguments.operands.joined(separator: " ")
        let dictionary = try request.neededDictionary()
        let found = try stored { () throws(LibraryError) in try dictionary.matches(for: text) }
        guard !found.isEmpty else {
            request.say(.lookupNothing(text: visible(text)))
            return .wrong
        }
        let explanations = request.explanations()
        let isJSON = request.arguments.has("json")
        let page = DictionaryPage(interface: request.interface, width: request.width)
        // What was looked up by itself is shown whole; of what was found by letters or comes only near, a line each.
        var isFirst = true
        var heading: DictionaryMatch.Nearness?
        for match in found {
            let isWhole =
                isFirst && (match.text == text || found.count == 1 || hasHan(text) && match.nearness == .exact)
            let sentences = isJSON || isWhole ? 3 : 0
            let entry = try stored { () throws(LibraryError) in
                try dictionary.entry(of: match.text, words: isJSON || isWhole ? 6 : 0, examples: sentences)
            }
            guard let entry = entry.map(explanations.explained) else { continue }
            if isJSON {
                try request.output.line(entry.json(match.nearness).text)
            } else if isWhole {
                for line in page.lines(of: entry) { try request.output.line(line) }
            } else {
                if match.nearness != .exact, match.nearness != heading {
                    try request.output.line(request.text(.lookupHeading(nearness: match.nearness.rawValue)))
                    heading = match.nearness
                }
                try request.output.line(page.line(of: entry))
            }
            isFirst = false
        }
        return .done
    }
}

extension DictionaryEntry {
    /// `{"text":"长大","traditional":"長大","readings":[…],"meanings":[…],…}`
    func json(_ nearness: DictionaryMatch.Nearness) -> JSONValue {
        func texts(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }
        var members: [JSONValue.Member] = [
            .init("text", .string(text)), .init("match", .string(nearness.rawValue)),
            .init("traditional", .string(traditional.first ?? text)), .init("traditional_forms", texts(traditional)),
            .init(
                "readings",
                .array(
                    readings.map { reading in
                        [
                            "pinyin": .string(reading.spelling.spaced),
                            "pinyin_num": .string(reading.spelling.numbered),
                            "meanings": texts(reading.meanings), "words": texts(reading.words),
                        ]
                    }
                )
            ),
            .init("meanings", texts(allMeanings)), .init("explanation", .optional(explanation)),
            .init("hsk", .optional(hsk)),
        ]
        if let character {
            let place = RadicalTable.place(of: character)
            members += [
                .init("level", .optional(character.level)), .init("number", .optional(character.number)),
                .init("radical", .optional(place?.form.text)),
                .init("radical_variants", texts(place?.form.variants ?? [])),
                .init("strokes", .optional(character.strokes)), .init("beyond", .optional(place?.beyond)),
            ]
        }
        members.append(
            .init(
                "examples",
                .array(
                    examples.map { example in
                        [
                            "text": .string(example.text), "english": .string(example.english),
                            "level": .integer(example.level),
                        ]
                    }
                )
            )
        )
        return .object(members)
    }

    /// The meanings of the words, or what Unihan says of the character.
    var allMeanings: [String] {
        meanings.isEmpty ? character?.meaning.map { [$0] } ?? [] : meanings
    }
}

/// The dictionary as lines of text.
struct DictionaryPage {
    let interface: InterfaceLanguage
    /// Columns of a line.
    let width: Int

    /// An entry whole.
    func lines(of entry: DictionaryEntry) -> [String] {
        var lines = [([entry.text] + entry.traditional).joined(separator: "  ")]
        if entry.traditional.count > 0 { lines = [entry.text + "  (" + entry.traditional.joined(separator: " ") + ")"] }
        for reading in entry.readings {
            lines.append("  \(reading.spelling.marked)  \(reading.spelling.numbered)")
            lines += indented(reading.meanings.joined(separator: "; "), by: 4)
            if !reading.words.isEmpty {
                lines += indented(text(.entryWords(words: reading.words.joined(separator: " "))), by: 4)
            }
        }
        if let explanation = entry.explanation { lines += indented(text(.entryExplanation(text: explanation)), by: 2) }
        if entry.meanings.isEmpty {
            lines += indented(entry.character?.meaning ?? text(.entryNoMeaning()), by: 2)
        }
        if let character = entry.character {
            if let place = RadicalTable.place(of: character), let strokes = character.strokes {
                let shown = place.form.shown
                lines += indented(
                    text(.entryStrokes(radical: shown, strokes: strokes, beyond: place.beyond)),
                    by: 2
                )
            }
            if let level = character.level { lines += indented(text(.entryLevel(level: level)), by: 2) }
        }
        if let level = entry.hsk { lines.append("  " + text(.entryHSK(level: level == 7 ? "7–9" : String(level)))) }
        if !entry.examples.isEmpty {
            lines.append("  " + text(.entryExamples()))
            for example in entry.examples {
                lines += indented(example.text, by: 4)
                lines += indented(example.english, by: 6)
            }
        }
        return lines
    }

    /// An entry in one line: the text, its readings, and as much of its meanings as there is room for.
    func line(of entry: DictionaryEntry) -> String {
        let readings = entry.readings.prefix(3).map(\.spelling.marked).joined(separator: ", ")
        let head = "  " + column(entry.text, to: 11) + column(readings, to: 19)
        let meanings = entry.allMeanings.joined(separator: "; ")
        return shortened(head + (meanings.isEmpty ? text(.entryNoMeaning()) : meanings), to: width)
    }

    func indented(_ text: String, by indent: Int) -> [String] {
        text.isEmpty
            ? []
            : wrapped(visible(text), to: max(width - indent, 10)).map { String(repeating: " ", count: indent) + $0 }
    }

    private func text(_ message: Message) -> String { message.text(in: interface) }
}
