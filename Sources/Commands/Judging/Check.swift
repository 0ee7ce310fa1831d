@preconcurrency import Glibc
import Messages
import Orthography
import Scoring
import Studio
import Synthesis

extension Command {
    /// `aloud check --lang LANG --text TEXT RECORDING…` and `aloud check --manifest FILE|-`
    static let check = Command(
        "check",
        operands: "[RECORDING]…",
        count: 0...Command.many,
        options: [
            .text, .json, Option("manifest", .value("FILE|-")), Option("strictness", .value("NAME")),
            Option("hints"),
        ]
    ) { request throws(Failure) in
        let arguments = request.arguments
        var strictness = Strictness.normal
        if let name = arguments.value("strictness") {
            guard let known = Strictness(rawValue: name.lowercased()) else {
                let names = Strictness.allCases.map(\.rawValue).joined(separator: ", ")
                throw Failure(.usage, .optionOutOfRange(name: "--strictness", value: name, range: names))
            }
            strictness = known
        }
        let lines: CheckLines
        if let manifest = arguments.value("manifest") {
            guard arguments.operands.isEmpty, !arguments.has("text") else {
                throw Failure(.usage, .usage(usage: "aloud check --manifest FILE|-"))
            }
            lines = try CheckLines(manifest: manifest)
        } else {
            guard let text = arguments.value("text"), let language = request.general.languages.last,
                request.general.languages.count == 1, !arguments.operands.isEmpty
            else { throw Failure(.usage, .usage(usage: "aloud check --lang LANG --text TEXT RECORDING…")) }
            guard isSpeakable(text) else { throw Failure(.usage, .textEmpty()) }
            lines = CheckLines(recordings: arguments.operands, language: language, text: text)
        }
        let checker = RecordingChecker(
            listener: request.listener(Synthesizer(cache: request.paths.cache)),
            strictness: strictness,
            withHints: arguments.has("hints")
        )
        var status = ExitStatus.done
        let workers = WorkerCrew.cores
        try WorkerCrew.run(
            workers,
            next: { lines.next() },
            work: { checker.check($0) },
            deliver: { result throws(Failure) in
                status = max(status, result.status)
                try request.tell(result)
            },
            stop: { lines.stop() }
        )
        if let failure = lines.failure { throw failure }
        return status
    }
}
