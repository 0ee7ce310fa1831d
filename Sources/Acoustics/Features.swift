/// Turns cepstra into the features that a model's codebooks expect: normalised, with their changes over time.
public enum Features {
    /// Cepstra a frame.
    public static let cepstrumCount = 13
    /// Features a frame: cepstra, their change, and the change of that (`1s_c_d_dd`).
    public static let count = 39
    /// Frames on either side that a frame's features depend on.
    public static let reach = 3

    /// The mean cepstrum over the chosen frames; nil where none is chosen.
    ///
    /// - Parameters:
    ///   - cepstra: [frame][13].
    ///   - isChosen: whether a frame counts.
    public static func mean(_ cepstra: [Float], where isChosen: (Int) -> Bool) -> [Float]? {
        var sums = [Double](repeating: 0, count: cepstrumCount)
        var chosen = 0
        for frame in 0..<cepstra.count / cepstrumCount where isChosen(frame) {
            for index in 0..<cepstrumCount { sums[index] += Double(cepstra[frame * cepstrumCount + index]) }
            chosen += 1
        }
        guard chosen > 0 else { return nil }
        return sums.map { Float($0 / Double(chosen)) }
    }

    /// Appends the features of `frames` to `features`.
    ///
    /// Frames beyond an end are taken as the frame at that end. Change: c(t+2) − c(t−2); its change:
    /// (c(t+3) − c(t−1)) − (c(t+1) − c(t−3)), as sphinxbase's `feat_1s_c_d_dd_cep2feat`.
    /// - Parameters:
    ///   - cepstra: [frame][13], not normalised.
    ///   - mean: what is subtracted from each, 13 numbers.
    public static func append(_ frames: Range<Int>, of cepstra: [Float], mean: [Float], to features: inout [Float]) {
        let total = cepstra.count / cepstrumCount
        guard total > 0, mean.count == cepstrumCount, frames.lowerBound >= 0, frames.upperBound <= total else { return }
        features.reserveCapacity(features.count + frames.count * count)
        func at(_ frame: Int, _ index: Int) -> Float {
            cepstra[min(max(frame, 0), total - 1) * cepstrumCount + index]
        }
        for frame in frames {
            for index in 0..<cepstrumCount { features.append(at(frame, index) - mean[index]) }
            for index in 0..<cepstrumCount { features.append(at(frame + 2, index) - at(frame - 2, index)) }
            for index in 0..<cepstrumCount {
                features.append(
                    (at(frame + 3, index) - at(frame - 1, index)) - (at(frame + 1, index) - at(frame - 3, index))
                )
            }
        }
    }
}
