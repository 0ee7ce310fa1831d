import JSON

extension SQL {
    fileprivate static let insert = SQL("run-insert", PackageResources.run_insert_sql)
    fileprivate static let open = SQL("run-open", PackageResources.run_open_sql)
    fileprivate static let reached = SQL("run-reached", PackageResources.run_reached_sql)
    fileprivate static let mode = SQL("run-answer", PackageResources.run_answer_sql)
    fileprivate static let speed = SQL("run-speed", PackageResources.run_speed_sql)
    fileprivate static let manner = SQL("run-manner", PackageResources.run_manner_sql)
    fileprivate static let ended = SQL("run-ended", PackageResources.run_ended_sql)
    fileprivate static let answers = SQL("run-answers", PackageResources.run_answers_sql)
    fileprivate static let answer = SQL("answer-upsert", PackageResources.answer_upsert_sql)
    fileprivate static let wrong = SQL("mistake-wrong", PackageResources.mistake_wrong_sql)
    fileprivate static let right = SQL("mistake-right", PackageResources.mistake_right_sql)
    fileprivate static let left = SQL("mistake-left", PackageResources.mistake_left_sql)
    fileprivate static let mistakes = SQL("mistakes", PackageResources.mistakes_sql)
    fileprivate static let history = SQL("word-history", PackageResources.word_history_sql)
    fileprivate static let standings = SQL("unit-standings", PackageResources.unit_standings_sql)
    fileprivate static let hasHistory = SQL("word-has-history", PackageResources.word_has_history_sql)
}

extension Library {
    /// Begins a dictation; answers its number.
    ///
    /// - Parameter speed: words a minute; nil for the speed that is set for the language.
    public func beginDictation(
        ofUnit unit: Int,
        answer: String,
        times: Int,
        gap: Double,
        speed: Int? = nil,
        words: [Int],
        at moment: Moment
    ) throws(LibraryError) -> Int {
        let order = JSONValue.array(words.map { .integer($0) }).text
        return try database.rows(
            .insert,
            .integer(unit),
            .integer(moment.instant),
            .integer(moment.offset),
            .text(moment.day.description),
            .text(answer),
            .integer(times),
            .real(gap),
            .text(order),
            speed.map { .integer($0) } ?? .null
        ) { $0.integer(0) }.first ?? 0
    }

    /// The last dictation of a unit, where it was not done to its end.
    public func openDictation(ofUnit unit: Int) throws(LibraryError) -> DictationRun? {
        let runs = try database.rows(.open, .integer(unit)) { row in
            DictationRun(
                id: row.integer(0),
                unit: row.integer(1),
                answer: row.text(2),
                times: row.integer(3),
                gap: row.real(4) ?? 0,
                speed: row.optionalInteger(7),
                words: ((try? JSONValue(parsing: row.text(5)))?.array ?? []).compactMap(\.integer),
                position: row.integer(6)
            )
        }
        guard var run = runs.first else { return nil }
        for (word, verdict) in try database.rows(.answers, .integer(run.id), map: { ($0.integer(0), $0.text(1)) }) {
            run.answers[word] = verdict == "right"
        }
        return run
    }

    /// Notes at which word a dictation stands.
    public func setDictation(_ run: Int, position: Int) throws(LibraryError) {
        try database.run(.reached, .integer(run), .integer(position))
    }

    /// Notes that a dictation is answered in another way.
    public func setDictation(_ run: Int, answer: String) throws(LibraryError) {
        try database.run(.mode, .integer(run), .text(answer))
    }

    /// Notes that a dictation goes on in another manner than it was begun.
    ///
    /// - Parameter speed: words a minute; nil for the speed that is set for the language.
    public func setDictation(
        _ run: Int,
        answer: String,
        times: Int,
        gap: Double,
        speed: Int?
    ) throws(LibraryError) {
        try database.run(
            .manner,
            .integer(run),
            .text(answer),
            .integer(times),
            .real(gap),
            speed.map { .integer($0) } ?? .null
        )
    }

    /// Notes that the words of a dictation are spoken at another speed, in words a minute.
    public func setDictation(_ run: Int, speed: Int) throws(LibraryError) {
        try database.run(.speed, .integer(run), .integer(speed))
    }

    /// Notes that a dictation was done to its end.
    public func endDictation(_ run: Int) throws(LibraryError) { try database.run(.ended, .integer(run)) }

    /// Keeps an answer, and what it means for the notebook of mistakes, in one transaction.
    ///
    /// A wrong word comes into the notebook; a word in it that is right on two study days leaves it.
    public func keepAnswer(
        in run: Int,
        toWord word: Int,
        isRight: Bool,
        typed: String,
        at moment: Moment
    ) throws(LibraryError) {
        let day = moment.day.description
        try database.transaction { () throws(LibraryError) in
            try reviewAnswer(in: run, toWord: word, isRight: isRight, at: moment)
            try database.run(
                .answer,
                .integer(run),
                .integer(word),
                .integer(moment.instant),
                .integer(moment.offset),
                .text(day),
                .text(isRight ? "right" : "wrong"),
                .text(typed)
            )
            if isRight {
                try database.run(.right, .integer(word), .text(day))
                try database.run(.left, .integer(word))
            } else {
                try database.run(.wrong, .integer(word), .text(day), .text(typed))
            }
        }
    }

    /// The notebook of mistakes, oldest first.
    public func mistakes() throws(LibraryError) -> [Mistake] {
        try database.rows(.mistakes) { row in
            Mistake(
                word: TextbookWord(
                    row.text(1),
                    id: row.integer(0),
                    pinyin: row.text(2),
                    numbered: row.text(3),
                    explanation: row.text(4),
                    level: row.text(5)
                ),
                unit: row.integer(6),
                since: row.text(7),
                typed: row.text(8),
                cleanDays: row.integer(9)
            )
        }
    }

    /// How the units stand that were dictated, by their numbers.
    public func unitStandings() throws(LibraryError) -> [Int: UnitStanding] {
        let rows = try database.rows(.standings) { row in
            (row.integer(0), UnitStanding(known: row.integer(1), mistakes: row.integer(2), last: row.text(3)))
        }
        return Dictionary(rows) { one, _ in one }
    }

    /// What was done with a word.
    public func history(ofWord id: Int) throws(LibraryError) -> WordHistory {
        try database.rows(.history, .integer(id)) { row in
            WordHistory(right: row.integer(0), wrong: row.integer(1), last: row.text(2))
        }.first ?? WordHistory(right: 0, wrong: 0, last: "")
    }

    /// Whether anything was done with a word.
    func hasHistory(_ word: Int) throws(LibraryError) -> Bool {
        try database.rows(.hasHistory, .integer(word)) { $0.integer(0) }.first == 1
    }
}
