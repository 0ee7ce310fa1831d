import Glibc

/// An open file of the system, closed at the end of its life.
struct FileDescriptor: ~Copyable {
    let number: Int32
    /// Size in bytes when it was opened.
    let size: Int

    deinit { close(number) }

    /// Opens an ordinary file for reading; never waits, whatever `path` names.
    init(reading path: String) throws(AudioError) {
        try self.init(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0)
    }

    /// Makes an ordinary file for writing, or opens the one that is there.
    init(writing path: String) throws(AudioError) {
        try self.init(path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o666)
    }

    /// Takes away all that the file holds.
    func empty(_ path: String) throws(AudioError) {
        guard ftruncate(number, 0) == 0 else {
            throw AudioError(.cannotWrite, call: "ftruncate", reason: systemWords(errno), name: path)
        }
    }

    private init(_ path: String, _ flags: Int32, _ mode: mode_t) throws(AudioError) {
        let isWriting = flags & O_ACCMODE != O_RDONLY
        guard !path.utf8.contains(0) else {
            throw AudioError(isWriting ? .cannotWrite : .notFound, call: "open", reason: "NUL", name: path)
        }
        let descriptor = open(path, flags, mode)
        guard descriptor >= 0 else {
            let code = errno
            let kind: AudioError.Kind =
                switch code {
                case _ where isWriting: .cannotWrite
                case EISDIR, ENXIO: .notAFile
                case ENOENT, ENOTDIR: .notFound
                default: .unreadable
                }
            throw AudioError(kind, call: "open", reason: systemWords(code), name: path)
        }
        var about = stat()
        guard fstat(descriptor, &about) == 0 else {
            let code = errno
            close(descriptor)
            throw AudioError(.unreadable, call: "fstat", reason: systemWords(code), name: path)
        }
        guard about.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw AudioError(
                isWriting ? .cannotWrite : .notAFile,
                call: "fstat",
                reason: Self.sort(about.st_mode),
                name: path
            )
        }
        number = descriptor
        size = Int(about.st_size)
    }

    private static func sort(_ mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFDIR: "directory"
        case S_IFIFO: "pipe"
        case S_IFSOCK: "socket"
        case S_IFCHR, S_IFBLK: "device"
        default: "not an ordinary file"
        }
    }
}

/// The system's words for an error number.
func systemWords(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
