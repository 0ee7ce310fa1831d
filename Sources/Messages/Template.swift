/// The text of a message with places for its arguments.
///
/// `{name}` stands for an argument. `{count, plural, one {# phrase} other {# phrases}}` chooses by a number, `#` being
/// that number; `=0 {none}` names an exact one. `{kind, select, right {…} other {…}}` chooses by a text. `other` must
/// always be there. Braces of its own a template cannot have; arguments may hold anything.
struct Template: Equatable {
    indirect enum Piece: Equatable {
        case literal(String)
        case argument(String)
        case number
        case plural(String, [String: [Piece]])
        case select(String, [String: [Piece]])
    }

    let pieces: [Piece]

    /// Nil where the braces or the forms are not well formed.
    init?(_ source: String) {
        var reader = Reader(rest: source[...])
        guard let pieces = reader.pieces(inPlural: false), reader.rest.isEmpty else { return nil }
        self.pieces = pieces
    }

    /// The names of the arguments that stand in it, in every form.
    var names: Set<String> { Self.names(in: pieces) }

    private static func names(in pieces: [Piece]) -> Set<String> {
        var found: Set<String> = []
        for piece in pieces {
            switch piece {
            case .literal, .number: break
            case .argument(let name): found.insert(name)
            case .plural(let name, let forms), .select(let name, let forms):
                found.insert(name)
                for form in forms.values { found.formUnion(names(in: form)) }
            }
        }
        return found
    }

    /// The text. An argument that was not given stays visible as its name in braces.
    func filled(with arguments: [String: Message.Argument], in language: InterfaceLanguage) -> String {
        Self.text(of: pieces, arguments: arguments, language: language, number: nil)
    }

    private static func text(
        of pieces: [Piece],
        arguments: [String: Message.Argument],
        language: InterfaceLanguage,
        number: Int?
    ) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .number: text += number.map { String($0) } ?? "#"
            case .argument(let name):
                text += arguments[name].map { $0.text(in: language) } ?? "{\(name)}"
            case .plural(let name, let forms):
                guard case .integer(let count)? = arguments[name] else {
                    text += "{\(name)}"
                    break
                }
                let form = forms["=\(count)"] ?? forms[language.pluralForm(of: count)] ?? forms["other"] ?? []
                text += Self.text(of: form, arguments: arguments, language: language, number: count)
            case .select(let name, let forms):
                guard let argument = arguments[name] else {
                    text += "{\(name)}"
                    break
                }
                // A form's name holds no space: `narrow band` chooses `narrow-band`.
                let name = String(argument.text(in: language).map { $0 == " " ? "-" : $0 })
                let form = forms[name] ?? forms["other"] ?? []
                text += Self.text(of: form, arguments: arguments, language: language, number: number)
            }
        }
        return text
    }
}

extension Template {
    /// Reads a template from left to right.
    private struct Reader {
        var rest: Substring

        /// Pieces up to the end or to a closing brace, which stays unread.
        mutating func pieces(inPlural: Bool) -> [Piece]? {
            var pieces: [Piece] = []
            var literal = ""
            func flushed() -> [Piece] { literal.isEmpty ? pieces : pieces + [.literal(literal)] }
            while let character = rest.first, character != "}" {
                rest.removeFirst()
                switch character {
                case "{":
                    pieces = flushed()
                    literal = ""
                    guard let piece = argument() else { return nil }
                    pieces.append(piece)
                case "#" where inPlural:
                    pieces = flushed() + [.number]
                    literal = ""
                default: literal.append(character)
                }
            }
            return flushed()
        }

        /// What follows an opening brace, with its closing brace.
        private mutating func argument() -> Piece? {
            guard let name = word() else { return nil }
            if skip("}") { return .argument(name) }
            guard skip(","), let kind = word(), skip(",") else { return nil }
            guard kind == "plural" || kind == "select" else { return nil }
            var forms: [String: [Piece]] = [:]
            while !skip("}") {
                guard let form = word(), skip("{"), let pieces = pieces(inPlural: kind == "plural"), skip("}"),
                    forms.updateValue(pieces, forKey: form) == nil
                else { return nil }
            }
            guard forms["other"] != nil else { return nil }
            return kind == "plural" ? .plural(name, forms) : .select(name, forms)
        }

        private mutating func word() -> String? {
            skipSpaces()
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "=" || $0 == "-" || $0 == "_" }
            rest = rest[word.endIndex...]
            return word.isEmpty ? nil : String(word)
        }

        private mutating func skip(_ character: Character) -> Bool {
            // A form's own leading spaces belong to its text, so none are skipped after its brace.
            skipSpaces()
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }

        private mutating func skipSpaces() {
            rest = rest.drop { $0 == " " || $0.isNewline }
        }
    }
}

extension Message.Argument {
    func text(in language: InterfaceLanguage) -> String {
        switch self {
        case .text(let text): text
        case .integer(let number): String(number)
        case .decimal(let number, let digits): Self.decimal(number, digits: digits)
        case .message(let message): message.text(in: language)
        }
    }

    /// A number with a fixed count of digits after the point; numbers too great for that as Swift prints them.
    private static func decimal(_ number: Double, digits: Int) -> String {
        let digits = min(max(digits, 0), 9)
        var scale: Int64 = 1
        for _ in 0..<digits { scale *= 10 }
        let scaled = abs(number) * Double(scale) + 0.5
        guard scaled < 1e15 else { return "\(number)" }
        let whole = Int64(scaled)
        let sign = number < 0 && whole > 0 ? "-" : ""
        guard digits > 0 else { return "\(sign)\(whole)" }
        let fraction = String(whole % scale)
        return "\(sign)\(whole / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
