import Exercises

/// Makes keys of the bytes that a terminal sends.
enum KeyReader {
    /// The first key and the bytes it takes; nil where more bytes are needed. A key without meaning is nil.
    ///
    /// A lone Escape at the end is the key itself: a terminal sends the bytes of an arrow key together.
    static func first(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        guard let head = bytes.first else { return nil }
        switch head {
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x08, 0x7F: return (.backspace, 1)
        case 0x1B: return escape(bytes)
        case 0x00..<0x20: return (nil, 1)
        case 0x20..<0x80: return (.character(Character(Unicode.Scalar(head))), 1)
        default: return character(bytes)
        }
    }

    private static func escape(_ bytes: ArraySlice<UInt8>) -> (Key?, Int) {
        let rest = bytes.dropFirst()
        guard let second = rest.first else { return (.escape, 1) }
        guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return (nil, 2) }
        // Parameters and intermediates, then one final byte.
        guard let last = rest.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return (nil, bytes.count)
        }
        let length = last - bytes.startIndex + 1
        switch bytes[last] {
        case UInt8(ascii: "A"): return (.up, length)
        case UInt8(ascii: "B"): return (.down, length)
        case UInt8(ascii: "C"): return (.right, length)
        case UInt8(ascii: "D"): return (.left, length)
        default: return (nil, length)
        }
    }

    private static func character(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
        let head = bytes[bytes.startIndex]
        let length = head >= 0xF0 ? 4 : head >= 0xE0 ? 3 : head >= 0xC0 ? 2 : 1
        guard bytes.count >= length else { return nil }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        guard length > 1, text.unicodeScalars.first != "\u{FFFD}", let character = text.first else { return (nil, 1) }
        return (.character(character), length)
    }
}
