import Audio
import Exercises
import JSON
import Messages
import Orthography
import Recognition
import Scoring
import Studio
import Synthesis

extension Command {
    /// `aloud pairs LANG`: two sounds told apart, in the console; `aloud pairs --manifest FILE|-`: which of two words people
    /// said, for `recording<TAB>lang<TAB>word / word` lines.
    static let pairs = Command(
        "pairs",
        operands: "[LANG]",
        count: 0...1,
        options: [Option("manifest", .value("FILE|-")), .json],
        takesNewLearner: { !$0.has("manifest") }
    ) { request throws(Failure) in
        if let manifest = request.arguments.value("manifest") {
            return try request.tellPairs(try CheckLines(manifest: manifest))
        }
        guard !request.arguments.has("json") else {
            throw Failure(.usage, .usage(usage: "aloud pairs --json --manifest FILE|-"))
        }
        var request = request
        if let code = request.arguments.operands.first {
            guard let language = Language(code: code) else {
                throw Failure(.usage, .unknownLanguage(code: code, codes: Language.codes))
            }
            request = request.studying(language)
        }
        let console = try Console(request)
        _ = try console.run(from: .screen("pairs", argument: ""))
        return max(console.storing, console.mishaps.status)
    }
}

extension Request {
    /// The same request in which a language is studied.
    fileprivate func studying(_ language: Language) -> Request {
        var general = general
        general.languages = [language] + general.languages.filter { $0 != language }
        return Request(
            arguments: arguments,
            general: general,
            environment: environment,
            paths: paths,
            interface: interface,
            output: output,
            messages: messages
        )
    }

    /// An object for each line: which word it was, how much better it fits, or why that cannot be said.
    fileprivate func tellPairs(_ lines: CheckLines) throws(Failure) -> ExitStatus {
        let listener = listener(Synthesizer(cache: paths.cache))
        var status = ExitStatus.done
        while let line = lines.next() {
            let (object, own) = told(line, listener)
            status = max(status, own)
            try output.line(object.text)
            try output.flush()
        }
        if let failure = lines.failure { throw failure }
        return status
    }

    private func told(_ line: CheckLine, _ listener: Listener) -> (JSONValue, ExitStatus) {
        guard line.isWhole, let language = Language(code: line.language),
            let pair = Contrast.pair(line.text, in: language)
        else { return (line.unusable("line", .pairsLineFormat()), .badData) }
        let (one, other) = (
            pair.first.prompt(in: language, known: language), pair.second.prompt(in: language, known: language)
        )
        var members: [JSONValue.Member] = [
            .init("recording", .string(line.recording)), .init("lang", .string(language.code)),
            .init("words", .array([.string(one.text), .string(other.text)])),
        ]
        do throws(AudioError) {
            let take = try readSoundFile(line.recording, longest: RecordingChecker.longest)
            do throws(RecognitionError) {
                switch try listener.telling(of: take, one, other) {
                case .telling(let telling):
                    members += [
                        .init("told", .optional(telling.choice.map { pair[$0].text })),
                        .init("margin", .number(telling.margin)), .init("reason", .null),
                    ]
                    return (.object(members), .done)
                case .unheard(let reason):
                    members += [
                        .init("told", .null), .init("margin", .null), .init("reason", .string(reason.rawValue)),
                    ]
                    return (.object(members), .wrong)
                }
            } catch {
                return (line.unusable(error.kind.rawValue, error.text), .unavailable)
            }
        } catch {
            return (line.unusable(error.kind.rawValue, error.text), .badData)
        }
    }
}
