/// The text `mdef` format, version 0.3 (pocketsphinx's `mdef.c`): counts, then a line a phone or triphone.
enum TextDefinition {
    static func read(_ bytes: [UInt8], file: String) throws(ModelDamage) -> ModelDefinition.Parts {
        func damage(_ kind: ModelDamage.Kind, _ detail: String) -> ModelDamage {
            ModelDamage(kind, file: file, detail)
        }
        var lines = LineScanner(bytes)
        guard let version = lines.next(), version.count == 1, bytes[version[0]].elementsEqual("0.3".utf8) else {
            throw damage(.format, "neither BMDF nor version 0.3")
        }
        var counts: [Int] = []
        while counts.count < 6 {
            guard let line = lines.next(), let field = line.first else { throw damage(.truncated, "counts missing") }
            guard let value = Int(String(decoding: bytes[field], as: UTF8.self)), (0...10_000_000).contains(value)
            else { throw damage(.format, "a count is not a number") }
            counts.append(value)
        }
        let phoneCount = counts[0]
        guard (2...255).contains(phoneCount), (1...65_535).contains(counts[3]), (1...4_096).contains(counts[4]),
            counts[4] <= counts[3], (1...65_535).contains(counts[5])
        else { throw damage(.range, "counts \(counts)") }

        var parts = ModelDefinition.Parts()
        parts.senones = counts[3]
        parts.independentSenones = counts[4]
        parts.transitions = counts[5]
        var places: [[UInt8]: UInt8] = [:]
        var sequences: [UInt64: UInt32] = [:]
        let total = phoneCount + counts[1]
        for index in 0..<total {
            guard let line = lines.next() else { throw damage(.truncated, "line \(index) of \(total)") }
            guard line.count >= 8, line.count <= 12, bytes[line[line.count - 1]].elementsEqual("N".utf8) else {
                throw damage(.format, "line \(index) has \(line.count) fields")
            }
            let states = line.count - 7
            if index == 0 { parts.states = states }
            guard states == parts.states else { throw damage(.format, "states a phone differ") }
            var key: UInt64 = 0
            var senones: [UInt16] = []
            for field in line[6..<6 + states] {
                guard let value = number(bytes[field]), value < counts[3] else {
                    throw damage(.range, "a senone beyond the last, line \(index)")
                }
                senones.append(UInt16(value))
                key = key << 16 | UInt64(value)
            }
            let sequence: UInt32
            if states <= 4, let known = sequences[key] {
                sequence = known
            } else {
                sequence = UInt32(parts.sequences.count / states)
                parts.sequences += senones
                sequences[key] = sequence
            }
            let name = Array(bytes[line[0]])
            if index < phoneCount {
                guard let matrix = number(bytes[line[5]]) else { throw damage(.format, "no matrix, line \(index)") }
                places[name] = UInt8(index)
                parts.phones.append(String(decoding: name, as: UTF8.self))
                parts.isFiller.append(bytes[line[4]].elementsEqual("filler".utf8))
                parts.transitionOfPhone.append(matrix)
                parts.sequenceOfPhone.append(Int(sequence))
            } else {
                guard let base = places[name], let left = places[Array(bytes[line[1]])],
                    let right = places[Array(bytes[line[2]])],
                    let letter = bytes[line[3]].first,
                    let position = "ibes".utf8.firstIndex(of: letter)
                else { throw damage(.range, "a triphone of unknown phones, line \(index)") }
                let place = "ibes".utf8.distance(from: "ibes".utf8.startIndex, to: position)
                parts.triphones.append(
                    .init(sequence: sequence, base: base, left: left, right: right, position: UInt8(place))
                )
            }
        }
        return parts
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count < 9 else { return nil }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }
}

/// Lines of a text as ranges of their fields; comments and empty lines are passed over.
struct LineScanner {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> [Range<Int>]? {
        while offset < bytes.count {
            var fields: [Range<Int>] = []
            var start: Int?
            while offset < bytes.count, bytes[offset] != 0x0A {
                let isSpace = bytes[offset] == 0x20 || bytes[offset] == 0x09 || bytes[offset] == 0x0D
                if isSpace {
                    if let begin = start { fields.append(begin..<offset) }
                    start = nil
                } else if start == nil {
                    start = offset
                }
                offset += 1
            }
            if let begin = start { fields.append(begin..<offset) }
            offset += 1
            if let first = fields.first, bytes[first.lowerBound] != UInt8(ascii: "#") { return fields }
        }
        return nil
    }
}
