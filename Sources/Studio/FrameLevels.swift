import func Glibc.log10

/// The level of each frame of a recording, as it grows.
struct FrameLevels {
    /// Decibels below full scale, at most 0; a number every 10 ms, over 25 ms.
    private(set) var values: [Float] = []
    /// The highest of them.
    private(set) var peak: Float = -120
    /// Frames at the end that show no sign of speech.
    private(set) var trailingSilence = 0

    /// A frame this far below the loudest, in decibels, is no sign of speech.
    static let range: Float = 25
    /// Frames before the first and after the last sign of speech that still belong to it.
    static let margin = 20

    /// From the first frame of speech to the last, with a margin; nil where there is no frame. The mean cepstrum is taken
    /// over these, so that silence before and after does not change it.
    var speechSpan: Range<Int>? {
        signs.map { max(0, $0.lowerBound - FrameLevels.margin)..<min(values.count, $0.upperBound + FrameLevels.margin) }
    }

    /// From the first sign of speech to the last; nil where there is no frame.
    var signs: Range<Int>? {
        let limit = peak - FrameLevels.range
        guard let first = values.firstIndex(where: { $0 >= limit }),
            let last = values.lastIndex(where: { $0 >= limit })
        else { return nil }
        return first..<last + 1
    }

    static let shift = 160
    static let length = 400

    /// Takes in what of `samples` was not measured yet; a frame that is cut off by the end only when that is final.
    mutating func append(_ samples: [Int16], isFinal: Bool = false) {
        while (values.count + 1) * FrameLevels.shift <= samples.count {
            let start = values.count * FrameLevels.shift
            let end = min(start + FrameLevels.length, samples.count)
            guard isFinal || end == start + FrameLevels.length else { return }
            var sum = 0.0
            for sample in samples[start..<end] { sum += Double(sample) * Double(sample) }
            let power = sum / Double(end - start) / (32_768 * 32_768)
            let level = Float(10 * log10(max(power, 1e-12)))
            values.append(level)
            peak = max(peak, level)
            trailingSilence = level < peak - FrameLevels.range ? trailingSilence + 1 : 0
        }
    }
}
