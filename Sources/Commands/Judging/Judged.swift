import JSON
import Messages
import Orthography

/// What came of one recording: what is told of it, or why it could not be used.
protocol Judged: Sendable {
    /// What scripts are told.
    var status: ExitStatus { get }
    /// One object, as `docs/forms.md` describes it.
    var json: JSONValue { get }
    /// What a person reads of a verdict.
    var lines: [Message] { get }
    /// What a person reads where there is none.
    var failure: Message? { get }
}

extension Request {
    /// Tells one result at once: as an object a line where that is asked for, otherwise in words.
    func tell(_ result: some Judged) throws(Failure) {
        if arguments.has("json") {
            try output.line(result.json.text)
        } else if let message = result.failure {
            try output.flush()
            say(message)
            try? messages.flush()
        } else {
            for message in result.lines { try output.line(visible(text(message))) }
        }
        // Each as soon as its turn has come.
        try output.flush()
    }
}

extension CheckLine {
    /// What stands in the place of a recording or line that cannot be used.
    func unusable(_ error: String, _ message: Message) -> JSONValue {
        .object([
            .init("recording", .string(recording)), .init("line", .integer(number)),
            .init("error", .string(error)), .init("message", .string(message.text(in: .english))),
        ])
    }
}
