extension JSONValue {
    /// The deepest nesting that is read: enough for data, and no stack overflow from a hostile file.
    public static let deepest = 512

    /// Reads one value, white space around it allowed.
    public init(parsing text: String) throws(JSONError) {
        try self.init(utf8: Array(text.utf8))
    }

    /// Reads one value from bytes, which must be UTF-8; a byte order mark before it is passed over.
    public init(utf8 bytes: [UInt8]) throws(JSONError) {
        var reader = Reader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        self = try reader.value(depth: 0)
        reader.skipSpaces()
        if reader.position < bytes.count { throw reader.error(.trailing) }
    }
}

/// Reads values from left to right.
private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func error(_ kind: JSONError.Kind) -> JSONError { JSONError(kind: kind, offset: position) }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpaces() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let current, UInt32(current) == character.value else { return false }
        position += 1
        return true
    }

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= JSONValue.deepest else { throw error(.tooDeep) }
        skipSpaces()
        guard let first = current else { throw error(.unexpectedEnd) }
        switch Unicode.Scalar(first) {
        case "{": return try object(depth: depth)
        case "[": return try array(depth: depth)
        case "\"": return .string(try string())
        case "t": return try word("true", .bool(true))
        case "f": return try word("false", .bool(false))
        case "n": return try word("null", .null)
        case "-", "0"..."9": return try number()
        default: throw error(.unexpectedCharacter)
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for byte in word.utf8 {
            guard let current else { throw error(.unexpectedEnd) }
            guard current == byte else { throw error(.unexpectedCharacter) }
            position += 1
        }
        return value
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        skipSpaces()
        if skip("]") { return .array(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpaces()
            if skip("]") { return .array(elements) }
            guard skip(",") else { throw error(current == nil ? .unexpectedEnd : .unexpectedCharacter) }
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        skipSpaces()
        if skip("}") { return .object(members) }
        while true {
            skipSpaces()
            guard current == UInt8(ascii: "\"") else {
                throw error(current == nil ? .unexpectedEnd : .unexpectedCharacter)
            }
            let name = try string()
            skipSpaces()
            guard skip(":") else { throw error(current == nil ? .unexpectedEnd : .unexpectedCharacter) }
            members.append(JSONValue.Member(name, try value(depth: depth + 1)))
            skipSpaces()
            if skip("}") { return .object(members) }
            guard skip(",") else { throw error(current == nil ? .unexpectedEnd : .unexpectedCharacter) }
        }
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        _ = skip("-")
        let whole = digits()
        // No leading zero: `0`, `-0` and `0.5` are numbers, `01` is none.
        guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else { throw error(.badNumber) }
        var isInteger = true
        if skip(".") {
            isInteger = false
            guard digits() > 0 else { throw error(.badNumber) }
        }
        if skip("e") || skip("E") {
            isInteger = false
            if !skip("+") { _ = skip("-") }
            guard digits() > 0 else { throw error(.badNumber) }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, text != "-0", let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { throw error(.badNumber) }
        return .number(number)
    }

    /// Passes over digits and counts them.
    private mutating func digits() -> Int {
        let start = position
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        var text = ""
        while true {
            let start = position
            while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                position += 1
            }
            guard let plain = String(validating: bytes[start..<position], as: UTF8.self) else {
                position = start
                throw error(.notUTF8)
            }
            text += plain
            guard let stop = current else { throw error(.unexpectedEnd) }
            if skip("\"") { return text }
            guard stop == UInt8(ascii: "\\") else { throw error(.badString) }
            position += 1
            text.unicodeScalars.append(try escape())
        }
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = current else { throw error(.unexpectedEnd) }
        position += 1
        switch Unicode.Scalar(byte) {
        case "\"": return "\""
        case "\\": return "\\"
        case "/": return "/"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            let first = try fourDigits()
            if let scalar = Unicode.Scalar(first) { return scalar }
            // The first half of a pair must be followed by the second.
            guard (0xD800...0xDBFF).contains(first), skip("\\"), skip("u") else { throw error(.badString) }
            let second = try fourDigits()
            guard (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            else { throw error(.badString) }
            return scalar
        default:
            position -= 1
            throw error(.badString)
        }
    }

    private mutating func fourDigits() throws(JSONError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current else { throw error(.unexpectedEnd) }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw error(.badString)
            }
            number = number << 4 | UInt32(digit)
            position += 1
        }
        return number
    }
}
