/// Reads what the library writes of a pronunciation.
enum Phonemes {
    /// The words of a clause, each a list of phonemes; marks of a change of language and of pauses are left out.
    static func words(_ clause: String) -> [[String]] {
        clause.split(separator: " ").compactMap { word in
            let phonemes = word.split(separator: "_").compactMap { phoneme -> String? in
                let plain = cleaned(phoneme)
                return plain.isEmpty ? nil : plain
            }
            return phonemes.isEmpty ? nil : phonemes
        }
    }

    /// A phoneme without its stress marks.
    static func withoutStress(_ phoneme: String) -> String {
        phoneme.filter { $0 != "ˈ" && $0 != "ˌ" }
    }

    /// The phonemes with some written in other letters, found by the library's own names for them.
    ///
    /// Where the two lists do not agree the word stays as it is.
    static func relettered(_ words: [[String]], _ names: [[String]], _ letters: [String: String]) -> [[String]] {
        guard words.count == names.count else { return words }
        return zip(words, names).map { word, names in
            guard word.count == names.count else { return word }
            return zip(word, names).map { phoneme, name in
                guard let letter = letters[name.filter { $0 != "'" && $0 != "," }] else { return phoneme }
                return phoneme.prefix { $0 == "ˈ" || $0 == "ˌ" } + letter
            }
        }
    }

    /// Without `(en)`, by which the library tells that a foreign word begins, and `-`, by which it marks a weak vowel.
    private static func cleaned(_ phoneme: Substring) -> String {
        var result = ""
        var depth = 0
        for character in phoneme {
            switch character {
            case "(": depth += 1
            case ")": depth = max(0, depth - 1)
            case "-", "|", ";", "!", "\u{200D}": break
            default: if depth == 0 { result.append(character) }
            }
        }
        return result
    }
}
