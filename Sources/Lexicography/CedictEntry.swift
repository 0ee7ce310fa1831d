/// One line of CC-CEDICT: `長大 长大 [zhang3 da4] /to grow up/`.
public struct CedictEntry: Sendable, Equatable {
    public let traditional: String
    public let simplified: String
    /// Syllables with tone numbers as the line has them: `Bei3 jing1`, `hua1 r5`, `san1 C`; `u:` for ü.
    public let pinyin: String
    /// English meanings in order.
    public let meanings: [String]

    /// Nil for comments, empty lines and whatever else is no such line.
    public init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, first != 0x23,
            let space = line.firstIndex(of: 0x20),
            let open = line[(space + 1)...].firstIndex(of: 0x5B), open > space + 2, line[open - 1] == 0x20,
            let close = line[open...].firstIndex(of: 0x5D),
            let slash = line[close...].firstIndex(of: 0x2F)
        else { return nil }
        func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
        traditional = text(line.startIndex..<space)
        simplified = text(space + 1..<open - 1)
        pinyin = text(open + 1..<close)
        meanings = line[(slash + 1)...].split(separator: 0x2F).map { String(decoding: $0, as: UTF8.self) }
        if simplified.isEmpty || traditional.isEmpty || pinyin.isEmpty { return nil }
    }

    /// Whether it is a name, which CC-CEDICT writes with a capital: 北京, and 长 as a family's.
    public var isName: Bool { pinyin.first?.isUppercase ?? false }

    /// Whether it leads to the same word without its coloured ending.
    public var isErhua: Bool { !meanings.isEmpty && meanings.allSatisfy { $0.hasPrefix("erhua variant of ") } }

    /// Whether it only leads to another entry: an old or another form.
    public var isReference: Bool {
        !meanings.isEmpty
            && meanings.allSatisfy { meaning in
                [
                    "variant of ", "old variant of ", "archaic variant of ", "Japanese variant of ", "see ", "used in ",
                    "erhua variant of ", "erroneous variant of ", "euphemistic variant of ",
                ].contains { meaning.hasPrefix($0) }
            }
    }
}
