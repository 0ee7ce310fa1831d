import JSON

extension SQL {
    fileprivate static let words = SQL("words-all", PackageResources.words_all_sql)
    fileprivate static let runs = SQL("runs-all", PackageResources.runs_all_sql)
    fileprivate static let answers = SQL("answers-all", PackageResources.answers_all_sql)
    fileprivate static let mistakes = SQL("mistakes-all", PackageResources.mistakes_all_sql)
}

extension Library {
    /// Hands over the textbooks, what was dictated and the notebook of mistakes: records unit, word, dictation, answer and
    /// mistake. A word is named by its number in the others.
    func exportTextbooks(_ body: (JSONValue) throws(LibraryError) -> Void) throws(LibraryError) {
        for unit in try units() { try body(.object([.init("record", "unit")] + unit.key.members)) }
        try database.each(.words) { (row) throws(LibraryError) in
            let place = UnitKey(row, from: 9)
            try body(
                .object(
                    [
                        .init("record", "word"), .init("word", .integer(row.integer(0))),
                        .init("text", .string(row.text(1))), .init("pinyin", .string(row.text(2))),
                        .init("pinyin_num", .string(row.text(3))), .init("explanation", .string(row.text(4))),
                        .init("level", .string(row.text(5))), .init("guess", .bool(row.integer(6) != 0)),
                        .init("corrected", .bool(row.integer(7) != 0)), .init("gone", .bool(row.integer(8) != 0)),
                    ] + place.members
                )
            )
        }
        try database.each(.runs) { (row) throws(LibraryError) in
            try body(
                .object(
                    [.init("record", "dictation"), .init("run", .integer(row.integer(0)))]
                        + UnitKey(row, from: 1).members + [
                            .init("date", .string(row.text(7))), .init("at", .integer(row.integer(8))),
                            .init("offset", .integer(row.integer(9))), .init("answer", .string(row.text(10))),
                            .init("times", .integer(row.integer(11))), .init("gap", .number(row.real(12) ?? 0)),
                            .init("speed", .optional(row.optionalInteger(16))),
                            .init("words", (try? JSONValue(parsing: row.text(13))) ?? .array([])),
                            .init("position", .integer(row.integer(14))), .init("ended", .bool(row.integer(15) != 0)),
                        ]
                )
            )
        }
        try database.each(.answers) { (row) throws(LibraryError) in
            try body([
                "record": "answer", "run": .integer(row.integer(0)), "word": .integer(row.integer(1)),
                "date": .string(row.text(2)), "at": .integer(row.integer(3)), "offset": .integer(row.integer(4)),
                "verdict": .string(row.text(5)), "typed": .string(row.text(6)),
            ])
        }
        try database.each(.mistakes) { (row) throws(LibraryError) in
            try body([
                "record": "mistake", "word": .integer(row.integer(0)), "since": .string(row.text(1)),
                "typed": .string(row.text(2)), "clean_days": .integer(row.integer(3)),
                "last_clean": row.text(4).isEmpty ? .null : .string(row.text(4)),
            ])
        }
    }
}

extension UnitKey {
    /// From six columns that follow each other.
    fileprivate init(_ row: Row, from column: Int) {
        self.init(
            language: row.text(column),
            book: row.text(column + 1),
            grade: row.text(column + 2),
            term: row.text(column + 3),
            type: row.text(column + 4),
            unit: row.text(column + 5)
        )
    }

    fileprivate var members: [JSONValue.Member] {
        [
            .init("lang", .string(language)), .init("book", .string(book)), .init("grade", .string(grade)),
            .init("term", .string(term)), .init("type", .string(type)), .init("unit", .string(unit)),
        ]
    }
}
