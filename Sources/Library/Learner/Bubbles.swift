extension SQL {
    fileprivate static let insert = SQL("bubble-insert", PackageResources.bubble_insert_sql)
    fileprivate static let bubbles = SQL("bubbles", PackageResources.bubbles_sql)
}

extension Library {
    /// Notes that the help bubble of a screen was seen: once for ever, by screen and not by version.
    public func markBubbleSeen(_ screen: String) throws(LibraryError) { try database.run(.insert, .text(screen)) }

    /// The screens whose help bubble was seen.
    public func seenBubbles() throws(LibraryError) -> Set<String> {
        Set(try database.rows(.bubbles) { $0.text(0) })
    }
}
