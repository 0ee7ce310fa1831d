import Memory
import Orthography

extension SQL {
    fileprivate static let word = SQL("word-of", PackageResources.word_of_sql)
    fileprivate static let numbers = SQL("word-numbers", PackageResources.word_numbers_sql)
    fileprivate static let language = SQL("word-language", PackageResources.word_language_sql)
    fileprivate static let wrong = SQL("mistake-wrong", PackageResources.mistake_wrong_sql)
    fileprivate static let right = SQL("mistake-right", PackageResources.mistake_right_sql)
    fileprivate static let left = SQL("mistake-left", PackageResources.mistake_left_sql)
}

extension Library {
    /// A word of a textbook; nil where there is none of that number.
    public func word(_ id: Int) throws(LibraryError) -> TextbookWord? {
        try database.rows(.word, .integer(id)) { row in
            TextbookWord(row.text(1), id: row.integer(0), pinyin: row.text(2), explanation: row.text(3))
        }.first
    }

    /// The numbers of all words that a textbook still has.
    public func wordNumbers() throws(LibraryError) -> [Int] { try database.rows(.numbers) { $0.integer(0) } }

    /// Keeps that a word was asked for in a review, and what that means for the notebook of mistakes, in one transaction.
    ///
    /// - Parameter repeats: how often it was asked for again.
    public func keepRecall(
        ofWord id: Int,
        isRight: Bool,
        typed: String,
        repeats: Int,
        at moment: Moment
    ) throws(LibraryError) {
        let day = moment.day.description
        try database.transaction { () throws(LibraryError) in
            let code = try database.rows(.language, .integer(0), .integer(id)) { $0.text(0) }.first
            guard let language = code.flatMap({ Language(code: $0) }) else { return }
            let grade = Performance.dictated(isRight: isRight, repeats: repeats).grade
            try store(Review(ReviewItem(.word, language, String(id)), form: "typed", grade: grade, at: moment))
            if isRight {
                try database.run(.right, .integer(id), .text(day))
                try database.run(.left, .integer(id))
            } else {
                try database.run(.wrong, .integer(id), .text(day), .text(typed))
            }
        }
    }
}
