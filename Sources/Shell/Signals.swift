import Glibc

/// Signals as bytes in a pipe, so that the main thread can wait for them beside everything else.
enum Signals {
    /// Becomes readable when a signal came; −1 before ``listen(to:)``.
    static var descriptor: Int32 { ends.read }

    nonisolated(unsafe) fileprivate static var ends: (read: Int32, write: Int32) = (-1, -1)

    /// From now on these signals arrive in the pipe.
    static func listen(to signals: [Int32]) {
        if ends.read < 0 {
            var pair: [Int32] = [-1, -1]
            guard pipe(&pair) == 0 else { return }
            for end in pair {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            ends = (pair[0], pair[1])
        }
        // Whoever started the program may have held them back, and that is inherited.
        var held = sigset_t()
        sigemptyset(&held)
        for number in signals { sigaddset(&held, number) }
        pthread_sigmask(SIG_UNBLOCK, &held, nil)
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = noteSignal
            action.sa_flags = SA_RESTART
            sigemptyset(&action.sa_mask)
            sigaction(number, &action, nil)
        }
    }

    /// The signals that came since the last time, in order.
    static func take() -> [Int32] {
        var buffer = [UInt8](repeating: 0, count: 64)
        var result: [Int32] = []
        while true {
            let count = read(ends.read, &buffer, buffer.count)
            guard count > 0 else { return result }
            result += buffer.prefix(count).map { Int32($0) }
        }
    }

    /// Whether Ctrl-C was pressed since the last time, or the program was told to end; what else came, and that it is to
    /// end, is left for `take()`.
    static func takeInterrupt() -> Bool {
        let signals = take()
        for number in signals where number != SIGINT { noteSignal(number) }
        return signals.contains { [SIGINT, SIGTERM, SIGHUP].contains($0) }
    }

    /// Stops the process as the signal would have without us; returns when it goes on.
    static func stop() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = SIG_DFL
        sigaction(SIGTSTP, &action, nil)
        raise(SIGTSTP)
        listen(to: [SIGTSTP])
    }
}

/// Only what a signal handler may call: one write.
private func noteSignal(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(Signals.ends.write, &byte, 1)
    errno = before
}

/// Whether Ctrl-C was pressed, or the program told to end, while the screen was not waiting: for work that takes long, and
/// asks now and then. Where no screen listens for signals, they end the process, as ever.
public func wasInterrupted() -> Bool { Signals.takeInterrupt() }
