import Phonetics

/// What the tone of a syllable is told by. `Scripts/fitting/tones.py` does the same.
enum ToneFeatures {
    /// How many of a syllable's numbers there are, the products of its points apart.
    static let count = ToneContour.count + 11

    /// For each syllable of a take its numbers; nil where it has no contour.
    static func all(_ syllables: [HeardSyllable]) -> [[Double]?] {
        var before: [ToneContour?] = []
        var last: ToneContour?
        for syllable in syllables {
            before.append(last)
            last = syllable.contour ?? last
        }
        var after: [ToneContour?] = []
        var next: ToneContour?
        for syllable in syllables.reversed() {
            after.append(next)
            next = syllable.contour ?? next
        }
        after.reverse()
        return syllables.indices.map { index in
            guard let contour = syllables[index].contour, contour.points.count == ToneContour.count,
                contour.voicedFrames > 0
            else { return nil }
            let span = Double(contour.frames.count)
            let voiced = Double(contour.voicedFrames)
            var features = contour.points.map { Double($0) }
            features += [voiced / 20, span / 20, (span - voiced) / voiced]
            features += before[index].map { [Double($0.points.last ?? 0), $0.mean, 1] } ?? [0, 0, 0]
            features += after[index].map { [Double($0.points.first ?? 0), $0.mean, 1] } ?? [0, 0, 0]
            features.append(Double(min(index, 3)) / 3)
            features.append(Double(min(syllables.count - 1 - index, 3)) / 3)
            return features
        }
    }
}

extension ToneContour {
    fileprivate var mean: Double {
        points.isEmpty ? 0 : points.reduce(0) { $0 + Double($1) } / Double(points.count)
    }
}
