/// The words of English meanings by which an entry is found.
public enum EnglishTerms {
    /// Words that say too little to be looked for, unless a meaning has no other.
    static let weak: Set<String> = [
        "a", "an", "and", "as", "at", "be", "by", "etc", "for", "from", "in", "into", "is", "it", "of", "on", "one's",
        "or",
        "sb", "sth", "that", "the", "to", "with", "variant", "old", "see", "also", "used", "lit", "fig", "abbr", "pr",
    ]

    /// The words of a text in small letters, marks left out; `o'clock` and `e-mail` are one each.
    public static func words(of text: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        func close() {
            while let last = word.last, last == "'" || last == "-" { word.removeLast() }
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
            case "A"..."Z": word += String(scalar).lowercased()
            case "'", "-": if !word.isEmpty { word.unicodeScalars.append(scalar) }
            case "\u{80}"...:
                if scalar.properties.isAlphabetic { word += scalar.properties.lowercaseMapping } else { close() }
            default: close()
            }
        }
        close()
        return words
    }

    /// The words by which a typed text is looked for: the strong ones, or all where it has none.
    public static func wanted(in text: String) -> [String] {
        let words = words(of: text)
        let strong = words.filter { !weak.contains($0) }
        return strong.isEmpty ? words : strong
    }

    /// The terms of meanings, each with what it adds to the cost of the entry it finds: nothing where it is a meaning by
    /// itself, the more the further behind its meaning stands and the more words stand beside it.
    static func terms(of meanings: [String]) -> [String: Int] {
        var terms: [String: Int] = [:]
        for (place, meaning) in meanings.prefix(8).enumerated() where !meaning.contains("[") || meaning.count < 60 {
            let words = words(of: withoutNotes(meaning))
            let strong = words.filter { !weak.contains($0) }
            for word in strong.isEmpty ? words : strong {
                let cost = min(place, 5) * 60 + (strong.count > 1 ? 500 + strong.count * 60 : 0)
                terms[word] = min(terms[word] ?? .max, cost)
            }
        }
        return terms
    }

    /// A meaning without what stands in brackets.
    private static func withoutNotes(_ meaning: String) -> String {
        var depth = 0
        return String(
            meaning.filter { character in
                if character == "(" || character == "[" { depth += 1 }
                defer { if character == ")" || character == "]" { depth = max(0, depth - 1) } }
                return depth == 0 && character != ")" && character != "]"
            }
        )
    }
}
