@preconcurrency import Glibc

/// A helper program of the system, run to its end: no shell between, nothing of ours left open in it, no zombie after it.
public struct Helper: Sendable {
    /// How a program ended, and what it wrote.
    public struct End: Sendable, Equatable {
        /// The exit status; 128 and the signal where one ended it.
        public let status: Int32
        /// What it wrote on its standard output; empty where nobody listened.
        public let output: [UInt8]
        /// What it wrote on its standard error.
        public let messages: [UInt8]

        /// The first line it wrote on its standard error, for a person.
        public var words: String { firstLine(of: messages) }
    }

    /// The program's name, as it was looked for.
    public let name: String
    /// The file that is run.
    public let path: String
    /// The environment it runs in.
    public let environment: [String: String]

    /// Finds a program in the folders of `PATH`; nil where there is none that can be run.
    public init?(_ name: String, environment: [String: String]) {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let folders = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        // A relative folder would run whatever stands where the learner happens to be.
        let candidates = folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
        guard let path = candidates.first(where: { isProgram($0) }) else { return nil }
        self.name = name
        self.path = path
        self.environment = environment
    }

    /// Runs it, and waits for its end; what it leaves running behind itself is not waited for.
    ///
    /// - Parameters:
    ///   - input: what it reads on its standard input.
    ///   - listens: whether what it writes is kept. A program that stays behind in the background needs false.
    ///   - seconds: how long it may take before it is ended.
    ///   - limit: how many bytes of each stream are kept.
    public func run(
        _ arguments: [String],
        input: [UInt8] = [],
        listens: Bool = true,
        seconds: Double = 10,
        limit: Int = 1 << 20
    ) throws(HelperError) -> End {
        let output = try Channel(name: name, isOpen: listens)
        let messages = try Channel(name: name, isOpen: listens)
        let process = try start(arguments, input: input, output: output, messages: messages)
        output.closeWriting()
        messages.closeWriting()
        let deadline = monotonicSeconds() + max(seconds, 0)
        while true {
            if let status = ended(process) {
                // What it wrote is in the pipes by now; whoever still holds them open writes for nobody.
                output.take(limit)
                messages.take(limit)
                return End(status: status, output: output.bytes, messages: messages.bytes)
            }
            if monotonicSeconds() >= deadline {
                kill(-process, SIGKILL)
                kill(process, SIGKILL)
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                throw HelperError(.tooSlow, name: name, call: "waitpid", reason: "\(Int(seconds)) s")
            }
            var waited = [output.poll, messages.poll]
            // A descriptor below 0 is passed over, so this is a sleep where both are at their end.
            _ = poll(&waited, 2, output.isOpen || messages.isOpen ? 20 : 2)
            output.take(limit)
            messages.take(limit)
        }
    }

    /// As ``run``, and throws ``HelperError/Kind/failed`` with the program's words where its status is not 0.
    @discardableResult
    public func succeed(
        _ arguments: [String],
        input: [UInt8] = [],
        listens: Bool = true,
        seconds: Double = 10
    ) throws(HelperError) -> End {
        let end = try run(arguments, input: input, listens: listens, seconds: seconds)
        guard end.status == 0 else {
            let call = ([name] + arguments.prefix(2)).joined(separator: " ")
            let reason = end.words.isEmpty ? "\(end.status)" : end.words
            throw HelperError(.failed, name: name, call: call, reason: reason)
        }
        return end
    }

    // MARK: One process

    private func start(
        _ arguments: [String],
        input: [UInt8],
        output: Channel,
        messages: Channel
    ) throws(HelperError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let reading = try standardInput(input)
        defer { if let reading { close(reading) } }
        if let reading {
            posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        for (channel, descriptor) in [(output, STDOUT_FILENO), (messages, STDERR_FILENO)] {
            if channel.isOpen {
                posix_spawn_file_actions_adddup2(&actions, channel.writing, descriptor)
            } else {
                posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
            }
        }
        // A library's descriptors may not close by themselves; one that is closed meanwhile does no harm.
        for descriptor in openDescriptors() where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }

        // A group of its own, so that a limit of time ends its children too; signals as they come, since an ignored one
        // would be ignored by it as well.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGCHLD, SIGTSTP] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: Int(flags)))

        let words = cStrings([name] + arguments)
        let variables = cStrings(environment.map { $0.key + "=" + $0.value }.sorted())
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, path, &actions, &attributes, words, variables)
        guard failure == 0 else {
            throw HelperError(.notStarted, name: name, call: "posix_spawn", reason: systemWords(failure))
        }
        return process
    }

    /// A file without a name that holds what is to be read: a program that does not read it blocks nobody.
    private func standardInput(_ bytes: [UInt8]) throws(HelperError) -> Int32? {
        guard !bytes.isEmpty else { return nil }
        guard let file = namelessFile() else {
            throw HelperError(.notStarted, name: name, call: "mkstemp", reason: systemWords(errno))
        }
        guard writeAll(bytes, to: file), lseek(file, 0, SEEK_SET) == 0 else {
            let number = errno
            close(file)
            throw HelperError(.notStarted, name: name, call: "write", reason: systemWords(number))
        }
        return file
    }

    /// The exit status; nil while it runs.
    private func ended(_ process: pid_t) -> Int32? {
        var status: Int32 = 0
        let answer = waitpid(process, &status, WNOHANG)
        // Where it was waited for elsewhere, its status is lost, and it is over.
        if answer < 0 { return errno == EINTR ? nil : 127 }
        guard answer == process else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// The pipe that one stream of a program comes through.
private final class Channel {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1
    private(set) var bytes: [UInt8] = []
    var isOpen: Bool { reading >= 0 }
    var poll: pollfd { pollfd(fd: reading, events: Int16(POLLIN), revents: 0) }

    init(name: String, isOpen: Bool) throws(HelperError) {
        guard isOpen else { return }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw HelperError(.notStarted, name: name, call: "pipe", reason: systemWords(errno))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if reading >= 0 { close(reading) }
        if writing >= 0 { close(writing) }
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Takes what is there now, without waiting.
    func take(_ limit: Int) {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while reading >= 0 {
            let count = read(reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                close(reading)
                reading = -1
                return
            }
            bytes += buffer[..<count].prefix(max(limit - bytes.count, 0))
        }
    }
}
