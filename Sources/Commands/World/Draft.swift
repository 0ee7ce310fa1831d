@preconcurrency import Glibc
import Messages

/// A file being written beside the one it is to become: whoever looks finds the old one whole, or the new one.
///
/// What is no ordinary file, such as a pipe or a device, is written itself.
struct Draft {
    /// The file's name as it was given.
    let file: String
    /// Where it is to be written until it is kept.
    let path: String
    /// What it becomes: the file itself, through links.
    private let target: String

    /// Throws status 73 where nothing can be written there.
    init(of file: String) throws(Failure) {
        var status = stat()
        let exists = stat(file, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw Self.failure(file, "open", EISDIR) }
        self.file = file
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            (path, target) = (file, file)
            return
        }
        guard !exists || access(file, W_OK) == 0 else { throw Self.failure(file, "open", errno) }
        let target = exists ? Self.resolved(file) : file
        self.target = target
        let slash = target.lastIndex(of: "/")
        let folder = slash.map { String(target[...$0]) } ?? ""
        let name = slash.map { target[target.index(after: $0)...] } ?? target[...]
        // The name ends as the file's own, since its ending may say what is to be written.
        let ending = "-" + String(name.suffix(40))
        var template = Array((folder + ".aloud-XXXXXX" + ending).utf8CString)
        let descriptor = mkstemps(&template, Int32(ending.utf8.count))
        guard descriptor >= 0 else { throw Self.failure(file, "open", errno) }
        defer { close(descriptor) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // As a file that is made, or as the one that is replaced.
        fchmod(descriptor, exists ? status.st_mode & 0o7777 : 0o666 & ~Self.mask)
    }

    /// Makes it the file. Throws status 73 where that fails, and leaves the old file.
    func keep() throws(Failure) {
        guard path != target else { return }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        // The name must not come to the disk before what it names.
        let isSafe = descriptor >= 0 && (fsync(descriptor) == 0 || errno == EINVAL)
        let reason = errno
        if descriptor >= 0 { close(descriptor) }
        guard isSafe else {
            drop()
            throw Self.failure(file, "fsync", reason)
        }
        guard rename(path, target) == 0 else {
            let reason = errno
            drop()
            throw Self.failure(file, "rename", reason)
        }
    }

    /// Forgets it; the old file stays as it was.
    func drop() { if path != target { unlink(path) } }

    private static func failure(_ file: String, _ call: String, _ reason: Int32) -> Failure {
        Failure(.cannotWrite, .fileCannotBeWritten(file: file, detail: call + ": " + systemWords(reason)))
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// What this process takes away from the rights of new files. Asked while there is one thread.
    private static let mask: mode_t = {
        let mask = umask(0)
        umask(mask)
        return mask
    }()
}
