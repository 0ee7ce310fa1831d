import Phonetics

/// What is measured of one phone over the frames that it was aligned with.
struct PhoneMeasurement {
    private(set) var phone: HeardPhone

    /// - Parameters:
    ///   - span: the phone's frames, never empty; padding counted.
    ///   - path: the alignment's state for each frame.
    ///   - aligned: the score of that state's senone for each frame.
    init(
        _ measurement: Measurement,
        _ node: AlignmentGraph.Node,
        _ span: Range<Int>,
        _ path: [Int32],
        _ scores: FrameScores,
        _ loop: PhoneLoop,
        _ aligned: [Float]
    ) {
        let definition = measurement.model.definition
        let plan = measurement.plan.graph.plan
        let symbol = definition.phones[node.phone]
        let length = Float(max(1, span.count))
        phone = HeardPhone(
            symbol: symbol,
            isVowel: PhoneSet.isVowel(symbol, in: measurement.plan.target.language),
            frames: measurement.recorded(span)
        )
        phone.score = span.reduce(0) { $0 + aligned[$1] } / length
        phone.ratio = phone.score - span.reduce(0) { $0 + loop.scores[$1] } / length
        phone.loopShare = Float(span.count { loop.phones[$0] == node.phone }) / length
        phone.silenceShare = Float(span.count { definition.isFiller[loop.phones[$0]] }) / length
        phone.best = span.reduce(0) { $0 + max(scores.speech[$1], scores.silence[$1]) } / length

        measureStates(node, span, path, definition.statesPerPhone, aligned)
        let places = (0..<definition.phones.count).map { definition.senones(of: $0).map { plan.place(of: $0) } }
        measurePosteriors(places[node.phone], span, scores, definition.independentSenoneCount)
        measureRanks(node.phone, span, scores, definition)
        phone.rivals = places.map { PhoneMeasurement.throughStates($0, span, scores) / length }
        measureSpectrum(span, scores, definition.independentSenoneCount)
    }

    private mutating func measureSpectrum(_ span: Range<Int>, _ scores: FrameScores, _ independentCount: Int) {
        guard !span.isEmpty else { return }
        phone.spectrum.reserveCapacity(Spectrum.count(senones: independentCount, phones: scores.phoneCount))
        for third in Spectrum.thirds(of: span) {
            appendMeans(scores.senones, of: third, rowLength: scores.senoneCount, count: independentCount)
        }
        let before = max(span.lowerBound - Spectrum.surroundings, 0)..<max(span.lowerBound, 1)
        let after =
            min(
                span.upperBound,
                scores.frameCount - 1
            )..<min(span.upperBound + Spectrum.surroundings, scores.frameCount)
        for frames in [before, after] {
            appendMeans(scores.phones, of: frames, rowLength: scores.phoneCount, count: scores.phoneCount)
        }
    }

    private mutating func appendMeans(_ values: [Float], of frames: Range<Int>, rowLength: Int, count: Int) {
        let length = Float(max(1, frames.count))
        var sums = [Float](repeating: 0, count: count)
        for frame in frames {
            for index in 0..<count { sums[index] += max(values[frame * rowLength + index], Spectrum.floor) }
        }
        for sum in sums { phone.spectrum.append(sum / length) }
    }

    private mutating func measureStates(
        _ node: AlignmentGraph.Node,
        _ span: Range<Int>,
        _ path: [Int32],
        _ states: Int,
        _ aligned: [Float]
    ) {
        var frames = [Int](repeating: 0, count: states)
        var sums = [Float](repeating: 0, count: states)
        for frame in span {
            let state = Int(path[frame]) - node.firstState
            guard frames.indices.contains(state) else { continue }
            frames[state] += 1
            sums[state] += aligned[frame]
        }
        phone.stateFrames = frames
        phone.worstState = zip(sums, frames).filter { $0.1 > 0 }.map { $0.0 / Float($0.1) }.min() ?? 0
    }

    private mutating func measurePosteriors(
        _ places: [Int],
        _ span: Range<Int>,
        _ scores: FrameScores,
        _ independentCount: Int
    ) {
        var sharp: Float = 0
        var flat: Float = 0
        for frame in span {
            let row = frame * scores.senoneCount
            var mass: Float = 0
            var flatMass: Float = 0
            for place in places {
                mass += exponential(scores.senones[row + place])
                flatMass += exponential(scores.senones[row + place] / 3)
            }
            var flatTotal: Float = 0
            for place in 0..<independentCount { flatTotal += exponential(scores.senones[row + place] / 3) }
            sharp += logarithm(max(mass, 1e-30))
            flat += logarithm(max(flatMass, 1e-30) / max(flatTotal, 1e-30))
        }
        phone.posterior = sharp / Float(max(1, span.count))
        phone.flatPosterior = flat / Float(max(1, span.count))
    }

    private mutating func measureRanks(
        _ own: Int,
        _ span: Range<Int>,
        _ scores: FrameScores,
        _ definition: ModelDefinition
    ) {
        let count = scores.phoneCount
        var sums = [Float](repeating: 0, count: count)
        var better = 0
        var hits = 0
        for frame in span {
            let row = frame * count
            var rank = 0
            for other in 0..<count {
                sums[other] += scores.phones[row + other]
                if !definition.isFiller[other], scores.phones[row + other] > scores.phones[row + own] { rank += 1 }
            }
            better += rank
            if rank == 0 { hits += 1 }
        }
        let length = Float(max(1, span.count))
        phone.frameRank = Float(better) / length
        phone.hitShare = Float(hits) / length
        phone.independent = sums[own] / length
        let others = (0..<count).filter { $0 != own && !definition.isFiller[$0] }
        phone.rank = others.count { sums[$0] > sums[own] }
        if let rival = others.max(by: { sums[$0] < sums[$1] }) {
            phone.rival = sums[rival] / length
            phone.rivalSymbol = definition.phones[rival]
        }
    }

    /// The best way through a phone's states from left to right, none left out where there are frames enough.
    private static func throughStates(_ places: [Int], _ span: Range<Int>, _ scores: FrameScores) -> Float {
        var best = [Float](repeating: Transitions.never, count: places.count)
        for (index, frame) in span.enumerated() {
            let row = frame * scores.senoneCount
            for state in (0..<places.count).reversed() {
                let stepped = state > 0 ? best[state - 1] : (index == 0 ? 0 : Transitions.never)
                let before = index == 0 && state > 0 ? Transitions.never : max(best[state], stepped)
                best[state] = before > Transitions.never ? before + scores.senones[row + places[state]] : before
            }
        }
        let last = best.indices.last { best[$0] > Transitions.never }
        return last.map { best[$0] } ?? 0
    }
}
