import JSON
import Testing

@Suite("Reading JSON")
struct ReaderTests {
    @Test("every kind of value")
    func values() throws {
        let value = try JSONValue(
            parsing: #" {"a" : [1, -2.5e1, true, false, null], "字": "A\u00e9\ud842\udfb7\/\b\f" , "a": {"b": 0}} "#
        )
        #expect(value["字"]?.string == "Aé𠮷/\u{8}\u{C}")
        #expect(value["a"]?["b"]?.integer == 0, "of two members of one name the last counts")
        let first = value.object?.first?.value
        #expect(first?[0]?.integer == 1)
        #expect(first?[1]?.double == -25)
        #expect(first?[1]?.integer == -25)
        #expect(first?[2]?.bool == true)
        #expect(first?[4]?.isNull == true)
        #expect(first?[5] == nil)
        #expect(value["b"] == nil)
        #expect(value[0] == nil)
    }

    @Test("great numbers keep what they can")
    func numbers() throws {
        #expect(try JSONValue(parsing: "9223372036854775807") == .integer(.max))
        #expect(try JSONValue(parsing: "9223372036854775808") == .number(9223372036854775808))
        #expect(try JSONValue(parsing: "1.5").integer == nil)
    }

    @Test("a byte order mark is passed over")
    func mark() throws {
        #expect(try JSONValue(utf8: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
    }

    @Test(
        "what is no JSON is refused, and where",
        arguments: [
            ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3), ("[1", .unexpectedEnd, 2),
            ("[1,]", .unexpectedCharacter, 3), ("[1 2]", .unexpectedCharacter, 3), ("{1:2}", .unexpectedCharacter, 1),
            (#"{"a" 1}"#, .unexpectedCharacter, 5), (#"{"a":1,}"#, .unexpectedCharacter, 7), ("nul", .unexpectedEnd, 3),
            ("nulL", .unexpectedCharacter, 3), ("1 x", .trailing, 2), ("01", .badNumber, 2), ("-", .badNumber, 1),
            ("1.", .badNumber, 2), ("1e", .badNumber, 2), ("1e999", .badNumber, 5), (".5", .unexpectedCharacter, 0),
            ("+1", .unexpectedCharacter, 0), ("NaN", .unexpectedCharacter, 0), ("'a'", .unexpectedCharacter, 0),
            ("\"a", .unexpectedEnd, 2), ("\"\n\"", .badString, 1), (#""\x""#, .badString, 2),
            (#""\ud800""#, .badString, 7), (#""\ud800\u0041""#, .badString, 13), (#""\u12g4""#, .badString, 5),
            (#""\u１234""#, .badString, 3),
        ] as [(String, JSONError.Kind, Int)]
    )
    func refused(text: String, kind: JSONError.Kind, offset: Int) {
        #expect {
            try JSONValue(parsing: text)
        } throws: { error in
            guard let error = error as? JSONError else { return false }
            return error.kind == kind && error.offset == offset
        }
    }

    @Test("bytes that are not UTF-8 are refused")
    func notUTF8() {
        for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
            #expect { try JSONValue(utf8: bytes) } throws: { ($0 as? JSONError)?.kind == .notUTF8 }
        }
    }

    @Test("nesting has a limit, so that no file overflows the stack")
    func depth() throws {
        let deep = { (count: Int) in String(repeating: "[", count: count) + String(repeating: "]", count: count) }
        _ = try JSONValue(parsing: deep(500))
        #expect { try JSONValue(parsing: deep(100_000)) } throws: { ($0 as? JSONError)?.kind == .tooDeep }
    }

    @Test("whatever is written reads back the same")
    func roundTrip() throws {
        var generator = SplitMix(state: 7)
        for _ in 0..<300 {
            let value = Self.random(depth: 3, using: &generator)
            #expect(try JSONValue(parsing: value.text) == value)
        }
    }

    private static func random(depth: Int, using generator: inout SplitMix) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2: return .integer(.random(in: .min ... .max, using: &generator))
        case 3: return .number(Double.random(in: -1e9...1e9, using: &generator) + 0.5.ulp)
        case 4:
            let scalars = (0..<Int.random(in: 0..<9, using: &generator)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
            }
            return .string(String(String.UnicodeScalarView(scalars)))
        case 5: return .array((0..<3).map { _ in random(depth: depth - 1, using: &generator) })
        default:
            return .object((0..<3).map { .init("k\($0)é", random(depth: depth - 1, using: &generator)) })
        }
    }
}

/// A small generator with a seed (Steele, Lea and Flood, 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
