/// Reads numbers from the bytes of a model file; every step is checked against the end.
struct ByteReader {
    let bytes: [UInt8]
    /// The file's name, for errors.
    let file: String
    /// The next byte to be read, 0…bytes.count.
    private(set) var offset = 0
    /// Whether the file's byte order is not this machine's.
    var isSwapped = false

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// Bytes not yet read.
    var left: Int { bytes.count - offset }

    func damage(_ kind: ModelDamage.Kind, _ detail: String) -> ModelDamage {
        ModelDamage(kind, file: file, detail)
    }

    /// Steps over `count` bytes and returns where they began.
    mutating func skip(_ count: Int) throws(ModelDamage) -> Int {
        guard count >= 0, count <= left else {
            throw damage(.truncated, "\(count) bytes wanted at \(offset), \(left) left")
        }
        let start = offset
        offset += count
        return start
    }

    mutating func word() throws(ModelDamage) -> UInt32 {
        let start = try skip(4)
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt32.self) }
        return isSwapped ? value.byteSwapped : value
    }

    mutating func int() throws(ModelDamage) -> Int { Int(Int32(bitPattern: try word())) }

    /// A count that must lie in `range`.
    mutating func count(_ range: ClosedRange<Int>, _ what: String) throws(ModelDamage) -> Int {
        let value = try int()
        guard range.contains(value) else { throw damage(.range, "\(what) is \(value)") }
        return value
    }

    /// `count` numbers of 32 bits, each of them finite.
    mutating func floats(_ count: Int) throws(ModelDamage) -> [Float] {
        guard count >= 0, count <= left / 4 else {
            throw damage(.truncated, "\(count) numbers wanted at \(offset), \(left) bytes left")
        }
        let start = try skip(count * 4)
        let swapped = isSwapped
        let values = bytes.withUnsafeBytes { raw in
            (0..<count).map { index in
                let word = raw.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
                return Float(bitPattern: swapped ? word.byteSwapped : word)
            }
        }
        guard values.allSatisfy(\.isFinite) else { throw damage(.range, "a number is not finite") }
        return values
    }

    /// The bytes up to `terminator`, which is stepped over; at most `limit` bytes.
    mutating func text(until terminator: UInt8, limit: Int) throws(ModelDamage) -> String {
        var end = offset
        while end < bytes.count, bytes[end] != terminator {
            end += 1
            guard end - offset <= limit else { throw damage(.format, "no end of text after \(limit) bytes") }
        }
        guard end < bytes.count else { throw damage(.truncated, "no end of text") }
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        offset = end + 1
        return text
    }
}
