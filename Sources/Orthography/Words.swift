/// How a Chinese text is parted into words.
public enum Parting: Sendable {
    /// White space parts them, as in a lesson file.
    case spaces
    /// A dictionary knows them: the closure says whether a run of characters is one of its words.
    case dictionary(@Sendable (Substring) -> Bool)
    /// White space where it stands between two Chinese characters, otherwise each character is a word.
    case asWritten
}

/// The words of a text: its white-space tokens, punctuation trimmed.
///
/// `l'eau` is one, `10` is one, `20 %` are two; what is punctuation or a picture alone is none. Marks that part
/// clauses part words as well, also where the space after them is missing (`oui,non`, `well—yes`).
public func words(of text: String, in language: Language, parting: Parting = .asWritten) -> [String] {
    wordRanges(of: text, in: language, parting: parting).map { String(text[$0]) }
}

/// Where the words of a text stand in it, in order.
public func wordRanges(
    of text: String,
    in language: Language,
    parting: Parting = .asWritten
) -> [Range<String.Index>] {
    let tokens = tokenRanges(of: text, in: language)
    guard language == .mandarin else { return tokens }
    switch parting {
    case .spaces: return tokens
    case .dictionary(let knows):
        return tokens.flatMap { token in segmented(text[token], knows: knows).map { $0.startIndex..<$0.endIndex } }
    case .asWritten:
        if hasSpacedHan(text) { return tokens }
        return tokens.flatMap { token in
            segmented(text[token], knows: { _ in false }).map { $0.startIndex..<$0.endIndex }
        }
    }
}

/// Whether white space stands between two Chinese characters: the text is parted into words already.
func hasSpacedHan(_ text: some StringProtocol) -> Bool {
    var before: Character?
    var spaced = false
    for character in text {
        if character.isWhitespace {
            spaced = true
            continue
        }
        if spaced, isHan(character), let before, isHan(before) { return true }
        spaced = false
        before = character
    }
    return false
}

private func tokenRanges(of text: String, in language: Language) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    var index = text.startIndex
    func close(at end: String.Index) {
        if let range = trimmed(start..<end, in: text) { result.append(range) }
    }
    while index < text.endIndex {
        let next = text.index(after: index)
        if parts(text[index], at: index, in: text, language) {
            close(at: index)
            start = next
        }
        index = next
    }
    close(at: text.endIndex)
    return result
}

/// Whether a character ends the word before it.
private func parts(_ character: Character, at index: String.Index, in text: String, _ language: Language) -> Bool {
    if character.isWhitespace { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar {
    case "—", "―", "…", "«", "»", "“", "”", "„", "\"", "¿", "¡", "(", ")", "[", "]": return true
    case "，", "。", "！", "？", "；", "：", "、", "（", "）", "《", "》", "「", "」", "『", "』", "【", "】", "·":
        return true
    case ",", "!", "?", ";", ":":
        // `9:00` and `1,5` are one word each, `oui,non` is two.
        let after = text.index(after: index)
        guard index > text.startIndex, after < text.endIndex else { return true }
        // `lu:4` is pinyin.
        if character == ":", language == .mandarin, "uU".contains(text[text.index(before: index)]) {
            return !"012345eE".contains(text[after])
        }
        let around = [text[text.index(before: index)], text[after]]
        return !around.allSatisfy { $0.isNumber }
    default: return false
    }
}

/// The range without what is not read at either end; nil where nothing is left.
private func trimmed(_ range: Range<String.Index>, in text: String) -> Range<String.Index>? {
    var range = range
    while let first = text[range].first, !isRead(first) {
        range = text.index(after: range.lowerBound)..<range.upperBound
    }
    while let last = text[range].last, !isRead(last) {
        range = range.lowerBound..<text.index(before: range.upperBound)
    }
    return range.isEmpty ? nil : range
}

private func isRead(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    // An emoji keycap begins with a digit but is a picture.
    if character.unicodeScalars.contains("\u{20E3}") { return false }
    return isLetterOrNumber(scalar) || isNamedSign(scalar)
}

/// Words as one text: spaces between them, none beside a Chinese character or mark.
public func joined(_ words: [String], in language: Language) -> String {
    displayed(words.joined(separator: " "), in: language)
}

/// A text as it is shown: Chinese that is stored as parted words loses the spaces beside Chinese characters.
///
/// A space stays between two words of Latin letters or digits. Other languages stay as they are.
public func displayed(_ text: String, in language: Language) -> String {
    guard language == .mandarin else { return text }
    var result = ""
    var pending = false
    for character in text {
        if character.isWhitespace {
            pending = true
            continue
        }
        if pending, let last = result.last, isSpacedOut(last), isSpacedOut(character) { result.append(" ") }
        pending = false
        result.append(character)
    }
    return result
}

/// Whether a character is set with spaces beside it: no Chinese character, no wide mark.
private func isSpacedOut(_ character: Character) -> Bool {
    !isHan(character) && columns(of: character) == 1 && !"“”‘’…—·".contains(character)
}
