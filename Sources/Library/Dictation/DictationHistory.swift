extension SQL {
    fileprivate static let runs = SQL("runs-of-unit", PackageResources.runs_of_unit_sql)
    fileprivate static let answers = SQL("answers-to-word", PackageResources.answers_to_word_sql)
}

/// A dictation that was held, as a line of a unit's history.
public struct HeldDictation: Sendable, Hashable {
    public let id: Int
    /// The study day on which it was begun: 2026-03-01.
    public let date: String
    /// `paper`, `typed`, `spelled` or `read`.
    public let answer: String
    /// Whether it was done to its end.
    public let hasEnded: Bool
    public let right: Int
    public let wrong: Int
    /// How many words were to be dictated.
    public let words: Int
}

/// An answer that was given to a word.
public struct GivenAnswer: Sendable, Hashable {
    /// The study day: 2026-03-01.
    public let date: String
    /// `paper`, `typed`, `spelled` or `read`.
    public let answer: String
    public let isRight: Bool
    /// As it was typed or heard; empty where nothing was.
    public let typed: String
}

extension Library {
    /// The dictations of a unit in which something was answered, the latest first.
    public func dictations(ofUnit unit: Int, limit: Int) throws(LibraryError) -> [HeldDictation] {
        try database.rows(.runs, .integer(unit), .integer(limit)) { row in
            HeldDictation(
                id: row.integer(0),
                date: row.text(1),
                answer: row.text(2),
                hasEnded: row.integer(3) != 0,
                right: row.integer(4),
                wrong: row.integer(5),
                words: row.integer(6)
            )
        }
    }

    /// The answers to a word, the latest first.
    public func answers(toWord word: Int, limit: Int) throws(LibraryError) -> [GivenAnswer] {
        try database.rows(.answers, .integer(word), .integer(limit)) { row in
            GivenAnswer(
                date: row.text(0),
                answer: row.text(1),
                isRight: row.text(2) == "right",
                typed: row.text(3)
            )
        }
    }
}
