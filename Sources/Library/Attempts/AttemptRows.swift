import Courses
import JSON
import Memory
import Orthography
import Scoring

extension Attempt {
    /// The columns as `attempts-….sql` name them.
    init(_ row: Row) {
        self.init(
            moment: Moment(
                instant: row.integer(0),
                offset: row.integer(1),
                day: StudyDay(row.text(2)) ?? StudyDay(instant: row.integer(0), offset: row.integer(1))
            ),
            exercise: row.text(3),
            kind: Kind(rawValue: row.text(4)) ?? .judged,
            language: Language(rawValue: row.text(5)) ?? .english,
            phrase: row.text(6).isEmpty ? nil : Phrase.ID(rawValue: row.text(6)),
            text: row.text(7),
            outcome: Verdict.Outcome(rawValue: row.text(8)) ?? .wrong,
            score: row.real(9),
            words: Self.words(row.text(10)),
            slips: row.integer(11),
            hints: row.integer(12),
            seconds: row.real(13)
        )
    }

    /// Words as JSON: `[{"text":"go","verdict":"right","score":0.93}]`, `kind` only where there is one.
    var wordsText: String { wordsJSON.text }

    var wordsJSON: JSONValue {
        .array(
            words.map { word in
                var members: [JSONValue.Member] = [
                    .init("text", .string(word.text)), .init("verdict", .string(word.outcome.rawValue)),
                ]
                if let kind = word.kind { members.append(.init("kind", .string(kind.rawValue))) }
                members.append(.init("score", .number(word.score)))
                return .object(members)
            }
        )
    }

    private static func words(_ text: String) -> [Word] {
        guard let elements = (try? JSONValue(parsing: text))?.array else { return [] }
        return elements.compactMap { element in
            guard let text = element["text"]?.string,
                let outcome = (element["verdict"]?.string).flatMap({ Verdict.Outcome(rawValue: $0) })
            else { return nil }
            return Word(
                text: text,
                outcome: outcome,
                kind: (element["kind"]?.string).flatMap { WordVerdict.Kind(rawValue: $0) },
                score: element["score"]?.double ?? 0
            )
        }
    }
}
