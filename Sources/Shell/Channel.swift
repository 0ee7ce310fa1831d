import Coaching
import Glibc

/// Lines to and from another process through one descriptor.
final class Channel {
    let descriptor: Int32
    private var bytes: [UInt8] = []
    private(set) var isClosed = false

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Sends a line; one that nobody reads is dropped.
    func send(_ line: String) {
        var text = line + "\n"
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                let sent = Glibc.send(
                    descriptor,
                    bytes.baseAddress?.advanced(by: start),
                    bytes.count - start,
                    Int32(MSG_NOSIGNAL)
                )
                if sent > 0 { start += sent } else if errno != EINTR { return }
            }
        }
    }

    /// A whole line that has arrived; nil where none has.
    func line() -> String? {
        guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
    }

    /// Reads what has arrived; blocks where nothing has.
    func fill() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
            bytes += buffer.prefix(count)
        } else if count == 0 || errno != EINTR {
            isClosed = true
        }
    }

    /// Waits for a line; nil once the other side is gone.
    func nextLine() -> String? {
        while true {
            if let line = line() { return line }
            guard !isClosed else { return nil }
            fill()
        }
    }
}

/// What the runner of a session tells the console, one line each.
enum Direction: Equatable {
    case line(String)
    case key(String)
    /// A recording for the next take that has none.
    case take(String)
    case clock(LocalTime)
    case seed(UInt64)
    case size(columns: Int, rows: Int)
    /// Let so much time pass.
    case wait(seconds: Double)
    /// The machine has slept so long.
    case sleep(seconds: Double)
    /// Time that has passed for other consoles passes for this one at once.
    case skip(seconds: Double)
    /// What clocks before this one have counted.
    case elapsed(seconds: Double, asleep: Double)
    /// Let time pass until something happens.
    case pass
    /// The console may begin.
    case start
    /// The input has ended.
    case end

    var line: String {
        switch self {
        case .line(let text): "line \(text)"
        case .key(let name): "key \(name)"
        case .take(let path): "take \(path)"
        case .clock(let time): "clock \(time.seconds) \(time.offset)"
        case .seed(let seed): "seed \(seed)"
        case .size(let columns, let rows): "size \(columns) \(rows)"
        case .wait(let seconds): "wait \(seconds)"
        case .skip(let seconds): "skip \(seconds)"
        case .sleep(let seconds): "sleep \(seconds)"
        case .elapsed(let seconds, let asleep): "elapsed \(seconds) \(asleep)"
        case .pass: "pass"
        case .start: "start"
        case .end: "end"
        }
    }

    init?(line: String) {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count > 1 ? String(parts[1]) : ""
        let numbers = rest.split(separator: " ")
        switch parts.first {
        case "line": self = .line(rest)
        case "key": self = .key(rest)
        case "take": self = .take(rest)
        case "clock":
            guard numbers.count == 2, let seconds = Double(numbers[0]), let offset = Int(numbers[1]) else { return nil }
            self = .clock(LocalTime(seconds: seconds, offset: offset))
        case "seed":
            guard let seed = UInt64(rest) else { return nil }
            self = .seed(seed)
        case "size":
            guard numbers.count == 2, let columns = Int(numbers[0]), let rows = Int(numbers[1]) else { return nil }
            self = .size(columns: columns, rows: rows)
        case "wait":
            guard let seconds = Double(rest) else { return nil }
            self = .wait(seconds: seconds)
        case "skip":
            guard let seconds = Double(rest) else { return nil }
            self = .skip(seconds: seconds)
        case "sleep":
            guard let seconds = Double(rest) else { return nil }
            self = .sleep(seconds: seconds)
        case "elapsed":
            guard numbers.count == 2, let seconds = Double(numbers[0]), let asleep = Double(numbers[1]) else {
                return nil
            }
            self = .elapsed(seconds: seconds, asleep: asleep)
        case "pass": self = .pass
        case "start": self = .start
        case "end": self = .end
        default: return nil
        }
    }
}
