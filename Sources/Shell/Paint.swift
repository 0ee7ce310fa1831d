/// What a piece of text is for; colours follow from it.
public enum Role: Sendable, Hashable {
    case plain, heading, phrase, right, almost, wrong, quiet, key, trouble, spoken
}

/// A piece of text of one role.
public struct Span: Sendable, Hashable {
    public var text: String
    public var role: Role

    public init(_ text: String, _ role: Role = .plain) {
        self.text = text
        self.role = role
    }
}

/// Turns roles into escape codes, or leaves them out.
public struct Paint: Sendable, Equatable {
    /// Whether escape codes may be written at all.
    public var hasColour: Bool

    public init(hasColour: Bool) { self.hasColour = hasColour }

    /// Colour where the stream is a terminal that understands it and nobody asked for none.
    ///
    /// `NO_COLOR` set to anything but nothing asks for none (no-color.org), and so do `TERM=dumb` and `--plain`.
    public init(environment: [String: String], isTerminal: Bool, isPlain: Bool) {
        let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let terminal = environment["TERM"] ?? ""
        hasColour = isTerminal && !isPlain && !refused && terminal != "dumb" && !terminal.isEmpty
    }

    /// The text of spans, each in its colour. Only the sixteen colours are used, and none that pales on white or black.
    public func text(_ spans: some Sequence<Span>) -> String {
        var result = ""
        for span in spans {
            if hasColour, let code = Paint.code(span.role), !span.text.isEmpty {
                result += "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
            } else {
                result += span.text
            }
        }
        return result
    }

    /// The parameters of the escape code; nil for plain text.
    static func code(_ role: Role) -> String? {
        switch role {
        case .plain: nil
        case .heading, .phrase: "1"
        case .right: "32"
        case .almost: "35"
        case .wrong: "31"
        case .quiet: "2"
        case .key: "36"
        case .trouble: "31"
        case .spoken: "7"
        }
    }
}
