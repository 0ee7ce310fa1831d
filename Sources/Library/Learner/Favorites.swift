public import Courses

extension SQL {
    fileprivate static let insert = SQL("favorite-insert", PackageResources.favorite_insert_sql)
    fileprivate static let delete = SQL("favorite-delete", PackageResources.favorite_delete_sql)
    fileprivate static let favorites = SQL("favorites", PackageResources.favorites_sql)
}

extension Library {
    /// Makes a phrase a favorite, or no longer one.
    public func setFavorite(_ phrase: Phrase.ID, _ isFavorite: Bool, at moment: Moment) throws(LibraryError) {
        if isFavorite {
            try database.run(.insert, .text(phrase.rawValue), .integer(moment.instant))
        } else {
            try database.run(.delete, .text(phrase.rawValue))
        }
    }

    /// The favorites in the order in which they became so.
    public func favorites() throws(LibraryError) -> [Phrase.ID] {
        try database.rows(.favorites) { Phrase.ID(rawValue: $0.text(0)) }
    }
}
