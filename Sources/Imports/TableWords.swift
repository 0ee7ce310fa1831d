import Orthography

/// Words out of a table, with or without a line that names its columns.
///
/// Without one the first column is the word, a column of pinyin alone the pinyin, one of `core`, `regular`, `over` the
/// level, and what is left the explanation.
///
/// - Parameter separator: what parts the fields; nil to tell by the first lines.
func tableWords(_ text: String, separator: UInt8?) throws(ImportProblem) -> Found {
    let table = try Table(text, separator: separator ?? Table.separator(of: text))
    var columns = Columns()
    var rows = table.rows[...]
    if let first = rows.first, let named = Columns(naming: first.fields) {
        columns = named
        rows = rows.dropFirst()
    } else {
        columns = Columns(telling: rows)
    }
    var found = Found()
    found.words.reserveCapacity(rows.count)
    for row in rows { found.words.append(try columns.word(row)) }
    return found
}

/// What each column of a table holds.
struct Columns {
    /// Nil for a column that is passed over.
    var fields: [Field?] = []

    init() {}

    /// By the names in the first row; nil where that is no such row: it must name the word, and nothing must stand there
    /// that is no name when there are only one or two columns.
    init?(naming row: [String]) {
        let fields = row.map { Field($0) }
        guard fields.contains(.text),
            fields.count < 2 || fields.count(where: { $0 != nil }) > 1 || fields.first == .text
        else {
            return nil
        }
        // A list whose first word is `word` with its meaning beside it is no row of names.
        if fields.count == 2, fields[1] == nil, fields[0] == .text { return nil }
        self.fields = fields
    }

    /// By what stands in them.
    init(telling rows: ArraySlice<Table.Row>) {
        let width = rows.reduce(0) { max($0, $1.fields.count) }
        fields = [.text] + [Field?](repeating: .explanation, count: max(width - 1, 0))
        let sample = rows.prefix(200)
        for column in 1..<max(width, 1) {
            let values = sample.compactMap { row in
                row.fields.indices.contains(column) && !row.fields[column].isEmpty ? row.fields[column] : nil
            }
            guard !values.isEmpty else { continue }
            if values.allSatisfy({ ["core", "regular", "over"].contains($0.lowercased()) }) {
                fields[column] = .level
            } else if !fields.contains(.pinyin), values.allSatisfy({ Pinyin.words($0) != nil }),
                sample.contains(where: { $0.fields.first.map { hasHan($0) } ?? false })
            {
                fields[column] = .pinyin
            }
        }
    }

    /// The word of a row, and its unit.
    func word(_ row: Table.Row) throws(ImportProblem) -> (unit: String, word: ListedWord) {
        var word = ListedWord("", line: row.line)
        var unit = ""
        var explanations: [String] = []
        for (index, value) in row.fields.enumerated() where !value.isEmpty {
            guard fields.indices.contains(index), let field = fields[index] else { continue }
            switch field {
            case .text: if word.text.isEmpty { word.text = value }
            case .pinyin: if word.pinyin.isEmpty { word.pinyin = value }
            case .explanation: explanations.append(value)
            case .level: word.level = value
            case .unit: unit = value
            }
        }
        word.explanation = explanations.joined(separator: "; ")
        guard !word.text.isEmpty else { throw ImportProblem(line: row.line, .noWord) }
        return (unit, word)
    }
}
