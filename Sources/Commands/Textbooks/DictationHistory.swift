import Exercises
import JSON
import Library
import Messages
import Orthography

extension Request {
    /// `report --unit UNIT --history`: the dictations of a unit, the latest first.
    func listDictations(of unit: TextbookUnit, in library: Library?) throws(Failure) {
        let held = try stored { () throws(LibraryError) in
            try library?.dictations(ofUnit: unit.id, limit: Self.mostListed) ?? []
        }
        if held.isEmpty, !arguments.has("json") { say(.historyNone()) }
        for dictation in held {
            let line =
                arguments.has("json")
                ? JSONValue.object(dictation.members).text : visible(self.text(dictation.message))
            try output.line(line)
        }
    }

    /// `report --unit UNIT --word WORD`: the answers to a word, the latest first.
    func listAnswers(to text: String, of words: [TextbookWord], in library: Library?) throws(Failure) {
        let meant = words.filter { $0.text == text || isSame($0.text, text, in: .english) }
        guard !meant.isEmpty else { throw Failure(.wrong, .wordUnknown(text: text)) }
        for word in meant {
            let given = try stored { () throws(LibraryError) in
                try library?.answers(toWord: word.id, limit: Self.mostListed) ?? []
            }
            if given.isEmpty, !arguments.has("json") { say(.historyNone()) }
            for answer in given {
                let line =
                    arguments.has("json")
                    ? JSONValue.object(answer.members(of: word)).text : visible(self.text(answer.message))
                try output.line(line)
            }
        }
    }

    private static let mostListed = 1_000
}

extension HeldDictation {
    var message: Message {
        .historyDictation(
            date: date,
            mode: answer,
            right: right,
            count: right + wrong,
            ending: hasEnded ? "whole" : "broken"
        )
    }

    fileprivate var members: [JSONValue.Member] {
        [
            .init("run", .integer(id)), .init("date", .string(date)), .init("answer", .string(answer)),
            .init("right", .integer(right)), .init("wrong", .integer(wrong)), .init("words", .integer(words)),
            .init("ended", .bool(hasEnded)),
        ]
    }
}

extension GivenAnswer {
    var message: Message {
        let verdict = isRight ? "right" : "wrong"
        return typed.isEmpty
            ? .historyAnswer(date: date, mode: answer, verdict: verdict)
            : .historyTypedAnswer(date: date, mode: answer, verdict: verdict, typed: typed)
    }

    fileprivate func members(of word: TextbookWord) -> [JSONValue.Member] {
        [
            .init("word", .integer(word.id)), .init("text", .string(word.text)), .init("date", .string(date)),
            .init("answer", .string(answer)), .init("verdict", .string(isRight ? "right" : "wrong")),
            .init("typed", .string(typed)),
        ]
    }
}
