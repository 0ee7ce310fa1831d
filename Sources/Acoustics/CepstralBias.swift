/// What a take's cepstra are off by, beside what the model expects of the letters that were most likely said.
///
/// The mean over a short take is that of few sounds: a spelled word of two letters has two vowels, and to subtract their
/// mean takes away what they are. Where it is known roughly what was said, the constant that makes it most likely is a
/// better one: M. Rahim and B.-H. Juang, "Signal bias removal by maximum likelihood estimation", 1996.
enum CepstralBias {
    /// Frames that speak for no bias at all.
    static let doubt: Float = 20

    /// The bias of the cepstra that `features` begin with, to be added to the mean that was subtracted.
    ///
    /// - Parameters:
    ///   - features: [frame][feature].
    ///   - path: for each frame the senone that was most likely said, nil where none or silence.
    static func estimate(_ features: [Float], path: [UInt16?], model: SenoneModel) -> [Float] {
        let gaussians = model.gaussians
        let size = Features.cepstrumCount
        var over = [Float](repeating: 0, count: size)
        var precision = over
        guard let length = gaussians.streamLengths.first, length >= size else { return over }
        let width = model.featureCount
        for (frame, senone) in path.enumerated() {
            guard let senone, Int(senone) < model.definition.senoneCount, (frame + 1) * width <= features.count else {
                continue
            }
            let index = Int(model.codebookOfSenone[Int(senone)]) * gaussians.streamLengths.count
            guard let (block, lane) = density(features, frame * width, index, length, senone, model) else { continue }
            let at = gaussians.starts[index] + block * length
            for dimension in 0..<size {
                let weight = gaussians.precisions[at + dimension][lane]
                over[dimension] +=
                    weight * (features[frame * width + dimension] - gaussians.means[at + dimension][lane])
                precision[dimension] += weight
            }
        }
        let count = Float(max(1, path.count { $0 != nil }))
        return (0..<size).map { precision[$0] > 0 ? over[$0] / (precision[$0] * (1 + doubt / count)) : 0 }
    }

    /// The density of a senone that a frame most likely came from.
    private static func density(
        _ features: [Float],
        _ row: Int,
        _ index: Int,
        _ length: Int,
        _ senone: UInt16,
        _ model: SenoneModel
    ) -> (block: Int, lane: Int)? {
        let gaussians = model.gaussians
        var best = Gaussians.absent
        var found: (Int, Int)?
        for block in 0..<gaussians.blockCount {
            let at = gaussians.starts[index] + block * length
            var sum = gaussians.peaks[index * gaussians.blockCount + block]
            for dimension in 0..<length {
                let difference = SIMD8<Float>(repeating: features[row + dimension]) - gaussians.means[at + dimension]
                sum -= difference * difference * gaussians.precisions[at + dimension]
            }
            for lane in 0..<8 where block * 8 + lane < gaussians.densityCount {
                let weight = model.mixtures.weight(stream: 0, density: block * 8 + lane, senone: Int(senone))
                let value = sum[lane] + logarithm(max(weight, 1e-20))
                if value > best {
                    best = value
                    found = (block, lane)
                }
            }
        }
        return found
    }
}

extension MixtureWeights {
    /// The weight of one density of a stream for a senone.
    func weight(stream: Int, density: Int, senone: Int) -> Float {
        let row = (stream * densityCount + density) * rowLength
        let place = row + (isPacked ? senone / 2 : senone)
        guard codes.indices.contains(place) else { return 0 }
        let code = isPacked ? (senone & 1 == 1 ? codes[place] >> 4 : codes[place] & 0x0F) : codes[place]
        return weights[Int(code)]
    }
}
