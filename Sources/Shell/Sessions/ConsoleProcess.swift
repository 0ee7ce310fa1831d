import Glibc

/// The console under rehearsal: a process of its own, so that killing it and its exit status are real.
final class ConsoleProcess {
    private let process: pid_t
    private let channel: Channel
    private let output: Int32
    private var bytes: [UInt8] = []
    private var status: Int32?
    /// Whether time alone would bring more.
    private(set) var awaitsTime = false
    /// Seconds that the console's clock has counted.
    private(set) var elapsed = 0.0

    /// Starts a program whose descriptor 3 is the script. Answers nil and the error number where it cannot be started.
    static func start(_ program: String, arguments: [String], environment: [String: String]) -> Result<
        ConsoleProcess, Errno
    > {
        var pair: [Int32] = [-1, -1]
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else { return .failure(Errno(errno)) }
        guard pipe(&ends) == 0 else {
            let reason = errno
            pair.forEach { close($0) }
            return .failure(Errno(reason))
        }
        for end in pair + ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        // First away from the numbers that are to be used.
        let moved = (script: Int32(60), output: Int32(61))
        posix_spawn_file_actions_adddup2(&actions, pair[1], moved.script)
        posix_spawn_file_actions_adddup2(&actions, ends[1], moved.output)
        posix_spawn_file_actions_adddup2(&actions, moved.output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, moved.output, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, moved.script, ConsoleProcess.scriptDescriptor)
        posix_spawn_file_actions_addclose(&actions, moved.script)
        posix_spawn_file_actions_addclose(&actions, moved.output)
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let result = posix_spawn(&process, program, &actions, nil, words, variables)
        close(pair[1])
        close(ends[1])
        guard result == 0 else {
            close(pair[0])
            close(ends[0])
            return .failure(Errno(result))
        }
        return .success(ConsoleProcess(process, Channel(descriptor: pair[0]), ends[0]))
    }

    /// The descriptor that the console finds its script at.
    static let scriptDescriptor: Int32 = 3

    private init(_ process: pid_t, _ channel: Channel, _ output: Int32) {
        self.process = process
        self.channel = channel
        self.output = output
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if status == nil { kill() }
        close(channel.descriptor)
        close(output)
    }

    /// The exit status once the console has ended; 128 more than the signal where one ended it.
    var exitStatus: Int32? { status }

    func send(_ direction: Direction) { channel.send(direction.line) }

    /// Waits until the console has done what it was told, or has ended; hands on each line it writes.
    ///
    /// False where it neither answers nor ends within so many seconds.
    func settle(limit: Double, _ hand: (String) -> Void) -> Bool {
        let deadline = ConsoleProcess.now + limit
        while true {
            if let line = channel.line() {
                read()
                handLines(hand)
                let words = line.split(separator: " ")
                awaitsTime = words.count > 1 && words[1] == "1"
                if words.count > 2, let seconds = Double(words[2]) { elapsed = seconds }
                return true
            }
            if channel.isClosed {
                awaitsTime = false
                return finish(deadline, hand)
            }
            var waited = [
                pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            ]
            let left = deadline - ConsoleProcess.now
            guard left > 0 else { return false }
            _ = poll(&waited, nfds_t(waited.count), Int32(left * 1000) + 1)
            if waited[1].revents != 0 { read() }
            handLines(hand)
            if waited[0].revents != 0 { channel.fill() }
        }
    }

    /// The channel is closed: the console is ending.
    private func finish(_ deadline: Double, _ hand: (String) -> Void) -> Bool {
        while true {
            read()
            handLines(hand)
            var code: Int32 = 0
            let gone = waitpid(process, &code, WNOHANG)
            if gone == process || (gone == -1 && errno == ECHILD) {
                read()
                handLines(hand, whole: true)
                let signal = code & 0x7F
                status = signal == 0 ? (code >> 8) & 0xFF : 128 + signal
                return true
            }
            guard ConsoleProcess.now < deadline else { return false }
            usleep(1000)
        }
    }

    /// Kills the console as `kill -9` does.
    func kill() {
        guard status == nil else { return }
        Glibc.kill(process, SIGKILL)
        var code: Int32 = 0
        while waitpid(process, &code, 0) == -1 && errno == EINTR {}
        status = 128 + SIGKILL
    }

    /// Takes what has been written so far; a write of the console's is there before its answer is.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(output, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer.prefix(count)
            } else if count < 0, errno == EINTR {
                continue
            } else {
                return
            }
        }
    }

    private func handLines(_ hand: (String) -> Void, whole: Bool = false) {
        while let end = bytes.firstIndex(of: 0x0A) {
            hand(String(decoding: bytes[..<end], as: UTF8.self))
            bytes.removeFirst(end + 1)
        }
        if whole, !bytes.isEmpty {
            hand(String(decoding: bytes, as: UTF8.self))
            bytes = []
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// An error number of the system's.
public struct Errno: Error, Sendable, Equatable {
    public var number: Int32

    public init(_ number: Int32) { self.number = number }

    /// The system's own words.
    public var words: String { strerror(number).map { String(cString: $0) } ?? "\(number)" }
}
