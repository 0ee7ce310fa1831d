/// A pronouncing dictionary: lines of a word and its phones, `word(2)` for a further pronunciation.
///
/// The text is kept as it is, with an index of four bytes a line: 100,000 words in some 4 MB.
public struct Lexicon: Sendable {
    private let bytes: [UInt8]
    /// Where a line begins, plus one; 0 is a free place. Open addressing; the count is a power of two.
    private let table: [UInt32]
    /// Lines with a word and at least one phone.
    public let count: Int

    /// Indexes a dictionary's bytes (UTF-8). O(bytes). Lines without a pronunciation are passed over.
    public init(_ bytes: [UInt8]) {
        let lines = bytes.withUnsafeBufferPointer { $0.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 } }
        var size = 16
        while size < lines * 2 { size *= 2 }
        var table = [UInt32](repeating: 0, count: size)
        var count = 0
        let usable = bytes.count < Int(UInt32.max)
        bytes.withUnsafeBufferPointer { text in
            var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            while usable, start < text.count {
                var end = start
                var keyEnd = -1
                var hasPhones = false
                while end < text.count, text[end] != 0x0A {
                    let byte = text[end]
                    if Lexicon.isBlank(byte) || byte == 0x28 && end > start {
                        if keyEnd < 0 { keyEnd = end }
                    } else if keyEnd >= 0, Lexicon.isBlank(text[end - 1]) {
                        hasPhones = true
                    }
                    end += 1
                }
                if hasPhones, keyEnd > start {
                    var place = Int(truncatingIfNeeded: Lexicon.hash(text[start..<keyEnd])) & (size - 1)
                    while table[place] != 0 { place = (place + 1) & (size - 1) }
                    table[place] = UInt32(start + 1)
                    count += 1
                }
                start = end + 1
            }
        }
        self.bytes = bytes
        self.table = table
        self.count = count
    }

    /// All pronunciations of a word, in the dictionary's order; empty where it is not there. The word is taken as it
    /// is, byte for byte.
    public func pronunciations(of word: some StringProtocol) -> [Pronunciation] {
        let key = Array(word.utf8)
        guard !key.isEmpty, !key.contains(where: { $0 < 0x21 || $0 == 0x28 }) else { return [] }
        var found: [Pronunciation] = []
        var place = Int(truncatingIfNeeded: Lexicon.hash(key[...])) & (table.count - 1)
        while table[place] != 0 {
            let start = Int(table[place]) - 1
            place = (place + 1) & (table.count - 1)
            guard bytes[start...].starts(with: key) else { continue }
            var at = start + key.count
            guard at < bytes.count, Lexicon.isBlank(bytes[at]) || bytes[at] == 0x28 else { continue }
            while at < bytes.count, !Lexicon.isBlank(bytes[at]), bytes[at] != 0x0A { at += 1 }
            var end = at
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            if let pronunciation = Pronunciation(String(decoding: bytes[at..<end], as: UTF8.self)),
                !found.contains(pronunciation)
            {
                found.append(pronunciation)
            }
        }
        return found
    }

    /// Phones of some of the lines, spread over the dictionary: at most `count` of them.
    public func sampledPhones(_ count: Int) -> Set<String> {
        let step = max(1, table.count / max(1, count * 4))
        var phones: Set<String> = []
        var sampled = 0
        for place in stride(from: 0, to: table.count, by: step) where table[place] != 0 && sampled < count {
            var at = Int(table[place]) - 1
            while at < bytes.count, !Lexicon.isBlank(bytes[at]), bytes[at] != 0x0A { at += 1 }
            var end = at
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            let text = String(decoding: bytes[at..<end], as: UTF8.self)
            phones.formUnion(text.split { $0.isWhitespace }.map { String($0) })
            sampled += 1
        }
        return phones
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// FNV-1a, 64 bits.
    private static func hash(_ key: some Sequence<UInt8>) -> UInt64 {
        key.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
