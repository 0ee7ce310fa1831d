import Foundation
import Testing

@testable import Imports

/// Files in every encoding that people have.
@Suite("Encodings of textbooks")
struct EncodingTests {
    let chinese = "你好\r\n𠮷祥\r\n奶奶\r\n"
    let french = "le café\nune leçon\nl'été\n"

    @Test("UTF-8 with and without a byte order mark, line ends made one kind")
    func utf8() throws {
        let plain = Array(chinese.utf8)
        #expect(try decoded(plain) == ("你好\n𠮷祥\n奶奶\n", .utf8))
        #expect(try decoded([0xEF, 0xBB, 0xBF] + plain) == ("你好\n𠮷祥\n奶奶\n", .utf8))
        #expect(try decoded(Array("a\rb".utf8)).text == "a\nb")
    }

    @Test("UTF-16 of both orders, with a mark; Latin text without one too")
    func utf16() throws {
        let units = Array(chinese.utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try decoded([0xFF, 0xFE] + little).text == "你好\n𠮷祥\n奶奶\n")
        #expect(try decoded([0xFE, 0xFF] + big).encoding == .utf16BigEndian)
        let latin = "cat\ndog\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try decoded(latin) == ("cat\ndog\n", .utf16LittleEndian))
    }

    @Test("GB18030, characters of four bytes among it, is told from Latin-1")
    func gb18030() throws {
        // 你好\n奶奶\n𠮷 and 银行 as GB18030 has them.
        let bytes: [UInt8] = [
            0xC4, 0xE3, 0xBA, 0xC3, 0x0D, 0x0A, 0xC4, 0xCC, 0xC4, 0xCC, 0x0D, 0x0A, 0x95, 0x34, 0xB2, 0x35, 0x0A, 0xD2,
            0xF8, 0xD0, 0xD0,
        ]
        let (text, encoding) = try decoded(bytes)
        #expect(encoding == .gb18030)
        #expect(text == "你好\n奶奶\n𠮷\n银行")
    }

    @Test("Latin-1 stays Latin-1 also where an accent stands before a letter")
    func latin1() throws {
        let bytes = french.unicodeScalars.map { UInt8($0.value) }
        #expect(try decoded(bytes) == (french, .latin1))
        // A single accent at the end of a line, one in the midst, and one at the end of the file.
        #expect(try decoded([0x63, 0x61, 0x66, 0xE9, 0x0A]).text == "café\n")
        #expect(try decoded([0x63, 0x61, 0x66, 0xE9]).text == "café")
        #expect(try decoded([0xE9, 0x74, 0xE9]).text == "été")
    }

    @Test("what is no text is refused with its line")
    func refused() {
        func problem(_ bytes: [UInt8]) -> ImportProblem? {
            do throws(ImportProblem) { _ = try decoded(bytes) } catch { return error }
            return nil
        }
        #expect(problem(Array("cat\nd".utf8) + [0, 1, 2]) == ImportProblem(line: 2, .notText))
        // A text in UTF-8 that ends inside a character.
        let cut = Array("你好\n奶奶".utf8.dropLast())
        #expect(problem(cut) == ImportProblem(line: 2, .truncated))
        // One bad byte in much good UTF-8 is no other encoding.
        let bad = Array("你好你好\n奶".utf8) + [0xFF] + Array("奶\n".utf8)
        #expect(problem(bad) == ImportProblem(line: 2, .notText))
        #expect(problem([0xFF, 0xFE, 0x61, 0x00, 0x62]) == ImportProblem(line: 1, .truncated))
        // Half of a pair at the end of GB18030.
        #expect(problem([0xC4, 0xE3, 0xBA, 0xC3, 0x0A, 0xC4]) == ImportProblem(line: 2, .truncated))
    }
}
