public import JSON
import Orthography

/// The dictionary while it is being put together from its sources' texts.
public struct DictionaryDraft: Sendable {
    private var table = CharacterTable()
    private var entries: [CedictEntry] = []
    private var wordLevels: [String: Int] = [:]
    private var characterLevels: [String: Int] = [:]
    /// Sentences in the order of their source.
    public private(set) var sentences: [GradedSentence] = []

    public init() {}

    /// Takes a file of the Unihan database.
    public mutating func take(unihan bytes: [UInt8]) {
        eachLine(of: bytes) { line in
            if let line = UnihanLine(line, of: CharacterTable.fields) { table.take(line) }
        }
    }

    /// Takes CC-CEDICT.
    public mutating func take(cedict bytes: [UInt8]) {
        eachLine(of: bytes) { line in
            if let entry = CedictEntry(line) { entries.append(entry) }
        }
    }

    /// Takes a graded list of words.
    public mutating func take(gradedWords bytes: [UInt8]) {
        eachLine(of: bytes) { line in
            if let word = GradedWord(line) { wordLevels[word.text] = word.level }
        }
    }

    /// Takes a graded list of characters.
    public mutating func take(gradedCharacters bytes: [UInt8]) {
        eachLine(of: bytes) { line in
            if let word = GradedWord(line) { characterLevels[word.text] = word.level }
        }
    }

    /// Takes graded sentences in JSON. Throws what is wrong with the JSON.
    public mutating func take(sentences bytes: [UInt8]) throws(JSONError) {
        sentences += try GradedSentence.all(inJSON: bytes)
    }

    /// The level of a character in the HSK examination, 1…7.
    public func level(ofCharacter text: String) -> Int? { characterLevels[text] }

    /// What was gathered.
    public struct Contents: Sendable {
        public var characters: [CharacterRecord]
        public var words: [WordRecord]
        public var forms: [FormRecord]
    }

    /// What was gathered, put in order.
    public mutating func finished() -> Contents {
        let words = entries.map { entry in
            WordRecord(
                simplified: entry.simplified,
                traditional: entry.traditional,
                pinyin: entry.pinyin.replacing("u:", with: "ü"),
                meanings: entry.meanings,
                level: wordLevels[entry.simplified]
            )
        }
        return Contents(characters: characters(), words: words, forms: forms())
    }

    /// The characters; one outside the standard is read as CC-CEDICT has it, in its simplified form's order.
    private mutating func characters() -> [CharacterRecord] {
        var records = table.records()
        var orders: [String: [String]] = [:]
        for record in records where record.number != nil { orders[record.text] = record.readings }
        var readings: [String: [String]] = [:]
        for entry in entries where !entry.isName && !entry.isReference {
            for text in Set([entry.traditional, entry.simplified]) where orders[text] == nil && text.count == 1 {
                if let reading = WordReading(numbered: entry.pinyin), reading.characterCount == 1 {
                    readings[text, default: []].append(reading.numbered)
                }
            }
        }
        for index in records.indices {
            let record = records[index]
            guard record.number == nil, let own = readings[record.text] else { continue }
            let order = record.simplified.flatMap { orders[$0] ?? [] } + record.readings
            records[index].readings = distinct(order.filter { own.contains($0) } + own)
        }
        return records
    }

    /// The texts that find the entries.
    private func forms() -> [FormRecord] {
        let costs = WordCost(words: sentences.lazy.flatMap { $0.words.map(\.text) }, levels: wordLevels)
        var uses: [String: [WordReading: Int]] = [:]
        for word in sentences.lazy.flatMap({ $0.words }) {
            if let reading = Pinyin.syllables(word.pinyin) {
                uses[word.text, default: [:]][WordReading(reading).withNeutralTones, default: 0] += 1
            }
        }
        var places: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            places[entry.simplified, default: []].append(index)
            if entry.traditional != entry.simplified { places[entry.traditional, default: []].append(index) }
        }
        var forms: [FormRecord] = []
        forms.reserveCapacity(places.count * 5 / 4)
        for (text, indices) in places {
            let cost = costs.cost(text)
            let order = indices.count > 1 ? ranked(indices, uses[text] ?? [:]) : indices
            for (rank, index) in order.enumerated() {
                forms.append(FormRecord(text: text, rank: rank, word: index, kind: entries[index].kind, cost: cost))
            }
        }
        return forms.sorted { $0.text == $1.text ? $0.rank < $1.rank : $0.text < $1.text }
    }

    /// Entries that are written alike, the likeliest first: words before names, and both before what leads to others.
    private func ranked(_ indices: [Int], _ uses: [WordReading: Int]) -> [Int] {
        func key(_ index: Int) -> (FormRecord.Kind, Int, Int, Int) {
            let entry = entries[index]
            let spelling = WordReading(numbered: entry.pinyin)
            let count = spelling.flatMap { uses[$0.inSmallLetters.withNeutralTones] } ?? 0
            // Of 大夫 dàifu and dàfū the one that ends without stress is the word of every day.
            let isLight = spelling?.syllables.last.map { $0.tone == 5 || $0.isErhua } ?? false
            // 花儿 huār is the flower of every day, though CC-CEDICT explains it by 花 alone.
            let kind = entry.isErhua ? .word : entry.kind
            return (kind, isLight ? 0 : 1, -count, index)
        }
        return indices.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension CedictEntry {
    var kind: FormRecord.Kind { isReference ? .reference : isName ? .name : .word }
}

extension WordReading {
    /// The same with 5 where no tone is written.
    var withNeutralTones: WordReading {
        var other = self
        for index in other.syllables.indices { other.syllables[index].tone = other.syllables[index].tone ?? 5 }
        return other
    }
}
