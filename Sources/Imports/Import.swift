/// Reads the words of a textbook file.
///
/// - Parameters:
///   - bytes: the file.
///   - path: where it lies; its last part is its name, whose ending says what it is, and where the parts before it tell
///     book, grade and term (``place(ofFile:below:)``).
///   - root: the folder that was asked for; empty for a file of its own.
///   - language: the language of the words; nil to tell it by what stands in it.
/// - Throws: an ``ImportProblem`` with its line; then nothing of the file is to be used.
public func wordList(
    _ bytes: [UInt8],
    path: String,
    below root: String = "",
    language: String? = nil
) throws(ImportProblem) -> WordList {
    let text = try decoded(bytes).text
    let name = path.split(separator: "/").last.map { String($0) } ?? ""
    let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "").lowercased() : ""
    let fallback = Composed.text(stem(name))
    var found = try content(text, ending: ending)
    var place = place(ofFile: path, below: root)
    if let book = found.book { place.book = book }
    if let grade = found.grade { place.grade = grade }
    if let term = found.term { place.term = term }
    if let type = found.type { place.type = type }
    let units = try joined(&found.words, fallback: fallback)
    return WordList(language: language ?? found.language ?? languageByContent(units), place: place, units: units)
}

/// What a parser found: words with the unit each stands in, and what the file says of itself.
struct Found {
    /// The unit is empty where the file names none.
    var words: [(unit: String, word: ListedWord)] = []
    var language: String?
    var book: String?
    var grade: String?
    var term: String?
    var type: String?
}

/// The longest word, explanation or name of a unit, in characters: more is no word but a file of another kind.
let longestField = 2_000

private func content(_ text: String, ending: String) throws(ImportProblem) -> Found {
    let start = text.first { !$0.isWhitespace }
    switch ending {
    case "json", "jsonl", "ndjson": return try jsonWords(text)
    case "csv", "tsv", "tab": return try tableWords(text, separator: ending == "csv" ? nil : UInt8(ascii: "\t"))
    default: break
    }
    if text.hasPrefix("#"), isAnkiExport(text) { return try ankiWords(text) }
    if start == "{" || start == "[", ending.isEmpty { return try jsonWords(text) }
    if ending.isEmpty, let lines = partedLine(text) { return try plainWords(lines) }
    // An export of older versions of Anki says nothing of itself: notes with their fields parted by tabs.
    if isTabbed(text) { return try tableWords(text, separator: UInt8(ascii: "\t")) }
    return try plainWords(text)
}

/// Words typed on one line with commas between, a line each; nil where that is not so.
private func partedLine(_ text: String) -> String? {
    let lines = text.split(separator: "\n").filter { !Composed.trimmed($0).isEmpty }
    guard lines.count == 1, let line = lines.first else { return nil }
    let words = line.split { ",，、;；".contains($0) }
    return words.count > 1 ? words.joined(separator: "\n") : nil
}

private func isTabbed(_ text: String) -> Bool {
    let lines = text.utf8.prefix(20_000).split(separator: 0x0A)
    return lines.count { $0.contains(0x09) } * 2 > lines.count
}

/// The units in the order in which they begin; words under no name come under the fallback.
private func joined(
    _ words: inout [(unit: String, word: ListedWord)],
    fallback: String
) throws(ImportProblem) -> [WordList.Unit] {
    var units: [WordList.Unit] = []
    var places: [String: Int] = [:]
    for (unit, word) in words {
        guard !word.text.isEmpty else { throw ImportProblem(line: word.line, .noWord) }
        for field in [word.text, word.pinyin, word.explanation, word.level, unit]
        where field.utf8.count > longestField && field.count > longestField {
            throw ImportProblem(line: word.line, .tooLong(limit: longestField))
        }
        let name = unit.isEmpty ? fallback : unit
        if let place = places[name] {
            units[place].words.append(word)
        } else {
            places[name] = units.count
            units.append(WordList.Unit(name, [word]))
        }
    }
    words = []
    guard !units.isEmpty else { throw ImportProblem(line: 1, .empty) }
    return units
}
