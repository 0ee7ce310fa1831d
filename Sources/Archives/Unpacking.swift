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

/// The owner of one reader of the library's.
private final class ArchiveReader {
    enum Contents { case oneFile, members }

    private let handle: OpaquePointer
    private let path: String
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
        return archive_entry_pathname(entry).map { String(cString: $0) } ?? ""
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
