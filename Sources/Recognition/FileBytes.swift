import Glibc

/// An ordinary file's bytes.
enum FileBytes {
    /// The largest file of a model that is read.
    static let limit = 256 << 20

    /// Reads a whole file; what is no ordinary file is refused.
    static func read(_ path: String) throws(RecognitionError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let kind: RecognitionError.Kind = errno == ENOENT || errno == ENOTDIR ? .incomplete : .unreadable
            throw RecognitionError(kind, call: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw RecognitionError(.unreadable, call: path, reason: "not an ordinary file")
        }
        guard status.st_size <= limit else {
            throw RecognitionError(.model, call: path, reason: "\(status.st_size) bytes")
        }
        var failure: Int32 = 0
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let got = Glibc.read(descriptor, base + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { break }
                count += got
            }
        }
        guard failure == 0 else {
            throw RecognitionError(.unreadable, call: path, reason: String(cString: strerror(failure)))
        }
        return bytes
    }

    /// Whether an ordinary file is there.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Names of what is in a folder, sorted; empty where it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
