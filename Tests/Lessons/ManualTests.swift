import Courses
import Foundation
import Testing

@Suite("The manual of lesson files")
struct ManualTests {
    @Test("its example is a lesson without a complaint")
    func example() throws {
        let manual = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/lessons.md")
        let text = try String(contentsOf: manual, encoding: .utf8)
        let blocks = text.components(separatedBy: "```\n")
        try #require(blocks.count == 3)
        let (lesson, complaints) = LessonFile.parse(blocks[1])
        #expect(complaints == [])
        #expect(lesson?.number == 901)
        #expect(lesson?.phrases.count == 2)
    }
}
