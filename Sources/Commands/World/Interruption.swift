@preconcurrency import Glibc

/// Notes that the person, or the system, wants a long piece of work to stop (Ctrl-C), so that it can end cleanly.
///
/// One at a time, on the main thread. From `init` to ``end()`` the signals that would end the process only leave a note.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var former: [(number: Int32, action: sigaction)] = []

    init() {
        noted = 0
        // Whoever started the program may have held them back, and that is inherited.
        var held = sigset_t()
        sigemptyset(&held)
        for number in Self.signals { sigaddset(&held, number) }
        pthread_sigmask(SIG_UNBLOCK, &held, nil)
        for number in Self.signals {
            var before = sigaction()
            sigaction(number, nil, &before)
            // Whoever started the program may not want it to be stopped: `nohup`.
            if Self.isIgnored(before) { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = note
            action.sa_flags = SA_RESTART
            sigemptyset(&action.sa_mask)
            sigaction(number, &action, nil)
            former.append((number, before))
        }
    }

    /// Whether it was asked to stop.
    var hasCome: Bool { noted != 0 }

    /// Signals mean again what they meant before.
    func end() {
        for (number, var action) in former { sigaction(number, &action, nil) }
        former = []
    }

    /// Ends the process as the signal would have done at once; returns where none came.
    func passOn() {
        end()
        guard noted != 0 else { return }
        signal(Int32(noted), SIG_DFL)
        raise(Int32(noted))
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

nonisolated(unsafe) private var noted: sig_atomic_t = 0

/// Only what a signal handler may do.
private func note(_ number: Int32) { noted = sig_atomic_t(number) }
