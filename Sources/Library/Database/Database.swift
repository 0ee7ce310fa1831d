import CSQLite
@preconcurrency import Glibc

/// The owner of one SQLite handle and of the statements prepared on it.
///
/// Not for more than one thread at a time. Closed with its last reference.
final class Database {
    /// The file; `:memory:` for none.
    let path: String
    private let handle: OpaquePointer
    private var prepared: [String: Statement] = [:]
    private var isInTransaction = false

    /// How long another program's writing is waited for unless something else is said, in milliseconds.
    static let patience: Int32 = 5_000
    /// How long it is waited for now, in milliseconds.
    private(set) var patience = Database.patience

    /// Opens a file, which is made where it is missing and `mode` says so.
    init(path: String, mode: Mode = .create) throws(LibraryError) {
        var opened: OpaquePointer?
        let flags: Int32 =
            switch mode {
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .write: SQLITE_OPEN_READWRITE
            case .read: SQLITE_OPEN_READONLY
            case .still: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            }
        let name = mode == .still ? Self.unchanging(path) : path
        let status = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard status == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(opened)
            throw LibraryError(
                LibraryError.Kind(code: status),
                code: status,
                call: "sqlite3_open_v2",
                message: message,
                path: path
            )
        }
        self.path = path
        handle = opened
        sqlite3_busy_timeout(handle, Self.patience)
    }

    enum Mode {
        case create
        case write
        case read
        /// To read a file that nobody writes, without a look at its log.
        case still
    }

    /// The URI of a file that does not change, everything but letters and digits in it escaped.
    private static func unchanging(_ path: String) -> String {
        var uri = "file:"
        for byte in path.utf8 {
            switch byte {
            case 0x2F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: uri.unicodeScalars.append(Unicode.Scalar(byte))
            default: uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return uri + "?immutable=1"
    }

    deinit {
        prepared.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Waits so long for another program's writing from now on, in milliseconds.
    func wait(atMost milliseconds: Int32) {
        patience = max(0, milliseconds)
        sqlite3_busy_timeout(handle, patience)
    }

    /// Runs a statement that gives no rows. Answers how many rows it changed.
    @discardableResult
    func run(_ sql: SQL, _ arguments: SQLValue...) throws(LibraryError) -> Int {
        try run(sql, arguments: arguments)
    }

    /// The same with its arguments in an array.
    @discardableResult
    func run(_ sql: SQL, arguments: [SQLValue]) throws(LibraryError) -> Int {
        let statement = try statement(sql)
        try statement.start(arguments)
        while try statement.step() {}
        let changes = Int(sqlite3_changes(handle))
        statement.finish()
        return changes
    }

    /// The rows of a statement, each made a value.
    func rows<Value>(
        _ sql: SQL,
        _ arguments: SQLValue...,
        map: (Row) throws(LibraryError) -> Value
    ) throws(LibraryError) -> [Value] {
        try rows(sql, arguments: arguments, map: map)
    }

    /// The same with its arguments in an array.
    func rows<Value>(
        _ sql: SQL,
        arguments: [SQLValue],
        map: (Row) throws(LibraryError) -> Value
    ) throws(LibraryError) -> [Value] {
        let statement = try statement(sql)
        try statement.start(arguments)
        defer { statement.finish() }
        var values: [Value] = []
        while try statement.step() { values.append(try map(Row(statement))) }
        return values
    }

    /// Hands over the rows of a statement one after the other, for those that are too many to keep.
    func each(
        _ sql: SQL,
        _ arguments: SQLValue...,
        body: (Row) throws(LibraryError) -> Void
    ) throws(LibraryError) {
        let statement = try statement(sql)
        try statement.start(arguments)
        defer { statement.finish() }
        while try statement.step() { try body(Row(statement)) }
    }

    /// Runs a body as one transaction, which takes the right to write at once, so that what it reads stays true.
    ///
    /// Inside another one it is a part of that.
    func transaction<Value>(_ body: () throws(LibraryError) -> Value) throws(LibraryError) -> Value {
        if isInTransaction { return try body() }
        try execute("BEGIN IMMEDIATE")
        isInTransaction = true
        defer { isInTransaction = false }
        do throws(LibraryError) {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // Where SQLite has rolled back by itself, as on a full disk, this one finds nothing to do.
            if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }

    /// Runs a body that reads alone: all it reads is of one moment, whatever others write meanwhile.
    func reading<Value>(_ body: () throws(LibraryError) -> Value) throws(LibraryError) -> Value {
        if isInTransaction { return try body() }
        try execute("BEGIN")
        isInTransaction = true
        defer {
            isInTransaction = false
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
        return try body()
    }

    /// Runs statements parted by semicolons.
    func execute(_ text: String) throws(LibraryError) {
        let status = sqlite3_exec(handle, text, nil, nil, nil)
        guard status == SQLITE_OK else { throw error("sqlite3_exec", status, statement: text) }
    }

    /// Has writes go to a log beside the file (WAL), so that readers and a writer do not wait for each other.
    ///
    /// Two consoles that open a new file at once both want it alone for this, and SQLite answers the one that could
    /// wait for ever at once, without asking the timeout: so it is asked again here, for as long.
    func startLog() throws(LibraryError) {
        let pause: Int32 = 20
        var waited: Int32 = 0
        while true {
            do throws(LibraryError) {
                _ = try pragmaText("PRAGMA journal_mode = WAL")
                return
            } catch  where error.kind == .locked && waited < Self.patience {
                usleep(UInt32(pause) * 1_000)
                waited += pause
            }
        }
    }

    /// Keeps everybody else out from the first look on, so that what readers and writers share is needed no more.
    func holdAlone() throws(LibraryError) { _ = try pragmaText("PRAGMA locking_mode = EXCLUSIVE") }

    /// The integer that a pragma answers; 0 where it answers nothing.
    func pragma(_ text: String) throws(LibraryError) -> Int {
        let statement = try Statement(text, on: self)
        return try statement.step() ? Row(statement).integer(0) : 0
    }

    /// The text that a pragma answers.
    func pragmaText(_ text: String) throws(LibraryError) -> String {
        let statement = try Statement(text, on: self)
        return try statement.step() ? Row(statement).text(0) : ""
    }

    private func statement(_ sql: SQL) throws(LibraryError) -> Statement {
        if let statement = prepared[sql.name] { return statement }
        let statement = try Statement(sql.text, on: self)
        prepared[sql.name] = statement
        return statement
    }

    fileprivate func prepare(_ text: String) throws(LibraryError) -> OpaquePointer {
        var statement: OpaquePointer?
        let status = sqlite3_prepare_v2(handle, text, -1, &statement, nil)
        guard status == SQLITE_OK, let statement else {
            throw error("sqlite3_prepare_v2", status, statement: text)
        }
        return statement
    }

    func error(
        _ call: String,
        _ status: Int32,
        statement: String? = nil,
        arguments: [SQLValue] = []
    ) -> LibraryError {
        LibraryError(
            LibraryError.Kind(code: status),
            code: status,
            call: call,
            message: String(cString: sqlite3_errmsg(handle)),
            path: path,
            statement: statement,
            arguments: arguments.map(\.description)
        )
    }

    /// Copies all pages into another database, as they are at one moment.
    func copy(into other: Database) throws(LibraryError) {
        guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw other.error("sqlite3_backup_init", sqlite3_extended_errcode(other.handle))
        }
        let status = sqlite3_backup_step(backup, -1)
        let finished = sqlite3_backup_finish(backup)
        guard status == SQLITE_DONE else { throw other.error("sqlite3_backup_step", status) }
        guard finished == SQLITE_OK else { throw other.error("sqlite3_backup_finish", finished) }
    }
}

/// A prepared statement, finalised with its last reference.
final class Statement {
    fileprivate let pointer: OpaquePointer
    private unowned let database: Database
    private let text: String
    private var arguments: [SQLValue] = []

    init(_ text: String, on database: Database) throws(LibraryError) {
        pointer = try database.prepare(text)
        self.database = database
        self.text = text
    }

    deinit { sqlite3_finalize(pointer) }

    /// Takes its arguments, and is ready to step.
    func start(_ arguments: [SQLValue]) throws(LibraryError) {
        finish()
        self.arguments = arguments
        for (place, argument) in arguments.enumerated() {
            let index = Int32(place + 1)
            let status =
                switch argument {
                case .null: sqlite3_bind_null(pointer, index)
                case .integer(let number): sqlite3_bind_int64(pointer, index, Int64(number))
                case .real(let number): sqlite3_bind_double(pointer, index, number)
                case .text(let text): aloud_sqlite_bind_text(pointer, index, text, Int32(clamping: text.utf8.count))
                }
            guard status == SQLITE_OK else { throw error("sqlite3_bind", status) }
        }
    }

    /// Goes on to the next row; false after the last.
    func step() throws(LibraryError) -> Bool {
        let status = sqlite3_step(pointer)
        switch status {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let error = error("sqlite3_step", status)
            finish()
            throw error
        }
    }

    /// Ends a run, so that no lock outlives it.
    func finish() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    private func error(_ call: String, _ status: Int32) -> LibraryError {
        database.error(call, status, statement: text, arguments: arguments)
    }
}

/// The row that a statement stands on; no longer valid when it steps on.
struct Row {
    private let statement: Statement

    fileprivate init(_ statement: Statement) { self.statement = statement }

    func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(statement.pointer, Int32(column))) }

    /// Nil for NULL.
    func optionalInteger(_ column: Int) -> Int? {
        sqlite3_column_type(statement.pointer, Int32(column)) == SQLITE_NULL ? nil : integer(column)
    }

    func real(_ column: Int) -> Double? {
        guard sqlite3_column_type(statement.pointer, Int32(column)) != SQLITE_NULL else { return nil }
        return sqlite3_column_double(statement.pointer, Int32(column))
    }

    /// Copied before the library uses its memory again; bytes that are not UTF-8 are repaired.
    func text(_ column: Int) -> String {
        guard let bytes = sqlite3_column_text(statement.pointer, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(statement.pointer, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

extension LibraryError.Kind {
    /// What a SQLite result code, extended or not, means for a caller.
    init(code: Int32) {
        switch code & 0xFF {
        case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
        case SQLITE_FULL: self = .full
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
        // A quota or a limit says so only through the system's error number, which SQLite passes on as an I/O error.
        case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(errno): self = .full
        default: self = .failed
        }
    }
}
