/// Finds the pitch of speech as it comes in.
///
/// In each frame the dips of the cumulative mean normalised difference are candidates for the period, as in YIN (A. de
/// Cheveigné and H. Kawahara, "YIN, a fundamental frequency estimator for speech and music", JASA 111, 2002); as in pYIN
/// (M. Mauch and S. Dixon, ICASSP 2014) the way through the candidates of all frames is found at the end by the Viterbi
/// algorithm, so that one frame's octave error gives way to its neighbours.
public struct PitchTracker: Sendable {
    /// Samples at half the judged rate that are no longer needed are dropped.
    private var samples: [Float] = []
    /// How many were dropped.
    private var dropped = 0
    private var filter = HalfRate()
    private var frames: [Frame] = []

    /// What one frame may be.
    private struct Frame {
        /// Periods in samples at half the rate, and how far each is from repeating: 0 is a perfect period.
        var candidates: [(period: Float, dip: Float)]
        /// Decibels below full scale.
        var level: Float
    }

    /// Hertz of the lowest pitch that is looked for.
    public static let lowest: Float = 60
    /// Hertz of the highest.
    public static let highest: Float = 550

    /// Samples a second after halving.
    private static let rate: Float = 8_000
    private static let shift = 80
    /// The middle of the recogniser's first frame, which has 25 ms.
    private static let middle = 100
    private static let shortest = 14
    private static let longest = 134
    /// Samples over which periods are compared: 30 ms.
    private static let window = 240
    private static let most = 6
    /// A dip above this is no period.
    private static let shallowest: Float = 0.7

    public init() {}

    /// Takes further samples, 16 kHz mono.
    public mutating func push(_ more: [Int16]) {
        filter.push(more, into: &samples)
        measure()
    }

    /// The pitch of the first `count` frames, whatever came after them; frames that are cut off are filled up with silence.
    public func track(_ count: Int) -> PitchTrack {
        var whole = self
        let reach = PitchTracker.middle + count * PitchTracker.shift + PitchTracker.window + PitchTracker.longest
        let missing = reach - (whole.dropped + whole.samples.count)
        if missing > 0 { whole.push([Int16](repeating: 0, count: 2 * missing + 2 * HalfRate.reach)) }
        return whole.followed(min(count, whole.frames.count))
    }

    private mutating func measure() {
        let half = (PitchTracker.window + PitchTracker.longest) / 2 + 1
        while true {
            let centre = PitchTracker.middle + frames.count * PitchTracker.shift - dropped
            guard centre + half <= samples.count else { break }
            frames.append(frame(at: centre))
        }
        let unneeded = PitchTracker.middle + frames.count * PitchTracker.shift - half - dropped
        if unneeded > 4_000, unneeded <= samples.count {
            samples.removeFirst(unneeded)
            dropped += unneeded
        }
    }

    /// The candidates of the frame around a sample.
    private func frame(at centre: Int) -> Frame {
        let window = PitchTracker.window
        let longest = PitchTracker.longest
        // Before the recording there is silence.
        let start = centre - (window + longest) / 2
        var piece = [Float](repeating: 0, count: window + longest + 1)
        for index in piece.indices where samples.indices.contains(start + index) {
            piece[index] = samples[start + index]
        }
        var energy: Float = 0
        for index in longest / 2..<longest / 2 + window { energy += piece[index] * piece[index] }
        let level = decibels(max(energy / Float(window), 1e-3) / (32_768 * 32_768))
        // In digital silence nothing repeats, and nothing differs.
        guard energy > 1e3 else { return Frame(candidates: [], level: level) }

        var normal = [Float](repeating: 1, count: longest + 1)
        var sum: Float = 0
        piece.withUnsafeBufferPointer { piece in
            for lag in 1...longest {
                // Both ends move, so that every lag is measured around the same middle.
                let first = (longest - lag) / 2
                var difference: Float = 0
                var lanes = SIMD8<Float>.zero
                var index = 0
                while index + 8 <= window {
                    var one = SIMD8<Float>.zero
                    for lane in 0..<8 { one[lane] = piece[first + index + lane] - piece[first + lag + index + lane] }
                    lanes += one * one
                    index += 8
                }
                difference = lanes.sum()
                sum += difference
                normal[lag] = sum > 0 ? difference * Float(lag) / sum : 1
            }
        }
        var candidates: [(period: Float, dip: Float)] = []
        for lag in PitchTracker.shortest..<longest
        where normal[lag] < normal[lag - 1] && normal[lag] <= normal[lag + 1] && normal[lag] < PitchTracker.shallowest {
            candidates.append(PitchTracker.refined(normal, lag))
        }
        if candidates.count > PitchTracker.most {
            candidates.sort { $0.dip < $1.dip }
            candidates.removeLast(candidates.count - PitchTracker.most)
        }
        return Frame(candidates: candidates, level: level)
    }

    /// The bottom of the parabola through a dip and its neighbours.
    private static func refined(_ values: [Float], _ lag: Int) -> (period: Float, dip: Float) {
        let (left, bottom, right) = (values[lag - 1], values[lag], values[lag + 1])
        let bend = left - 2 * bottom + right
        guard bend > 1e-9 else { return (Float(lag), bottom) }
        let move = max(-0.5, min(0.5, (left - right) / (2 * bend)))
        return (Float(lag) + move, max(0, bottom - (left - right) * move / 4))
    }

    // MARK: The way through the candidates

    /// What it costs to have no voice in a frame: a dip as deep as this is a voice.
    private static let unvoiced: Float = 0.32
    /// What it costs to begin or end a voice.
    private static let change: Float = 0.14
    /// What a change of pitch costs, for an octave in 10 ms.
    private static let slide: Float = 1.6
    /// What an octave lower costs, as twice the period repeats as well as the period.
    private static let depth: Float = 0.03
    /// Decibels below the loudest frame under which there is no voice.
    private static let range: Float = 45

    private func followed(_ count: Int) -> PitchTrack {
        guard count > 0 else { return PitchTrack() }
        let peak = frames[..<count].reduce(-200) { max($0, $1.level) }
        // The last candidate of each frame is that of no voice.
        var costs: [[Float]] = []
        var origins: [[Int]] = []
        costs.reserveCapacity(count)
        for index in 0..<count {
            let own = local(frames[index], peak)
            guard let before = costs.last else {
                costs.append(own)
                origins.append(own.map { _ in 0 })
                continue
            }
            let earlier = frames[index - 1].candidates
            var reached: [Float] = []
            var from: [Int] = []
            for (place, cost) in own.enumerated() {
                var best = Float.infinity
                var origin = 0
                for (other, sum) in before.enumerated() {
                    let step = PitchTracker.step(earlier, other, frames[index].candidates, place)
                    if sum + step < best { (best, origin) = (sum + step, other) }
                }
                reached.append(best + cost)
                from.append(origin)
            }
            costs.append(reached)
            origins.append(from)
        }
        var track = PitchTrack(
            frequency: Array(repeating: 0, count: count),
            voicing: frames[..<count].map { frame in 1 - min(1, frame.candidates.reduce(1) { min($0, $1.dip) }) }
        )
        var place = costs[count - 1].indices.min { costs[count - 1][$0] < costs[count - 1][$1] } ?? 0
        for index in (0..<count).reversed() {
            if frames[index].candidates.indices.contains(place) {
                let pitch = PitchTracker.rate / frames[index].candidates[place].period
                track.frequency[index] = max(PitchTracker.lowest, min(PitchTracker.highest, pitch))
            }
            place = origins[index][place]
        }
        return track
    }

    /// What each candidate of a frame costs in itself.
    private func local(_ frame: Frame, _ peak: Float) -> [Float] {
        let isFaint = frame.level < peak - PitchTracker.range
        return frame.candidates.map { candidate in
            isFaint ? 10 : candidate.dip + PitchTracker.depth * octaves(candidate.period / Float(PitchTracker.shortest))
        } + [PitchTracker.unvoiced]
    }

    /// What it costs to come from one candidate to another.
    private static func step(
        _ earlier: [(period: Float, dip: Float)],
        _ from: Int,
        _ later: [(period: Float, dip: Float)],
        _ to: Int
    ) -> Float {
        switch (earlier.indices.contains(from), later.indices.contains(to)) {
        case (true, true): slide * abs(octaves(earlier[from].period / later[to].period))
        case (false, false): 0
        default: change
        }
    }
}

/// Halves the rate of a stream of samples; what lies above 1.5 kHz, where breath is louder than voice, is taken away.
private struct HalfRate: Sendable {
    private var kept: [Float]
    /// Samples on each side of the one in the middle.
    static let reach = 20

    /// A windowed sine: 1.5 kHz at 16 kHz, Hann's window; its sum is 1.
    private static let weights: [Float] = {
        let raw = (-reach...reach).map { place -> Float in
            let angle = Float.pi * Float(place)
            let wave = place == 0 ? 0.1875 : sine(angle * 0.1875) / angle
            return wave * (0.5 + 0.5 * cosine(angle / Float(reach + 1)))
        }
        let sum = raw.reduce(0, +)
        return raw.map { $0 / sum }
    }()

    init() { kept = [Float](repeating: 0, count: HalfRate.reach) }

    mutating func push(_ more: [Int16], into out: inout [Float]) {
        kept.reserveCapacity(kept.count + more.count)
        for sample in more { kept.append(Float(sample)) }
        let length = HalfRate.weights.count
        var start = 0
        kept.withUnsafeBufferPointer { kept in
            HalfRate.weights.withUnsafeBufferPointer { weights in
                while start + length <= kept.count {
                    var sum: Float = 0
                    for index in 0..<length { sum += kept[start + index] * weights[index] }
                    out.append(sum)
                    start += 2
                }
            }
        }
        kept.removeFirst(start)
    }
}
