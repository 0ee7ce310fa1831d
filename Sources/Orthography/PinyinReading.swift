extension Pinyin {
    /// The syllables of a text in pinyin, in any spelling; nil where it is no pinyin.
    ///
    /// Takes tone marks (also ă for ǎ, and combining ones), tone numbers (0 and 5 for the neutral tone) or no tones; ü, v,
    /// u: and ue for üe after n and l; ê; ɡ and ɑ as in print; erhua as a final r, r5 or a word of its own (`huā r`); capitals
    /// and full width; apostrophes, hyphens and spaces between syllables or none. Where several partings are possible the
    /// best of ``partings(of:)`` is taken.
    public static func syllables(_ text: some StringProtocol) -> [Syllable]? {
        words(text)?.flatMap { $0 }
    }

    /// The syllables of a text in pinyin, word by word as white space parts them; nil where it is no pinyin, or nothing.
    public static func words(_ text: some StringProtocol) -> [[Syllable]]? {
        var result: [[Syllable]] = []
        for word in text.split(whereSeparator: { $0.isWhitespace }) {
            if isLoneR(word), var last = result.last, var syllable = last.popLast(), !syllable.isErhua {
                // CC-CEDICT writes 花儿 as `hua1 r5`.
                syllable.isErhua = true
                result[result.count - 1] = last + [syllable]
                continue
            }
            guard let best = partings(of: word).first else { return nil }
            result.append(best)
        }
        return result.isEmpty ? nil : result
    }

    /// Every way to part one word into syllables, the likeliest first; at most 64, none where it is no pinyin.
    ///
    /// A syllable that begins with a vowel wants an apostrophe before it, so `fangan` is fan-gan before fang-an, but both
    /// are given; tone marks, numbers, apostrophes and hyphens in the word decide where they stand.
    public static func partings(of word: some StringProtocol) -> [[Syllable]] {
        // 儿 as dictionaries write it where it colours the syllable before.
        if isLoneR(word), let syllable = Syllable("er", tone: 5) { return [[syllable]] }
        guard let glyphs = Glyph.read(word), !glyphs.isEmpty, glyphs.count <= 200 else { return [] }
        var search = Search(glyphs: glyphs)
        return search.all()
    }

    private static func isLoneR(_ word: some StringProtocol) -> Bool {
        ["r", "r5", "r0", "R5", "R"].contains { $0 == word }
    }

    /// One letter of a word, and what was written with it.
    struct Glyph: Equatable {
        var letter: Character
        /// The tone marked on it, 1…4.
        var mark: Int?
        /// The number written after it, 1…5.
        var number: Int?
        /// Whether a syllable must end after it.
        var ends = false

        /// The letters of a word; nil where anything else stands in it.
        static func read(_ word: some StringProtocol) -> [Glyph]? {
            var glyphs: [Glyph] = []
            for scalar in plainScalars(word) {
                switch scalar {
                case "a"..."z":
                    glyphs.append(Glyph(letter: scalar == "v" ? "ü" : Character(scalar)))
                case "0"..."5":
                    guard let last = glyphs.last, last.number == nil, !last.ends else { return nil }
                    let digit = Int(scalar.value) - 0x30
                    glyphs[glyphs.count - 1].number = digit == 0 ? 5 : digit
                    glyphs[glyphs.count - 1].ends = true
                case ":", "\u{308}":
                    guard let last = glyphs.last, last.letter == "u" else { return nil }
                    glyphs[glyphs.count - 1].letter = "ü"
                case "\u{302}":
                    guard let last = glyphs.last, last.letter == "e" else { return nil }
                    glyphs[glyphs.count - 1].letter = "ê"
                case "'", "-", "·", "’":
                    guard !glyphs.isEmpty else { return nil }
                    glyphs[glyphs.count - 1].ends = true
                default:
                    guard let tone = tones[scalar], let last = glyphs.last, last.mark == nil else { return nil }
                    glyphs[glyphs.count - 1].mark = tone
                }
            }
            return glyphs
        }

        private static let tones: [Unicode.Scalar: Int] = [
            "\u{304}": 1, "\u{301}": 2, "\u{30C}": 3, "\u{306}": 3, "\u{300}": 4,
        ]

        /// Lower case, decomposed, ASCII where a letter only looks otherwise.
        private static func plainScalars(_ word: some StringProtocol) -> [Unicode.Scalar] {
            foldedForPinyin(word).unicodeScalars.map { scalar in
                switch scalar {
                case "ɡ": "g"
                case "ɑ": "a"
                case "：": ":"
                default: isApostrophe(scalar) ? "'" : scalar
                }
            }
        }
    }

    /// Tries every parting, cheapest first.
    private struct Search {
        let glyphs: [Glyph]
        private var found: [(cost: Int, syllables: [Syllable])] = []
        /// For each place, whether the rest from there can be parted at all.
        private var hopeless: Set<Int> = []
        private static let most = 64

        init(glyphs: [Glyph]) {
            self.glyphs = glyphs
        }

        mutating func all() -> [[Syllable]] {
            walk(0, 0, [])
            return found.sorted { $0.cost < $1.cost }.map(\.syllables)
        }

        @discardableResult
        private mutating func walk(_ start: Int, _ cost: Int, _ before: [Syllable]) -> Bool {
            if start == glyphs.count {
                found.append((cost, before))
                return true
            }
            if hopeless.contains(start) { return false }
            var reached = walkPastR(start, cost, before)
            for length in stride(from: min(Pinyin.longest + 1, glyphs.count - start), to: 0, by: -1) {
                if found.count >= Search.most { return true }
                guard let (syllable, price) = syllable(start..<start + length, isFirst: before.isEmpty) else {
                    continue
                }
                if walk(start + length, cost + price, before + [syllable]) { reached = true }
            }
            if !reached { hopeless.insert(start) }
            return reached
        }

        /// Takes the r of `hua1r5`, which stands after its syllable's tone.
        private mutating func walkPastR(_ start: Int, _ cost: Int, _ before: [Syllable]) -> Bool {
            let glyph = glyphs[start]
            guard start > 0, glyphs[start - 1].ends, glyph.letter == "r", glyph.mark == nil, glyph.number ?? 5 == 5,
                var last = before.last, !last.isErhua, last.letters != "er"
            else { return false }
            last.isErhua = true
            return walk(start + 1, cost + 1, before.dropLast() + [last])
        }

        /// The syllable of a range and how unlikely it is; nil where it is none.
        private func syllable(_ range: Range<Int>, isFirst: Bool) -> (Syllable, Int)? {
            let part = glyphs[range]
            guard let last = part.last, !part.dropLast().contains(where: { $0.ends }) else { return nil }
            let marks = part.compactMap(\.mark)
            guard marks.count + (last.number == nil ? 0 : 1) <= 1 else { return nil }
            let tone = marks.first ?? last.number
            let letters = String(part.map(\.letter))
            // A syllable costs a little, so that fewer are better; the price of a vowel after a letter outweighs that.
            var price = 1
            if !isFirst, range.lowerBound > 0, !glyphs[range.lowerBound - 1].ends, let first = letters.first,
                "aoeê".contains(first)
            {
                price += 4
            }
            if let whole = Syllable(Pinyin.corrected(letters), tone: tone) {
                guard Search.isVowelMarked(part) else { return nil }
                // A nasal alone is an interjection, no part of a word.
                let isNasal = ["m", "n", "ng", "hm", "hng"].contains(letters)
                return isNasal && part.count < glyphs.count ? nil : (whole, price)
            }
            guard letters.last == "r", letters.count > 1, last.mark == nil,
                let base = Syllable(Pinyin.corrected(String(letters.dropLast())), tone: tone, isErhua: true),
                Search.isVowelMarked(part.dropLast())
            else { return nil }
            // 女儿 is likelier than a coloured nüe.
            return (base, price + (["nüe", "lüe"].contains(base.letters) ? 6 : 1))
        }

        /// Whether a tone mark stands on a vowel, or on a nasal where there is no vowel.
        private static func isVowelMarked(_ part: ArraySlice<Glyph>) -> Bool {
            let hasVowel = part.contains { "aeiouüê".contains($0.letter) }
            return part.allSatisfy { $0.mark == nil || !hasVowel || "aeiouüê".contains($0.letter) }
        }
    }

    /// `nue` and `lue` are typed for nüe and lüe, `jü` for ju.
    private static func corrected(_ letters: String) -> String {
        switch letters {
        case "nue": return "nüe"
        case "lue": return "lüe"
        default: break
        }
        guard let first = letters.first, "jqxy".contains(first), letters.dropFirst().first == "ü" else {
            return letters
        }
        return String(first) + "u" + letters.dropFirst(2)
    }

    /// Syllables of one word with tone marks, an apostrophe before a vowel that follows another syllable: `qǐ'é`.
    public static func marked(_ word: [Syllable]) -> String {
        var result = ""
        for syllable in word {
            if !result.isEmpty, let first = syllable.letters.first, "aoeê".contains(first) { result += "'" }
            result += syllable.marked
        }
        return result
    }

    /// Syllables with tone numbers, parted by spaces: `qi3 e2`.
    public static func numbered(_ syllables: [Syllable]) -> String {
        syllables.map(\.numbered).joined(separator: " ")
    }

    /// Syllables without tones, parted by spaces, for finding: the r of erhua as `er`, so that huar, huā r and huaer meet.
    public static func key(of syllables: [Syllable]) -> String {
        syllables.map { $0.letters + ($0.isErhua ? " er" : "") }.joined(separator: " ")
    }
}
