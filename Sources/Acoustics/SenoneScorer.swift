/// Computes the log-likelihoods of chosen senones over frames of features.
///
/// The arithmetic is that of pocketsphinx's `ptm_mgau.c` and `s2_semi_mgau.c` without their rounding: the four best
/// densities of a codebook and stream count, each is taken relative to the stream's best density of all codebooks, and
/// none is worse than that by more than 96 units of 1024 × ln 1.0001.
public struct SenoneScorer: Sendable {
    /// Densities of each codebook and stream that count.
    public static let topCount = 4
    /// How far below the frame's best a density's score may lie, in nats.
    static let floor = -96 * MixtureWeights.unit
    /// The same for a continuous model, whose every senone has a codebook of its own: as far as a number can hold.
    static let continuousFloor: Float = -80

    private let model: SenoneModel
    /// The senones that are scored, in the order of the results.
    public let senones: [UInt16]
    /// Codebooks that these senones need.
    private let codebooks: [Int]
    /// For each of ``senones``, the place of its codebook in ``codebooks``.
    private let slots: [Int]
    /// For each of ``senones``: its weights' codes, [stream][density].
    private let codes: [UInt8]

    /// - Parameter senones: those to be scored; the independent ones should be among them, as the scale is set by the
    ///   best density of the codebooks used.
    public init(model: SenoneModel, senones: [UInt16]) {
        self.model = model
        let known = senones.filter { Int($0) < model.definition.senoneCount }
        self.senones = known
        let used = Set(known.map { Int(model.codebookOfSenone[Int($0)]) }).sorted()
        codebooks = used
        var places: [Int: Int] = [:]
        for (place, codebook) in used.enumerated() { places[codebook] = place }
        slots = known.map { places[Int(model.codebookOfSenone[Int($0)])] ?? 0 }

        let mixtures = model.mixtures
        let rows = mixtures.streamCount * mixtures.densityCount
        var codes = [UInt8](repeating: 0, count: known.count * rows)
        for (place, senone) in known.enumerated() {
            for row in 0..<rows {
                if mixtures.isPacked {
                    let pair = mixtures.codes[row * mixtures.rowLength + Int(senone) / 2]
                    codes[place * rows + row] = senone & 1 == 1 ? pair >> 4 : pair & 0x0F
                } else {
                    codes[place * rows + row] = mixtures.codes[row * mixtures.rowLength + Int(senone)]
                }
            }
        }
        self.codes = codes
    }

    /// Scores frames of features.
    ///
    /// - Parameters:
    ///   - features: [frame][feature]; frames are counted by `SenoneModel.featureCount`.
    ///   - frames: which of them.
    ///   - scores: results are appended, [frame][senone] in nats; only differences within a frame mean anything.
    public func score(_ features: [Float], frames: Range<Int>, into scores: inout [Float]) {
        let featureCount = model.featureCount
        guard !senones.isEmpty, frames.lowerBound >= 0, frames.upperBound * featureCount <= features.count else {
            return
        }
        var first = frames.lowerBound
        while first < frames.upperBound {
            let chunk = first..<min(first + 32, frames.upperBound)
            score(chunk: chunk, of: features, into: &scores)
            first = chunk.upperBound
        }
    }

    /// One chunk: codebook by codebook, so that each is read once for all frames of the chunk.
    private func score(chunk: Range<Int>, of features: [Float], into scores: inout [Float]) {
        let gaussians = model.gaussians
        let streams = gaussians.streamLengths
        let streamCount = streams.count
        let featureCount = model.featureCount
        let top = SenoneScorer.topCount
        let frameCount = chunk.count
        let blockCount = gaussians.blockCount
        let slotCount = codebooks.count

        // [slot][stream][frame][top]
        let volume = slotCount * streamCount * frameCount * top
        let values = UnsafeMutablePointer<Float>.allocate(capacity: volume)
        let places = UnsafeMutablePointer<Int32>.allocate(capacity: volume)
        let best = UnsafeMutablePointer<Float>.allocate(capacity: streamCount * frameCount)
        best.initialize(repeating: Gaussians.absent, count: streamCount * frameCount)
        defer {
            values.deallocate()
            places.deallocate()
            best.deallocate()
        }

        features.withUnsafeBufferPointer { featureBuffer in
            gaussians.means.withUnsafeBufferPointer { meanBuffer in
                gaussians.precisions.withUnsafeBufferPointer { precisionBuffer in
                    gaussians.peaks.withUnsafeBufferPointer { peakBuffer in
                        guard let featureBase = featureBuffer.baseAddress, let meanBase = meanBuffer.baseAddress,
                            let precisionBase = precisionBuffer.baseAddress, let peakBase = peakBuffer.baseAddress
                        else { return }
                        for (slot, codebook) in codebooks.enumerated() {
                            var offset = 0
                            for stream in 0..<streamCount {
                                let length = streams[stream]
                                let index = codebook * streamCount + stream
                                let means = meanBase + gaussians.starts[index]
                                let precisions = precisionBase + gaussians.starts[index]
                                let peaks = peakBase + index * blockCount
                                for frame in 0..<frameCount {
                                    let x = featureBase + (chunk.lowerBound + frame) * featureCount + offset
                                    let at = ((slot * streamCount + stream) * frameCount + frame) * top
                                    findTop(
                                        x,
                                        length,
                                        means,
                                        precisions,
                                        peaks,
                                        blockCount,
                                        values + at,
                                        places + at
                                    )
                                    let most = best + stream * frameCount + frame
                                    if values[at] > most.pointee { most.pointee = values[at] }
                                }
                                offset += length
                            }
                        }
                    }
                }
            }
        }

        let isContinuous = gaussians.codebookCount == model.definition.senoneCount && streamCount == 1
        let floor = isContinuous ? SenoneScorer.continuousFloor : SenoneScorer.floor
        // Likelihoods relative to the best density of the frame's stream.
        for slot in 0..<slotCount {
            for stream in 0..<streamCount {
                for frame in 0..<frameCount {
                    let at = ((slot * streamCount + stream) * frameCount + frame) * top
                    let most = best[stream * frameCount + frame]
                    for place in at..<at + top {
                        values[place] = exponential(max(values[place] - most, floor))
                    }
                }
            }
        }

        let count = senones.count
        let start = scores.count
        scores.append(contentsOf: repeatElement(0, count: count * frameCount))
        let densityCount = gaussians.densityCount
        codes.withUnsafeBufferPointer { codeBuffer in
            slots.withUnsafeBufferPointer { slotBuffer in
                model.mixtures.weights.withUnsafeBufferPointer { weights in
                    scores.withUnsafeMutableBufferPointer { scoreBuffer in
                        guard let codeBase = codeBuffer.baseAddress, let weightBase = weights.baseAddress,
                            let scoreBase = scoreBuffer.baseAddress
                        else { return }
                        for senone in 0..<count {
                            let slot = slotBuffer[senone]
                            let senoneCodes = codeBase + senone * streamCount * densityCount
                            for frame in 0..<frameCount {
                                var product: Float = 1
                                for stream in 0..<streamCount {
                                    let at = ((slot * streamCount + stream) * frameCount + frame) * top
                                    let rowCodes = senoneCodes + stream * densityCount
                                    var sum: Float = 0
                                    for place in at..<at + top {
                                        sum += weightBase[Int(rowCodes[Int(places[place])])] * values[place]
                                    }
                                    product *= sum
                                }
                                scoreBase[start + frame * count + senone] = logarithm(max(product, 1e-37))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The four best densities of a codebook's stream, best first.
@inline(__always)
private func findTop(
    _ x: UnsafePointer<Float>,
    _ length: Int,
    _ means: UnsafePointer<SIMD8<Float>>,
    _ precisions: UnsafePointer<SIMD8<Float>>,
    _ peaks: UnsafePointer<SIMD8<Float>>,
    _ blockCount: Int,
    _ values: UnsafeMutablePointer<Float>,
    _ places: UnsafeMutablePointer<Int32>
) {
    var v0 = Gaussians.absent
    var v1 = Gaussians.absent
    var v2 = Gaussians.absent
    var v3 = Gaussians.absent
    var p0: Int32 = 0
    var p1: Int32 = 0
    var p2: Int32 = 0
    var p3: Int32 = 0
    var mean = means
    var precision = precisions
    for block in 0..<blockCount {
        var sum = peaks[block]
        for dimension in 0..<length {
            let difference = SIMD8<Float>(repeating: x[dimension]) - mean[dimension]
            sum -= difference * difference * precision[dimension]
        }
        mean += length
        precision += length
        guard any(sum .> v3) else { continue }
        for lane in 0..<8 {
            let value = sum[lane]
            guard value > v3 else { continue }
            let place = Int32(truncatingIfNeeded: block * 8 + lane)
            if value > v1 {
                v3 = v2
                p3 = p2
                v2 = v1
                p2 = p1
                if value > v0 {
                    v1 = v0
                    p1 = p0
                    v0 = value
                    p0 = place
                } else {
                    v1 = value
                    p1 = place
                }
            } else if value > v2 {
                v3 = v2
                p3 = p2
                v2 = value
                p2 = place
            } else {
                v3 = value
                p3 = place
            }
        }
    }
    values[0] = v0
    values[1] = v1
    values[2] = v2
    values[3] = v3
    places[0] = p0
    places[1] = p1
    places[2] = p2
    places[3] = p3
}
