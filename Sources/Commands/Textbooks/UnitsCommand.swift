import Imports
import JSON
import Library
import Messages
import Orthography

extension Command {
    /// `aloud units [--json] [UNIT [WORD PINYIN]]`: the units, the words of one, or a reading corrected for good.
    static let units = Command(
        "units",
        operands: "[UNIT [WORD PINYIN]]",
        count: 0...many,
        options: [.json]
    ) { request throws(Failure) in
        let operands = request.arguments.operands
        guard let name = operands.first else { return try request.listUnits() }
        if operands.count >= 3 {
            let pinyin = operands.dropFirst(2).joined(separator: " ")
            return try request.correct(operands[1], to: pinyin, in: name)
        }
        guard operands.count == 1 else {
            throw Failure(.usage, .usage(usage: "aloud units [--json] [UNIT [WORD PINYIN]]"))
        }
        return try request.listWords(of: name)
    }
}

extension Request {
    fileprivate func listUnits() throws(Failure) -> ExitStatus {
        let library = try readingLibrary()
        let units = try stored { () throws(LibraryError) in try library?.units() ?? [] }
        let standings = try stored { () throws(LibraryError) in try library?.unitStandings() ?? [:] }
        if units.isEmpty { say(.unitsMissing()) }
        for unit in units {
            if arguments.has("json") {
                try output.line(JSONValue.object(unit.members(standings[unit.id])).text)
            } else {
                let name = visible("[\(unit.key.language)] \(unit.key.path)")
                let summary = text(.unitSummary(words: unit.words, guesses: unit.guesses))
                try output.line(padded(String(unit.id), to: 4) + "  " + name + "  – " + summary)
            }
        }
        return .done
    }

    fileprivate func listWords(of name: String) throws(Failure) -> ExitStatus {
        let library = try readingLibrary()
        let unit = try library.unit(named: name)
        let words = try stored { () throws(LibraryError) in try library?.words(ofUnit: unit.id) ?? [] }
        for word in words {
            if arguments.has("json") {
                let history = try stored { () throws(LibraryError) in try library?.history(ofWord: word.id) }
                try output.line(JSONValue.object(word.members(in: unit) + (history?.members ?? [])).text)
            } else {
                let reading = word.pinyin + (word.isGuess ? "?" : "")
                let parts = [word.text, reading, word.explanation, word.level].filter { !$0.isEmpty }
                try output.line(visible(parts.joined(separator: "  ")))
            }
        }
        return .done
    }

    fileprivate func correct(_ text: String, to pinyin: String, in name: String) throws(Failure) -> ExitStatus {
        let library = try library()
        let unit = try library.unit(named: name)
        let words = try stored { () throws(LibraryError) in try library.words(ofUnit: unit.id) }
        guard let word = words.first(where: { $0.text == text }) else {
            throw Failure(.wrong, .wordUnknown(text: text))
        }
        guard let reading = Completion.given(pinyin, for: text) else {
            throw Failure(.usage, .notPinyinFor(text: text, pinyin: pinyin))
        }
        try stored { () throws(LibraryError) in
            try library.correctReading(ofWord: word.id, pinyin: reading.marked, numbered: reading.numbered)
        }
        return .done
    }
}

extension Optional<Library> {
    /// The unit of a number, of a path, of the end of a path, or of a name. Throws where there is none, or several.
    func unit(named name: String) throws(Failure) -> TextbookUnit {
        let units = try stored { () throws(LibraryError) in try self?.units() ?? [] }
        if units.isEmpty { throw Failure(.wrong, .unitsMissing()) }
        if let number = Int(name), let unit = units.first(where: { $0.id == number }) { return unit }
        let wanted = folded(name)
        let whole = units.filter { folded($0.key.path) == wanted }
        let ends = whole.isEmpty ? units.filter { folded($0.key.path).hasSuffix("/" + wanted) } : whole
        let found = ends.isEmpty ? units.filter { folded($0.key.path).contains(wanted) } : ends
        guard let first = found.first else { throw Failure(.wrong, .unitUnknown(name: name)) }
        guard found.count == 1 else {
            let numbers = found.prefix(12).map { String($0.id) }.joined(separator: ", ")
            throw Failure(.usage, .unitAmbiguous(name: name, numbers: numbers + (found.count > 12 ? ", …" : "")))
        }
        return first
    }
}

extension Library {
    func unit(named name: String) throws(Failure) -> TextbookUnit { try Optional(self).unit(named: name) }
}

extension TextbookUnit {
    /// `{"unit":1,"lang":"zh","book":…,"grade":…,"term":…,"type":…,"name":…,"words":12,"guesses":0,"known":5,…}`
    func members(_ standing: UnitStanding?) -> [JSONValue.Member] {
        [
            .init("unit", .integer(id)), .init("lang", .string(key.language)), .init("book", .string(key.book)),
            .init("grade", .string(key.grade)), .init("term", .string(key.term)), .init("type", .string(key.type)),
            .init("name", .string(key.unit)), .init("words", .integer(words)), .init("guesses", .integer(guesses)),
            .init("known", .integer(standing?.known ?? 0)), .init("mistakes", .integer(standing?.mistakes ?? 0)),
            .init("last", standing.map { .string($0.last) } ?? .null),
        ]
    }
}

extension WordHistory {
    fileprivate var members: [JSONValue.Member] {
        [
            .init("right", .integer(right)), .init("wrong", .integer(wrong)),
            .init("last", last.isEmpty ? .null : .string(last)),
        ]
    }
}

extension TextbookWord {
    /// The word with all that is known of it and of its place, so that `aloud import` takes it in again.
    func members(in unit: TextbookUnit) -> [JSONValue.Member] {
        [
            .init("text", .string(text)), .init("pinyin", .string(pinyin)), .init("pinyin_num", .string(numbered)),
            .init("explanation", .string(explanation)), .init("level", .string(level)),
            .init("guess", .bool(isGuess)), .init("corrected", .bool(isCorrected)),
            .init("lang", .string(unit.key.language)), .init("book", .string(unit.key.book)),
            .init("grade", .string(unit.key.grade)), .init("term", .string(unit.key.term)),
            .init("type", .string(unit.key.type)), .init("unit", .string(unit.key.unit)),
        ]
    }
}
