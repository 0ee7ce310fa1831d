/// Why the learner's database could not do something.
public struct LibraryError: Error, Sendable, Equatable {
    /// What a caller can do about it.
    public enum Kind: String, Sendable {
        /// The folder or the file cannot be written or not be opened.
        case readOnly
        /// The folder or the file is there, or may be, but cannot be looked into.
        case unreadable
        /// No space is left on the disk.
        case full
        /// The file is no database, or holds what contradicts itself.
        case damaged
        /// Another program held it longer than was waited.
        case locked
        /// A newer program wrote it.
        case tooNew
        /// There is no such file.
        case absent
        /// Who asked for it had it stopped.
        case stopped
        /// Anything else, a mistake of this program among it.
        case failed
    }

    public let kind: Kind
    /// SQLite's extended result code, or the system's error number where no SQLite call failed.
    public let code: Int32
    /// The call that failed: `sqlite3_step`.
    public let call: String
    /// The library's own words.
    public let message: String
    /// The database file.
    public let path: String
    /// The statement that was run; nil where none was.
    public let statement: String?
    /// The statement's arguments, in order.
    public let arguments: [String]

    init(
        _ kind: Kind,
        code: Int32 = 0,
        call: String,
        message: String,
        path: String,
        statement: String? = nil,
        arguments: [String] = []
    ) {
        self.kind = kind
        self.code = code
        self.call = call
        self.message = message
        self.path = path
        self.statement = statement
        self.arguments = arguments
    }
}
