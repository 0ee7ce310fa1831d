import Foundation

/// A folder of a test's own, removed with it.
final class Scratch {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "aloud-test-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(_ name: String) -> String { path + "/" + name }
}
