import Phonetics

/// How good a recording is, from its samples and the levels of its frames.
func soundQuality(_ samples: [Int16], _ levels: FrameLevels) -> SoundQuality {
    let sorted = levels.values.sorted()
    func percentile(_ share: Double) -> Double {
        guard let last = sorted.last else { return -120 }
        let at = Int(Double(sorted.count) * share)
        return Double(at < sorted.count ? sorted[at] : last)
    }
    let peak = samples.reduce(0) { max($0, abs(Int($1))) }
    let clipped = samples.count { abs(Int($0)) >= 32_767 }
    let speech = levels.values.count { $0 > levels.peak - 25 && $0 > -60 }
    return SoundQuality(
        seconds: Double(samples.count) / 16_000,
        peak: Double(peak) / 32_768,
        speechLevel: percentile(0.9),
        noiseLevel: percentile(0.1),
        clippedShare: samples.isEmpty ? 0 : Double(clipped) / Double(samples.count),
        speechSeconds: Double(speech) * 0.01,
        isNarrowBand: false,
        isAllZero: peak == 0
    )
}
