/// The container that CMU Sphinx keeps a model's numbers in: a text header, a byte-order word, 32-bit words, a check sum.
///
/// Format: sphinxbase's `bio.c` (`s3`, `version 1.0`, `chksum0 yes`, `endhdr`, 0x11223344).
struct ParameterFile {
    private(set) var reader: ByteReader
    /// Words before the check sum that are not read yet.
    private var wordsLeft: Int

    init(_ bytes: [UInt8], file: String) throws(ModelDamage) {
        var reader = ByteReader(bytes, file: file)
        guard try reader.text(until: 0x0A, limit: 64) == "s3" else {
            throw reader.damage(.format, "does not begin with s3")
        }
        var hasChecksum = false
        var lines = 0
        while true {
            let line = try reader.text(until: 0x0A, limit: 1_024)
            let fields = line.split(separator: " ")
            if fields.first == "endhdr" { break }
            if fields.count > 1, fields[0] == "chksum0", fields[1] == "yes" { hasChecksum = true }
            lines += 1
            guard lines < 100 else { throw reader.damage(.format, "the header has no end") }
        }
        let order = try reader.word()
        if order == UInt32(0x1122_3344).byteSwapped {
            reader.isSwapped = true
        } else if order != 0x1122_3344 {
            throw reader.damage(.format, "the byte-order word is \(order)")
        }
        let words = reader.left / 4
        if hasChecksum {
            guard words >= 1 else { throw reader.damage(.truncated, "no check sum") }
            try ParameterFile.verify(reader, words: words - 1)
        }
        self.wordsLeft = hasChecksum ? words - 1 : words
        self.reader = reader
    }

    private static func verify(_ reader: ByteReader, words: Int) throws(ModelDamage) {
        let swapped = reader.isSwapped
        let start = reader.offset
        let (sum, stored) = reader.bytes.withUnsafeBytes { raw in
            var sum: UInt32 = 0
            var word: UInt32 = 0
            for index in 0...words {
                word = raw.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
                if swapped { word = word.byteSwapped }
                if index < words { sum = (sum << 20 | sum >> 12) &+ word }
            }
            return (sum, word)
        }
        guard sum == stored else { throw reader.damage(.checksum, "sum \(sum), stored \(stored)") }
    }

    mutating func count(_ range: ClosedRange<Int>, _ what: String) throws(ModelDamage) -> Int {
        guard wordsLeft > 0 else { throw reader.damage(.truncated, "no \(what)") }
        wordsLeft -= 1
        return try reader.count(range, what)
    }

    mutating func floats(_ count: Int) throws(ModelDamage) -> [Float] {
        guard count <= wordsLeft else {
            throw reader.damage(.truncated, "\(count) numbers wanted, \(wordsLeft) left")
        }
        wordsLeft -= count
        return try reader.floats(count)
    }

    func damage(_ kind: ModelDamage.Kind, _ detail: String) -> ModelDamage { reader.damage(kind, detail) }
}
