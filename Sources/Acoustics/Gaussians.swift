/// The Gaussian codebooks of a model (`means` and `variances`), laid out so that eight densities are computed at once.
public struct Gaussians: Sendable {
    /// Codebooks: one (semi-continuous), one a phone (phonetically tied) or one a senone (continuous).
    public let codebookCount: Int
    /// Densities of each codebook and stream.
    public let densityCount: Int
    /// Length of each stream of features.
    public let streamLengths: [Int]

    /// Blocks of eight densities.
    let blockCount: Int
    /// For [codebook][stream]: where its blocks begin in ``means``.
    let starts: [Int]
    /// [codebook][stream][block][dimension], eight densities a vector.
    let means: [SIMD8<Float>]
    /// 1/(2σ²), laid out as ``means``.
    let precisions: [SIMD8<Float>]
    /// The logarithm of the density at its mean, [codebook][stream][block].
    let peaks: [SIMD8<Float>]

    /// The least variance, pocketsphinx's `-varfloor`.
    static let varianceFloor: Float = 0.0001

    /// Reads both files and lays them out.
    public init(means meanBytes: [UInt8], variances varianceBytes: [UInt8]) throws(ModelDamage) {
        let (shape, meanValues) = try Gaussians.read(meanBytes, file: "means")
        let (other, varianceValues) = try Gaussians.read(varianceBytes, file: "variances")
        guard shape == other else {
            throw ModelDamage(.mismatch, file: "variances", "another shape than the means'")
        }
        codebookCount = shape.codebooks
        densityCount = shape.densities
        streamLengths = shape.streams
        let blocks = (shape.densities + 7) / 8
        blockCount = blocks

        var starts: [Int] = []
        var means: [SIMD8<Float>] = []
        var precisions: [SIMD8<Float>] = []
        var peaks: [SIMD8<Float>] = []
        let volume = shape.codebooks * shape.streams.reduce(0, +) * blocks
        means.reserveCapacity(volume)
        precisions.reserveCapacity(volume)
        peaks.reserveCapacity(shape.codebooks * shape.streams.count * blocks)
        var source = 0
        for _ in 0..<shape.codebooks {
            for length in shape.streams {
                starts.append(means.count)
                for block in 0..<blocks {
                    var peak = SIMD8<Float>(repeating: Gaussians.absent)
                    for lane in 0..<8 where block * 8 + lane < shape.densities { peak[lane] = 0 }
                    for dimension in 0..<length {
                        var mean = SIMD8<Float>(repeating: 0)
                        var precision = SIMD8<Float>(repeating: 0)
                        for lane in 0..<8 {
                            let density = block * 8 + lane
                            guard density < shape.densities else { continue }
                            let at = source + density * length + dimension
                            let variance = max(varianceValues[at], Gaussians.varianceFloor)
                            mean[lane] = meanValues[at]
                            precision[lane] = 0.5 / variance
                            peak[lane] -= 0.5 * logarithm(2 * Float.pi * variance)
                        }
                        means.append(mean)
                        precisions.append(precision)
                    }
                    peaks.append(peak)
                }
                source += shape.densities * length
            }
        }
        self.starts = starts
        self.means = means
        self.precisions = precisions
        self.peaks = peaks
    }

    /// The score of a density that is only there to fill a block.
    static let absent: Float = -1e30

    private struct Shape: Equatable {
        var codebooks: Int
        var streams: [Int]
        var densities: Int
    }

    private static func read(_ bytes: [UInt8], file: String) throws(ModelDamage) -> (Shape, [Float]) {
        var parameters = try ParameterFile(bytes, file: file)
        let codebooks = try parameters.count(1...65_535, "codebooks")
        let streamCount = try parameters.count(1...8, "streams")
        let densities = try parameters.count(1...2_048, "densities")
        var streams: [Int] = []
        for _ in 0..<streamCount { streams.append(try parameters.count(1...256, "a stream's length")) }
        let volume = codebooks * densities * streams.reduce(0, +)
        guard try parameters.count(1...Int(Int32.max), "numbers") == volume else {
            throw parameters.damage(.range, "not \(volume) numbers")
        }
        return (Shape(codebooks: codebooks, streams: streams, densities: densities), try parameters.floats(volume))
    }
}
