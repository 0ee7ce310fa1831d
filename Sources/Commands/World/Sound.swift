import Audio
import Coaching
@preconcurrency import Glibc
import Threads

extension LoudspeakerTarget {
    /// `none`, a sound file by its path or its ending, otherwise a device by either of its names.
    init(named name: String) {
        if name.lowercased() == "none" {
            self = .none
        } else if isSoundFile(name) {
            self = .file(name)
        } else {
            self = .device(name)
        }
    }
}

/// Whether a name is that of a sound file rather than of a device: it has a folder, or the ending of one.
func isSoundFile(_ name: String) -> Bool {
    if name.hasPrefix("/") || name.hasPrefix("./") || name.hasPrefix("../") { return true }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
    return ["wav", "flac", "ogg", "oga", "opus", "mp3", "aiff", "aif", "au", "caf", "raw"].contains(ending)
}

/// Something that another thread brings once, and that is waited for.
final class Arrival<Value: Sendable>: Sendable {
    private let value = Lock<Value?>(nil)
    private let ends: (reading: Int32, writing: Int32)

    /// Nil where the system has no pipe left.
    init?() {
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else { return nil }
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        ends = (pair[0], pair[1])
    }

    deinit {
        close(ends.reading)
        close(ends.writing)
    }

    /// The first that comes counts.
    func come(_ new: Value) {
        let isFirst = value.use { value in
            guard value == nil else { return false }
            value = new
            return true
        }
        var byte: UInt8 = 1
        if isFirst { while write(ends.writing, &byte, 1) < 0, errno == EINTR {} }
    }

    /// Waits for it, also through signals that are handled.
    func wait() -> Value? {
        var byte: UInt8 = 0
        while read(ends.reading, &byte, 1) < 0, errno == EINTR {}
        return value.use { $0 }
    }
}
