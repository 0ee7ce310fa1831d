import Courses
import Foundation
import Orthography
import Testing

/// The lessons that are shipped, held against what the course promises.
@Suite("Packaged lessons")
struct PackagedLessonsTests {
    private static let files: [(name: String, text: String)] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".lesson") }.map { name in
            (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
        }
    }()

    private static let lessons = files.compactMap { LessonFile.parse($0.text).lesson }

    @Test("every file is read without a complaint, and its name begins with its number")
    func read() {
        #expect(!Self.files.isEmpty)
        for (name, text) in Self.files {
            let (lesson, complaints) = LessonFile.parse(text)
            for complaint in complaints { Issue.record("\(name):\(complaint.line): \(complaint.kind)") }
            #expect(lesson.map { Int(name.prefix { $0.isNumber }) == $0.number } == true, "\(name)")
        }
        #expect(Set(Self.lessons.map(\.number)).count == Self.files.count, "two lessons have one number")
    }

    @Test("every title and phrase stands in all seven languages, ten phrases at least")
    func complete() {
        for lesson in Self.lessons {
            #expect(lesson.titles.count == Language.allCases.count, "lesson \(lesson.number)")
            #expect(lesson.titlePinyin.count > 0, "lesson \(lesson.number)")
            #expect(lesson.phrases.count >= 10, "lesson \(lesson.number)")
            for phrase in lesson.phrases {
                #expect(phrase.texts.count == Language.allCases.count, "\(phrase.id)")
                #expect(!phrase.pinyin.isEmpty, "\(phrase.id)")
            }
        }
    }

    @Test("no two phrases of a lesson are the same in a language, and two with one text are told apart")
    func distinct() {
        for lesson in Self.lessons {
            for language in Language.allCases {
                var seen: [String: Phrase] = [:]
                for phrase in lesson.phrases {
                    guard let text = phrase.text(in: language) else { continue }
                    if let other = seen.updateValue(phrase, forKey: folded(text)) {
                        // `How are you?` may be informal and formal: then the register must say so.
                        #expect(other.register != phrase.register, "\(phrase.id) and \(other.id) in \(language)")
                    }
                }
            }
        }
    }

    @Test("Chinese has Chinese marks and no mark stands apart; pinyin has neither marks nor numbers")
    func chinese() {
        for phrase in Self.lessons.flatMap(\.phrases) {
            for token in phrase.tokens(in: .mandarin) {
                #expect(isSpeakable(token), "\(phrase.id): \(token)")
                #expect(!token.contains { ",.?!;:".contains($0) }, "\(phrase.id): \(token)")
            }
            for token in phrase.pinyin {
                #expect(
                    token.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" },
                    "\(phrase.id): \(token)"
                )
            }
        }
    }
}
