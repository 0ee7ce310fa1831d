import Courses
import JSON
import Messages
import Orthography
import Settings

extension Command {
    /// `aloud lessons [--lang CODE] [--json]`
    static let lessons = Command("lessons", options: [.json]) { request throws(Failure) in
        let course = try request.course()
        if request.arguments.has("json") {
            for lesson in course.lessons { try request.output.line(lesson.json.text) }
            return .done
        }
        let languages = request.languages(with: request.settingsIfReadable())
        for lesson in course.lessons {
            let titles = languages.map { lesson.title(in: $0) }
            try request.output.line(numbered(lesson.number, titles, width: 3))
        }
        return .done
    }
}

extension Lesson {
    /// `{"lesson":1,"title":{"en":…},"pinyin":…,"phrases":12}`
    var json: JSONValue {
        [
            "lesson": .integer(number),
            "title": .texts { titles[$0] == nil ? nil : title(in: $0) },
            "pinyin": titlePinyin.isEmpty ? .null : .string(titlePinyin.joined(separator: " ")),
            "phrases": .integer(phrases.count),
        ]
    }
}

extension JSONValue {
    /// An object of texts by language code, in the order of ``Language``; a language without a text is left out.
    static func texts(_ text: (Language) -> String?) -> JSONValue {
        .object(
            Language.allCases.compactMap { language in
                text(language).map { Member(language.code, .string($0)) }
            }
        )
    }
}

extension Request {
    /// The languages shown side by side: the known one, then the one studied; `--lang` names others.
    func languages(with settings: Settings) -> [Language] {
        let tongues = Tongues(settings, named: general.languages)
        return tongues.known == tongues.study ? [tongues.known] : [tongues.known, tongues.study]
    }
}

/// A line of a list: its number to the right of so many columns, then the texts parted by a dash.
func numbered(_ number: Int, _ texts: [String], width: Int) -> String {
    let digits = String(number)
    let space = String(repeating: " ", count: max(width - digits.count, 0))
    return space + digits + "  " + texts.filter { !$0.isEmpty }.map { visible($0) }.joined(separator: " – ")
}
