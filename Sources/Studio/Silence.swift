import Glibc

/// Holds back the silence that follows a recording until its time has come: a clock that stands still lets none pass.
final class Silence: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var allowed = 0.0
    private var isOver = false

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    /// Lets so many seconds more pass.
    func allow(_ seconds: Double) {
        pthread_mutex_lock(mutex)
        allowed += max(0, seconds)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Holds nothing back any more.
    func release() {
        pthread_mutex_lock(mutex)
        isOver = true
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Takes so many seconds of what is allowed; waits for them, and says so first.
    func take(_ seconds: Double, waiting: () -> Void) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        // A millionth of a second is forgiven: sums of fiftieths are not exact.
        if allowed + 1e-6 < seconds, !isOver {
            waiting()
            while allowed + 1e-6 < seconds, !isOver { pthread_cond_wait(condition, mutex) }
        }
        allowed -= seconds
    }
}
