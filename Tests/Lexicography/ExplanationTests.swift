import Foundation
import Lexicography
import Testing

@Suite("Explanations of the commonest characters")
struct ExplanationTests {
    static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Explanations/characters.tsv")

    private let table: ExplanationTable

    init() throws { table = ExplanationTable([UInt8](try Data(contentsOf: Self.file))) }

    @Test("at least 500, no line of the file without one")
    func whole() {
        #expect(table.characters.count >= 500)
        #expect(table.complaints == [])
    }

    @Test("none holds its own character, no two are alike, none is longer than 25 signs")
    func sound() throws {
        var seen: [String: String] = [:]
        for character in table.characters {
            let text = try #require(table[character])
            #expect(!text.contains(character), "\(character): \(text)")
            #expect((3...25).contains(text.count) && text.hasSuffix("。"), "\(character): \(text)")
            #expect(seen[text] == nil, "\(character) as \(seen[text] ?? "")")
            seen[text] = character
        }
    }

    @Test("the commonest of the standard, by the counts of Unihan's kHanyuPinlu, in that order")
    func commonest() throws {
        guard let readings = Self.unihan("Readings"), let mappings = Self.unihan("OtherMappings") else {
            print("SKIPPED: unicode-data or bzcat is not there")
            return
        }
        var numbers: [String: Int] = [:]
        for (character, value) in Self.values(of: "kTGH", in: mappings) {
            numbers[character] = value.split(separator: ":").last.flatMap { Int($0) }
        }
        var counts: [String: Int] = [:]
        for (character, value) in Self.values(of: "kHanyuPinlu", in: readings) where numbers[character] != nil {
            counts[character] = value.split { !$0.isNumber || !$0.isASCII }.reduce(0) { $0 + (Int($1) ?? 0) }
        }
        let order = counts.keys.sorted { one, other in
            let (a, b) = (counts[one] ?? 0, counts[other] ?? 0)
            return a == b ? (numbers[one] ?? 0) < (numbers[other] ?? 0) : a > b
        }
        #expect(table.characters == Array(order.prefix(table.characters.count)))
    }

    @Test("what is no explanation is told by its line")
    func complaints() {
        let table = ExplanationTable(Array("# remark\n山\t高处\n\n水\n山\t又一次\n𠮷\t好运\r\n長大\t变大\n".utf8))
        #expect(table.characters == ["山", "𠮷"] && table["𠮷"] == "好运" && table["水"] == nil)
        #expect(table.complaints == [4, 5, 7])
    }

    private static func unihan(_ name: String) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bzcat", "/usr/share/unicode/Unihan_\(name).txt.bz2"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    private static func values(of field: String, in text: String) -> [(String, Substring)] {
        text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t")
            guard cells.count == 3, cells[1] == field, let code = UInt32(cells[0].dropFirst(2), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { return nil }
            return (String(Character(scalar)), cells[2])
        }
    }
}
