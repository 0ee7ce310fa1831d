import Glibc

/// A mutual exclusion that the thread sanitizer understands.
final class Lock: @unchecked Sendable {
    fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs a body while no other body of this lock runs. Not to be nested.
    func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

/// A value that one thread at a time may use, and whose changes others can wait for.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = Lock()
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    init(_ value: Value) {
        self.value = value
        changed = .allocate(capacity: 1)
        changed.initialize(to: pthread_cond_t())
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        changed.deallocate()
    }

    /// Reads or changes the value; whoever waits looks at it anew afterwards.
    func with<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        try lock.locked { () throws(Failure) -> Result in
            defer { pthread_cond_broadcast(changed) }
            return try body(&value)
        }
    }

    /// Waits until the body answers something, and answers that.
    func waiting<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result?
    ) throws(Failure) -> Result {
        try lock.locked { () throws(Failure) -> Result in
            defer { pthread_cond_broadcast(changed) }
            while true {
                if let result = try body(&value) { return result }
                pthread_cond_wait(changed, lock.mutex)
            }
        }
    }
}

/// Runs a body in a thread of its own; false where the system gives none.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    if pthread_create(&thread, &attributes, runWork, work.toOpaque()) == 0 { return true }
    work.release()
    return false
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
    return nil
}
