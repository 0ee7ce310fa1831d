import Orthography

/// Whether lines come from a printed page, where letters stand beside Chinese characters: most lines that have both hold
/// a piece of letters that is not pinyin, or several pieces with characters between.
func isPrinted(_ lines: [Substring]) -> Bool {
    var (broken, whole) = (0, 0)
    var above = 0
    for line in lines.prefix(2_000) {
        let pieces = pieces(line)
        guard pieces.contains(where: \.isHan) else {
            if !pieces.isEmpty { above = pieces.count }
            continue
        }
        // As many pieces of letters stand above as characters here.
        if above > 1, pieces.count == above, pieces.allSatisfy(\.isHan) { broken += 1 }
        above = 0
        let letters = pieces.filter { !$0.isHan }
        guard !letters.isEmpty else { continue }
        let runs = pieces.count { $0.isHan }
        let isBroken = letters.contains { Pinyin.words($0.text) == nil && isShort($0.text) }
        if runs > 1 && letters.count > 1 || isBroken && runs == 1 && letters.count == 1 {
            broken += 1
        } else {
            whole += 1
        }
    }
    return broken > whole
}

/// Whether letters could be one syllable with something broken in it: no word of another language beside its meaning.
private func isShort(_ text: String) -> Bool {
    text.count <= 7 && (text.dropFirst().contains { $0.isUppercase } || text.contains { !$0.isLetter })
}

/// The words of a line of a printed page with what stands beside each.
///
/// Letters stand before their characters or after them: before, where the line begins with letters. Signs that are
/// neither – bullets, numbers of exercises, dots between columns – part what stands beside.
///
/// - Parameter above: pieces of letters of the line above; where there are as many as words, and no letters in the line
///   itself, they are those of its words.
func printedWords(_ line: String, below above: [String]) -> [(text: String, beside: String)] {
    let pieces = pieces(line)
    if pieces.count == above.count, pieces.allSatisfy(\.isHan) {
        return zip(pieces, above).map { ($0.text, $1) }
    }
    let lettersComeFirst = pieces.first.map { !$0.isHan } ?? false
    var result: [(text: String, beside: String)] = []
    var pending: [String] = []
    for piece in pieces {
        if piece.isHan {
            result.append((piece.text, lettersComeFirst ? pending.joined(separator: " ") : ""))
            pending = []
        } else if lettersComeFirst {
            pending.append(piece.text)
        } else if !result.isEmpty {
            let last = result.count - 1
            result[last].beside += (result[last].beside.isEmpty ? "" : " ") + piece.text
        }
    }
    return result
}

/// The pieces of letters of a line that has nothing else.
func printedLetters(_ line: String) -> [String] { pieces(line).map(\.text) }

private struct Piece {
    var text: String
    var isHan: Bool
}

/// Runs of characters, and of what stands between them without white space; numbers and bullets are left out.
private func pieces(_ line: some StringProtocol) -> [Piece] {
    var result: [Piece] = []
    var run = ""
    var runIsHan = false
    func isKept() -> Bool { runIsHan || run.contains { $0.isLetter } }
    func close() {
        if !run.isEmpty, isKept() { result.append(Piece(text: runIsHan ? run : trimmedSigns(run), isHan: runIsHan)) }
        run = ""
    }
    for character in line {
        if character.isWhitespace || "，。、；：（）()[]【】|·•●○◎…".contains(character) {
            close()
            continue
        }
        let han = isHan(character)
        if han != runIsHan { close() }
        runIsHan = han
        run.append(character)
    }
    close()
    return result
}

/// Without signs before the first letter, which number or adorn it – unless no vowel is left then: such a sign stands for one.
private func trimmedSigns(_ run: String) -> String {
    var rest = Substring(run)
    while let first = rest.first, !first.isLetter { rest.removeFirst() }
    let hasVowel = rest.contains { $0.isUppercase || !$0.isASCII || "aeiouv".contains($0) }
    return hasVowel ? String(rest) : run
}
