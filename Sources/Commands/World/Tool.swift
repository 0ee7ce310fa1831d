@preconcurrency import Glibc

/// A program of the system, run to its end.
struct Tool {
    /// How it ended, and what it wrote on its standard output.
    struct End {
        /// The exit status; 128 and the signal where one ended it.
        let status: Int32
        let output: [UInt8]
    }

    /// Runs a program found in `PATH` with arguments, nothing on its standard input and its messages thrown away.
    ///
    /// Nil where it cannot be started.
    ///
    /// - Parameter limit: how many bytes of output are kept.
    static func run(_ words: [String], limit: Int = 16 << 20) -> End? {
        guard let program = words.first else { return nil }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, program, &actions, nil, arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard failure == 0 else { return nil }

        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output += buffer[..<count].prefix(max(limit - output.count, 0))
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return End(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output)
    }
}
