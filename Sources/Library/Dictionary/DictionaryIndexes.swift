public import Lexicography

extension SQL {
    fileprivate static let ofSyllable = SQL("dictionary-of-syllable", PackageResources.dictionary_of_syllable_sql)
    fileprivate static let syllables = SQL("dictionary-syllables", PackageResources.dictionary_syllables_sql)
    fileprivate static let standard = SQL("dictionary-standard", PackageResources.dictionary_standard_sql)
}

extension ChineseDictionary {
    /// The syllables that the standard's characters have, without tones.
    public func syllables() throws(LibraryError) -> Set<String> {
        Set(try ask { (database) throws(LibraryError) in try database.rows(.syllables) { $0.text(0) } })
    }

    /// The standard's characters that are read so, by their tones, 1…5; each in the standard's order, the commonest first.
    ///
    /// - Parameter syllable: without a tone: `lü`.
    public func characters(of syllable: String) throws(LibraryError) -> [(tone: Int, characters: [String])] {
        let rows = try ask { (database) throws(LibraryError) in
            try database.rows(.ofSyllable, .text(syllable)) { ($0.integer(1), $0.text(2)) }
        }
        var tones: [(tone: Int, characters: [String])] = []
        for (tone, text) in rows {
            if tones.last?.tone == tone {
                tones[tones.count - 1].characters.append(text)
            } else {
                tones.append((tone, [text]))
            }
        }
        return tones
    }

    /// The standard's characters in its order.
    public func standardCharacters() throws(LibraryError) -> [CharacterRecord] {
        try ask { (database) throws(LibraryError) in try database.rows(.standard) { CharacterRecord($0) } }
    }
}
