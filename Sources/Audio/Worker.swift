import Glibc
import Threads

/// A thread of its own that can be told to stop at once and waited for by any number of threads.
final class Worker: Sendable {
    private struct State {
        var isStopped = false
        var isFinished = false
        var thread: pthread_t?
    }

    private let state = Lock(State())
    /// Becomes readable when the worker is told to stop, for `poll`.
    let wake: Int32
    private let wakeEnd: Int32

    private init(wake: Int32, wakeEnd: Int32) {
        self.wake = wake
        self.wakeEnd = wakeEnd
    }

    deinit {
        close(wake)
        close(wakeEnd)
    }

    /// Runs `body` on a new thread, which keeps the worker alive until it returns.
    static func run(_ body: @escaping @Sendable (Worker) -> Void) throws(AudioError) -> Worker {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw AudioError(.failed, call: "pipe", reason: systemWords(errno), name: "")
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        let worker = Worker(wake: ends[0], wakeEnd: ends[1])
        let status = startThread { worker.body(body) }
        guard status == 0 else {
            throw AudioError(.failed, call: "pthread_create", reason: systemWords(status), name: "")
        }
        return worker
    }

    /// Tells the thread to stop and waits until it has ended, unless it is the calling one.
    func stop() {
        tellToStop()
        join()
    }

    private func tellToStop() {
        state.change { $0.isStopped = true }
        var one: UInt8 = 1
        _ = write(wakeEnd, &one, 1)
    }

    var isStopped: Bool { state.use { $0.isStopped } }

    private func join() {
        let own = pthread_self()
        if state.use({ $0.thread.map { pthread_equal($0, own) != 0 } ?? false }) { return }
        state.wait { $0.isFinished }
    }

    /// Waits until `deadline` of `now()`; false where the worker was told to stop.
    func sleep(until deadline: Double) -> Bool {
        while !isStopped {
            let left = deadline - now()
            guard left > 0 else { return true }
            var one = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
            poll(&one, 1, Int32((min(left, 3600) * 1000).rounded(.up)))
        }
        return false
    }

    private func body(_ body: @Sendable (Worker) -> Void) {
        state.change { $0.thread = pthread_self() }
        body(self)
        state.change {
            $0.isFinished = true
            $0.thread = nil
        }
    }
}

/// Seconds of a clock that never goes back.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A factor on real time that can be waited by: 0 where it is no sensible number.
func sensiblePace(_ pace: Double) -> Double { pace > 0 ? min(pace, 100) : 0 }
