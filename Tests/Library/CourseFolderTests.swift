import Courses
import Foundation
import Testing

@testable import Library

@Suite("Lesson folders")
struct CourseFolderTests {
    private func lesson(_ number: Int, _ text: String) -> String {
        "lesson: \(number)\nen: T\nfr: T\n\nen: \(text)\nfr: Oui.\n"
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    @Test("a person's own lessons stand beside those shipped, by name in their place")
    func folders() throws {
        let scratch = Scratch()
        try write(lesson(1, "One."), to: scratch["shipped/01-a.lesson"])
        try write(lesson(2, "Two."), to: scratch["shipped/02-b.lesson"])
        try write("not a lesson", to: scratch["shipped/readme.txt"])
        try write("not a lesson", to: scratch["shipped/.02-b.lesson"])
        try write(lesson(2, "Deux."), to: scratch["own/02-b.lesson"])
        try write(lesson(1, "Mine."), to: scratch["own/中文.lesson"])
        let (course, problems) = Course.reading(folders: [scratch["shipped"], scratch["own"], scratch["missing"]])
        #expect(course.lessons.map(\.number) == [1, 2, 3])
        #expect(course.phrases.map { $0.text(in: .english) } == ["One.", "Deux.", "Mine."])
        #expect(
            problems == [LessonProblem(file: scratch["own/中文.lesson"], kind: .renumbered(from: 1, to: 3))]
        )
    }

    @Test("a file that cannot be read is named, and the others are read")
    func unreadable() throws {
        let scratch = Scratch()
        try write(lesson(1, "One."), to: scratch["1.lesson"])
        try Data([0x6C, 0x0A, 0x65, 0xFF, 0x0A]).write(to: URL(filePath: scratch["2.lesson"]))
        try FileManager.default.createDirectory(atPath: scratch["3.lesson"], withIntermediateDirectories: true)
        symlink("/dev/zero", scratch["4.lesson"])
        mkfifo(scratch["5.lesson"], 0o600)
        symlink("nowhere", scratch["6.lesson"])
        try Data(repeating: 0x61, count: (32 << 20) + 1).write(to: URL(filePath: scratch["7.lesson"]))
        try write("hello\n", to: scratch["8.lesson"])
        let (course, problems) = Course.reading(folders: [scratch.path])
        #expect(course.lessons.map(\.number) == [1])
        #expect(
            problems.map { URL(filePath: $0.file).lastPathComponent } == (2...8).map { "\($0).lesson" } + ["8.lesson"]
        )
        #expect(
            problems.map(\.kind) == [
                .unreadable(.notUTF8(line: 2)), .unreadable(.notAFile), .unreadable(.notAFile),
                .unreadable(.notAFile), .unreadable(.absent), .unreadable(.tooLong(limit: 32 << 20)),
                .complaint(Complaint(.noKey, line: 1)), .complaint(Complaint(.noNumber, line: 1)),
            ]
        )
    }

    @Test("the shipped course is read in less than 15 ms")
    func shipped() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        var best = Duration.seconds(9)
        for _ in 0..<25 {
            best = min(
                best,
                ContinuousClock().measure {
                    let read = Course.reading(folders: [root + "/Lessons"], checked: root + "/Lessons")
                    #expect(read.course.lessons.count > 2)
                }
            )
        }
        print("shipped course: \(best)")
        #if !DEBUG
            #expect(best < .milliseconds(15))
        #endif
    }
}
