public import Lexicography
import Orthography

extension SQL {
    fileprivate static let wordsOf = SQL("dictionary-words-of", PackageResources.dictionary_words_of_sql)
    fileprivate static let characterOf = SQL("dictionary-character-of", PackageResources.dictionary_character_of_sql)
    fileprivate static let uses = SQL("dictionary-uses", PackageResources.dictionary_uses_sql)
    fileprivate static let examples = SQL("dictionary-examples", PackageResources.dictionary_examples_sql)
}

extension ChineseDictionary {
    /// What the dictionary says of a word or a character in simplified or traditional characters; nil where it says nothing.
    ///
    /// - Parameters:
    ///   - words: how many words are given for each reading of a character.
    ///   - examples: how many sentences are given.
    public func entry(
        of text: String,
        words: Int = 6,
        examples: Int = 3
    ) throws(LibraryError) -> DictionaryEntry? {
        try ask { (database) throws(LibraryError) in
            let found = try database.rows(.wordsOf, .text(text)) { row in
                WordRow(
                    kind: row.integer(0),
                    simplified: row.text(1),
                    traditional: row.text(2),
                    pinyin: row.text(3),
                    meanings: row.text(4).split(separator: "\n").map { String($0) },
                    level: row.integer(5)
                )
            }
            let character = try database.rows(.characterOf, .text(text)) { CharacterRecord.row($0) }.first
            if found.isEmpty, character == nil { return nil }
            var readings = Self.readings(found, character?.record)
            if character != nil, words > 0 {
                for index in readings.indices {
                    let reading = readings[index].spelling.inSmallLetters.numbered
                    // A word that is written alike in several readings (大学, Dàxué) has a row for each.
                    let rows = try database.rows(
                        .uses,
                        .text(text),
                        .text(reading),
                        .integer(words * 4)
                    ) { $0.text(0) }
                    var seen: Set<String> = []
                    readings[index].words = Array(rows.filter { seen.insert($0).inserted }.prefix(words))
                }
            }
            let sentences =
                examples > 0
                ? try database.rows(.examples, .text(text), .integer(examples)) { row in
                    DictionaryEntry.Example(text: row.text(1), english: row.text(4), level: row.integer(0))
                } : []
            let isSimplified = found.isEmpty || found.contains { $0.simplified == text }
            let simplified = isSimplified ? text : found.first?.simplified ?? text
            var traditional = distinct(found.map(\.traditional)).filter { $0 != simplified }
            if let record = character?.record {
                // CC-CEDICT has also forms that only lead to others; Unihan tells which are this one's.
                traditional = distinct(record.traditional + traditional.filter { !record.traditional.contains($0) })
            }
            let level = character.map(\.level).flatMap { $0 > 0 ? $0 : nil }
            return DictionaryEntry(
                text: simplified,
                traditional: isSimplified ? traditional : distinct([text] + traditional),
                readings: readings,
                hsk: level ?? found.lazy.map(\.level).first { $0 > 0 },
                character: character?.record,
                examples: sentences
            )
        }
    }

    private struct WordRow {
        var kind: Int
        var simplified: String
        var traditional: String
        var pinyin: String
        var meanings: [String]
        var level: Int
    }

    /// Readings with their meanings: a character's in its order, then what else the words have.
    private static func readings(_ rows: [WordRow], _ character: CharacterRecord?) -> [DictionaryEntry.Reading] {
        var readings: [DictionaryEntry.Reading] = (character?.readings ?? []).compactMap { reading in
            WordReading(numbered: reading).map { DictionaryEntry.Reading(spelling: $0, meanings: []) }
        }
        for row in rows {
            guard let spelling = WordReading(numbered: row.pinyin) else { continue }
            // A name is read as the word that is written so.
            if let index = readings.firstIndex(where: { $0.spelling.syllables == spelling.syllables }) {
                readings[index].meanings += row.meanings.filter { !readings[index].meanings.contains($0) }
            } else {
                readings.append(DictionaryEntry.Reading(spelling: spelling, meanings: row.meanings))
            }
        }
        return readings
    }
}

func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
}

extension CharacterRecord {
    /// A row of the table of characters, and the character's level in the HSK examination, 0 for none.
    static func row(_ row: Row) -> (record: CharacterRecord, level: Int) { (CharacterRecord(row), row.integer(8)) }

    init(_ row: Row) {
        func number(_ column: Int) -> Int? { row.integer(column) > 0 ? row.integer(column) : nil }
        self.init(
            text: row.text(0),
            number: number(1),
            readings: row.text(2).split(separator: " ").map { String($0) },
            radical: number(3),
            hasSimplifiedRadical: row.integer(4) != 0,
            beyond: row.integer(5),
            strokes: number(6),
            meaning: row.text(7).isEmpty ? nil : row.text(7),
            simplified: row.text(9).map { String($0) },
            traditional: row.text(10).map { String($0) }
        )
    }
}
