import JSON
import Testing

@Suite("Writing JSON")
struct WriterTests {
    @Test("members keep their order, and nothing stands between")
    func object() {
        let value: JSONValue = ["b": 1, "a": [true, nil, 0.5, "x"], "empty": [:], "none": []]
        #expect(value.text == #"{"b":1,"a":[true,null,0.5,"x"],"empty":{},"none":[]}"#)
    }

    @Test(
        "a number is the shortest that reads back",
        arguments: [
            (0.1, "0.1"), (1.0, "1"), (0.30000000000000004, "0.30000000000000004"), (1e21, "1e+21"),
            (1e-7, "1e-07"), (-2.5, "-2.5"), (.leastNonzeroMagnitude, "5e-324"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
            (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
        ] as [(Double, String)]
    )
    func number(number: Double, text: String) throws {
        #expect(JSONValue.number(number).text == text)
        if number.isFinite {
            let read = try JSONValue(parsing: text)
            #expect(read.double?.bitPattern == number.bitPattern)
        }
    }

    @Test("minus zero keeps its sign")
    func minusZero() throws {
        let text = JSONValue.number(-0.0).text
        #expect(text == "-0")
        #expect(try JSONValue(parsing: text).double?.sign == .minus)
    }

    @Test("control characters are escaped, everything else stands as it is")
    func strings() throws {
        let string = "a\"\\/\n\r\t\u{0}\u{1B}[31m\u{7F}\u{9B}\u{2028}\u{202E}你好𠮷e\u{301}🐼"
        let text = JSONValue.string(string).text
        #expect(
            text
                == #""a\"\\/\n\r\t\u0000\u001b[31m\u007f\u009b\u2028\u202e你好𠮷"# + "e\u{301}🐼\""
        )
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        #expect(try JSONValue(parsing: text) == .string(string))
    }

    @Test("a member's name is escaped too")
    func names() {
        #expect(JSONValue.object([.init("a\n\"", 1)]).text == #"{"a\n\"":1}"#)
    }

    @Test("optionals become null")
    func optionals() {
        #expect(JSONValue.optional(nil as String?) == .null)
        #expect(JSONValue.optional(3) == .integer(3))
        #expect(JSONValue.optional(0.5 as Double?).text == "0.5")
    }
}
