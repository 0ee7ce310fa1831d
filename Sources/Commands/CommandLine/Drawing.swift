import Exercises
@preconcurrency import Glibc
import Messages
import Shell

extension Request {
    /// Whether the terminal, where there is one, understands nothing but lines.
    var isDumb: Bool { environment["TERM"] ?? "dumb" == "dumb" }

    /// Columns that results are laid out in: the terminal's, or what `COLUMNS` says where there is none that does.
    var width: Int {
        output.columns ?? environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 10), 1000) } ?? 80
    }

    /// Colour of the results, where they may have any.
    var paint: Paint { Paint(environment: environment, isTerminal: output.isTerminal, isPlain: general.plain) }

    /// Writes what a screen of the console shows.
    func draw(_ scene: Scene, in language: InterfaceLanguage) throws(Failure) {
        let isPlain = general.plain || !output.isTerminal || isDumb
        let (paint, lines) = (paint, lines(of: scene, in: language, width: width, isPlain: isPlain))
        for line in lines.drop(while: \.isEmpty) { try output.line(paint.text(line)) }
    }

    /// A bar beside the messages, shown where there is a terminal that may move and nobody asked for silence.
    func progressBar(_ label: Message? = nil) -> ProgressBar {
        let isWanted = !general.plain && !general.quiet && !arguments.has("script")
        return ProgressBar(
            isShown: messages.isTerminal && !isDumb && isWanted,
            width: messages.columns ?? 80,
            label: label.map { text($0) } ?? ""
        )
    }
}
