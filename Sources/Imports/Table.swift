/// Rows and fields of a table of text (RFC 4180): commas, semicolons or tabs between fields, quotation marks around those
/// that hold a mark or a line end.
struct Table {
    struct Row: Equatable {
        var fields: [String]
        /// Where it begins, from 1.
        var line: Int
    }

    private(set) var rows: [Row] = []

    /// Rows without any text are passed over; lines that begin with `#` are, where a tab parts the fields and nothing
    /// else has been read.
    init(_ text: String, separator: UInt8) throws(ImportProblem) {
        let bytes = Array(text.utf8)
        var reader = Reader(bytes: bytes, separator: separator)
        while let row = try reader.row() {
            if row.fields.contains(where: { !$0.isEmpty }) { rows.append(row) }
        }
    }

    /// The mark that parts the fields of most of the first lines, by how often: tab, semicolon or comma.
    static func separator(of text: String) -> UInt8 {
        let sample = Array(text.utf8.prefix(1 << 16))
        let lines = sample.split(separator: 0x0A).prefix(50)
        let candidates = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
        let held = candidates.map { mark in lines.count { $0.contains(mark) } }
        guard let most = held.max(), most > 0, let index = held.firstIndex(of: most) else { return UInt8(ascii: ",") }
        return candidates[index]
    }

    private struct Reader {
        let bytes: [UInt8]
        let separator: UInt8
        var position = 0
        var line = 1

        private static let quote = UInt8(ascii: "\"")

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        /// The next row; nil at the end.
        mutating func row() throws(ImportProblem) -> Row? {
            guard current != nil else { return nil }
            var row = Row(fields: [], line: line)
            while true {
                row.fields.append(Composed.text(try field()))
                guard let byte = current else { return row }
                position += 1
                if byte == 0x0A {
                    line += 1
                    return row
                }
                // A separator at the very end parts an empty field off.
                if current == nil {
                    row.fields.append("")
                    return row
                }
            }
        }

        private mutating func field() throws(ImportProblem) -> String {
            // Spaces before a quotation mark are forgiven, as people type `a, "b"`.
            var start = position
            while start < bytes.count, bytes[start] == 0x20 { start += 1 }
            if start < bytes.count, bytes[start] == Self.quote {
                position = start
                return try quoted()
            }
            start = position
            while let byte = current, byte != separator, byte != 0x0A { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private mutating func quoted() throws(ImportProblem) -> String {
            let opened = line
            var content: [UInt8] = []
            position += 1
            while let byte = current {
                position += 1
                if byte == Self.quote {
                    guard current == Self.quote else {
                        while current == 0x20 { position += 1 }
                        if let next = current, next != separator, next != 0x0A {
                            throw ImportProblem(line: line, .badQuote)
                        }
                        return String(decoding: content, as: UTF8.self)
                    }
                    position += 1
                }
                if byte == 0x0A { line += 1 }
                content.append(byte)
            }
            throw ImportProblem(line: opened, .truncated)
        }
    }
}
