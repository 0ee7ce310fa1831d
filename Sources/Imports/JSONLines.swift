/// On which lines the values of a JSON text stand: a tree of the same shape as the value's own.
struct JSONLines {
    /// From 1.
    let line: Int
    /// Of an array's elements or an object's members, in order.
    private(set) var children: [JSONLines] = []

    /// The lines of the value that a valid text holds. O(n).
    init(_ bytes: [UInt8], firstLine: Int) {
        var walker = Walker(bytes: bytes, line: firstLine)
        self = walker.value(depth: 0)
    }

    private init(line: Int) { self.line = line }

    /// The lines of an element or member; its parent's own where there is none.
    subscript(_ index: Int) -> JSONLines { children.indices.contains(index) ? children[index] : JSONLines(line: line) }

    private struct Walker {
        let bytes: [UInt8]
        var line: Int
        var position = 0

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        private mutating func skip() {
            if current == 0x0A { line += 1 }
            position += 1
        }

        private mutating func skipSpaces() {
            while let byte = current, byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF { skip() }
        }

        mutating func value(depth: Int) -> JSONLines {
            skipSpaces()
            var result = JSONLines(line: line)
            switch current {
            case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
                let isObject = current == UInt8(ascii: "{")
                skip()
                skipSpaces()
                while let byte = current, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]"), depth < 1_000 {
                    if isObject {
                        string()
                        skipSpaces()
                        if current == UInt8(ascii: ":") { skip() }
                    }
                    result.children.append(value(depth: depth + 1))
                    skipSpaces()
                    if current == UInt8(ascii: ",") { skip() }
                    skipSpaces()
                }
                skip()
            case UInt8(ascii: "\"")?: string()
            default:
                // A word or a number. At least one byte is passed, so that what is not valid ends as well.
                repeat { skip() } while current.map { !",]} \n\r\t".utf8.contains($0) } ?? false
            }
            return result
        }

        private mutating func string() {
            skip()
            while let byte = current, byte != UInt8(ascii: "\"") {
                if byte == UInt8(ascii: "\\") { skip() }
                skip()
            }
            skip()
        }
    }
}
