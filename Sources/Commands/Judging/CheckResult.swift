import Coaching
import JSON
import Messages
import Orthography
import Phonetics
import Recognition
import Scoring

/// What came of one recording: its verdict, or why it could not be used.
struct CheckResult: Judged {
    let status: ExitStatus
    let json: JSONValue
    private(set) var lines: [Message] = []
    private(set) var failure: Message?

    /// A recording or line that cannot be used.
    init(_ line: CheckLine, error: String, _ status: ExitStatus, _ message: Message) {
        self.status = status
        json = line.unusable(error, message)
        failure =
            line.isInManifest ? .badLine(file: line.recording, line: line.number, problem: message) : message
    }

    /// A take that the recogniser refused. Without a model it is unheard; a text without words cannot be used.
    init(_ line: CheckLine, _ language: Language, _ error: RecognitionError, _ strictness: Strictness) {
        guard error.kind != .pronunciation else {
            self.init(line, error: "pronunciation", .badData, error.text)
            return
        }
        let verdict = Verdict(outcome: .unheard, reason: .noModel)
        let json = CheckResult.json(line, language, model: .null, isApproximate: false, verdict, strictness)
        self.init(status: .unavailable, json: json, failure: error.text)
    }

    private init(status: ExitStatus, json: JSONValue, failure: Message) {
        self.status = status
        self.json = json
        self.failure = failure
    }

    init(_ line: CheckLine, _ language: Language, _ hearing: Hearing, _ verdict: Verdict, _ strictness: Strictness) {
        status = verdict.passed ? .done : .wrong
        json = CheckResult.json(
            line,
            language,
            model: .string(hearing.model),
            isApproximate: hearing.isApproximate,
            verdict,
            strictness
        )
        lines = [.checked(recording: line.recording, verdict: verdict.outcome.rawValue)]
        lines += remarks(on: verdict)
    }

    private static func json(
        _ line: CheckLine,
        _ language: Language,
        model: JSONValue,
        isApproximate: Bool,
        _ verdict: Verdict,
        _ strictness: Strictness
    ) -> JSONValue {
        .object([
            .init("recording", .string(line.recording)),
            .init("lang", .string(language.code)),
            .init("text", .string(line.text)),
            .init("model", model),
            .init("approximate", .bool(isApproximate)),
            .init("strictness", .string(strictness.rawValue)),
            .init("verdict", .string(verdict.outcome.rawValue)),
            .init("reason", verdict.reason.map { .string($0.rawValue) } ?? .null),
            .init("score", number(verdict.score, 6)),
            .init("probability", number(verdict.probability, 6)),
            .init("words", .array(verdict.words.map(json))),
            .init("extra", .array(verdict.extra.map(json))),
            .init("added", number(verdict.added, 6)),
            .init("fluency", verdict.fluency.map(json) ?? .null),
            .init("hints", .array(verdict.hints.map(json))),
        ])
    }

    private static func json(_ word: WordVerdict) -> JSONValue {
        .object([
            .init("text", .string(word.text)),
            .init("verdict", .string(word.outcome.rawValue)),
            .init("kind", word.kind.map { .string($0.rawValue) } ?? .null),
            .init("score", number(word.score, 6)),
            .init("probability", number(word.probability, 6)),
            .init("leftOut", number(word.leftOut, 6)),
            .init("start", number(word.start, 2)),
            .init("end", number(word.end, 2)),
            .init("phones", .array(word.phones.map(json))),
            .init("syllables", .array(word.syllables.map(json))),
        ])
    }

    private static func json(_ phone: PhoneVerdict) -> JSONValue {
        .object([
            .init("phone", .string(phone.phone)),
            .init("symbol", .string(phone.symbol)),
            .init("score", number(phone.score, 6)),
            .init("start", number(phone.start, 2)),
            .init("end", number(phone.end, 2)),
        ])
    }

    private static func json(_ hint: SoundHint) -> JSONValue {
        var kind = "unclear"
        var heard = JSONValue.null
        switch hint.kind {
        case .like(let sound): (kind, heard) = ("like", .string(sound))
        case .missing: kind = "missing"
        case .unclear: break
        }
        return .object([
            .init("word", .integer(hint.word)), .init("phone", .integer(hint.phone)), .init("kind", .string(kind)),
            .init("heard", heard),
        ])
    }

    private static func json(_ syllable: SyllableVerdict) -> JSONValue {
        .object([
            .init("text", .string(syllable.text)),
            .init("tone", .integer(syllable.tone)),
            .init("heard", syllable.heard.map { .integer($0) } ?? .null),
            .init("score", number(syllable.score, 6)),
        ])
    }

    private static func json(_ extra: ExtraSpeech) -> JSONValue {
        .object([
            .init("after", .integer(extra.after)),
            .init("start", number(extra.start, 2)),
            .init("end", number(extra.end, 2)),
            .init("score", number(extra.score, 6)),
        ])
    }

    private static func json(_ fluency: Fluency) -> JSONValue {
        .object([
            .init("score", number(fluency.score, 6)),
            .init("rate", number(fluency.rate, 3)),
            .init("pauses", number(fluency.pauses, 2)),
        ])
    }

    /// A number with so many digits after the point; sure scores keep what tells them apart.
    static func number(_ value: Double, _ digits: Int) -> JSONValue {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return .number((value * scale).rounded() / scale)
    }
}
