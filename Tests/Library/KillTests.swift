import Courses
import Foundation
import Testing

@testable import Library

@Suite("Killed while writing")
struct KillTests {
    @Test("case 25: kill −9 in the middle of writing loses at most the answer being given")
    func killed() async throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        let log = scratch["acknowledged"]
        for round in 1...3 {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, log = log as String, round = round as Int] in
                let library = try Library(path: path)
                let acknowledged = open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
                Thread.detachNewThread {
                    usleep(UInt32(60_000 + round * 17_000))
                    kill(getpid(), SIGKILL)
                }
                while true {
                    try library.store(attempt())
                    // A byte for each answer whose storing has returned.
                    _ = write(acknowledged, "x", 1)
                }
            }
            let stored = try Library(path: path).attemptCount()
            let acknowledged = try Data(contentsOf: URL(filePath: log)).count
            #expect(acknowledged > 0)
            #expect(stored >= acknowledged && stored <= acknowledged + round, "\(stored) of \(acknowledged)")
        }
        #expect(try Library(path: path).database.pragmaText("PRAGMA integrity_check") == "ok")
    }
}
