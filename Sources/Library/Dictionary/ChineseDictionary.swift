@preconcurrency import Glibc
public import Lexicography
import Threads

extension SQL {
    fileprivate static let sources = SQL("dictionary-sources", PackageResources.dictionary_sources_sql)
    fileprivate static let formWords = SQL("dictionary-form-words", PackageResources.dictionary_form_words_sql)
    fileprivate static let characterReadings = SQL(
        "dictionary-character-readings",
        PackageResources.dictionary_character_readings_sql
    )
}

/// The Chinese dictionary: one file that was built whole and is only read.
///
/// It owns one handle. Several threads may ask at once; each waits for its turn.
public final class ChineseDictionary: Sendable {
    private let database: Lock<Database>

    /// The form of the file that this program writes and reads; a file of another form is built again.
    static let form = 7
    /// Marks a file as this program's dictionary (`alod`).
    static let application = 0x616C_6F64

    /// Opens a dictionary; nil where there is none, or where it was made in another form or from other sources.
    ///
    /// - Parameter stamps: by what each source is known, by the sources' names; nil where any will do.
    public static func opened(_ path: String, madeFrom stamps: [String: String]?) throws(LibraryError)
        -> ChineseDictionary?
    {
        guard access(path, F_OK) == 0 else { return nil }
        let database = try Database(path: path, mode: .still)
        guard try database.pragma("PRAGMA application_id") == application,
            try database.pragma("PRAGMA user_version") == form
        else { return nil }
        let dictionary = ChineseDictionary(database)
        if let stamps, try dictionary.sources() != stamps { return nil }
        return dictionary
    }

    private init(_ database: sending Database) { self.database = Lock(database) }

    /// Asks the database, nobody else meanwhile.
    func ask<Value>(_ body: (Database) throws(LibraryError) -> Value) throws(LibraryError) -> Value {
        try database.use { (database) throws(LibraryError) in try body(database) }
    }

    /// What it was made from.
    func sources() throws(LibraryError) -> [String: String] {
        let rows = try ask { (database) throws(LibraryError) in
            try database.rows(.sources) { ($0.text(0), $0.text(1)) }
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// The words of a text with their readings. About 10 µs a character.
    public func words(of text: String) throws(LibraryError) -> [ReadWord] {
        try readWords(of: text) { (texts) throws(LibraryError) in try known(texts) }
    }

    /// The readings of a word or a character, the likeliest first; none where it is not known.
    public func readings(of word: String) throws(LibraryError) -> [WordReading] {
        try known([word])[word]?.readings ?? []
    }

    /// What is known of these texts as words.
    func known(_ texts: [String]) throws(LibraryError) -> [String: KnownWord] {
        try ask { (database) throws(LibraryError) in try Self.known(texts, in: database) }
    }

    private static func known(_ texts: [String], in database: Database) throws(LibraryError) -> [String: KnownWord] {
        var found: [String: (kind: Int, word: KnownWord)] = [:]
        func argument(_ index: Int) -> SQLValue { index < texts.count ? .text(texts[index]) : .null }
        try database.each(
            .formWords,
            argument(0),
            argument(1),
            argument(2),
            argument(3),
            argument(4),
            argument(5),
            argument(6),
            argument(7),
            argument(8),
            argument(9),
            argument(10),
            argument(11)
        ) { row in
            let text = row.text(0)
            let kind = row.integer(1)
            var word = found[text]?.word ?? KnownWord(readings: [], cost: row.integer(2))
            // Rows of a higher kind come first.
            if let best = found[text], best.kind < kind, !word.readings.isEmpty { return }
            if let reading = WordReading(numbered: row.text(3)), reading.characterCount == text.count {
                let isNew = !word.readings.contains { $0.syllables == reading.syllables }
                if isNew { word.readings.append(reading) }
            }
            found[text] = (kind, word)
        }
        var words = found.compactMapValues { $0.word.readings.isEmpty ? nil : $0.word }
        for text in texts where text.count == 1 {
            let rows = try database.rows(.characterReadings, .text(text)) { $0.text(0) }
            guard let row = rows.first else { continue }
            let readings = row.split(separator: " ").compactMap { WordReading(numbered: $0) }
            if readings.isEmpty { continue }
            words[text] = KnownWord(readings: readings, cost: words[text]?.cost ?? unknownCost)
        }
        return words
    }

    /// The cost of a character that is no word: a little more than that of any word.
    private static let unknownCost = 1_500
}
