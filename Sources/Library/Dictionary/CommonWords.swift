public import Orthography

extension SQL {
    fileprivate static let common = SQL("dictionary-uses", PackageResources.dictionary_uses_sql)
}

extension ChineseDictionary {
    /// The words in which a character is read so, the commonest first.
    public func words(
        with character: Character,
        read syllable: Syllable,
        limit: Int
    ) throws(LibraryError) -> [String] {
        try ask { (database) throws(LibraryError) in
            try database.rows(
                .common,
                .text(String(character)),
                .text(Pinyin.numbered([syllable])),
                .integer(limit)
            ) { $0.text(0) }
        }
    }
}
