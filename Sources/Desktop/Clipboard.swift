/// The clipboard: of the desktop where there is one, else of the terminal.
public struct Clipboard: Sendable {
    /// Which way a text took.
    public enum Way: Sendable, Equatable {
        /// A program took it: `wl-copy`, `xclip`.
        case program(String)
        /// The terminal is to be asked, by whoever owns the screen. Whether it obeys, nobody is told.
        case terminal
    }

    /// Why a text was not copied.
    public enum Refusal: Error, Sendable, Equatable {
        /// No program, and no terminal to ask; the words of a program that failed, where one did.
        case noWay(String?)
        /// Longer than terminals take, in bytes.
        case tooLong(limit: Int)
    }

    /// What a terminal is asked to copy, at most, in bytes: about what xterm takes, once it is in base 64.
    public static let longest = 74_994

    private let environment: [String: String]
    private let isTerminal: Bool

    /// - Parameter isTerminal: whether a terminal would see an escape sequence.
    public init(environment: [String: String], isTerminal: Bool) {
        self.environment = environment
        self.isTerminal = isTerminal
    }

    /// Copies a text; a program that fails leaves it to the next way.
    public func copy(_ text: String) throws(Refusal) -> Way {
        var words: String?
        for (variable, name, arguments) in [
            ("WAYLAND_DISPLAY", "wl-copy", ["--type", "text/plain"]),
            ("DISPLAY", "xclip", ["-selection", "clipboard"]),
        ] where !(environment[variable] ?? "").isEmpty {
            guard let helper = Helper(name, environment: environment) else { continue }
            do throws(HelperError) {
                // Both stay behind in the background, to hand the text out.
                try helper.succeed(arguments, input: Array(text.utf8), listens: false, seconds: 3)
                return .program(name)
            } catch {
                words = name + ": " + error.reason
            }
        }
        guard isTerminal, environment["TERM"] ?? "dumb" != "dumb" else { throw .noWay(words) }
        guard text.utf8.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
        return .terminal
    }
}
