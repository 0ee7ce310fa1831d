/// Whether a text is an export of Anki's notes: it begins with lines such as `#separator:tab`.
func isAnkiExport(_ text: String) -> Bool {
    let first = text.prefix { $0 != "\n" }.lowercased()
    return ["#separator:", "#html:", "#notetype", "#deck", "#tags", "#columns:", "#guid"].contains {
        first.hasPrefix($0)
    }
}

/// Words out of an export of Anki's notes as plain text: the first field is the word, a deck is a unit.
///
/// Columns of note types, tags and identifiers are passed over, HTML is made plain where the file says that it has it,
/// sounds are left out.
func ankiWords(_ text: String) throws(ImportProblem) -> Found {
    var head: [String: String] = [:]
    var lines = 0
    var rest = text[...]
    while rest.hasPrefix("#") {
        let line = rest.prefix { $0 != "\n" }
        rest = rest.dropFirst(line.count + 1)
        lines += 1
        guard let colon = line.firstIndex(of: ":") else { continue }
        head[line[..<colon].dropFirst().lowercased()] = String(line[line.index(after: colon)...])
    }
    let mark = head["separator"].flatMap { separator(named: $0) } ?? UInt8(ascii: "\t")
    let rows: [Table.Row]
    do throws(ImportProblem) {
        rows = try Table(String(rest), separator: mark).rows
    } catch {
        throw ImportProblem(line: error.line + lines, error.kind)
    }
    func column(_ name: String) -> Int? { head[name].flatMap { Int($0) }.map { $0 - 1 } }
    let skipped = Set(["guid column", "notetype column", "tags column"].compactMap { column($0) })
    let deck = column("deck column")
    let isHTML = head["html"]?.lowercased().hasPrefix("true") ?? false
    var found = Found()
    var plain: [Table.Row] = []
    var units: [String] = []
    for row in rows {
        var fields: [String] = []
        var unit = head["deck"] ?? ""
        for (index, value) in row.fields.enumerated() where !skipped.contains(index) {
            if index == deck { unit = value } else { fields.append(withoutMarkup(value, isHTML: isHTML)) }
        }
        plain.append(Table.Row(fields: fields, line: row.line + lines))
        units.append(unit)
    }
    // The last part of `English::Unit 1`.
    let names = units.map { $0.split(separator: ":").last.map { Composed.text(String($0)) } ?? "" }
    let columns: Columns
    if let named = head["columns"]?.split(separator: Character(Unicode.Scalar(mark)), omittingEmptySubsequences: false)
        .enumerated().filter({ !skipped.contains($0.offset) && $0.offset != deck }).map({ String($0.element) }),
        let known = Columns(naming: named)
    {
        columns = known
    } else {
        columns = Columns(telling: plain[...])
    }
    for (row, name) in zip(plain, names) {
        let (unit, word) = try columns.word(row)
        found.words.append((unit.isEmpty ? name : unit, word))
    }
    return found
}

private func separator(named name: String) -> UInt8? {
    switch name.lowercased() {
    case "tab": UInt8(ascii: "\t")
    case "comma": UInt8(ascii: ",")
    case "semicolon": UInt8(ascii: ";")
    case "space": UInt8(ascii: " ")
    case "pipe": UInt8(ascii: "|")
    case "colon": UInt8(ascii: ":")
    default: name.utf8.count == 1 ? name.utf8.first : nil
    }
}

/// A field without tags, entities and `[sound:…]`.
private func withoutMarkup(_ field: String, isHTML: Bool) -> String {
    var result = ""
    var rest = field[...]
    while let character = rest.first {
        if character == "[", rest.hasPrefix("[sound:"), let end = rest.firstIndex(of: "]") {
            rest = rest[rest.index(after: end)...]
        } else if isHTML, character == "<", let end = rest.firstIndex(of: ">") {
            let tag = rest[..<end].lowercased()
            if tag.hasPrefix("<br") || tag.hasPrefix("<div") || tag.hasPrefix("<p") { result.append(" ") }
            rest = rest[rest.index(after: end)...]
        } else if isHTML, character == "&", let end = rest.prefix(10).firstIndex(of: ";"),
            let plain = entity(rest[rest.index(after: rest.startIndex)..<end])
        {
            result.append(plain)
            rest = rest[rest.index(after: end)...]
        } else {
            result.append(character)
            rest = rest.dropFirst()
        }
    }
    return Composed.text(result)
}

private func entity(_ name: Substring) -> Character? {
    switch name {
    case "nbsp": return " "
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
}
