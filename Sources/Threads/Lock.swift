import Glibc

/// A value that several threads may use, one at a time, and whose changes others can wait for.
///
/// POSIX locks rather than the standard library's, because the thread sanitizer understands them everywhere. Its bodies
/// are not to be nested in those of the same lock.
public final class Lock<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    /// The value, and a byte beside it: what has no size would be taken to stand where the object itself begins, which
    /// others read without the lock, and the sanitizer would call that a race.
    private var held: (value: Value, byte: UInt8)

    public init(_ value: sending Value) {
        mutex = .allocate(capacity: 1)
        changed = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
        held = (value, 0)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(changed)
        mutex.deallocate()
        changed.deallocate()
    }

    /// Uses or changes the value; nobody else does meanwhile, and nobody who waits is told.
    public func use<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&held.value)
    }

    /// Changes the value; whoever waits looks at it anew afterwards.
    public func change<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(mutex)
        }
        return try body(&held.value)
    }

    /// Waits until something holds of the value.
    public func wait(until holds: (Value) -> Bool) {
        pthread_mutex_lock(mutex)
        while !holds(held.value) { pthread_cond_wait(changed, mutex) }
        pthread_mutex_unlock(mutex)
    }

    /// Waits until the body, which may change the value, answers something; answers that.
    public func waiting<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result?
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(mutex)
        }
        while true {
            if let result = try body(&held.value) { return result }
            pthread_cond_wait(changed, mutex)
        }
    }
}
