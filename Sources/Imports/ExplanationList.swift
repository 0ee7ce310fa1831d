import Orthography

/// What a character means, as a file has it.
public struct ListedExplanation: Sendable, Equatable {
    /// One Chinese character.
    public var character: String
    public var text: String
    /// The line of the file it stands on, from 1.
    public var line: Int

    public init(_ character: String, _ text: String, line: Int) {
        self.character = character
        self.text = text
        self.line = line
    }
}

/// Reads explanations of Chinese characters: JSON (objects with `char`, `character`, `word` or `text`, and `explanation`;
/// also an object a line), or lines of a character, a tab and its explanation, where `#` begins a remark.
///
/// What has no explanation (null or empty) in JSON is passed over, as `lookup --json` writes it.
///
/// - Parameter path: its ending says what the file is, where it has one of `.json`, `.jsonl` or `.ndjson`.
/// - Throws: an ``ImportProblem`` with its line; then nothing of the file is to be used.
public func explanationList(_ bytes: [UInt8], path: String) throws(ImportProblem) -> [ListedExplanation] {
    let text = try decoded(bytes).text
    let start = text.first { !$0.isWhitespace }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isJSON = ["json", "jsonl", "ndjson"].contains(ending) || start == "{" || start == "["
    let words = isJSON ? try jsonWords(text).words.map(\.word) : try tabbed(text)
    var list: [ListedExplanation] = []
    var known: [String: String] = [:]
    for word in words {
        // A dictionary of characters may have words beside them; what is no single character is a slip in lines alone.
        guard word.text.count == 1, hasHan(word.text) else {
            if isJSON, word.text.count > 1 { continue }
            throw ImportProblem(line: word.line, .notACharacter(text: String(word.text.prefix(20))))
        }
        if isJSON, word.explanation.isEmpty { continue }
        guard !word.explanation.isEmpty, word.explanation != word.text else {
            throw ImportProblem(line: word.line, .noExplanation(character: word.text))
        }
        guard word.explanation.count <= longestField else {
            throw ImportProblem(line: word.line, .tooLong(limit: longestField))
        }
        if let other = known[word.text] {
            // The same once more costs nothing.
            if other == word.explanation { continue }
            throw ImportProblem(line: word.line, .explainedTwice(character: word.text))
        }
        known[word.text] = word.explanation
        list.append(ListedExplanation(word.text, word.explanation, line: word.line))
    }
    if list.isEmpty { throw ImportProblem(line: 1, .noExplanations) }
    return list
}

private func tabbed(_ text: String) throws(ImportProblem) -> [ListedWord] {
    var words: [ListedWord] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        if line.first == "#" || Composed.trimmed(line).isEmpty { continue }
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { Composed.text(String($0)) }
        // A line that names the columns.
        if words.isEmpty, cells.count == 2, Field(cells[0]) == .text, Field(cells[1]) == .explanation { continue }
        guard cells.count == 2 else { throw ImportProblem(line: index + 1, .notTwoFields) }
        words.append(ListedWord(cells[0], explanation: cells[1], line: index + 1))
    }
    return words
}
