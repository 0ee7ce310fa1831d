extension SQL {
    fileprivate static let upsert = SQL("explanation-upsert", PackageResources.explanation_upsert_sql)
    fileprivate static let explanation = SQL("explanation-of", PackageResources.explanation_of_sql)
    fileprivate static let explanations = SQL("explanations", PackageResources.explanations_sql)
    fileprivate static let delete = SQL("explanations-delete", PackageResources.explanations_delete_sql)
}

/// Explanations of Chinese characters that the learner took in: they stay when the dictionary is made again.
extension Library {
    /// Takes in explanations by their characters, all or none; one that is there already is replaced.
    public func takeIn(explanations: [(character: String, text: String)]) throws(LibraryError) {
        try database.transaction { () throws(LibraryError) in
            for (character, text) in explanations { try database.run(.upsert, .text(character), .text(text)) }
        }
    }

    /// What a character means; nil where nothing was taken in for it.
    public func explanation(of character: String) throws(LibraryError) -> String? {
        try database.rows(.explanation, .text(character)) { $0.text(0) }.first
    }

    /// All that were taken in, by their characters.
    public func explanations() throws(LibraryError) -> [(character: String, text: String)] {
        try database.rows(.explanations) { ($0.text(0), $0.text(1)) }
    }

    /// Forgets all that were taken in; answers how many there were.
    public func removeExplanations() throws(LibraryError) -> Int {
        try database.transaction { () throws(LibraryError) in
            let count = try explanations().count
            try database.run(.delete)
            return count
        }
    }
}
