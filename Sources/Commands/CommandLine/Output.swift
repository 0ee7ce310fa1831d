@preconcurrency import Glibc
import Messages

/// A stream of lines to a file descriptor, every write checked: a full disk or a closed stream is an error, not silence.
public final class Output {
    private var descriptor: Int32
    /// Whether ``descriptor`` is this object's own.
    private var isAlone = false
    private var waiting: [UInt8] = []

    /// Writes to a descriptor that the caller keeps open.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { if isAlone { close(descriptor) } }

    /// From now on what others write to the descriptor, such as libraries that print by themselves, leads nowhere; it is
    /// never given back, for a thread that was given up may print later. Where the system has no descriptor left, all
    /// stays as it is.
    func keepAlone() {
        guard !isAlone else { return }
        let own = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { if nowhere >= 0 { close(nowhere) } }
        guard own >= 0, nowhere >= 0, dup2(nowhere, descriptor) >= 0 else {
            if own >= 0 { close(own) }
            return
        }
        (descriptor, isAlone) = (own, true)
    }

    /// Whether it writes to a terminal.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Columns of the terminal that it writes to; nil where it is none, or none that says.
    var columns: Int? {
        var size = winsize()
        guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Puts down a line; it leaves at ``flush()``, or when enough have gathered.
    public func line(_ text: some StringProtocol) throws(Failure) { try write(String(text) + "\n") }

    /// Puts down text as it is.
    public func write(_ text: String) throws(Failure) {
        waiting.append(contentsOf: text.utf8)
        if waiting.count >= 1 << 16 { try flush() }
    }

    /// Sends everything on its way. Throws status 74 where the stream is closed or full.
    public func flush() throws(Failure) {
        var start = 0
        while start < waiting.count {
            let sent = waiting.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress?.advanced(by: start), waiting.count - start)
            }
            if sent >= 0 {
                start += sent
            } else if errno == EAGAIN {
                var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waited, 1, -1)
            } else if errno != EINTR {
                let reason = errno
                waiting.removeAll()
                throw reason == EPIPE ? .closedPipe : Failure(.inputOutput, .outputFailed(detail: systemWords(reason)))
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }
}

/// The system's own words for an error number.
func systemWords(_ number: Int32) -> String { strerror(number).map { String(cString: $0) } ?? "\(number)" }
