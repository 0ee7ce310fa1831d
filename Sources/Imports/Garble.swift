import Orthography

/// What the broken letters of a printed page stand for.
///
/// Fonts of textbooks have vowels with tone marks in places of their own, which come out as capitals, digits or signs:
/// `liAng`, `nA`, `kuQn`. The letters around them come out whole.
struct Garble: Sendable {
    /// How often a sign stood for a vowel with its tone, in words whose reading leaves no doubt.
    private var counts: [Character: [Character: Int]] = [:]

    /// Takes note of what the signs of a word with one reading stand for.
    mutating func learn(_ letters: String, _ reading: [Syllable]) {
        let (cost, pairs) = align(letters, reading)
        guard cost <= Double(reading.count) else { return }
        for (sign, vowel) in pairs where !Self.isPlain(sign) { counts[sign, default: [:]][vowel, default: 0] += 1 }
    }

    /// How far letters are from a reading: 0 where each agrees or stands for what is known of it; about 1 a letter.
    func cost(of reading: [Syllable], in letters: String) -> Double { align(letters, reading).cost }

    private static func isPlain(_ character: Character) -> Bool { character.isASCII && character.isLowercase }

    /// The vowels that bear a tone, and their plain forms.
    private static func base(_ vowel: Character) -> Character? {
        guard !vowel.isASCII || "aeiou".contains(vowel),
            let first = decomposed(String(vowel)).first?.unicodeScalars.first
        else { return nil }
        return Character(first)
    }

    /// The cost of a sign for a letter of the reading.
    private func price(_ sign: Character, for letter: Character, isToned: Bool) -> Double {
        if sign == letter { return 0 }
        guard isToned else {
            if letter == "ü", sign == "v" || sign == "u" { return 0.1 }
            // A sign that stands for vowels with their tones is no plain one; and a plain letter is seldom broken.
            if counts[sign] != nil { return 0.8 }
            return sign.lowercased() == String(letter) ? 0.2 : Self.isPlain(sign) ? 1 : 0.8
        }
        if let seen = counts[sign] {
            let all = seen.values.reduce(0, +)
            let mine = seen[letter] ?? 0
            return mine * 2 > all ? 0 : mine > 0 ? 0.3 : 0.7
        }
        if Self.isPlain(sign) {
            // The mark was lost, or the letter is another one.
            return Self.base(letter) == sign ? 0.2 : 1
        }
        // A vowel with another mark than the right one is not the right one.
        if let base = Self.base(letter), let other = decomposed(String(sign)).unicodeScalars.first, !sign.isASCII {
            return Character(other) == base ? 0.5 : 0.6
        }
        return sign.lowercased() == Self.base(letter).map { String($0) } ? 0.15 : 0.25
    }

    /// The least cost of turning letters into a reading, and which sign stands for which toned vowel then.
    private func align(_ letters: String, _ reading: [Syllable]) -> (cost: Double, pairs: [(Character, Character)]) {
        let signs = Array(composed(letters).filter { !$0.isWhitespace }.prefix(80))
        var target: [(letter: Character, isToned: Bool)] = []
        for syllable in reading {
            let plain = Array(syllable.toned(5).marked)
            for (index, letter) in syllable.marked.enumerated() {
                target.append((letter, plain.indices.contains(index) && plain[index] != letter))
            }
        }
        let width = signs.count + 1
        var costs = [Double](repeating: 0, count: (target.count + 1) * width)
        for row in 0...target.count {
            for column in 0...signs.count {
                if row == 0, column == 0 { continue }
                var least = Double.infinity
                if row > 0, column > 0 {
                    least =
                        costs[(row - 1) * width + column - 1]
                        + price(signs[column - 1], for: target[row - 1].letter, isToned: target[row - 1].isToned)
                }
                if row > 0 { least = min(least, costs[(row - 1) * width + column] + missing(target[row - 1].isToned)) }
                if column > 0 { least = min(least, costs[row * width + column - 1] + extra(signs[column - 1])) }
                costs[row * width + column] = least
            }
        }
        var pairs: [(Character, Character)] = []
        var (row, column) = (target.count, signs.count)
        while row > 0, column > 0 {
            let here = costs[row * width + column]
            let (letter, isToned) = target[row - 1]
            let sign = signs[column - 1]
            if here == costs[(row - 1) * width + column - 1] + price(sign, for: letter, isToned: isToned) {
                if isToned { pairs.append((sign, letter)) }
                row -= 1
                column -= 1
            } else if here == costs[(row - 1) * width + column] + missing(isToned) {
                row -= 1
            } else {
                column -= 1
            }
        }
        return (costs[target.count * width + signs.count], pairs)
    }

    private func missing(_ isToned: Bool) -> Double { isToned ? 0.5 : 1 }
    private func extra(_ sign: Character) -> Double { Self.isPlain(sign) ? 1 : 0.4 }
}
