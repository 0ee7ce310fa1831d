import Glibc
import Threads

/// Short names for directories whose paths are too long for a library.
enum ShortPath {
    private static let lock = Lock(())
    nonisolated(unsafe) private static var known: [String: String] = [:]

    /// A path of at most 30 bytes to a directory, valid for the life of the process, which keeps it open.
    static func of(_ directory: String) throws(SynthesisError) -> String {
        try lock.use { (_) throws(SynthesisError) -> String in
            if let short = known[directory] { return short }
            let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw SynthesisError(kind: .noData, call: "open", reason: reason(errno), subject: directory)
            }
            let short = "/proc/self/fd/\(descriptor)"
            known[directory] = short
            return short
        }
    }
}
