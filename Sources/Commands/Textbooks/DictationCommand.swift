import Coaching
import Exercises
import JSON
import Library
import Messages
import Orthography
import Scoring

extension Command {
    /// `aloud dictation UNIT`: the words of a unit are spoken and written down; `new` takes words of one's own.
    static let dictation = Command(
        "dictation",
        operands: "[UNIT]",
        count: 0...many,
        options: [
            Option("order", .value("kept|shuffled")), Option("times", .value("N")), Option("gap", .value("SECONDS")),
            Option("answer", .value("paper|typed|spelled|read")), Option("speed", .value("WPM")),
        ],
        // Nobody who is new has a unit.
        takesNewLearner: { [[], ["new"]].contains($0.operands) }
    ) { request throws(Failure) in
        let choice = try DictationChoice(request.arguments)
        let name = request.arguments.operands.joined(separator: " ")
        if !name.isEmpty, name != "new" {
            // What cannot be dictated is told before anything is opened.
            let unit = try request.readingLibrary().unit(named: name)
            guard Language(code: unit.key.language) != nil else {
                throw Failure(.unavailable, .dictationNoVoice(language: unit.key.language))
            }
        }
        let console = try Console(request)
        console.dictationChoice = choice
        _ = try console.run(from: .screen("dictation", argument: name))
        return console.storing
    }

    /// `aloud mistakes [--json]`: the notebook of mistakes.
    static let mistakes = Command("mistakes", options: [.json]) { request throws(Failure) in
        let library = try request.readingLibrary()
        let mistakes = try stored { () throws(LibraryError) in try library?.mistakes() ?? [] }
        let units = try stored { () throws(LibraryError) in try library?.units() ?? [] }
        let byID = Dictionary(units.map { ($0.id, $0) }) { one, _ in one }
        if mistakes.isEmpty, !request.arguments.has("json") { request.say(.mistakesNone()) }
        for mistake in mistakes {
            guard let unit = byID[mistake.unit] else { continue }
            if request.arguments.has("json") {
                try request.output.line(JSONValue.object(mistake.members(in: unit)).text)
            } else {
                let parts = [
                    mistake.word.text, mistake.word.pinyin, mistake.typed.isEmpty ? "" : "✗ " + echoed(mistake.typed),
                ]
                let place = "[\(unit.key.language)] \(unit.key.path)"
                try request.output.line(visible((parts.filter { !$0.isEmpty } + [place]).joined(separator: "  ")))
            }
        }
        return .done
    }
}

extension Mistake {
    fileprivate func members(in unit: TextbookUnit) -> [JSONValue.Member] {
        [
            .init("word", .integer(word.id)), .init("text", .string(word.text)), .init("pinyin", .string(word.pinyin)),
            .init("explanation", .string(word.explanation)), .init("lang", .string(unit.key.language)),
            .init("unit", .integer(unit.id)), .init("path", .string(unit.key.path)), .init("since", .string(since)),
            .init("typed", .string(typed)), .init("clean_days", .integer(cleanDays)),
        ]
    }
}
