/// How near a typed text comes to the one expected.
public enum Likeness: Sendable, Equatable {
    /// The same words; case, punctuation, apostrophes, width and composition are of no account.
    case same
    /// The same but for accents, ligatures or ß: `ecole` for `école`, `oeuf` for `œuf`.
    case plain
    /// Other words.
    case different
}

/// Compares a typed text with the one expected.
///
/// German also takes `ae oe ue` for `ä ö ü`. In Chinese white space is of no account.
public func likeness(of typed: String, to expected: String, in language: Language) -> Likeness {
    let one = spelling(typed, language, foldedKeepingAccents)
    let other = spelling(expected, language, foldedKeepingAccents)
    if one == other { return .same }
    if spelling(typed, language, folded) == spelling(expected, language, folded) { return .plain }
    if language == .german,
        spelling(spelledOut(typed), language, folded) == spelling(spelledOut(expected), language, folded)
    {
        return .plain
    }
    return .different
}

/// Whether a typed text counts as the one expected; strict spelling asks for the accents and ligatures as well.
public func isSame(_ typed: String, _ expected: String, in language: Language, strictSpelling: Bool = false) -> Bool {
    switch likeness(of: typed, to: expected, in: language) {
    case .same: true
    case .plain: !strictSpelling
    case .different: false
    }
}

private func spelling(_ text: String, _ language: Language, _ fold: (String) -> String) -> [String] {
    if language == .mandarin {
        let letters = fold(text).unicodeScalars.filter {
            isLetterOrNumber($0) || isNamedSign($0) || $0.properties.generalCategory == .nonspacingMark
        }
        return [String(String.UnicodeScalarView(letters))]
    }
    return words(of: text, in: language).map { fold($0) }
}

/// German umlauts as they are typed on a keyboard without them.
private func spelledOut(_ text: String) -> String {
    var result = ""
    for character in composed(text) {
        switch character {
        case "ä", "Ä": result += "ae"
        case "ö", "Ö": result += "oe"
        case "ü", "Ü": result += "ue"
        default: result.append(character)
        }
    }
    return result
}
