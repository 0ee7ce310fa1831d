import Finding
import JSON
import Messages
import Orthography
import Shell

extension Command {
    /// `aloud search TEXT [--json]`
    static let search = Command("search", operands: "TEXT", count: 1...many, options: [.json]) {
        request throws(Failure) in
        let text = request.arguments.operands.joined(separator: " ")
        let course = try request.course()
        let languages = request.languages(with: request.settingsIfReadable())
        let hits = CourseSearch(course, preferring: languages).search(text)
        guard !hits.isEmpty else {
            request.say(.searchNothing(text: visible(text)))
            return .wrong
        }
        let paint = request.paint
        for hit in hits {
            try request.output.line(request.arguments.has("json") ? hit.json.text : hit.line(languages, paint))
        }
        return .done
    }
}

extension CourseSearch.Hit {
    /// The phrase as `phrases` has it, with `"matched":{"lang":"en","kind":"exact","words":["weather"]}`.
    var json: JSONValue {
        let kind =
            switch match.kind {
            case .exact: "exact"
            case .prefix: "prefix"
            case .fuzzy: "fuzzy"
            }
        let matched: JSONValue = [
            "lang": .string(match.language.code), "kind": .string(kind),
            "words": .array(pieces.filter(\.isMarked).map { .string($0.text) }),
        ]
        return .object(phrase.members + [.init("matched", matched)])
    }

    /// `3.5  What is the [weather] forecast? – Quelle est la météo ?`: lesson and number, the text that agrees, and the
    /// texts of the other languages given.
    func line(_ languages: [Language], _ paint: Paint) -> String {
        let found = pieces.map { piece in
            let text = visible(piece.text)
            guard piece.isMarked else { return text }
            return paint.hasColour ? paint.text([Span(text, .key)]) : "[\(text)]"
        }
        var texts = [found.joined()]
        if match.language == .mandarin { texts.append(phrase.pinyin.joined(separator: " ")) }
        texts += languages.filter { $0 != match.language }.compactMap { phrase.text(in: $0) }.map { visible($0) }
        return "\(phrase.lesson).\(phrase.number)  " + texts.filter { !$0.isEmpty }.joined(separator: " – ")
    }
}
