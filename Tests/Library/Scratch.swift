import Foundation

/// A folder of a test's own, removed with it.
final class Scratch {
    let path: String

    /// - Parameter inMemory: where there is such a place; for what is too much for a slow disk.
    init(inMemory: Bool = false) {
        let memory = inMemory && access("/dev/shm", W_OK) == 0
        path = (memory ? "/dev/shm/" : NSTemporaryDirectory()) + "aloud-test-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(_ name: String) -> String { path + "/" + name }
}
