import Glibc

/// Where a screen writes: every write checked, and the first failure kept.
final class Sheet {
    private let descriptor: Int32
    /// The error number of the first write that failed; 0 while all went well.
    private(set) var failure: Int32 = 0

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Writes at once.
    func write(_ text: String) {
        guard failure == 0 else { return }
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                let sent = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
                if sent >= 0 {
                    start += sent
                } else if errno == EAGAIN {
                    var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waited, 1, -1)
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
    }

    /// Writes lines of spans.
    func write(_ lines: [[Span]], paint: Paint) {
        guard !lines.isEmpty else { return }
        write(lines.map { paint.text($0) + "\n" }.joined())
    }
}
