import Orthography

/// A row by which an entry is found, with how unlikely it is as what is meant.
public struct FindingRow: Sendable, Equatable {
    /// What is typed: letters of pinyin, first letters, an English word; or a character that the entry holds.
    public let key: String
    /// The reading: of the entry, or of the character in it; empty where it cannot be told.
    public let reading: String
    public let cost: Int
    /// The entry.
    public let text: String
}

extension DictionaryDraft.Contents {
    /// The cost of a character of the standard that is no word: after all words.
    private static let characterCost = 1_600
    /// From here on a cost is that of a word that was never met.
    private static let unmetCost = 1_300

    /// Costs by text. A character that was never met alone is the likelier the earlier it stands in the standard.
    private var costs: [String: Int] {
        var costs = Dictionary(forms.map { ($0.text, $0.cost) }) { first, _ in first }
        for character in characters {
            guard let number = character.number, let cost = costs[character.text], cost >= Self.unmetCost else {
                continue
            }
            costs[character.text] = min(cost, Self.unmetCost + number / 100)
        }
        return costs
    }

    /// Hands over the rows by which each word and each character of the standard is found.
    ///
    /// - Parameters:
    ///   - sound: by the letters of its pinyin; of names and of what leads to others after the words.
    ///   - initials: by the first letters of its syllables, for two and more.
    ///   - term: by the English words of its meanings.
    ///   - use: by the characters that it holds, each with its reading there.
    public func eachFinding<Trouble: Error>(
        sound: (FindingRow) throws(Trouble) -> Void,
        initials: (FindingRow) throws(Trouble) -> Void,
        term: (FindingRow) throws(Trouble) -> Void,
        use: (FindingRow) throws(Trouble) -> Void
    ) throws(Trouble) {
        let costs = costs
        for form in forms {
            let word = words[form.word]
            // A word is found in its simplified form.
            guard form.text == word.simplified else { continue }
            let cost = cost(of: form, costs)
            if let spelling = WordReading(numbered: word.pinyin) {
                let letters = SoundKey.letters(of: spelling.syllables)
                try sound(FindingRow(key: letters, reading: word.pinyin, cost: cost + form.rank, text: form.text))
                if spelling.syllables.count > 1, form.kind != .reference {
                    let key = SoundKey.initials(of: spelling.syllables)
                    try initials(FindingRow(key: key, reading: "", cost: cost, text: form.text))
                }
            }
            for row in uses(of: form, cost) { try use(row) }
            for (key, extra) in EnglishTerms.terms(of: word.meanings) {
                try term(FindingRow(key: key, reading: "", cost: cost + extra, text: form.text))
            }
        }
        for character in characters where character.number != nil {
            for (rank, reading) in character.readings.enumerated() {
                guard let spelling = WordReading(numbered: reading) else { continue }
                let cost = (costs[character.text] ?? Self.characterCost) + rank
                let letters = SoundKey.letters(of: spelling.syllables)
                try sound(FindingRow(key: letters, reading: reading, cost: cost, text: character.text))
            }
        }
    }

    /// How unlikely a word is as what is meant: a word that was never met is the likelier the commoner its characters are.
    private func cost(of form: FormRecord, _ costs: [String: Int]) -> Int {
        let extra = [.word: 0, .name: 50, .reference: 400][form.kind] ?? 0
        guard form.text.count > 1, form.cost >= Self.unmetCost else {
            // Of single characters a name is one among many of a family.
            return (costs[form.text] ?? form.cost) + (form.text.count == 1 ? 6 * extra : extra)
        }
        let sum = form.text.reduce(0) { $0 + (costs[String($1)] ?? Self.characterCost) }
        return 800 + sum / form.text.count / 2 + extra + 10 * form.text.count
    }

    /// The characters of a word of several, each with its reading in it; none where it only leads to another word.
    private func uses(of form: FormRecord, _ cost: Int) -> [FindingRow] {
        guard form.text.count > 1 else { return [] }
        let spelling = form.kind == .reference ? nil : WordReading(numbered: words[form.word].pinyin)
        guard let spelling, spelling.characterCount == form.text.count else {
            return Set(form.text.filter { isHan($0) }).sorted().map { character in
                FindingRow(key: String(character), reading: "", cost: cost, text: form.text)
            }
        }
        var rows: [FindingRow] = []
        var rest = Array(form.text)[...]
        for syllable in spelling.syllables {
            guard let character = rest.popFirst() else { break }
            var plain = syllable
            plain.isErhua = false
            rows.append(FindingRow(key: String(character), reading: plain.numbered, cost: cost, text: form.text))
            if syllable.isErhua, let colour = rest.popFirst() {
                rows.append(FindingRow(key: String(colour), reading: "", cost: cost, text: form.text))
            }
        }
        return rows
    }
}
