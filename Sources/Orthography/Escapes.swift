/// The text with its escapes read, for keyboards without the letters: `\'e` is é, `\oe` is œ.
///
/// After a backslash: `'` acute, `` ` `` grave, `^` circumflex, `:` or `"` diaeresis, `~` tilde, `,` cedilla, each before
/// its letter; `oe`, `ae`, `ss`; `?` and `!` for the Spanish opening marks; a backslash for itself. Anything else stays.
public func unescaped(_ text: some StringProtocol) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
        if first == "\\", let (value, length) = escape(rest.dropFirst()) {
            result += value
            rest = rest.dropFirst(1 + length)
        } else {
            result.append(first)
            rest = rest.dropFirst()
        }
    }
    return composed(result)
}

/// What stands after a backslash, and how many characters it takes.
private func escape(_ rest: Substring) -> (String, Int)? {
    guard let first = rest.first else { return nil }
    switch first {
    case "\\": return ("\\", 1)
    case "?": return ("¿", 1)
    case "!": return ("¡", 1)
    default: break
    }
    let two = rest.prefix(2)
    switch two {
    case "oe": return ("œ", 2)
    case "OE", "Oe": return ("Œ", 2)
    case "ae": return ("æ", 2)
    case "AE", "Ae": return ("Æ", 2)
    case "ss": return ("ß", 2)
    default: break
    }
    guard let letter = two.dropFirst().first, letter.isLetter, let accent = combining(first) else { return nil }
    return (String(letter) + accent, 2)
}

private func combining(_ sign: Character) -> String? {
    switch sign {
    case "'", "’": "\u{301}"
    case "`": "\u{300}"
    case "^": "\u{302}"
    case ":", "\"": "\u{308}"
    case "~": "\u{303}"
    case ",": "\u{327}"
    default: nil
    }
}
