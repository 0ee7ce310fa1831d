@preconcurrency import Glibc

/// The system's own words for an error number.
func systemWords(_ number: Int32) -> String { strerror(number).map { String(cString: $0) } ?? "\(number)" }

/// Seconds that never go back.
func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Whether a file can be run as a program.
func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

/// Copies of texts for a C call, ended by nil; the caller frees them.
func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }

/// The first line that is not empty, without what would not be seen.
func firstLine(of bytes: [UInt8]) -> String {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline }) {
        let seen = line.filter {
            $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        }
        if seen.contains(where: { !$0.isWhitespace }) { return String(seen.prefix(300)) }
    }
    return ""
}

func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
        let sent = bytes.withUnsafeBytes { write(file, $0.baseAddress?.advanced(by: start), bytes.count - start) }
        if sent < 0, errno == EINTR { continue }
        guard sent > 0 else { return false }
        start += sent
    }
    return true
}

/// The bytes of a file; nil where there is none.
func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return nil }
        if count == 0 { return bytes }
        bytes += buffer[..<count]
    }
}

/// Makes a folder and those above it.
func makeFolder(_ path: String) throws(HelperError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw HelperError(.file, name: path, call: "mkdir", reason: systemWords(errno))
    }
}

/// Writes a file whole or not at all; true where that changed it.
func replaceFile(_ path: String, with text: String) throws(HelperError) -> Bool {
    let bytes = Array(text.utf8)
    if contents(of: path) == bytes { return false }
    let beside = path + ".new"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw HelperError(.file, name: path, call: "open", reason: systemWords(errno)) }
    let isWritten = writeAll(bytes, to: file) && fsync(file) == 0
    let number = errno
    close(file)
    guard isWritten else {
        unlink(beside)
        throw HelperError(.file, name: path, call: "write", reason: systemWords(number))
    }
    guard rename(beside, path) == 0 else {
        let number = errno
        unlink(beside)
        throw HelperError(.file, name: path, call: "rename", reason: systemWords(number))
    }
    return true
}

/// A new file of the learner's own that is gone when it is closed; nil, with `errno` set, where none can be made.
func namelessFile() -> Int32? {
    // Memory first, so that what is copied reaches no disk.
    for folder in ["/dev/shm", "/tmp"] {
        var template = Array("\(folder)/aloud-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { continue }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return file
    }
    return nil
}

/// The descriptors open in this process now, the one of the listing itself included.
func openDescriptors() -> [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var found: [Int32] = []
    while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if let descriptor = Int32(name) { found.append(descriptor) }
    }
    return found
}
