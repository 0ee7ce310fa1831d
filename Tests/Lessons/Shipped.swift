import Courses
import Foundation

/// The lessons that are shipped.
enum Shipped {
    static let files: [(name: String, text: String)] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".lesson") }.map { name in
            (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
        }
    }()

    static let lessons = files.compactMap { LessonFile.parse($0.text).lesson }
    static let phrases = lessons.flatMap(\.phrases)
}
