/// The binary `mdef` format, `BMDF` version 1 (pocketsphinx's `bin_mdef.c`).
enum BinaryDefinition {
    static func read(_ bytes: [UInt8], file: String) throws(ModelDamage) -> ModelDefinition.Parts {
        var reader = ByteReader(bytes, file: file)
        _ = try reader.skip(4)
        reader.isSwapped = bytes[0] == UInt8(ascii: "F")
        guard try reader.int() == 1 else { throw reader.damage(.format, "another version than 1") }
        let description = try reader.count(0...1_000_000, "the description's length")
        _ = try reader.skip(description)

        var parts = ModelDefinition.Parts()
        let phoneCount = try reader.count(2...255, "phones")
        let allPhones = try reader.count(phoneCount...10_000_000, "triphones")
        parts.states = try reader.count(1...5, "states a phone")
        parts.independentSenones = try reader.count(1...4_096, "independent senones")
        parts.senones = try reader.count(parts.independentSenones...65_535, "senones")
        parts.transitions = try reader.count(1...65_535, "transition matrices")
        let sequenceCount = try reader.count(1...10_000_000, "state sequences")
        _ = try reader.int()
        let treeCount = try reader.count(0...50_000_000, "tree nodes")
        _ = try reader.int()

        let namesStart = reader.offset
        for _ in 0..<phoneCount { parts.phones.append(try reader.text(until: 0, limit: 64)) }
        let padding = (4 - (reader.offset - namesStart) % 4) % 4
        _ = try reader.skip(padding)
        _ = try reader.skip(treeCount * 8)

        let entries = try reader.skip(allPhones * 12)
        let swapped = reader.isSwapped
        var sequenceOfPhone: [Int] = []
        bytes.withUnsafeBytes { raw in
            func word(_ offset: Int) -> UInt32 {
                let value = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                return swapped ? value.byteSwapped : value
            }
            parts.triphones.reserveCapacity(allPhones - phoneCount)
            for index in 0..<allPhones {
                let at = entries + index * 12
                if index < phoneCount {
                    sequenceOfPhone.append(Int(word(at)))
                    parts.transitionOfPhone.append(Int(word(at + 4)))
                    parts.isFiller.append(raw[at + 8] != 0)
                } else {
                    parts.triphones.append(
                        .init(
                            sequence: word(at),
                            base: raw[at + 9],
                            left: raw[at + 10],
                            right: raw[at + 11],
                            position: raw[at + 8]
                        )
                    )
                }
            }
        }
        parts.sequenceOfPhone = sequenceOfPhone

        let stateCount = try reader.count(0...100_000_000, "states in sequences")
        guard stateCount == sequenceCount * parts.states else {
            throw reader.damage(.range, "\(stateCount) states for \(sequenceCount) sequences")
        }
        let states = try reader.skip(stateCount * 2)
        parts.sequences = bytes.withUnsafeBytes { raw in
            (0..<stateCount).map { index in
                let value = raw.loadUnaligned(fromByteOffset: states + index * 2, as: UInt16.self)
                return swapped ? value.byteSwapped : value
            }
        }
        return parts
    }
}
