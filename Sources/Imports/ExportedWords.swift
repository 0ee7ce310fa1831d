import JSON

/// The textbooks in what `aloud export` writes: a list for each book, grade, term and type; nil for any other file.
///
/// Throws where a line is cut off, or where there is no word.
public func exportedLists(_ bytes: [UInt8]) throws(ImportProblem) -> [WordList]? {
    // Every export begins so, and no textbook does.
    guard bytes.starts(with: #"{"record":"#.utf8) else { return nil }
    var lists: [WordList] = []
    var places: [Key: Int] = [:]
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
        guard line.starts(with: #"{"record":"word""#.utf8) else { continue }
        let (key, unit, word) = try word(Array(line), line: index + 1)
        guard let word else { continue }
        let place = places[key] ?? lists.count
        if place == lists.count {
            places[key] = place
            lists.append(WordList(language: key.language, place: key.place, units: []))
        }
        if let last = lists[place].units.lastIndex(where: { $0.name == unit }) {
            lists[place].units[last].words.append(word)
        } else {
            lists[place].units.append(WordList.Unit(unit, [word]))
        }
    }
    guard !lists.isEmpty else { throw ImportProblem(line: 1, .empty) }
    return lists
}

private struct Key: Hashable {
    var language: String
    var place: ListPlace
}

/// Nil for a word that no file has any more.
private func word(_ bytes: [UInt8], line: Int) throws(ImportProblem) -> (key: Key, unit: String, word: ListedWord?) {
    let value: JSONValue
    do throws(JSONError) {
        value = try JSONValue(utf8: bytes)
    } catch {
        throw ImportProblem(
            line: line,
            error.kind == .unexpectedEnd ? .truncated : .notJSON(reason: error.description)
        )
    }
    func text(_ name: String) -> String { value[name]?.string ?? "" }
    let place = ListPlace(book: text("book"), grade: text("grade"), term: text("term"), type: text("type"))
    let key = Key(language: text("lang"), place: place)
    guard !text("text").isEmpty, !key.language.isEmpty else { throw ImportProblem(line: line, .noWord) }
    if value["gone"]?.bool == true { return (key, text("unit"), nil) }
    var word = ListedWord(
        text("text"),
        pinyin: text("pinyin"),
        explanation: text("explanation"),
        level: text("level"),
        line: line
    )
    word.isGuess = value["guess"]?.bool
    word.isCorrected = value["corrected"]?.bool ?? false
    return (key, text("unit"), word)
}
