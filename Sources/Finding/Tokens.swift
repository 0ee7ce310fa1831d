import Orthography

/// A piece of a text as the index sees it.
struct Token: Hashable {
    enum Kind {
        /// Letters and digits between white space, marks, apostrophes and hyphens.
        case word
        /// The parts of `l'eau` or `peut-être` written as one: what is typed without the mark.
        case joined
        /// One Chinese character.
        case han
        /// Any other sign: a mark, `%`, a picture.
        case sign
    }

    let text: String
    let kind: Kind

    /// The tokens of a text, in its order; folded, so that neither case nor accents nor width count.
    static func tokens(of text: some StringProtocol) -> [Token] {
        var reader = TokenReader()
        for scalar in folded(text).unicodeScalars { reader.read(scalar) }
        return reader.finished()
    }
}

/// Reads a folded text, one scalar after the other.
private struct TokenReader {
    private var tokens: [Token] = []
    private var parts: [String] = []
    private var part = String.UnicodeScalarView()
    /// A mark after a letter, which joins two parts where another letter follows.
    private var joint: Unicode.Scalar?

    mutating func read(_ scalar: Unicode.Scalar) {
        if TokenReader.isLetter(scalar) {
            if joint != nil {
                parts.append(String(part))
                part = String.UnicodeScalarView()
                joint = nil
            }
            part.append(scalar)
        } else if scalar == "'" || scalar == "-", !part.isEmpty, joint == nil {
            joint = scalar
        } else {
            close()
            if isHan(Character(scalar)) {
                tokens.append(Token(text: String(scalar), kind: .han))
            } else if !scalar.properties.isWhitespace {
                tokens.append(Token(text: String(scalar), kind: .sign))
            }
        }
    }

    mutating func finished() -> [Token] {
        close()
        return tokens
    }

    private mutating func close() {
        if !part.isEmpty {
            parts.append(String(part))
            part = String.UnicodeScalarView()
        }
        tokens += parts.map { Token(text: $0, kind: .word) }
        if parts.count > 1 { tokens.append(Token(text: parts.joined(), kind: .joined)) }
        parts = []
        if let joint { tokens.append(Token(text: String(joint), kind: .sign)) }
        joint = nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A: return true
        case 0...0x7F: return false
        default: break
        }
        guard !isHan(Character(scalar)) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}
