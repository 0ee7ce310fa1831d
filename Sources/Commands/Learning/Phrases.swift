import Courses
import JSON
import Library
import Messages
import Orthography

extension Command {
    /// `aloud phrases LESSON [--lang CODE] [--json]`
    static let phrases = Command("phrases", operands: "LESSON", count: 1...1, options: [.json]) {
        request throws(Failure) in
        let course = try request.course()
        let lesson = try course.lesson(named: request.arguments.operands.first ?? "")
        if request.arguments.has("json") {
            for phrase in lesson.phrases { try request.output.line(JSONValue.object(phrase.members).text) }
            return .done
        }
        let library = try? request.readingLibrary()
        let favorites = Set((try? library?.favorites()) ?? [])
        let languages = request.languages(with: request.settingsIfReadable())
        for phrase in lesson.phrases {
            var texts = languages.map { phrase.text(in: $0) ?? "" }
            if languages.contains(.mandarin) { texts.append(phrase.pinyin.joined(separator: " ")) }
            if favorites.contains(phrase.id) { texts.append("♥") }
            try request.output.line(numbered(phrase.number, texts, width: 3))
        }
        return .done
    }
}

extension Course {
    /// The lesson of a number, or of a title in any language, accents and case aside.
    func lesson(named name: String) throws(Failure) -> Lesson {
        if let number = Int(name), let lesson = lesson(number) { return lesson }
        let wanted = folded(name)
        let found = lessons.first { lesson in
            lesson.titles.keys.contains { folded(lesson.title(in: $0)) == wanted }
        }
        if let found { return found }
        throw Failure(
            .wrong,
            .lessonUnknown(
                number: name,
                least: lessons.first?.number ?? 0,
                greatest: lessons.last?.number ?? 0
            )
        )
    }
}

extension Phrase {
    /// `{"lesson":1,"number":1,"text":{"en":…},"pinyin":…}`: Chinese as it is shown, pinyin null where there is none.
    var members: [JSONValue.Member] {
        [
            .init("lesson", .integer(lesson)),
            .init("number", .integer(number)),
            .init("text", .texts { text(in: $0) }),
            .init("pinyin", pinyin.isEmpty ? .null : .string(pinyin.joined(separator: " "))),
        ]
    }
}
