/// What a person typed, or a file held, as a message repeats it: on one line, with nothing in it that commands a terminal,
/// and of what is longer than `width` columns only the beginning and the end, an ellipsis between.
///
/// No character is cut in two; one of more than 32 scalars, which no script has, becomes U+FFFD. O(width) beyond the
/// reading of such a character.
public func echoed(_ text: some StringProtocol, to width: Int = 200) -> String {
    var whole = ""
    var used = 0
    var rest = text.startIndex
    while rest < text.endIndex {
        let (sign, room) = echo(text[rest])
        used += room
        guard used <= width else { break }
        whole += sign
        rest = text.index(after: rest)
    }
    if rest == text.endIndex { return whole }
    // Of a path or a long name the end says as much as the beginning, but needs less room.
    let tail = width / 3
    return beginning(of: text, to: width - 1 - tail) + "…" + end(of: text, to: tail)
}

/// A character as it is shown, and the columns that are counted for it: one at least, or what shows nothing would have no
/// end.
private func echo(_ character: Character) -> (sign: String, room: Int) {
    if character.unicodeScalars.count > 32 { return ("\u{FFFD}", 1) }
    let sign = visible(String(character))
    return (sign, max(1, columns(of: sign)))
}

private func beginning(of text: some StringProtocol, to width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
        let (sign, room) = echo(character)
        used += room
        if used > width { break }
        result += sign
    }
    return result
}

private func end(of text: some StringProtocol, to width: Int) -> String {
    var signs: [String] = []
    var used = 0
    for character in text.reversed() {
        let (sign, room) = echo(character)
        used += room
        if used > width { break }
        signs.append(sign)
    }
    return signs.reversed().joined()
}
