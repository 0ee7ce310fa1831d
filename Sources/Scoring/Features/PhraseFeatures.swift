import func Glibc.log
import func Glibc.sqrt
import Phonetics

extension Evidence {
    /// What tells whether the phrase was said, and how well: the features of the whole, in the order of the tables.
    ///
    /// - Parameters:
    ///   - scores: what speaks for each word, ``Tables/words``.
    ///   - added: what speaks for something added in each junction, ``Tables/added``.
    func phraseFeatures(_ scores: [Double], _ added: [Double]) -> [Double] {
        var list = FeatureList()
        let phones = words.flatMap { $0 }
        for measure in Measure.allCases { list.add(standard(measure, phones).mean) }
        let network = phones.map(\.network)
        list.add(network.mean)
        list.add(phones.map(\.am).mean)
        list.add(phones.map(\.hit).mean)
        list.add(Double(network.count { $0 < 0 }) / Double(phones.count))
        list.add(deviation(network))
        list.add(deviation(standard(.length, phones)))
        list.add(log(Double(phones.count)))
        addWords(scores.map { max(-8, min(8, $0)) }, phones.count, &list)
        addTime(phones.count, &list)
        list.add(added.map { max(-8, min(8, $0)) }.greatest)
        list.add(Double(hearing.gapScore - hearing.alignmentScore) / Double(max(1, hearing.frames.count)))
        return list.values
    }

    private func deviation(_ values: [Double]) -> Double {
        let mean = values.mean
        return sqrt(max(0, values.map { $0 * $0 }.mean - mean * mean))
    }

    private func addWords(_ scores: [Double], _ phoneCount: Int, _ list: inout FeatureList) {
        list.add(scores.mean)
        list.add(scores.least)
        list.add(zip(scores, words).reduce(0) { $0 + $1.0 * Double($1.1.count) } / Double(phoneCount))
        list.add(Double(scores.count { $0 < 0 }) / Double(words.count))
        let loops = words.indices.map { Double(hearing.words[$0].loopGain) / Double(words[$0].count) }
        list.add(loops.mean)
        list.add(loops.greatest)
        list.add(Double(words.count))
    }

    private func addTime(_ phoneCount: Int, _ list: inout FeatureList) {
        let ratio = Double(hearing.alignmentScore - hearing.loopScore)
        list.add(ratio / Double(max(1, hearing.frames.count)))
        list.add(ratio / Double(phoneCount))
        let speech = Double(hearing.junctions.reduce(0) { $0 + $1.speechFrames })
        let inside = Double(hearing.words.reduce(0) { $0 + $1.frames.count })
        let span = Double(max(1, spanFrames))
        list.add(speech / max(speech + inside, 1))
        list.add(Double(phoneCount) / max(inside, 1) * 100)
        list.add(inside / span)
        let pauses = hearing.junctions.dropFirst().dropLast().map { $0.silence.count }
        list.add(Double(pauses.reduce(0) { $0 + ($1 >= 15 ? $1 : 0) }) / span)
        list.add(Double(pauses.count { $0 >= 20 }) / Double(words.count))
        list.add(Double(min(pauses.max() ?? 0, 150)))
        list.add(Double(hearing.syllableCount) / span * 100)
    }

    /// Frames from the first word's beginning to the last one's end.
    var spanFrames: Int {
        let start = hearing.words.map(\.frames.lowerBound).min() ?? 0
        let end = hearing.words.map(\.frames.upperBound).max() ?? 0
        return max(0, end - start)
    }
}
