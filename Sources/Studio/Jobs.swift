import Threads

/// Jobs done one after the other on a thread of its own, which lives as long as this object.
final class Jobs: Sendable {
    private typealias Job = @Sendable () -> Void

    private struct Row: Sendable {
        var jobs: [Job] = []
        var isStopped = false
    }

    /// What the thread and its owner share.
    private let row: Lock<Row>
    private let hasThread: Bool

    init() {
        let row = Lock(Row())
        self.row = row
        hasThread = startThread { while let job = Jobs.next(in: row) { job() } } == 0
    }

    deinit { row.change { $0 = Row(isStopped: true) } }

    /// Adds a job to the end of the row. Where the system gives no thread, it is done at once.
    func add(_ job: @escaping @Sendable () -> Void) {
        if hasThread { row.change { $0.jobs.append(job) } } else { job() }
    }

    /// The next job, which is waited for; nil once there will be none.
    private static func next(in row: Lock<Row>) -> Job? {
        row.waiting { row -> Job?? in
            if !row.jobs.isEmpty { return .some(row.jobs.removeFirst()) }
            return row.isStopped ? .some(.none) : Job??.none
        }
    }
}
