/// Whether a character is a Chinese one: a unified or compatibility ideograph on any plane, 〇 or 々.
public func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(isHan) ?? false
}

package func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD, 0x3005, 0x3007: true
    default: false
    }
}

/// Whether any character of a text is Chinese.
public func hasHan(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains(where: isHan)
}

/// Whether a text holds anything that can be read aloud: a letter, a digit, or a sign with a name such as `%`.
///
/// Punctuation, white space and emoji alone cannot.
public func isSpeakable(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { isLetterOrNumber($0) || isNamedSign($0) }
}

package func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        // Modifier letters include ʼ and ˈ, which are marks here; circled letters and the like are letters.
        scalar.properties.generalCategory != .modifierLetter || !isApostrophe(scalar)
    default: false
    }
}

/// Signs that are read by name: per cent, and, at, money, degrees.
package func isNamedSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "‰", "&", "@", "#", "+", "=", "°", "％", "＆", "＠", "＃", "＋", "＝": true
    default: scalar.properties.generalCategory == .currencySymbol
    }
}

/// The apostrophes that people and programs type.
package func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "‘", "ʼ", "ʻ", "ʹ", "´", "`", "′", "＇", "‛": true
    default: false
    }
}
