/// Lines `key: value` that stand together.
struct Block {
    struct Field {
        let key: String
        let value: String
        let line: Int
    }

    /// The line it begins on, from 1.
    let line: Int
    var fields: [Field] = []

    subscript(_ key: String) -> Field? { fields.first { $0.key == key } }
}

/// Parts a text into blocks.
struct BlockReader {
    var complaints: [Complaint] = []

    /// The blocks in order; line ends may be LF, CRLF or CR, and a byte order mark may stand first.
    mutating func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var current: Block?
        var number = 0
        for bytes in Self.lines(of: text) {
            number += 1
            let line = Self.trimmed(bytes)
            if line.isEmpty {
                if let block = current, !block.fields.isEmpty { blocks.append(block) }
                current = nil
                continue
            }
            if line.first == UInt8(ascii: "#") { continue }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
                complaints.append(Complaint(.noKey, line: number))
                continue
            }
            let name = String(decoding: Self.trimmed(line[..<colon]), as: UTF8.self).lowercased()
            let key = name == "zh" ? "cmn" : name
            let value = Self.trimmed(line[line.index(after: colon)...])
            var block = current ?? Block(line: number)
            defer { current = block }
            if key.isEmpty {
                complaints.append(Complaint(.noKey, line: number))
            } else if value.isEmpty {
                complaints.append(Complaint(.emptyValue(key), line: number))
            } else if value.count > LessonFile.longestText {
                complaints.append(Complaint(.tooLong(key), line: number))
            } else if block[key] != nil {
                complaints.append(Complaint(.repeatedKey(key), line: number))
            } else {
                let value = String(decoding: value, as: UTF8.self)
                block.fields.append(Block.Field(key: key, value: value, line: number))
            }
        }
        if let block = current, !block.fields.isEmpty { blocks.append(block) }
        return blocks
    }

    private static func lines(of text: String) -> [ArraySlice<UInt8>] {
        var bytes = Array(text.utf8)[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D {
                lines.append(bytes[start..<index])
                let next = index + 1
                if byte == 0x0D, next < bytes.endIndex, bytes[next] == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        if start < bytes.endIndex { lines.append(bytes[start...]) }
        return lines
    }

    /// Without ASCII white space at both ends.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
        return bytes
    }
}
