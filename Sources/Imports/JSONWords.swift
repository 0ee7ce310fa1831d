import JSON
import Orthography

/// Words out of JSON: an array of words or of units, an object with `words` or `units`, an object of units by name, one
/// word, or an object a line. A word is a text, or an object with `text` or `char` and what else is known of it.
func jsonWords(_ text: String) throws(ImportProblem) -> Found {
    let bytes = Array(text.utf8)
    let value: JSONValue
    do throws(JSONError) {
        value = try JSONValue(utf8: bytes)
    } catch {
        if error.kind == .trailing, let lines = try objectsByLine(text) { return lines }
        throw problem(error, in: bytes)
    }
    var reading = JSONReading()
    try reading.list(value, unit: "", JSONLines(bytes, firstLine: 1))
    return reading.found
}

/// One object a line (JSON lines); nil where the first line is no whole value.
private func objectsByLine(_ text: String) throws(ImportProblem) -> Found? {
    var found = Found()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if Composed.trimmed(line).isEmpty { continue }
        let bytes = Array(line.utf8)
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(utf8: bytes)
        } catch {
            if found.words.isEmpty { return nil }
            throw ImportProblem(line: index + 1, problem(error, in: bytes).kind)
        }
        var reading = JSONReading()
        swap(&reading.found, &found)
        try reading.list(value, unit: "", JSONLines(bytes, firstLine: index + 1))
        found = reading.found
    }
    return found
}

private func problem(_ error: JSONError, in bytes: [UInt8]) -> ImportProblem {
    let line = bytes.prefix(error.offset).reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    if error.kind == .unexpectedEnd { return ImportProblem(line: line, .truncated) }
    return ImportProblem(line: line, .notJSON(reason: error.description))
}

private struct JSONReading {
    var found = Found()

    mutating func list(_ value: JSONValue, unit: String, _ lines: JSONLines) throws(ImportProblem) {
        switch value {
        case .array(let elements):
            for (index, element) in elements.enumerated() { try entry(element, unit: unit, lines[index]) }
        case .object(let members):
            if !isContainer(members), members.contains(where: { Field($0.name) == .text && $0.value.array == nil }) {
                return try word(members, unit: unit, lines)
            }
            try container(members, unit: unit, lines)
        default: throw ImportProblem(line: lines.line, .notWords)
        }
    }

    /// A word, or a unit with its words.
    private mutating func entry(_ value: JSONValue, unit: String, _ lines: JSONLines) throws(ImportProblem) {
        switch value {
        case .string(let text):
            found.words.append((unit, ListedWord(Composed.text(text), line: lines.line)))
        case .object(let members):
            if isContainer(members) {
                try container(members, unit: unit, lines)
            } else {
                try word(members, unit: unit, lines)
            }
        case .array: try list(value, unit: unit, lines)
        default: throw ImportProblem(line: lines.line, .notWords)
        }
    }

    private func isContainer(_ members: [JSONValue.Member]) -> Bool {
        members.contains { $0.value.array != nil && Self.lists.contains($0.name.lowercased()) }
    }

    private static let lists: Set<String> = [
        "words", "units", "entries", "items", "chars", "vocabulary", "list", "data",
    ]
    private static let names: Set<String> = ["unit", "name", "title", "lesson"]

    private mutating func container(_ members: [JSONValue.Member], unit: String, _ lines: JSONLines)
        throws(ImportProblem)
    {
        var name = unit
        var lists: [(index: Int, member: JSONValue.Member)] = []
        var isNamed = false
        for (index, member) in members.enumerated() {
            let key = member.name.lowercased()
            if member.value.array != nil || member.value.object != nil {
                lists.append((index, member))
            } else if Self.names.contains(key), let text = try text(member, lines[index]), !text.isEmpty, !isNamed {
                name = text
                isNamed = true
            } else {
                try header(key, member, lines[index])
            }
        }
        guard !lists.isEmpty else { throw ImportProblem(line: lines.line, .noWord) }
        for (index, member) in lists {
            let isList = Self.lists.contains(member.name.lowercased())
            // Other names are those of units: `{"Unit 1": […]}`.
            try list(member.value, unit: isList ? name : Composed.text(member.name), lines[index])
        }
    }

    private mutating func header(_ key: String, _ member: JSONValue.Member, _ lines: JSONLines) throws(ImportProblem) {
        switch key {
        case "book": found.book = try text(member, lines)
        case "grade": found.grade = try text(member, lines)
        case "term": found.term = try text(member, lines)
        case "type": found.type = try text(member, lines)
        case "lang", "language": found.language = languageCode(try text(member, lines) ?? "")
        default: break
        }
    }

    private mutating func word(_ members: [JSONValue.Member], unit: String, _ lines: JSONLines) throws(ImportProblem) {
        var word = ListedWord("", line: lines.line)
        var name = unit
        for (index, member) in members.enumerated() {
            guard let field = Field(member.name), let value = try text(member, lines[index]) else { continue }
            switch field {
            case .text: if word.text.isEmpty { word.text = value }
            case .pinyin: if word.pinyin.isEmpty { word.pinyin = value }
            case .explanation: if word.explanation.isEmpty { word.explanation = value }
            case .level: word.level = value
            case .unit: name = value
            }
        }
        guard !word.text.isEmpty else { throw ImportProblem(line: word.line, .noWord) }
        // As `aloud units UNIT --json` writes it: each word says where it stands.
        if members.contains(where: { $0.name == "book" }), members.contains(where: { $0.name == "unit" }) {
            for (index, member) in members.enumerated() { try header(member.name, member, lines[index]) }
            word.isGuess = members.first { $0.name == "guess" }?.value.bool
            word.isCorrected = members.first { $0.name == "corrected" }?.value.bool ?? false
        }
        found.words.append((name, word))
    }

    /// A text, or a number as its digits; nil for null.
    private func text(_ member: JSONValue.Member, _ lines: JSONLines) throws(ImportProblem) -> String? {
        switch member.value {
        case .string(let text): return Composed.text(text)
        case .integer, .number: return member.value.text
        case .null: return nil
        case .array(let parts) where parts.allSatisfy({ $0.string != nil }):
            // Several readings or meanings: the first is the word's own.
            return Field(member.name) == .pinyin
                ? parts.first?.string.map { Composed.text($0) }
                : parts.compactMap(\.string).map { Composed.text($0) }.joined(separator: "; ")
        default:
            guard Field(member.name) != nil else { return nil }
            throw ImportProblem(line: lines.line, .notAText(name: member.name))
        }
    }
}

/// `zh` for Chinese, whichever way it is named; other codes in small letters without their region.
public func languageCode(_ code: String) -> String? {
    if let language = Language(code: code) { return language == .mandarin ? "zh" : language.code }
    let head = code.lowercased().prefix { $0.isLetter && $0.isASCII }
    return (2...3).contains(head.count) ? String(head) : nil
}
