@preconcurrency import Glibc
public import Lexicography

extension SQL {
    fileprivate static let schema = SQL("dictionary-schema", PackageResources.dictionary_schema_sql)
    fileprivate static let source = SQL("dictionary-source-insert", PackageResources.dictionary_source_insert_sql)
    fileprivate static let character = SQL(
        "dictionary-character-insert",
        PackageResources.dictionary_character_insert_sql
    )
    fileprivate static let word = SQL("dictionary-word-insert", PackageResources.dictionary_word_insert_sql)
    fileprivate static let form = SQL("dictionary-form-insert", PackageResources.dictionary_form_insert_sql)
    fileprivate static let sound = SQL("dictionary-sound-insert", PackageResources.dictionary_sound_insert_sql)
    fileprivate static let initials = SQL("dictionary-initials-insert", PackageResources.dictionary_initials_insert_sql)
    fileprivate static let term = SQL("dictionary-term-insert", PackageResources.dictionary_term_insert_sql)
    fileprivate static let use = SQL("dictionary-use-insert", PackageResources.dictionary_use_insert_sql)
    fileprivate static let reading = SQL("dictionary-reading-insert", PackageResources.dictionary_reading_insert_sql)
    fileprivate static let sentence = SQL("dictionary-sentence-insert", PackageResources.dictionary_sentence_insert_sql)
}

extension ChineseDictionary {
    /// Writes a dictionary, which appears at its path whole or not at all.
    ///
    /// - Parameters:
    ///   - stamps: by what each source is known, by the sources' names.
    ///   - progress: told how much is done, 0…1; answers whether to go on. Otherwise
    ///     ``LibraryError/Kind/stopped`` is thrown, and what was there before stays.
    public static func write(
        _ draft: DictionaryDraft,
        madeFrom stamps: [String: String],
        to path: String,
        progress: (Double) -> Bool
    ) throws(LibraryError) {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        let new = path + ".new"
        unlink(new)
        do throws(LibraryError) {
            try fill(try Database(path: new), draft, stamps, progress)
        } catch {
            unlink(new)
            throw error
        }
        guard rename(new, path) == 0 else {
            let number = errno
            unlink(new)
            throw failure("rename", number, path)
        }
    }

    private static func fill(
        _ database: Database,
        _ draft: DictionaryDraft,
        _ stamps: [String: String],
        _ progress: (Double) -> Bool
    ) throws(LibraryError) {
        // Nothing is to be kept of a file that was not finished; the end alone waits for the disk.
        _ = try database.pragmaText("PRAGMA journal_mode = OFF")
        try database.execute("PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536")
        var draft = draft
        let contents = draft.finished()
        let (characters, words, forms) = (contents.characters, contents.words, contents.forms)
        // Each form is found by about six rows.
        let total = Double(characters.count + words.count + forms.count * 7 + draft.sentences.count)
        var count = 0
        func note() throws(LibraryError) {
            count += 1
            guard count % 5_000 == 0, !progress(min(Double(count) / total, 1)) else { return }
            throw LibraryError(.stopped, call: "write", message: "stopped", path: database.path)
        }
        try database.transaction { () throws(LibraryError) in
            try database.execute(SQL.schema.text)
            try database.execute("PRAGMA application_id = \(application); PRAGMA user_version = \(form)")
            for (name, stamp) in stamps { try database.run(.source, .text(name), .text(stamp)) }
            for character in characters {
                try database.run(
                    .character,
                    .text(character.text),
                    .integer(character.number ?? 0),
                    .text(character.readings.joined(separator: " ")),
                    .integer(character.radical ?? 0),
                    .integer(character.hasSimplifiedRadical ? 1 : 0),
                    .integer(character.beyond ?? 0),
                    .integer(character.strokes ?? 0),
                    .text(character.meaning ?? ""),
                    .integer(draft.level(ofCharacter: character.text) ?? 0),
                    .text(character.simplified.joined()),
                    .text(character.traditional.joined())
                )
                try note()
            }
            for character in characters {
                guard let number = character.number else { continue }
                for reading in character.readings {
                    let (syllable, tone) = (String(reading.dropLast()), Int(String(reading.suffix(1))) ?? 5)
                    try database.run(
                        .reading,
                        .text(syllable),
                        .integer(tone),
                        .integer(number),
                        .text(character.text)
                    )
                }
            }
            for (index, word) in words.enumerated() {
                try database.run(
                    .word,
                    .integer(index),
                    .text(word.simplified),
                    .text(word.traditional),
                    .text(word.pinyin),
                    .text(word.meanings.joined(separator: "\n")),
                    .integer(word.level ?? 0)
                )
                try note()
            }
            for form in forms {
                try database.run(
                    .form,
                    .text(form.text),
                    .integer(form.rank),
                    .integer(form.word),
                    .integer(form.kind.rawValue),
                    .integer(form.cost)
                )
                try note()
            }
            try contents.eachFinding(
                sound: { (row) throws(LibraryError) in
                    try database.run(.sound, .text(row.key), .integer(row.cost), .text(row.text), .text(row.reading))
                    try note()
                },
                initials: { (row) throws(LibraryError) in
                    try database.run(.initials, .text(row.key), .integer(row.cost), .text(row.text))
                    try note()
                },
                term: { (row) throws(LibraryError) in
                    try database.run(.term, .text(row.key), .integer(row.cost), .text(row.text))
                    try note()
                },
                use: { (row) throws(LibraryError) in
                    try database.run(.use, .text(row.key), .text(row.reading), .integer(row.cost), .text(row.text))
                    try note()
                }
            )
            for (index, sentence) in draft.sentences.enumerated() {
                try database.run(
                    .sentence,
                    .integer(index),
                    .integer(sentence.level),
                    .text(sentence.text),
                    .text(sentence.traditional),
                    .text(sentence.pinyin),
                    .text(sentence.english)
                )
                try note()
            }
        }
        _ = progress(1)
    }
}
