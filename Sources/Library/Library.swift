@preconcurrency import Glibc

/// The learner's own database: what was done, and what was set.
///
/// It owns one handle and is for one thread at a time; another console opens its own. Everything stored is stored when
/// the call returns, and survives a kill or a power cut.
public final class Library {
    let database: Database

    /// The database file; `:memory:` for none.
    public var path: String { database.path }

    /// Opens the database of a learner, and makes it, its folder and its tables where they are missing.
    public init(path: String) throws(LibraryError) {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        database = try Database(path: path)
        try prepare()
    }

    /// Opens a database to read what is in it, also where it cannot be written; nil where there is none.
    ///
    /// What is there and cannot be looked into is not taken for nothing: that throws ``LibraryError/Kind/unreadable``.
    /// Storing into it throws. One of an older program is brought to the newest tables, and so must be written.
    public static func reading(path: String) throws(LibraryError) -> Library? {
        guard access(path, R_OK) == 0 else {
            let number = errno
            if number == ENOENT { return nil }
            throw failure("open", number, path, as: .unreadable)
        }
        do throws(LibraryError) {
            if let library = try newest(try Database(path: path, mode: .read)) { return library }
        } catch  where error.kind == .readOnly {
            // In a folder that cannot be written there is no place for the file that readers share.
            return try newest(try Database(path: path, mode: .still))
        } catch  where error.kind == .full {
            // Where there is no space for that file either, the database is held alone, which needs none.
            let database = try Database(path: path, mode: .write)
            try database.holdAlone()
            if let library = try newest(database) { return library }
        }
        return try Library(path: path)
    }

    /// A database to be read; nil for one of an older program.
    private static func newest(_ database: Database) throws(LibraryError) -> Library? {
        try Migrations.isNewest(database) ? Library(database) : nil
    }

    private init(_ database: Database) { self.database = database }

    private init(inMemory: Void) throws(LibraryError) {
        database = try Database(path: ":memory:")
        try prepare()
    }

    /// A database that nobody keeps.
    public static func inMemory() throws(LibraryError) -> Library { try Library(inMemory: ()) }

    /// The same with what a learner's database holds, as far as it can be read.
    public static func inMemory(copying path: String) throws(LibraryError) -> Library {
        let copy = try Database(path: ":memory:")
        if let source = try? reading(path: path) { try source.database.copy(into: copy) }
        let library = Library(copy)
        try library.prepare()
        return library
    }

    /// How long another program that holds the database is waited for, in seconds; then ``LibraryError/Kind/locked`` is
    /// thrown. 5 unless something else is set.
    public var patience: Double {
        get { Double(database.patience) / 1000 }
        set { database.wait(atMost: Int32(min(max(newValue, 0), 3600) * 1000)) }
    }

    /// Throws where nothing can be stored; changes nothing.
    public func checkWritable() throws(LibraryError) { try transaction { () throws(LibraryError) in } }

    private func prepare() throws(LibraryError) {
        // The first look at the file: one that is no database is found out here.
        try database.startLog()
        // FULL: an answer stored is on the disk. In WAL that is one write to wait for, and answers are seconds apart.
        try database.execute("PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON")
        try Migrations.run(on: database)
    }

    /// Runs a body as one transaction.
    public func transaction<Value>(_ body: () throws(LibraryError) -> Value) throws(LibraryError) -> Value {
        try database.transaction(body)
    }
}

/// Makes a folder and those above it, for the learner alone.
func makeFolder(_ path: String) throws(LibraryError) {
    var status = stat()
    if stat(path, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR { return }
        throw failure("mkdir", ENOTDIR, path)
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
    // Another console may make it at the same moment.
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    // A place that takes no folder, such as `/proc`, says that there is none.
    let number = errno
    throw failure("mkdir", number, path, as: number == ENOENT ? .readOnly : nil)
}

func failure(
    _ call: String,
    _ number: Int32,
    _ path: String,
    as given: LibraryError.Kind? = nil
) -> LibraryError {
    let kind: LibraryError.Kind =
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .full
        case ENOENT: .absent
        case EACCES, EPERM, EROFS, ENOTDIR: .readOnly
        default: .failed
        }
    let words = strerror(number).map { String(cString: $0) } ?? "\(number)"
    return LibraryError(given ?? kind, code: number, call: call, message: words, path: path)
}
