@preconcurrency import Glibc

/// Work done by several threads and handed over in order.
enum WorkerCrew {
    /// Processors that this process may use.
    static var cores: Int { max(1, min(64, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }

    /// Takes items one by one until there are none, works on them in any order, and delivers the results in theirs, on
    /// the caller's thread, each as soon as its turn has come.
    ///
    /// - Parameters:
    ///   - next: asked by one thread at a time.
    ///   - work: asked by several threads at once.
    ///   - deliver: an error it throws stops the work and is thrown.
    ///   - stop: called then; whoever waits for an item gets none.
    static func run<Item, Result: Sendable>(
        _ count: Int,
        next: @escaping () -> Item?,
        work: @escaping @Sendable (Item) -> Result,
        deliver: (Result) throws(Failure) -> Void,
        stop: () -> Void = {}
    ) throws(Failure) {
        let desk = Desk(next: next, work: work)
        var threads: [pthread_t] = []
        for _ in 0..<max(1, count) {
            var thread = pthread_t()
            let context = Unmanaged.passRetained(desk as Worker).toOpaque()
            if pthread_create(&thread, nil, runWorker, context) == 0 {
                threads.append(thread)
            } else {
                Unmanaged<Worker>.fromOpaque(context).release()
            }
        }
        // Where no thread could be made, the caller does it all, one by one.
        if threads.isEmpty {
            while let item = next() { try deliver(work(item)) }
            return
        }
        var failure: Failure?
        while let result = desk.take() {
            do throws(Failure) {
                try deliver(result)
            } catch {
                failure = error
                stop()
                break
            }
        }
        desk.stop()
        for thread in threads { pthread_join(thread, nil) }
        if let failure { throw failure }
    }
}

/// What a thread of the crew runs.
private class Worker {
    func labour() {}
}

private func runWorker(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().labour() }
    return nil
}

/// What the threads share: items, results that wait for their turn, and one lock for all of it.
private final class Desk<Item, Result: Sendable>: Worker, @unchecked Sendable {
    private let next: () -> Item?
    private let work: @Sendable (Item) -> Result
    private let taking: UnsafeMutablePointer<pthread_mutex_t>
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var results: [Int: Result] = [:]
    private var taken = 0
    private var delivered = 0
    private var isExhausted = false
    private var isStopped = false

    /// Items that may be under way before their turn.
    private static var lead: Int { 64 }

    init(next: @escaping () -> Item?, work: @escaping @Sendable (Item) -> Result) {
        self.next = next
        self.work = work
        taking = .allocate(capacity: 1)
        lock = .allocate(capacity: 1)
        changed = .allocate(capacity: 1)
        pthread_mutex_init(taking, nil)
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(lock)
        pthread_mutex_destroy(taking)
        changed.deallocate()
        lock.deallocate()
        taking.deallocate()
    }

    override func labour() {
        while let (index, item) = nextItem() {
            let result = work(item)
            pthread_mutex_lock(lock)
            results[index] = result
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(lock)
        }
    }

    /// The next item and its place; nil where there is none. Waiting for one may take long, and holds nobody else up
    /// but those who wait for one too.
    private func nextItem() -> (Int, Item)? {
        pthread_mutex_lock(taking)
        defer { pthread_mutex_unlock(taking) }
        pthread_mutex_lock(lock)
        while taken - delivered >= Desk.lead, !isStopped { pthread_cond_wait(changed, lock) }
        let isOver = isExhausted || isStopped
        pthread_mutex_unlock(lock)
        guard !isOver else { return nil }
        let item = next()
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard let item else {
            isExhausted = true
            pthread_cond_broadcast(changed)
            return nil
        }
        taken += 1
        return (taken - 1, item)
    }

    /// The result whose turn it is; nil when all have been taken.
    func take() -> Result? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            if let result = results.removeValue(forKey: delivered) {
                delivered += 1
                pthread_cond_broadcast(changed)
                return result
            }
            if isExhausted, delivered == taken { return nil }
            pthread_cond_wait(changed, lock)
        }
    }

    func stop() {
        pthread_mutex_lock(lock)
        isStopped = true
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(lock)
    }
}
