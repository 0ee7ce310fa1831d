import Audio
import Coaching
import JSON
import Messages
import Orthography
import Phonetics
import Recognition
import Scoring
import Studio

/// Judges recordings of a word spelled aloud, the same way as the console does. Several threads may ask at once.
struct SpellingChecker: Sendable {
    let listener: Listener

    func check(_ line: CheckLine) -> SpellingResult {
        guard let language = Language(code: line.language) else {
            let message = Message.unknownLanguage(code: line.language, codes: Language.codes)
            return SpellingResult(line, error: "language", .badData, message)
        }
        do throws(AudioError) {
            let waveform = try readSoundFile(line.recording, longest: RecordingChecker.longest)
            do throws(RecognitionError) {
                let prompt = try listener.spelling(of: line.text, in: language)
                let hearing = try listener.hearing(of: waveform, for: prompt)
                return SpellingResult(line, language, model: hearing.model, judge(hearing))
            } catch {
                return SpellingResult(line, language, error)
            }
        } catch {
            return SpellingResult(line, error: error.kind.rawValue, .badData, error.text)
        }
    }
}

/// What came of one recording of a spelled word: its verdict, or why it could not be used.
struct SpellingResult: Judged {
    let status: ExitStatus
    let json: JSONValue
    let lines: [Message]
    let failure: Message?

    /// A recording that cannot be used.
    init(_ line: CheckLine, error: String, _ status: ExitStatus, _ message: Message) {
        self.status = status
        json = line.unusable(error, message)
        lines = []
        failure = message
    }

    /// A word that cannot be spelled cannot be used; without a model or letter names the take is unheard.
    init(_ line: CheckLine, _ language: Language, _ error: RecognitionError) {
        guard error.kind != .pronunciation else {
            let message = Message.wordWithoutLetters(word: line.text, limit: SpellingPrompt.longest)
            self.init(line, error: "pronunciation", .badData, message)
            return
        }
        let verdict = SpellingVerdict(outcome: .unheard, reason: .recording(.noModel))
        let json = SpellingResult.json(line, language, model: .null, verdict)
        let isUnknown = LetterNames(language) == nil
        let failure = isUnknown ? Message.lettersUnknown(language: .name(of: language)) : error.text
        self.init(status: .unavailable, json: json, failure: failure)
    }

    private init(status: ExitStatus, json: JSONValue, failure: Message) {
        self.status = status
        self.json = json
        lines = []
        self.failure = failure
    }

    init(_ line: CheckLine, _ language: Language, model: String, _ verdict: SpellingVerdict) {
        status = verdict.passed ? .done : .wrong
        json = SpellingResult.json(line, language, model: .string(model), verdict)
        lines = [.checked(recording: line.recording, verdict: verdict.outcome.rawValue)] + spellingRemarks(on: verdict)
        failure = nil
    }

    private static func json(
        _ line: CheckLine,
        _ language: Language,
        model: JSONValue,
        _ verdict: SpellingVerdict
    ) -> JSONValue {
        .object([
            .init("recording", .string(line.recording)),
            .init("lang", .string(language.code)),
            .init("text", .string(line.text)),
            .init("model", model),
            .init("verdict", .string(verdict.outcome.rawValue)),
            .init("reason", verdict.reason.map { .string($0.code) } ?? .null),
            .init("score", CheckResult.number(verdict.score, 6)),
            .init("letters", .array(verdict.letters.map(json))),
            .init(
                "extra",
                .array(
                    verdict.extra.map { extra in
                        .object([
                            .init("after", .integer(extra.after)), .init("heard", .string(String(extra.heard))),
                        ])
                    }
                )
            ),
        ])
    }

    private static func json(_ letter: LetterVerdict) -> JSONValue {
        .object([
            .init("text", .string(String(letter.letter))),
            .init("verdict", .string(letter.outcome.rawValue)),
            .init("kind", letter.kind.map { .string($0.rawValue) } ?? .null),
            .init("heard", letter.heard.map { .string(String($0)) } ?? .null),
            .init("score", CheckResult.number(letter.score, 6)),
            .init("start", CheckResult.number(letter.start, 2)),
            .init("end", CheckResult.number(letter.end, 2)),
        ])
    }
}
