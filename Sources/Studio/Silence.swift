import Threads

/// Holds back the silence that follows a recording until its time has come: a clock that stands still lets none pass.
final class Silence: Sendable {
    private let state = Lock((allowed: 0.0, isOver: false))

    /// Lets so many seconds more pass.
    func allow(_ seconds: Double) { state.change { $0.allowed += max(0, seconds) } }

    /// Holds nothing back any more.
    func release() { state.change { $0.isOver = true } }

    /// Takes so many seconds of what is allowed; waits for them, and says so first.
    func take(_ seconds: Double, waiting: () -> Void) {
        var hasSaid = false
        state.waiting { state -> Void? in
            // A millionth of a second is forgiven: sums of fiftieths are not exact.
            if state.allowed + 1e-6 < seconds, !state.isOver {
                if !hasSaid { waiting() }
                hasSaid = true
                return nil
            }
            state.allowed -= seconds
            return ()
        }
    }
}
