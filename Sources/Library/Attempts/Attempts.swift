public import Courses
import Scoring

extension SQL {
    fileprivate static let insert = SQL("attempt-insert", PackageResources.attempt_insert_sql)
    fileprivate static let count = SQL("attempt-count", PackageResources.attempt_count_sql)
    fileprivate static let ofPhrase = SQL("attempts-of-phrase", PackageResources.attempts_of_phrase_sql)
    fileprivate static let all = SQL("attempts-all", PackageResources.attempts_all_sql)
    fileprivate static let latest = SQL("attempts-latest", PackageResources.attempts_latest_sql)
}

extension Library {
    /// Stores an attempt, the review that it is, and the sounds said in it, in one transaction; one that was not judged is not stored.
    public func store(_ attempt: Attempt) throws(LibraryError) {
        guard attempt.outcome != .unheard else { return }
        let moment = attempt.moment
        try database.transaction { () throws(LibraryError) in
            _ = try database.run(
                .insert,
                .integer(moment.instant),
                .integer(moment.offset),
                .text(moment.day.description),
                .text(attempt.exercise),
                .text(attempt.kind.rawValue),
                .text(attempt.language.code),
                .text(attempt.phrase?.rawValue ?? ""),
                .text(attempt.text),
                .text(attempt.outcome.rawValue),
                .optional(attempt.score),
                .text(attempt.wordsText),
                .integer(attempt.slips),
                .integer(attempt.hints),
                .optional(attempt.seconds)
            )
            try count(attempt.sounds, in: attempt.language, on: moment.day)
            if let review = attempt.review { try store(review) }
        }
    }

    /// The latest attempts at a phrase, newest first. O(log n + limit).
    public func attempts(at phrase: Phrase.ID, limit: Int = 1) throws(LibraryError) -> [Attempt] {
        try database.rows(.ofPhrase, .text(phrase.rawValue), .integer(max(limit, 0))) { Attempt($0) }
    }

    /// The latest attempts at anything, newest first. O(limit).
    public func latestAttempts(limit: Int) throws(LibraryError) -> [Attempt] {
        try database.rows(.latest, .integer(max(limit, 0))) { Attempt($0) }
    }

    /// Every attempt, oldest first, one at a time.
    public func eachAttempt(_ body: (Attempt) throws(LibraryError) -> Void) throws(LibraryError) {
        try database.each(.all) { (row) throws(LibraryError) in try body(Attempt(row)) }
    }

    /// How many attempts there are. O(n).
    public func attemptCount() throws(LibraryError) -> Int {
        try database.rows(.count) { $0.integer(0) }.first ?? 0
    }
}
