/// The phones of an acoustic model, and which senones make each phone in each context (`mdef`).
public struct ModelDefinition: Sendable {
    /// Where a phone stands in its word. The raw value is the model files' own.
    public enum Position: UInt8, Sendable, CaseIterable {
        case inside = 0
        case begin = 1
        case end = 2
        case single = 3
    }

    /// A phone of the model, by its place in ``phones``.
    public typealias PhoneIndex = Int

    /// The context-independent phones' symbols; silence and noises are among them.
    public let phones: [String]
    /// For each phone, whether it is silence or a noise.
    public let isFiller: [Bool]
    /// The place of `SIL`.
    public let silence: PhoneIndex
    /// Emitting states a phone, 1…5.
    public let statesPerPhone: Int
    /// Senones of the context-independent phones; they come first.
    public let independentSenoneCount: Int
    /// All senones.
    public let senoneCount: Int
    /// Transition matrices.
    public let transitionCount: Int
    /// For each phone, its transition matrix.
    public let transitionOfPhone: [Int]
    /// For each senone, the phone it belongs to.
    public let phoneOfSenone: [UInt8]

    /// `statesPerPhone` senones each.
    private let sequences: [UInt16]
    private let sequenceOfPhone: [Int]
    /// Where the triphones of (base, left) begin in ``triphones``; one more than there are pairs.
    private let buckets: [UInt32]
    private let triphones: [Triphone]

    struct Triphone {
        var sequence: UInt32
        var base: UInt8
        var left: UInt8
        var right: UInt8
        var position: UInt8
    }

    /// What both file formats give.
    struct Parts {
        var phones: [String] = []
        var isFiller: [Bool] = []
        var states = 0
        var independentSenones = 0
        var senones = 0
        var transitions = 0
        var transitionOfPhone: [Int] = []
        var sequences: [UInt16] = []
        var sequenceOfPhone: [Int] = []
        var triphones: [Triphone] = []
    }

    /// Reads an `mdef` file, binary (`BMDF`) or text (`0.3`).
    public init(_ bytes: [UInt8], file: String = "mdef") throws(ModelDamage) {
        let isBinary =
            bytes.starts(with: Array("BMDF".utf8)) || bytes.starts(with: Array("FDMB".utf8))
        let parts = isBinary ? try BinaryDefinition.read(bytes, file: file) : try TextDefinition.read(bytes, file: file)
        try self.init(parts, file: file)
    }

    private init(_ parts: Parts, file: String) throws(ModelDamage) {
        let count = parts.phones.count
        guard let silence = parts.phones.firstIndex(of: "SIL") else {
            throw ModelDamage(.format, file: file, "no phone SIL")
        }
        guard parts.isFiller.count == count, parts.sequenceOfPhone.count == count,
            parts.transitionOfPhone.allSatisfy({ (0..<parts.transitions).contains($0) })
        else { throw ModelDamage(.range, file: file, "phones without states") }
        let sequenceCount = parts.sequences.count / max(1, parts.states)
        guard parts.sequenceOfPhone.allSatisfy({ (0..<sequenceCount).contains($0) }),
            parts.sequences.allSatisfy({ Int($0) < parts.senones })
        else { throw ModelDamage(.range, file: file, "a state beyond the last senone") }

        phones = parts.phones
        isFiller = parts.isFiller
        self.silence = silence
        statesPerPhone = parts.states
        independentSenoneCount = parts.independentSenones
        senoneCount = parts.senones
        transitionCount = parts.transitions
        transitionOfPhone = parts.transitionOfPhone
        sequences = parts.sequences
        sequenceOfPhone = parts.sequenceOfPhone

        // Triphones in buckets of (base, left), so that one is found among a few dozen.
        var starts = [UInt32](repeating: 0, count: count * count + 1)
        for triphone in parts.triphones {
            guard Int(triphone.base) < count, Int(triphone.left) < count, Int(triphone.right) < count,
                triphone.position < 4, Int(triphone.sequence) < sequenceCount
            else { throw ModelDamage(.range, file: file, "a triphone of unknown phones") }
            starts[Int(triphone.base) * count + Int(triphone.left) + 1] += 1
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        var placed = parts.triphones
        for triphone in parts.triphones {
            let bucket = Int(triphone.base) * count + Int(triphone.left)
            placed[Int(next[bucket])] = triphone
            next[bucket] += 1
        }
        buckets = starts
        triphones = placed

        var owners = [UInt8](repeating: 0, count: parts.senones)
        for triphone in placed {
            let first = Int(triphone.sequence) * parts.states
            for state in first..<first + parts.states { owners[Int(parts.sequences[state])] = triphone.base }
        }
        for (phone, sequence) in parts.sequenceOfPhone.enumerated() {
            let first = sequence * parts.states
            for state in first..<first + parts.states {
                owners[Int(parts.sequences[state])] = UInt8(truncatingIfNeeded: phone)
            }
        }
        phoneOfSenone = owners
    }

    /// The place of a symbol in ``phones``; nil where the model does not know it. O(phones).
    public func index(of symbol: String) -> PhoneIndex? { phones.firstIndex(of: symbol) }

    /// The senones of a phone without context.
    public func senones(of phone: PhoneIndex) -> ArraySlice<UInt16> {
        let first = sequenceOfPhone[phone] * statesPerPhone
        return sequences[first..<first + statesPerPhone]
    }

    /// The senones of a phone between two others: the triphone itself, the same in another position of the word, with
    /// silence for what lies outside the word, or at last the phone without context.
    ///
    /// The order is that of pocketsphinx's `bin_mdef_phone_id_nearest`.
    public func senones(
        of phone: PhoneIndex,
        after left: PhoneIndex,
        before right: PhoneIndex,
        at position: Position
    ) -> ArraySlice<UInt16> {
        let near = sequence(phone, isFiller[left] ? silence : left, isFiller[right] ? silence : right, position)
        var found = near
        if found == nil {
            let outerLeft = position == .begin || position == .single || isFiller[left] ? silence : left
            let outerRight = position == .end || position == .single || isFiller[right] ? silence : right
            if outerLeft != left || outerRight != right { found = sequence(phone, outerLeft, outerRight, position) }
        }
        guard let found else { return senones(of: phone) }
        let first = found * statesPerPhone
        return sequences[first..<first + statesPerPhone]
    }

    private func sequence(_ base: Int, _ left: Int, _ right: Int, _ position: Position) -> Int? {
        let bucket = base * phones.count + left
        guard buckets.indices.contains(bucket + 1) else { return nil }
        var best: Triphone?
        for triphone in triphones[Int(buckets[bucket])..<Int(buckets[bucket + 1])] where Int(triphone.right) == right {
            if triphone.position == position.rawValue { return Int(triphone.sequence) }
            if best.map({ triphone.position < $0.position }) ?? true { best = triphone }
        }
        return best.map { Int($0.sequence) }
    }
}
