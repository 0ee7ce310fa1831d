import Courses
import JSON
import Library
import Messages
import Orthography

extension Command {
    /// `aloud favorites [--json]`: in the order in which they became so, with the numbers that the console gives them.
    static let favorites = Command("favorites", options: [.json]) { request throws(Failure) in
        let course = try request.course()
        let library = try request.readingLibrary()
        let ids = try stored { () throws(LibraryError) in try library?.favorites() ?? [] }
        let phrases = ids.compactMap { course.phrase($0) }
        if request.arguments.has("json") {
            for phrase in phrases { try request.output.line(JSONValue.object(phrase.members).text) }
            return .done
        }
        guard !phrases.isEmpty else {
            try request.output.line(request.text(.favoritesEmpty()))
            return .done
        }
        let languages = request.languages(with: try request.settings(in: library))
        for (index, phrase) in phrases.enumerated() {
            var texts = languages.map { phrase.text(in: $0) ?? "" }
            if languages.contains(.mandarin) { texts.append(phrase.pinyin.joined(separator: " ")) }
            try request.output.line(numbered(index + 1, texts, width: 3))
        }
        return .done
    }
}
