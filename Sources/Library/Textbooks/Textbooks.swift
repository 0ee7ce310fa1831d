extension SQL {
    fileprivate static let insertUnit = SQL("unit-insert", PackageResources.unit_insert_sql)
    fileprivate static let findUnit = SQL("unit-find", PackageResources.unit_find_sql)
    fileprivate static let units = SQL("units", PackageResources.units_sql)
    fileprivate static let words = SQL("words-of-unit", PackageResources.words_of_unit_sql)
    fileprivate static let insertWord = SQL("word-insert", PackageResources.word_insert_sql)
    fileprivate static let updateWord = SQL("word-update", PackageResources.word_update_sql)
    fileprivate static let deleteWord = SQL("word-delete", PackageResources.word_delete_sql)
    fileprivate static let mark = SQL("word-mark", PackageResources.word_mark_sql)
    fileprivate static let unmark = SQL("word-unmark", PackageResources.word_unmark_sql)
    fileprivate static let correct = SQL("word-corrected", PackageResources.word_corrected_sql)
    fileprivate static let correctMarks = SQL("marks-corrected", PackageResources.marks_corrected_sql)
}

/// A word as it is stored, with what the program knows of it.
private struct StoredWord {
    var word: TextbookWord
    var place: Int
    var isAbsent: Bool

    init(_ row: Row) {
        word = TextbookWord(
            row.text(1),
            id: row.integer(0),
            pinyin: row.text(2),
            numbered: row.text(3),
            explanation: row.text(4),
            level: row.text(5),
            isGuess: row.integer(6) != 0,
            isCorrected: row.integer(7) != 0
        )
        isAbsent = row.integer(8) != 0
        place = row.integer(9)
    }
}

extension Library {
    /// Takes in the units of one file, all or nothing.
    ///
    /// A unit that is there already becomes what the file has: words of the same text keep their row, and with it what was
    /// done with them; a reading that a person corrected stays; a word that the file no longer has goes, unless something
    /// was done with it.
    @discardableResult
    public func takeIn(_ units: [(key: UnitKey, words: [TextbookWord])]) throws(LibraryError) -> ImportCount {
        try database.transaction { () throws(LibraryError) in
            var count = ImportCount()
            for unit in units {
                count.units += 1
                count.words += unit.words.count
                let id = try rowID(of: unit.key)
                let (added, gone) = try replace(wordsOf: id, with: unit.words)
                count.added += added
                count.gone += gone
            }
            return count
        }
    }

    private func rowID(of key: UnitKey) throws(LibraryError) -> Int {
        let names: [SQLValue] = [
            .text(key.language), .text(key.book), .text(key.grade), .text(key.term), .text(key.type), .text(key.unit),
        ]
        try database.run(.insertUnit, arguments: names)
        return try database.rows(.findUnit, arguments: names) { $0.integer(0) }.first ?? 0
    }

    private func replace(wordsOf unit: Int, with words: [TextbookWord]) throws(LibraryError) -> (added: Int, gone: Int)
    {
        var kept: [String: [StoredWord]] = [:]
        // Backwards, so that the first of several comes last and is taken first.
        for stored in try database.rows(.words, .integer(unit), map: { StoredWord($0) }).reversed() {
            kept[stored.word.text, default: []].append(stored)
        }
        var added = 0
        for (place, word) in words.enumerated() {
            guard var twins = kept[word.text], let last = twins.indices.last else {
                try insert(word, at: place, in: unit)
                added += 1
                continue
            }
            // Of words with the same text the one with the same reading.
            let index = twins.lastIndex { $0.word.numbered == word.numbered } ?? last
            let stored = twins.remove(at: index)
            kept[word.text] = twins.isEmpty ? nil : twins
            try update(stored, to: word, at: place)
        }
        var gone = 0
        for stored in kept.values.joined() where !stored.isAbsent {
            try remove(stored)
            gone += 1
        }
        return (added, gone)
    }

    private func insert(_ word: TextbookWord, at place: Int, in unit: Int) throws(LibraryError) {
        let id = try database.rows(
            .insertWord,
            .integer(unit),
            .text(word.text),
            .text(word.pinyin),
            .text(word.numbered),
            .text(word.explanation),
            .text(word.level)
        ) { $0.integer(0) }
        try database.run(
            .mark,
            .integer(id.first ?? 0),
            .integer(place),
            .integer(word.isGuess ? 1 : 0),
            .integer(word.isCorrected ? 1 : 0),
            .integer(0)
        )
    }

    private func update(_ stored: StoredWord, to word: TextbookWord, at place: Int) throws(LibraryError) {
        var word = word
        word.id = stored.word.id
        // What a person set stays, and what is known is better than nothing.
        if stored.word.isCorrected || word.pinyin.isEmpty {
            word.pinyin = stored.word.pinyin
            word.numbered = stored.word.numbered
            word.isGuess = stored.word.isGuess
        }
        word.isCorrected = word.isCorrected || stored.word.isCorrected
        guard word != stored.word || place != stored.place || stored.isAbsent else { return }
        try database.run(
            .updateWord,
            .integer(word.id),
            .text(word.pinyin),
            .text(word.numbered),
            .text(word.explanation),
            .text(word.level)
        )
        try database.run(
            .mark,
            .integer(word.id),
            .integer(place),
            .integer(word.isGuess ? 1 : 0),
            .integer(word.isCorrected ? 1 : 0),
            .integer(0)
        )
    }

    private func remove(_ stored: StoredWord) throws(LibraryError) {
        let hasHistory = try hasHistory(stored.word.id)
        if stored.word.isCorrected || hasHistory {
            try database.run(
                .mark,
                .integer(stored.word.id),
                .integer(stored.place),
                .integer(stored.word.isGuess ? 1 : 0),
                .integer(stored.word.isCorrected ? 1 : 0),
                .integer(1)
            )
        } else {
            try database.run(.unmark, .integer(stored.word.id))
            try database.run(.deleteWord, .integer(stored.word.id))
        }
    }

    /// Every unit, by language and book, in the order in which they came.
    public func units() throws(LibraryError) -> [TextbookUnit] {
        try database.rows(.units) { row in
            TextbookUnit(
                id: row.integer(0),
                key: UnitKey(
                    language: row.text(1),
                    book: row.text(2),
                    grade: row.text(3),
                    term: row.text(4),
                    type: row.text(5),
                    unit: row.text(6)
                ),
                words: row.integer(7),
                guesses: row.integer(8)
            )
        }
    }

    /// The words of a unit in its order, without those that no file has any more.
    public func words(ofUnit id: Int) throws(LibraryError) -> [TextbookWord] {
        try database.rows(.words, .integer(id)) { StoredWord($0) }.filter { !$0.isAbsent }.map(\.word)
    }

    /// Sets the reading of a word once and for all: of every word of the same text whose reading is a guess as well.
    public func correctReading(ofWord id: Int, pinyin: String, numbered: String) throws(LibraryError) {
        try database.transaction { () throws(LibraryError) in
            try database.run(.correct, .integer(id), .text(pinyin), .text(numbered))
            try database.run(.correctMarks, .integer(id))
        }
    }
}

extension Library {
    /// A name for a unit without a book: the one given where no such unit is there, or one that has some of these words;
    /// otherwise with a number after it.
    public func freeName(_ name: String, for texts: [String]) throws(LibraryError) -> String {
        let units = try units().filter { $0.key.book.isEmpty && $0.key.type.isEmpty }
        let wanted = Set(texts)
        var number = 1
        while true {
            let candidate = number == 1 ? name : "\(name) (\(number))"
            let taken = units.filter { $0.key.unit == candidate }
            if taken.isEmpty { return candidate }
            for unit in taken {
                if try words(ofUnit: unit.id).contains(where: { wanted.contains($0.text) }) { return candidate }
            }
            number += 1
        }
    }
}
