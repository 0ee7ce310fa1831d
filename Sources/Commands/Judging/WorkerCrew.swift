@preconcurrency import Glibc
import Threads

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

/// What the threads share: items, and results that wait for their turn.
private final class Desk<Item, Result: Sendable>: Worker, @unchecked Sendable {
    private let next: () -> Item?
    private let work: @Sendable (Item) -> Result
    /// Held while an item is waited for.
    private let taking = Lock(())
    private let state = Lock(State())

    private struct State: Sendable {
        var results: [Int: Result] = [:]
        var taken = 0
        var delivered = 0
        var isExhausted = false
        var isStopped = false
    }

    /// Items that may be under way before their turn.
    private static var lead: Int { 64 }

    init(next: @escaping () -> Item?, work: @escaping @Sendable (Item) -> Result) {
        self.next = next
        self.work = work
    }

    override func labour() {
        while let (index, item) = nextItem() {
            let result = work(item)
            state.change { $0.results[index] = result }
        }
    }

    /// The next item and its place; nil where there is none. Waiting for one may take long, and holds nobody else up
    /// but those who wait for one too.
    private func nextItem() -> (Int, Item)? {
        taking.use { _ in
            let isOver = state.waiting { state -> Bool? in
                if state.isExhausted || state.isStopped { return true }
                return state.taken - state.delivered < Desk.lead ? false : nil
            }
            guard !isOver else { return nil }
            guard let item = next() else {
                state.change { $0.isExhausted = true }
                return nil
            }
            let place = state.use { state in
                defer { state.taken += 1 }
                return state.taken
            }
            return (place, item)
        }
    }

    /// The result whose turn it is; nil when all have been taken.
    func take() -> Result? {
        state.waiting { state -> Result?? in
            if let result = state.results.removeValue(forKey: state.delivered) {
                state.delivered += 1
                return .some(result)
            }
            return state.isExhausted && state.delivered == state.taken ? .some(.none) : Result??.none
        }
    }

    func stop() { state.change { $0.isStopped = true } }
}
