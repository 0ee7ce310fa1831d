import Orthography

/// Words out of plain text, one a line; a line that names a unit begins one (`# Unit 1`, `[Unit 1]`, `Unit 1`, `第一单元`).
///
/// What stands beside a word is kept: pinyin beside Chinese, Chinese beside another language, an explanation after a
/// dash or a colon with a space. Lines with several Chinese words and broken pinyin beside each are a page of a book as
/// `pdftotext` gives it (``printedWords(_:below:)``).
func plainWords(_ text: String) throws(ImportProblem) -> Found {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isPage = isPrinted(lines)
    var found = Found()
    var unit = ""
    // Letters that stand above their characters.
    var above: [String] = []
    for (index, raw) in lines.enumerated() {
        let line = Composed.text(String(raw))
        if line.isEmpty { continue }
        if let name = unitName(line) {
            unit = name
        } else if isPage {
            let words = printedWords(line, below: above)
            above = words.isEmpty ? printedLetters(line) : []
            found.words += words.map { (unit, ListedWord($0.text, pinyin: $0.beside, line: index + 1)) }
        } else {
            var word = plainWord(line)
            word.line = index + 1
            found.words.append((unit, word))
        }
    }
    return found
}

private func unitName(_ line: String) -> String? {
    if line.hasPrefix("#") {
        let name = Composed.text(String(line.drop { $0 == "#" }))
        return name.isEmpty ? nil : name
    }
    if line.count > 2, line.hasPrefix("["), line.hasSuffix("]") || line.hasPrefix("【"), line.hasSuffix("】") {
        return Composed.text(String(line.dropFirst().dropLast()))
    }
    if line.hasPrefix("第"), line.count <= 24 {
        let rest = line.dropFirst().drop { "零一二三四五六七八九十百0123456789 ".contains($0) }
        let number = line.dropFirst().count - rest.count
        if number > 0, rest.hasPrefix("单元") || rest.hasPrefix("课") || rest.hasPrefix("章") || rest.hasPrefix("组") {
            return line
        }
    }
    let words = line.lowercased().split(separator: " ", maxSplits: 2)
    guard let first = words.first, words.count > 1, line.count <= 60 else { return nil }
    let kinds: Set<Substring> = ["unit", "lesson", "module", "chapter", "unité", "leçon", "lektion", "unidad"]
    let number = words[1].filter { $0.isLetter || $0.isNumber }
    guard kinds.contains(first), !number.isEmpty, number.allSatisfy({ $0.isNumber }) else { return nil }
    return line
}

/// A line with one word, and what stands beside it.
private func plainWord(_ line: String) -> ListedWord {
    for mark in [" - ", " – ", " — ", ": ", "：", " = "] {
        guard let range = line.firstRange(of: mark) else { continue }
        let (word, rest) = (
            Composed.text(String(line[..<range.lowerBound])), Composed.text(String(line[range.upperBound...]))
        )
        guard !word.isEmpty, !rest.isEmpty else { continue }
        if hasHan(word), Pinyin.words(rest) != nil { return ListedWord(word, pinyin: rest) }
        return ListedWord(word, explanation: rest)
    }
    let tokens = line.split(whereSeparator: { $0.isWhitespace })
    guard tokens.count > 1, let first = tokens.first else { return ListedWord(line) }
    if hasHan(first) {
        let rest = tokens.dropFirst().joined(separator: " ")
        if !hasHan(rest), Pinyin.words(rest) != nil { return ListedWord(String(first), pinyin: rest) }
    } else if let index = tokens.firstIndex(where: { hasHan($0) }) {
        // `apple 苹果`, but also pinyin before its word.
        let before = tokens[..<index].joined(separator: " ")
        let after = tokens[index...].joined(separator: " ")
        if tokens.count == index + 1, let syllables = Pinyin.syllables(before),
            syllables.contains(where: { $0.tone != nil }),
            syllables.count == after.count
        {
            return ListedWord(after, pinyin: before)
        }
        return ListedWord(before, explanation: after)
    }
    return ListedWord(line)
}
