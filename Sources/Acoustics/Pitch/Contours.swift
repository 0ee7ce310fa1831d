import Phonetics

/// Cuts the pitch of a take into the contours of its syllables.
struct Contours {
    /// Semitones above 100 Hz; nil where there is no voice, or the pitch leaps.
    private let semitones: [Float?]
    /// Decibels below full scale.
    private let levels: [Float]
    private let peak: Float

    /// A leap of so many semitones in 10 ms is no voice's.
    private static let leap: Float = 3
    /// A piece of voice shorter than this is chance.
    private static let shortest = 3
    /// Frames without voice after which a syllable is over: the creak of a third tone lasts so long.
    private static let gap = 20
    /// Decibels below the loudest frame under which nothing is said any more.
    private static let range: Float = 40
    /// Voiced frames that are wanted: where the final has fewer, those of the onset are taken as well.
    private static let wanted = 8
    /// Voiced frames without which there is no contour.
    private static let fewest = 5
    /// Syllables on each side whose pitch makes the middle.
    private static let neighbours = 2

    init(_ track: PitchTrack, levels: [Float]) {
        var semitones = track.frequency.map { $0 > 0 ? 12 * octaves($0 / 100) : nil }
        var start = 0
        while start < semitones.count {
            guard var last = semitones[start] else {
                start += 1
                continue
            }
            var end = start + 1
            while end < semitones.count, let next = semitones[end], abs(next - last) < Contours.leap {
                last = next
                end += 1
            }
            if end - start < Contours.shortest { for index in start..<end { semitones[index] = nil } }
            start = end
        }
        self.semitones = semitones
        self.levels = levels
        peak = levels.max() ?? -120
    }

    /// Gives the syllables of a take, in order, their contours.
    func measure(_ syllables: inout [HeardSyllable]) {
        let voiced = syllables.indices.map { index in
            voicedFrames(
                syllables[index],
                until: index + 1 < syllables.count ? syllables[index + 1].frames.lowerBound : semitones.count
            )
        }
        for index in syllables.indices {
            let around = max(0, index - Contours.neighbours)...min(syllables.count - 1, index + Contours.neighbours)
            let middle = middle(of: around.flatMap { voiced[$0] })
            syllables[index].contour = contour(voiced[index], middle)
        }
    }

    /// The frames that bear a syllable's tone: from its final on, with what the alignment took for silence.
    private func voicedFrames(_ syllable: HeardSyllable, until limit: Int) -> [Int] {
        var end = syllable.final.upperBound
        var frame = end
        while frame < min(limit, semitones.count), frame - end <= Contours.gap {
            if semitones[frame] != nil, isLoud(frame) { end = frame + 1 }
            frame += 1
        }
        var voiced = (syllable.final.lowerBound..<end).filter { semitones.indices.contains($0) && semitones[$0] != nil }
        frame = syllable.final.lowerBound
        while frame > syllable.frames.lowerBound, voiced.count < Contours.wanted {
            frame -= 1
            if semitones.indices.contains(frame), semitones[frame] != nil { voiced.insert(frame, at: 0) }
        }
        return voiced
    }

    private func isLoud(_ frame: Int) -> Bool {
        levels.indices.contains(frame) && levels[frame] > peak - Contours.range
    }

    /// Half-way between the low and the high of a voice: of the fifth and the ninety-fifth in a hundred frames.
    private func middle(of frames: [Int]) -> Float {
        let sorted = frames.compactMap { semitones[$0] }.sorted()
        guard let last = sorted.indices.last else { return 0 }
        func value(at share: Float) -> Float {
            let place = share * Float(last)
            let below = Int(place)
            let above = min(below + 1, last)
            return sorted[below] + (sorted[above] - sorted[below]) * (place - Float(below))
        }
        return (value(at: 0.05) + value(at: 0.95)) / 2
    }

    private func contour(_ frames: [Int], _ middle: Float) -> ToneContour? {
        guard frames.count >= Contours.fewest, let first = frames.first, let last = frames.last else { return nil }
        // Four places in each fifth, with straight lines where the voice is missing.
        let steps = ToneContour.count * 4
        var sums = [Float](repeating: 0, count: ToneContour.count)
        var before = 0
        for step in 0..<steps {
            let time = Float(first) + Float(last - first) * Float(step) / Float(steps - 1)
            while before + 2 < frames.count, Float(frames[before + 1]) <= time { before += 1 }
            let (one, two) = (frames[before], frames[before + 1])
            let (low, high) = (semitones[one] ?? middle, semitones[two] ?? middle)
            sums[step / 4] += low + (high - low) * (time - Float(one)) / Float(two - one)
        }
        return ToneContour(
            points: sums.map { $0 / 4 - middle },
            voicedFrames: frames.count,
            frames: first..<last + 1
        )
    }
}
