extension JSONValue {
    /// The value on one line, without spaces and without a line end.
    ///
    /// A number is the shortest that reads back as the same one; NaN and infinity, which JSON has not, become `null`.
    /// Characters that could reach a terminal as commands are escaped.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends ``text`` to a string.
    public func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .number(let number): text += Self.text(of: number)
        case .string(let string): Self.write(string, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if isPlain(scalar) {
                    text.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
                }
            }
        }
        text += "\""
    }

    /// Neither a control character (C0, DEL, C1), nor a line or paragraph separator, nor a turn of writing direction.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
