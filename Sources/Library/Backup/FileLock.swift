@preconcurrency import Glibc

/// A lock on an open file, of which the system lets go with the process, however that ends.
///
/// It belongs to the open file and not to the process, and whether anybody holds it can be asked without taking it for a
/// moment: two that ask at the same time do not take each other for somebody who holds it.
enum FileLock {
    /// Takes a share of the lock, or the whole of it. Answers whether that succeeded; it never waits.
    ///
    /// - Parameter descriptor: open for reading (a share), or for writing too (the whole).
    static func take(_ descriptor: Int32, whole: Bool) -> Bool {
        var lock = all(Int16(whole ? F_WRLCK : F_RDLCK))
        return fcntl(descriptor, setWithoutWaiting, &lock) == 0
    }

    /// Whether another open file holds a share of the lock, or the whole of it.
    static func isHeldElsewhere(_ descriptor: Int32) -> Bool {
        var lock = all(Int16(F_WRLCK))
        return fcntl(descriptor, ask, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }

    /// Of the whole file; the process's number must be 0.
    private static func all(_ type: Int16) -> flock {
        flock(l_type: type, l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    }

    /// F_OFD_GETLK and F_OFD_SETLK (fcntl(2)), which the C library names only for GNU sources.
    private static let ask: Int32 = 36
    private static let setWithoutWaiting: Int32 = 37
}
