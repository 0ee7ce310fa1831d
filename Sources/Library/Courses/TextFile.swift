@preconcurrency import Glibc

/// Why a file of text could not be read.
public enum TextFileError: Error, Sendable, Equatable {
    /// No such file.
    case absent
    /// A folder, pipe, device or the like.
    case notAFile
    /// Longer than this many bytes.
    case tooLong(limit: Int)
    /// Bytes that are not UTF-8; the line they begin on, from 1.
    case notUTF8(line: Int)
    /// The system's own words.
    case unreadable(reason: String)
}

/// Reads a file of UTF-8 text whole. A link is followed; what is no regular file is refused before a byte is read.
public func readTextFile(_ path: String, limit: Int) throws(TextFileError) -> String {
    let bytes = try readFile(path, limit: limit)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw .notUTF8(line: firstInvalidLine(of: bytes))
}

/// Reads a file whole, as ``readTextFile(_:limit:)`` does, whatever its bytes are.
public func readFile(_ path: String, limit: Int) throws(TextFileError) -> [UInt8] {
    // Not to wait for a pipe's writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw errno == ENOENT ? .absent : .unreadable(reason: words(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason: words(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLong(limit: limit) }
    return try readAll(descriptor, limit: limit)
}

/// Reads an open file or pipe to its end.
public func readAll(_ descriptor: Int32, limit: Int) throws(TextFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .unreadable(reason: words(errno)) }
        if count == 0 { return bytes }
        bytes += buffer[..<count]
        // It may grow while it is read.
        guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    }
}

private func words(_ number: Int32) -> String { strerror(number).map { String(cString: $0) } ?? "\(number)" }

private func firstInvalidLine(of bytes: [UInt8]) -> Int {
    var line = 1
    for piece in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if String(validating: piece, as: UTF8.self) == nil { return line }
        line += 1
    }
    return line
}
