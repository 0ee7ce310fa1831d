import Glibc

/// A value that several threads may use, one at a time.
///
/// POSIX locks rather than the standard library's, because the thread sanitizer understands them everywhere.
final class Lock<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    init(_ value: sending Value) {
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
        self.value = value
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    func use<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&value)
    }

    /// Changes the value and wakes whoever waits for it.
    func change(_ body: (inout Value) -> Void) {
        pthread_mutex_lock(mutex)
        body(&value)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    func wait(until holds: (Value) -> Bool) {
        pthread_mutex_lock(mutex)
        while !holds(value) { pthread_cond_wait(condition, mutex) }
        pthread_mutex_unlock(mutex)
    }
}
