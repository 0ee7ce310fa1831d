extension SQL {
    fileprivate static let set = SQL("bookmark-set", PackageResources.bookmark_set_sql)
    fileprivate static let get = SQL("bookmark-get", PackageResources.bookmark_get_sql)
}

/// A place to come back to.
public struct Bookmark: Sendable, Hashable {
    public let name: String

    public init(name: String) { self.name = name }

    /// The number of the lesson studied last.
    public static let lesson = Bookmark(name: "lesson")
}

extension Library {
    public func bookmark(_ bookmark: Bookmark) throws(LibraryError) -> String? {
        try database.rows(.get, .text(bookmark.name)) { $0.text(0) }.first
    }

    public func setBookmark(_ bookmark: Bookmark, to place: String) throws(LibraryError) {
        try database.run(.set, .text(bookmark.name), .text(place))
    }
}
