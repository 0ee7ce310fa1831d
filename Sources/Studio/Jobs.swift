import Glibc

/// Jobs done one after the other on a thread of its own, which lives as long as this object.
final class Jobs: Sendable {
    private let shared = Shared()

    init() {
        let box = Unmanaged.passRetained(shared)
        var thread = pthread_t()
        if pthread_create(&thread, nil, workOff, box.toOpaque()) == 0 {
            pthread_detach(thread)
        } else {
            box.release()
            shared.hasThread = false
        }
    }

    deinit { shared.stop() }

    /// Adds a job to the end of the row. Where the system gives no thread, it is done at once.
    func add(_ job: @escaping @Sendable () -> Void) {
        if shared.hasThread { shared.add(job) } else { job() }
    }

    /// What the thread and its owner share.
    fileprivate final class Shared: @unchecked Sendable {
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        private var row: [@Sendable () -> Void] = []
        private var isStopped = false
        /// Written before the object is shared, and never again.
        var hasThread = true

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

        func add(_ job: @escaping @Sendable () -> Void) {
            pthread_mutex_lock(mutex)
            row.append(job)
            pthread_cond_signal(condition)
            pthread_mutex_unlock(mutex)
        }

        func stop() {
            pthread_mutex_lock(mutex)
            isStopped = true
            row = []
            pthread_cond_signal(condition)
            pthread_mutex_unlock(mutex)
        }

        /// The next job; nil once there will be none.
        func next() -> (@Sendable () -> Void)? {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            while row.isEmpty && !isStopped { pthread_cond_wait(condition, mutex) }
            return row.isEmpty ? nil : row.removeFirst()
        }
    }
}

/// The C entry of the thread.
private func workOff(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let pointer else { return nil }
    let shared = Unmanaged<Jobs.Shared>.fromOpaque(pointer).takeRetainedValue()
    while let job = shared.next() { job() }
    return nil
}
