@preconcurrency import Glibc

/// Tells consoles of one learner apart: the first holds it, and the next is told. The system lets go of it with the
/// process, however that ends.
public final class ConsoleLock {
    private let descriptor: Int32

    /// Nil where another console holds it, or where no file can be made (then nothing can be stored either).
    public init?(path: String) {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try? makeFolder(String(path[..<slash]))
        }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard FileLock.take(descriptor, whole: true) else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Whether a console holds it now.
    public static func isHeld(path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return FileLock.isHeldElsewhere(descriptor)
    }
}
