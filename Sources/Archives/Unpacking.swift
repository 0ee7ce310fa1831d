import CArchive
@preconcurrency import Glibc

/// The bytes of a file packed by gzip, bzip2, xz or zstd, unpacked; a file that is not packed is taken as it is.
///
/// - Parameter limit: the most bytes that are taken, against files that unpack to more than the memory.
public func unpacked(_ path: String, limit: Int = 256 << 20) throws(ArchiveError) -> [UInt8] {
    let reader = try ArchiveReader(path: path, holds: .oneFile)
    guard try reader.next() != nil else { return [] }
    return try reader.data(limit)
}

/// The bytes of something packed by gzip, bzip2, xz or zstd that is in memory already, unpacked.
///
/// - Parameter path: how errors name it.
public func unpacked(_ bytes: [UInt8], from path: String, limit: Int = 256 << 20) throws(ArchiveError) -> [UInt8] {
    let reader = try ArchiveReader(bytes: bytes, path: path)
    guard try reader.next() != nil else { return [] }
    return try reader.data(limit)
}

/// The bytes of the first member of an archive (a wheel, another zip file, a tar file) whose name ends so.
///
/// Throws ``ArchiveError/Kind/noMember`` where there is none.
public func member(
    endingIn ending: String,
    of path: String,
    limit: Int = 256 << 20
) throws(ArchiveError) -> [UInt8] {
    let reader = try ArchiveReader(path: path, holds: .members)
    while let name = try reader.next() {
        if name.hasSuffix(ending) { return try reader.data(limit) }
    }
    throw ArchiveError(kind: .noMember, call: "archive_read_next_header", reason: ending, path: path)
}

/// Unpacks the files and folders of an archive into a folder.
///
/// Nothing leads out of that folder: a member with an absolute name, one that climbs (`..`), one whose name commands a
/// terminal, a link or a device ends it (``ArchiveError/Kind/unsafe``). What was written until then is left to the caller.
///
/// - Parameters:
///   - limit: the most bytes of all files together.
///   - members: the most members.
public func unpack(
    _ path: String,
    into folder: String,
    limit: Int = 4 << 30,
    members: Int = 100_000
) throws(ArchiveError) {
    let reader = try ArchiveReader(path: path, holds: .members)
    var left = limit
    var count = 0
    while let name = try reader.next() {
        count += 1
        guard count <= members else {
            throw ArchiveError(kind: .tooLarge, call: "archive_read_next_header", reason: "> \(members)", path: path)
        }
        let parts = name.split(separator: "/").filter { $0 != "." }
        guard isInside(name), let kind = reader.kind, kind == .folder || !parts.isEmpty else {
            throw ArchiveError(kind: .unsafe, call: "archive_entry", reason: name, path: path)
        }
        try makeFolders(kind == .folder ? parts[...] : parts.dropLast(), in: folder)
        if kind == .file { left -= try reader.write(to: folder + "/" + parts.joined(separator: "/"), limit: left) }
    }
}

/// Whether a member's name stays in the folder it is unpacked into, and commands no terminal.
private func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
        && !name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
}

private func makeFolders(_ parts: ArraySlice<Substring>, in folder: String) throws(ArchiveError) {
    var path = folder
    for part in parts {
        path += "/" + part
        guard mkdir(path, 0o700) != 0, errno != EEXIST else { continue }
        throw cannotWrite("mkdir", path)
    }
}

private func cannotWrite(_ call: String, _ path: String) -> ArchiveError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "\(errno)"
    return ArchiveError(kind: .cannotWrite, call: call, reason: reason, path: path)
}

/// The owner of one reader of the library's.
private final class ArchiveReader {
    enum Contents { case oneFile, members }

    /// What a member is, as far as it is unpacked.
    enum Kind { case file, folder }

    private let handle: OpaquePointer
    private let path: String
    /// What the member is that ``next()`` has named; nil for a link, a device and the like.
    private(set) var kind: Kind?
    /// What a reader of memory reads; it must stay where it is for as long as the reader lives.
    private let memory: UnsafeMutableRawBufferPointer?

    init(path: String, holds contents: Contents) throws(ArchiveError) {
        self.path = path
        memory = nil
        handle = try Self.made(path)
        switch contents {
        case .oneFile:
            archive_read_support_format_raw(handle)
        case .members:
            archive_read_support_format_zip(handle)
            archive_read_support_format_tar(handle)
        }
        let status = archive_read_open_filename(handle, path, 1 << 16)
        guard status == ARCHIVE_OK else {
            // A path that cannot be opened has the system's error number; what is no archive has not.
            let isThere = access(path, R_OK) == 0
            throw error("archive_read_open_filename", isThere ? .damaged : .unreadable)
        }
    }

    init(bytes: [UInt8], path: String) throws(ArchiveError) {
        self.path = path
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
        copy.copyBytes(from: bytes)
        memory = copy
        do throws(ArchiveError) {
            handle = try Self.made(path)
        } catch {
            copy.deallocate()
            throw error
        }
        archive_read_support_format_raw(handle)
        let status = archive_read_open_memory(handle, copy.baseAddress, bytes.count)
        guard status == ARCHIVE_OK else { throw error("archive_read_open_memory", .damaged) }
    }

    deinit {
        archive_read_free(handle)
        memory?.deallocate()
    }

    private static func made(_ path: String) throws(ArchiveError) -> OpaquePointer {
        guard let handle = archive_read_new() else {
            throw ArchiveError(kind: .unreadable, call: "archive_read_new", reason: "no memory", path: path)
        }
        archive_read_support_filter_all(handle)
        archive_read_support_format_empty(handle)
        return handle
    }

    /// The name of the next member; nil after the last.
    func next() throws(ArchiveError) -> String? {
        var entry: OpaquePointer?
        let status = archive_read_next_header(handle, &entry)
        if status == ARCHIVE_EOF { return nil }
        guard status == ARCHIVE_OK || status == ARCHIVE_WARN else {
            throw error("archive_read_next_header", .damaged)
        }
        let isLink = archive_entry_hardlink(entry) != nil || archive_entry_symlink(entry) != nil
        kind =
            switch archive_entry_filetype(entry) & S_IFMT {
            case S_IFREG where !isLink: .file
            case S_IFDIR where !isLink: .folder
            default: nil
            }
        return archive_entry_pathname(entry).map { String(cString: $0) } ?? ""
    }

    /// Writes what the member holds into a file; answers how many bytes that were.
    func write(to file: String, limit: Int) throws(ArchiveError) -> Int {
        // Nothing that is there is followed: of one name twice the last counts.
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw cannotWrite("open", file) }
        defer { close(descriptor) }
        var written = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = archive_read_data(handle, &buffer, buffer.count)
            if count == 0 { return written }
            guard count > 0 else { throw error("archive_read_data", .damaged) }
            guard written + count <= limit else {
                throw ArchiveError(kind: .tooLarge, call: "archive_read_data", reason: "> \(limit)", path: path)
            }
            var sent = 0
            while sent < count {
                let part = buffer.withUnsafeBytes { bytes in
                    Glibc.write(descriptor, bytes.baseAddress?.advanced(by: sent), count - sent)
                }
                if part < 0, errno == EINTR { continue }
                guard part > 0 else { throw cannotWrite("write", file) }
                sent += part
            }
            written += count
        }
    }

    /// What the member holds.
    func data(_ limit: Int) throws(ArchiveError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = archive_read_data(handle, &buffer, buffer.count)
            if count == 0 { return bytes }
            guard count > 0 else { throw error("archive_read_data", .damaged) }
            guard bytes.count + count <= limit else {
                throw ArchiveError(kind: .tooLarge, call: "archive_read_data", reason: "> \(limit)", path: path)
            }
            bytes += buffer[..<count]
        }
    }

    private func error(_ call: String, _ kind: ArchiveError.Kind) -> ArchiveError {
        let reason = archive_error_string(handle).map { String(cString: $0) } ?? ""
        return ArchiveError(kind: kind, call: call, reason: reason, path: path)
    }
}
