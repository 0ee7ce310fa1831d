@preconcurrency import Glibc
public import StudyTime

/// Tells whether a console is there that tells what happens in study time, and when one last lived.
///
/// Each console holds a shared lock on a file, of which the system lets go with the process, however that ends, and
/// writes now and then into it what its clock says.
public final class StudyWatch {
    private let path: String
    private var descriptor: Int32 = -1

    /// - Parameter path: the file, which is made where it is missing.
    public init(path: String) { self.path = path }

    deinit { leave() }

    /// Whether this process watches.
    public var isWatching: Bool { descriptor >= 0 }

    /// Whether anybody watches.
    public var isWatched: Bool {
        if isWatching { return true }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return FileLock.isHeldElsewhere(file)
    }

    /// Watches from now on. Where no file can be made nobody is told that a console was killed.
    public func join() {
        guard !isWatching else { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try? makeFolder(String(path[..<slash])) }
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        guard FileLock.take(file, whole: false) else {
            close(file)
            return
        }
        descriptor = file
    }

    /// Watches no more. Answers whether nobody else does.
    @discardableResult
    public func leave() -> Bool {
        guard isWatching else { return false }
        // Let go of before it is asked, so that of two that leave at once not each takes the other for one that stays.
        close(descriptor)
        descriptor = -1
        return !isWatched
    }

    /// The last sign of life of a console that watched; nil for none.
    public var seen: Instant.Sign? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: StudyWatch.length)
        guard pread(file, &bytes, bytes.count, 0) == bytes.count else { return nil }
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard words.count >= 2, let awake = Int(words[1]) else { return nil }
        return Instant.Sign(clock: String(words[0]), awake: awake)
    }

    /// Leaves a sign of life.
    public func sign(_ sign: Instant.Sign) {
        guard isWatching else { return }
        var bytes = Array("\(sign.clock) \(sign.awake) ".utf8)
        guard bytes.count < StudyWatch.length else { return }
        bytes += [UInt8](repeating: 0x20, count: StudyWatch.length - bytes.count - 1) + [0x0A]
        _ = pwrite(descriptor, bytes, bytes.count, 0)
    }

    /// Bytes of a sign; one write of them is never seen in part.
    private static let length = 96
}
