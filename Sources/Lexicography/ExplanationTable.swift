/// What characters mean in Chinese, in words for a child: a line each, the character, a tab, the explanation; `#` begins a
/// remark.
public struct ExplanationTable: Sendable, Equatable {
    /// The characters in the order of the file.
    public private(set) var characters: [String] = []
    private var texts: [String: String] = [:]
    /// The lines, from 1, that are neither empty, a remark nor an explanation, and those of a character that has one already.
    public private(set) var complaints: [Int] = []

    public init() {}

    /// Reads a file. Linear in its length.
    public init(_ bytes: [UInt8]) {
        var number = 0
        eachLine(of: bytes) { line in
            number += 1
            guard let first = line.first, first != 0x23 else { return }
            let parts = line.split(separator: 0x09, omittingEmptySubsequences: false)
            let cells = parts.map { String(decoding: $0, as: UTF8.self) }
            guard cells.count == 2, cells[0].count == 1, !cells[1].isEmpty, texts[cells[0]] == nil else {
                complaints.append(number)
                return
            }
            characters.append(cells[0])
            texts[cells[0]] = cells[1]
        }
    }

    /// The explanation of a character; nil where it has none.
    public subscript(character: String) -> String? { texts[character] }
}
