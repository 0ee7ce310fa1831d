import Coaching
import Glibc

/// Lines from standard input, which is a pipe, a file or a terminal without cursor movement.
final class LineTypist: Typist {
    private let clock: any Clock
    private let isTerminal: Bool
    private var bytes: [UInt8] = []
    private var isAtEnd: Bool
    private var hasEnded = false

    init(clock: any Clock, hasInput: Bool) {
        self.clock = clock
        isAtEnd = !hasInput
        isTerminal = isatty(STDIN_FILENO) == 1
        Signals.listen(to: [SIGINT, SIGTERM, SIGHUP])
    }

    func wait(_ standing: Standing, for waiting: Waiting) -> [Input] {
        // A file has all its lines at once; each is read when what came of the one before is over. A person may
        // interrupt.
        let reads = isTerminal || !waiting.isBusy || waiting.awaitsSilence
        if reads, let input = next() { return [input] }
        var waited = [
            pollfd(fd: reads && !isAtEnd ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: waiting.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&waited, nfds_t(waited.count), timeout(until: waiting.next, by: clock))
        var inputs: [Input] = []
        if waited[1].revents != 0 {
            for number in Signals.take() { inputs.append(number == SIGINT ? .interrupt : .end) }
        }
        if waited[0].revents != 0 {
            fill()
            if let input = next() { inputs.append(input) }
        }
        return inputs
    }

    /// A terminal hands over whole lines: what is begun is not seen.
    var isTyping: Bool { !bytes.isEmpty }
    var isScripted: Bool { false }

    func forgetTyped() {
        // What stands in a file or a pipe was written for what comes, whenever that is.
        guard isTerminal else { return }
        Terminal.forgetKeys()
        bytes = []
    }

    private func fill() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
            bytes += buffer.prefix(count)
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            isAtEnd = true
        }
    }

    private func next() -> Input? {
        if let end = bytes.firstIndex(of: 0x0A) {
            let line = bytes[..<end].last == 0x0D ? bytes[..<(end - 1)] : bytes[..<end]
            let text = String(decoding: line, as: UTF8.self)
            bytes.removeFirst(end + 1)
            return .line(text)
        }
        guard isAtEnd, !hasEnded else { return nil }
        if !bytes.isEmpty {
            defer { bytes = [] }
            return .line(String(decoding: bytes, as: UTF8.self))
        }
        hasEnded = true
        return .end
    }
}

extension Waiting {
    /// When to return at the latest; nil for never.
    var next: Double? {
        guard let deadline, let beat else { return self.deadline ?? self.beat }
        return min(deadline, beat)
    }
}

/// Milliseconds for `poll` until a deadline; −1 where there is none.
func timeout(until deadline: Double?, by clock: any Clock) -> Int32 {
    guard let deadline else { return -1 }
    let left = deadline - clock.seconds
    return left > 0 ? Int32((min(left, 3600) * 1000).rounded(.up)) : 0
}
