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
    /// What a terminal can show.
    enum Palette: Sendable, Equatable {
        /// The sixteen colours, which are the person's own choice, or the terminal's for a dark background.
        case sixteen
        /// 256 colours, of which those above the sixteen are the same everywhere.
        case fixed
    }

    /// Whether escape codes may be written at all.
    public var hasColour: Bool
    let palette: Palette

    public init(hasColour: Bool) {
        self.hasColour = hasColour
        palette = .sixteen
    }

    /// Colour where the stream is a terminal that understands it and nobody asked for none.
    ///
    /// `NO_COLOR` set to anything but nothing asks for none (no-color.org), and so do `TERM=dumb` and `--plain`.
    public init(environment: [String: String], isTerminal: Bool, isPlain: Bool) {
        let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let terminal = environment["TERM"] ?? ""
        hasColour = isTerminal && !isPlain && !refused && terminal != "dumb" && !terminal.isEmpty
        let hasMany = terminal.contains("256color") || !(environment["COLORTERM"] ?? "").isEmpty
        palette = hasMany ? .fixed : .sixteen
    }

    /// The text of spans, each in its colour.
    public func text(_ spans: some Sequence<Span>) -> String {
        var result = ""
        for span in spans {
            if hasColour, let code = code(span.role), !span.text.isEmpty {
                result += "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
            } else {
                result += span.text
            }
        }
        return result
    }

    /// The parameters of the escape code; nil for plain text.
    func code(_ role: Role) -> String? {
        switch role {
        case .plain: return nil
        case .heading, .phrase: return "1"
        case .spoken: return "7"
        case .right, .almost, .wrong, .trouble, .quiet, .key: break
        }
        switch palette {
        case .fixed: return Paint.fixed(role).map { "38;5;\($0)" }
        case .sixteen: return Paint.ofSixteen(role)
        }
    }

    /// A colour of the 256 that can be read on white and on black: in each the contrast is about 4:1 or more, after
    /// https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio. Nobody tells a program which background it writes on.
    static func fixed(_ role: Role) -> Int? {
        switch role {
        case .right: 28
        case .almost: 163
        case .wrong, .trouble: 196
        case .quiet: 243
        case .key: 30
        case .plain, .heading, .phrase, .spoken: nil
        }
    }

    private static func ofSixteen(_ role: Role) -> String? {
        switch role {
        case .right: "32"
        case .almost: "35"
        // Plain red is too dark for a black background.
        case .wrong, .trouble: "1;31"
        case .quiet: "2"
        case .key: "36"
        case .plain, .heading, .phrase, .spoken: nil
        }
    }
}
