import Courses
import Orthography
import Testing

/// The lessons that are shipped, held against what the course promises.
@Suite("Packaged lessons")
struct PackagedLessonsTests {
    @Test("every file is read without a complaint, and its name begins with its number")
    func read() {
        #expect(!Shipped.files.isEmpty)
        for (name, text) in Shipped.files {
            let (lesson, complaints) = LessonFile.parse(text)
            for complaint in complaints { Issue.record("\(name):\(complaint.line): \(complaint.kind)") }
            #expect(lesson.map { Int(name.prefix { $0.isNumber }) == $0.number } == true, "\(name)")
        }
        #expect(Set(Shipped.lessons.map(\.number)).count == Shipped.files.count, "two lessons have one number")
    }

    @Test("every title and phrase stands in all seven languages, twelve phrases at least")
    func complete() {
        for lesson in Shipped.lessons {
            #expect(lesson.titles.count == Language.allCases.count, "lesson \(lesson.number)")
            #expect(lesson.titlePinyin.count > 0, "lesson \(lesson.number)")
            #expect(lesson.phrases.count >= 12, "lesson \(lesson.number)")
            for phrase in lesson.phrases {
                #expect(phrase.texts.count == Language.allCases.count, "\(phrase.id)")
                #expect(!phrase.pinyin.isEmpty, "\(phrase.id)")
            }
        }
    }

    @Test("there are 24 lessons and more, with the phrases that learners search for")
    func promised() {
        #expect(Shipped.lessons.count >= 24)
        for wanted in ["What is the weather forecast?", "My English is very bad."] {
            #expect(Shipped.phrases.contains { $0.text(in: .english) == wanted }, "\(wanted)")
        }
    }

    @Test("no two phrases of a lesson are the same in a language, and two with one text are told apart")
    func distinct() {
        for lesson in Shipped.lessons {
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
        for phrase in Shipped.lessons.flatMap(\.phrases) {
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
