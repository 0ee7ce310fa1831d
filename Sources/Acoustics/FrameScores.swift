/// Scores of the frames of one take: senones, their total, silence, and each phone without context.
///
/// Filled frame by frame, so that a growing recording needs each frame only once.
public struct FrameScores: Sendable {
    /// Which senones were scored; the independent ones come first, by their own numbers.
    public let senoneCount: Int
    /// Phones without context.
    public let phoneCount: Int
    /// Frames.
    public private(set) var frameCount = 0

    /// [frame][senone], relative to the frame's total.
    private(set) var senones: [Float] = []
    /// [frame][phone]: the best of the phone's states.
    private(set) var phones: [Float] = []
    /// [frame]: the best state of a silence or noise.
    private(set) var silence: [Float] = []
    /// [frame]: the best state of any phone that is none.
    private(set) var speech: [Float] = []

    private let independentCount: Int
    private let statesOfPhone: [[Int]]
    private let isFiller: [Bool]

    init(plan: SenonePlan, definition: ModelDefinition) {
        senoneCount = plan.senones.count
        phoneCount = definition.phones.count
        independentCount = plan.independentCount
        statesOfPhone = (0..<definition.phones.count).map { phone in
            definition.senones(of: phone).map { plan.place(of: $0) }
        }
        isFiller = definition.isFiller
    }

    /// Takes raw scores of further frames, [frame][senone].
    mutating func append(_ raw: [Float]) {
        guard senoneCount > 0 else { return }
        let added = raw.count / senoneCount
        senones.reserveCapacity(senones.count + raw.count)
        for frame in 0..<added {
            let row = raw[frame * senoneCount..<(frame + 1) * senoneCount]
            let independent = row.prefix(independentCount)
            let most = independent.max() ?? 0
            var sum: Float = 0
            for value in independent { sum += exponential(value - most) }
            let total = most + logarithm(max(sum, 1))
            let start = senones.count
            for value in row { senones.append(value - total) }
            var quiet = Transitions.never
            var loud = Transitions.never
            for phone in 0..<phoneCount {
                var best = Transitions.never
                for state in statesOfPhone[phone] { best = max(best, senones[start + state]) }
                phones.append(best)
                if isFiller[phone] { quiet = max(quiet, best) } else { loud = max(loud, best) }
            }
            silence.append(quiet)
            speech.append(loud)
        }
        frameCount += added
    }

    /// Keeps a stretch of the frames alone: they are then counted from its first.
    mutating func keep(_ range: Range<Int>) {
        cut(at: range.upperBound)
        let first = min(max(range.lowerBound, 0), frameCount)
        guard first > 0 else { return }
        senones.removeFirst(first * senoneCount)
        phones.removeFirst(first * phoneCount)
        silence.removeFirst(first)
        speech.removeFirst(first)
        frameCount -= first
    }

    /// Forgets the frames from `frame` on.
    mutating func cut(at frame: Int) {
        guard frame < frameCount, frame >= 0 else { return }
        senones.removeLast(senones.count - frame * senoneCount)
        phones.removeLast(phones.count - frame * phoneCount)
        silence.removeLast(silence.count - frame)
        speech.removeLast(speech.count - frame)
        frameCount = frame
    }
}

/// Which senones are to be scored: all independent ones, and what else a target needs.
struct SenonePlan: Sendable {
    private(set) var senones: [UInt16]
    let independentCount: Int
    private var places: [UInt16: Int] = [:]

    init(_ definition: ModelDefinition) {
        independentCount = definition.independentSenoneCount
        senones = (0..<definition.independentSenoneCount).map { UInt16($0) }
        for (place, senone) in senones.enumerated() { places[senone] = place }
    }

    /// The senone's place among the scores; it is added where it is new.
    mutating func add(_ senone: UInt16) -> Int {
        if let place = places[senone] { return place }
        places[senone] = senones.count
        senones.append(senone)
        return senones.count - 1
    }

    /// The place of a senone that was added; 0 for another.
    func place(of senone: UInt16) -> Int { places[senone] ?? 0 }
}
