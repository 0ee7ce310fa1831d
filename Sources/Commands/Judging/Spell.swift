import Messages
import Orthography
import Scoring
import Studio
import Synthesis

extension Command {
    /// `aloud spell --lang LANG --text WORD RECORDING…`
    static let spell = Command(
        "spell",
        operands: "RECORDING…",
        count: 1...Command.many,
        options: [.text, .json]
    ) { request throws(Failure) in
        let arguments = request.arguments
        guard let word = arguments.value("text"), let language = request.general.languages.last,
            request.general.languages.count == 1
        else { throw Failure(.usage, .usage(usage: "aloud spell --lang LANG --text WORD RECORDING…")) }
        guard isSpeakable(word) else { throw Failure(.usage, .textEmpty()) }
        let lines = CheckLines(recordings: arguments.operands, language: language, text: word)
        let checker = SpellingChecker(listener: request.listener(Synthesizer(cache: request.paths.cache)))
        var status = ExitStatus.done
        let work: @Sendable (CheckLine) -> SpellingResult = { checker.check($0) }
        try WorkerCrew.run(WorkerCrew.cores, next: { lines.next() }, work: work) { result throws(Failure) in
            status = max(status, result.status)
            try request.tell(result)
        }
        return status
    }
}
