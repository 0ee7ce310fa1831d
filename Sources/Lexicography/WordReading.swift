public import Orthography

/// How a word is read: its syllables, and which of them begin with a capital.
public struct WordReading: Sendable, Hashable {
    public var syllables: [Syllable]
    /// The places of the syllables that begin with a capital: of `Běijīng` the first.
    public var capitals: Set<Int>

    public init(_ syllables: [Syllable], capitals: Set<Int> = []) {
        self.syllables = syllables
        self.capitals = capitals
    }

    /// Reads syllables with tone numbers, parted by spaces, as CC-CEDICT has them: `Bei3 jing1`, `nu:3 er2`, `hua1 r5`.
    ///
    /// Nil where a token is no syllable of Mandarin: a Latin letter, a mark.
    public init?(numbered text: some StringProtocol) {
        self.init([])
        for token in text.split(separator: " ") {
            if token == "r5" || token == "r", var last = syllables.popLast() {
                guard !last.isErhua, last.letters != "er" else { return nil }
                last.isErhua = true
                syllables.append(last)
                continue
            }
            if let first = token.unicodeScalars.first, first.properties.isUppercase { capitals.insert(syllables.count) }
            guard let read = WordReading.read(Substring(token)) else { return nil }
            syllables += read
        }
        if syllables.isEmpty { return nil }
    }

    private static func read(_ token: Substring) -> [Syllable]? {
        var letters = ""
        var tone: Int?
        for scalar in token.unicodeScalars {
            switch scalar {
            case "a"..."z": letters.unicodeScalars.append(scalar)
            case "A"..."Z": letters.append(Character(scalar).lowercased())
            case "1"..."5" where tone == nil: tone = Int(scalar.value) - 0x30
            case ":" where letters.last == "u": letters = letters.dropLast() + "ü"
            default: return Pinyin.syllables(token)
            }
        }
        if let tone, let syllable = Syllable(letters, tone: tone) { return [syllable] }
        return Pinyin.syllables(token)
    }

    /// As one word with tone marks, an apostrophe before a vowel that follows another syllable: `Běijīng`, `qǐ'é`, `huār`.
    public var marked: String {
        var result = ""
        for (index, syllable) in syllables.enumerated() {
            if index > 0, let first = syllable.letters.first, "aoeê".contains(first) { result += "'" }
            result += capitals.contains(index) ? WordReading.capitalised(syllable.marked) : syllable.marked
        }
        return result
    }

    /// Syllable by syllable with tone marks: `Běi jīng`, `zhǎng dà`, `huār`.
    public var spaced: String {
        joined { $0.marked }
    }

    /// Syllable by syllable with tone numbers: `Bei3 jing1`, `nü3 er2`, `huar1`; 5 for the neutral tone.
    public var numbered: String {
        joined { $0.numbered }
    }

    /// The same without capitals.
    public var inSmallLetters: WordReading { WordReading(syllables) }

    /// How many Chinese characters it reads, where each 儿 that colours a syllable is written.
    public var characterCount: Int { syllables.reduce(0) { $0 + ($1.isErhua ? 2 : 1) } }

    private func joined(_ form: (Syllable) -> String) -> String {
        syllables.enumerated().map { index, syllable in
            capitals.contains(index) ? WordReading.capitalised(form(syllable)) : form(syllable)
        }.joined(separator: " ")
    }

    private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
