@preconcurrency import Glibc

extension Library {
    /// Copies everything, as it is at one moment, into a file that appears whole or not at all.
    ///
    /// An earlier backup of that name is replaced, its folder made; anything else of that name is left as it was, and
    /// ``LibraryError/Kind/readOnly`` thrown. Throws ``LibraryError/Kind/damaged`` for a database whose copy does not
    /// hold together, and leaves an earlier backup of that name as it was.
    public func backUp(to path: String) throws(LibraryError) {
        try checkReplaceable(path, from: self.path)
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        let draft = path + ".part\(getpid())"
        removeDatabase(draft)
        do throws(LibraryError) {
            do {
                let copy = try Database(path: draft)
                try database.copy(into: copy)
                // A backup is one file, to be carried elsewhere: without a log beside it.
                _ = try copy.pragmaText("PRAGMA journal_mode = DELETE")
                try Library.check(copy, told: self.path)
            }
            try flush(draft)
            guard rename(draft, path) == 0 else { throw failure("rename", errno, path) }
        } catch {
            removeDatabase(draft)
            throw error
        }
    }

    /// Whether a file can be restored: one of this program's databases, whole, of no newer program.
    static func checkBackup(_ path: String) throws(LibraryError) {
        guard access(path, R_OK) == 0 else { throw failure("access", errno, path) }
        let database = try Database(path: path, mode: .still)
        let application = try database.pragma("PRAGMA application_id")
        guard application == Migrations.application else {
            throw LibraryError(.damaged, call: "application_id", message: "not a database of aloud", path: path)
        }
        _ = try Migrations.isNewest(database)
        try check(database, told: path)
    }

    private static func check(_ database: Database, told path: String) throws(LibraryError) {
        let words = try database.pragmaText("PRAGMA integrity_check(1)")
        guard words == "ok" else {
            let line = words.split(separator: "\n").joined(separator: " ")
            throw LibraryError(.damaged, call: "integrity_check", message: line, path: path)
        }
    }

    /// Puts a backup in the place of a learner's database; what was there before is kept beside it.
    ///
    /// Answers the path under which it is kept; nil where there was none. No other console may have it open: see
    /// ``ConsoleLock``.
    ///
    /// - Parameter suffix: what is added to the name of the file that is kept, such as `.before-2026-03-01`.
    public static func restore(
        _ path: String,
        from backup: String,
        keepingAs suffix: String
    ) throws(LibraryError) -> String? {
        try checkBackup(backup)
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        let draft = path + ".part\(getpid())"
        removeDatabase(draft)
        do throws(LibraryError) {
            try Database(path: backup, mode: .still).copy(into: try Database(path: draft))
            try flush(draft)
        } catch {
            removeDatabase(draft)
            throw error
        }
        var kept: String?
        if access(path, F_OK) == 0 {
            var name = path + suffix
            var number = 1
            while access(name, F_OK) == 0 {
                number += 1
                name = path + suffix + "-\(number)"
            }
            // The log goes with the file it belongs to, and first: alone it would be taken for the new file's.
            for ending in ["-wal", "-shm", ""] {
                guard rename(path + ending, name + ending) == 0 || errno == ENOENT else {
                    let number = errno
                    removeDatabase(draft)
                    throw failure("rename", number, path + ending)
                }
            }
            kept = name
        }
        guard rename(draft, path) == 0 else {
            let number = errno
            removeDatabase(draft)
            throw failure("rename", number, path)
        }
        return kept
    }
}

/// Whether a backup may stand under this name: where nothing stands, an empty file, or another backup. A device, a file
/// of another kind, or a database in use would be lost.
private func checkReplaceable(_ path: String, from source: String) throws(LibraryError) {
    guard !path.isEmpty else { throw failure("open", ENOENT, path, as: .readOnly) }
    func refusal(_ why: String) -> LibraryError {
        LibraryError(.readOnly, call: "backup", message: why, path: path)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("not a regular file") }
    // The database itself, through a link too; or another in use, which has its log beside it, as a backup never has.
    var own = stat()
    let isOwn = stat(source, &own) == 0 && own.st_dev == status.st_dev && own.st_ino == status.st_ino
    guard !isOwn, access(path + "-wal", F_OK) != 0 else { throw refusal("a database in use") }
    guard status.st_size > 0 else { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", errno, path, as: .readOnly) }
    defer { close(descriptor) }
    // The application's number stands in the header: https://www.sqlite.org/fileformat.html, 1.3.
    var number = [UInt8](repeating: 0, count: 4)
    let count = pread(descriptor, &number, number.count, 68)
    let application = number.reduce(0) { $0 << 8 | Int($1) }
    guard count == number.count, application == Migrations.application else {
        throw refusal("the file there is no backup of aloud")
    }
}

/// Removes a database file and what SQLite keeps beside it.
private func removeDatabase(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
}

/// Brings a file to the disk.
private func flush(_ path: String) throws(LibraryError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", errno, path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("fsync", errno, path) }
}

extension Library {
    /// Reads every page. Throws ``LibraryError/Kind/damaged`` where something contradicts itself. O(size).
    public func checkWhole() throws(LibraryError) { try Library.check(database, told: path) }
}
