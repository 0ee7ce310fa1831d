import Orthography

/// Text as it is stored: composed, and without white space at its ends.
enum Composed {
    static func text(_ text: String) -> String { composed(trimmed(text)) }

    static func trimmed(_ text: some StringProtocol) -> String {
        // The common case first: nothing to trim.
        var rest = Substring(text)
        while let first = rest.first, isEmptyAtEdge(first) { rest.removeFirst() }
        while let last = rest.last, isEmptyAtEdge(last) { rest.removeLast() }
        return String(rest)
    }

    private static func isEmptyAtEdge(_ character: Character) -> Bool {
        character.isWhitespace || character == "\u{FEFF}" || character == "\u{200B}"
    }
}
