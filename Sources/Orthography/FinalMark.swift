/// The mark a sentence ends with, in any script.
public enum FinalMark: Sendable, Equatable, CaseIterable {
    case statement, question, exclamation
}

/// The mark a sentence ends with: `.`, `?` or `!` or their Chinese forms, quotation marks and brackets after it left aside.
///
/// Nil where there is none; an ellipsis is a statement; `?!` is a question. The Spanish opening marks need no look: the
/// closing one says the same.
public func finalMark(of text: some StringProtocol) -> FinalMark? {
    var found: FinalMark?
    for character in text.reversed() {
        switch character {
        case "?", "？", "؟", "⁇", "⁈", "⁉": return .question
        case "!", "！", "‼": found = .exclamation
        case ".", "。", "．", "…", "｡": found = found ?? .statement
        case "\"", "'", "”", "’", "»", "›", ")", "）", "」", "』", "]", "】", "》":
            if found != nil { return found }
        default:
            if !character.isWhitespace || found != nil { return found }
        }
    }
    return found
}
