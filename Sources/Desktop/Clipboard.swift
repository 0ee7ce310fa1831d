/// The clipboard: of the desktop where there is one, else of the terminal.
public struct Clipboard: Sendable {
    /// Which way a text took.
    public enum Way: Sendable, Equatable {
        /// A program took it: `wl-copy`, `xclip`.
        case program(String)
        /// The terminal is to be asked: whoever owns the screen writes this. Whether it obeys, nobody is told.
        case terminal(sequence: String)
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
        return .terminal(sequence: sequence(text))
    }

    /// OSC 52 (xterm control sequences, "Manipulate Selection Data"); in tmux also as what it hands through to the
    /// terminal it runs in, since its own clipboard may be switched off.
    private func sequence(_ text: String) -> String {
        let plain = "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{07}"
        guard !(environment["TMUX"] ?? "").isEmpty else { return plain }
        return plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\"
    }
}

/// Base 64 with padding (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        var bits = 0
        for byte in group { bits = bits << 8 | Int(byte) }
        bits <<= 8 * (3 - group.count)
        for place in 0..<4 {
            result.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: result, as: UTF8.self)
}
