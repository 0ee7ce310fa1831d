import Glibc

/// A file of the speech data, read whole: at most 8 MB.
struct DataFile {
    let path: String
    let bytes: [UInt8]
    private static let most = 8 << 20

    /// Throws ``SynthesisError/Kind/noData`` and ``SynthesisError/Kind/damagedData``.
    init(_ path: String) throws(SynthesisError) {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            throw SynthesisError(kind: .noData, call: "open", reason: reason(errno), subject: path)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= DataFile.most else {
            throw SynthesisError(kind: .damagedData, call: "fstat", subject: path)
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                read(file, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw SynthesisError(kind: .damagedData, call: "read", reason: reason(errno), subject: path)
            }
            filled += count
        }
        self.path = path
        self.bytes = bytes
    }

    /// A little-endian number of four bytes; nil beyond the end.
    func word(at place: Int) -> Int? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    /// A little-endian number of two bytes; nil beyond the end.
    func half(at place: Int) -> Int? {
        guard place >= 0, place + 2 <= bytes.count else { return nil }
        return Int(bytes[place]) | Int(bytes[place + 1]) << 8
    }
}
