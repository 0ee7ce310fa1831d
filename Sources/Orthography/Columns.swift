import CUTF8Proc

/// How many terminal columns a text fills: two for Chinese, full-width marks and emoji, none for combining marks.
///
/// Characters of ambiguous width (`…`, `“`) count as one, as `wcwidth` has it. Control characters count as none:
/// make a text ``visible(_:)`` first. Source of the widths: Unicode Standard Annex 11, through utf8proc.
public func columns(of text: some StringProtocol) -> Int {
    var sum = 0
    for character in text { sum += columns(of: character) }
    return sum
}

/// The longest beginning of a text that fits into so many columns; no character is cut in two.
public func prefix(of text: some StringProtocol, columns room: Int) -> String {
    var sum = 0
    var result = ""
    for character in text {
        sum += columns(of: character)
        if sum > room { break }
        result.append(character)
    }
    return result
}

/// Where a text stands in a field wider than itself.
public enum Alignment: Sendable, Equatable {
    case left, right, middle
}

/// The text with spaces added until it fills so many columns; unchanged where it is wider.
public func padded(_ text: some StringProtocol, to width: Int, _ alignment: Alignment = .left) -> String {
    let missing = width - columns(of: text)
    guard missing > 0 else { return String(text) }
    let before: Int
    switch alignment {
    case .left: before = 0
    case .right: before = missing
    case .middle: before = missing / 2
    }
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: missing - before)
}

/// The text cut to at most so many columns, an ellipsis at its end where something was cut.
public func shortened(_ text: some StringProtocol, to width: Int) -> String {
    if columns(of: text) <= width { return String(text) }
    guard width > 0 else { return "" }
    return prefix(of: text, columns: width - 1) + "…"
}

/// The text broken into lines of at most so many columns, at white space or between Chinese characters.
///
/// A word wider than a line is cut. Line ends within the text are kept. A closing mark never begins a line that
/// its character could have shared. A width below 2 is taken as 2, or a wide character would fit nowhere.
public func wrapped(_ text: some StringProtocol, to width: Int) -> [String] {
    let width = max(2, width)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { wrappedLine($0, to: width) }
}

private func wrappedLine(_ line: some StringProtocol, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var used = 0
    for piece in unbreakablePieces(line) {
        let needed = columns(of: piece)
        let isSpace = piece.allSatisfy { $0.isWhitespace }
        if used + needed > width {
            if !current.isEmpty { lines.append(trimmedAtEnd(current)) }
            current = ""
            used = 0
            if isSpace { continue }
            var rest = piece[...]
            while columns(of: rest) > width {
                let head = prefix(of: rest, columns: width)
                lines.append(head)
                rest = rest.dropFirst(head.count)
            }
            current = String(rest)
            used = columns(of: rest)
        } else {
            current += piece
            used += needed
        }
    }
    if !current.isEmpty || lines.isEmpty { lines.append(trimmedAtEnd(current)) }
    return lines
}

/// White space, words, and Chinese characters each with the marks that close it.
private func unbreakablePieces(_ line: some StringProtocol) -> [String] {
    var pieces: [String] = []
    var previous: Character?
    for character in line {
        let joins: Bool
        if let last = previous {
            let bothWords = !last.isWhitespace && !character.isWhitespace && !isHan(last) && !isHan(character)
            joins = (last.isWhitespace && character.isWhitespace) || bothWords || isClosingMark(character)
        } else {
            joins = false
        }
        if joins, !pieces.isEmpty {
            pieces[pieces.count - 1].append(character)
        } else {
            pieces.append(String(character))
        }
        previous = character
    }
    return pieces
}

private func isClosingMark(_ character: Character) -> Bool {
    "，。！？；：、）》」』”’…,.!?;:)".contains(character)
}

private func trimmedAtEnd(_ text: String) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
}

/// How many terminal columns one character fills.
func columns(of character: Character) -> Int {
    if let byte = character.asciiValue { return byte >= 0x20 && byte < 0x7F ? 1 : 0 }
    var sum = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
        if scalar.properties.isEmojiPresentation || scalar == emojiSelector { isEmoji = true }
        sum += columns(of: scalar)
    }
    // An emoji sequence (flag, family, skin, keycap) is drawn as one picture.
    return isEmoji ? 2 : sum
}

private let emojiSelector: Unicode.Scalar = "\u{FE0F}"

private func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Vowels and finals of Korean syllables spelled out stand inside the initial's columns; a soft hyphen is unseen.
    case 0xAD, 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    default: Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    }
}
