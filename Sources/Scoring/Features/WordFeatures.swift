import func Glibc.log
import Phonetics

extension Evidence {
    /// What tells of each word whether it was said: [word][feature], in the order of the tables.
    func wordFeatures() -> [[Double]] {
        let levels = words.map { $0.map(\.network).mean }
        let leasts = words.map { $0.map(\.network).least }
        let loops = words.indices.map { Double(hearing.words[$0].loopGain) / Double(words[$0].count) }
        return words.indices.map { index in
            var list = FeatureList()
            addPhones(words[index], &list)
            addGains(index, &list)
            addJunction(hearing.junctions[index], &list)
            addJunction(hearing.junctions[index + 1], &list)
            for values in [levels, leasts, loops] {
                let others = values.mean(without: index)
                list.add(others)
                list.add(values.count > 1 ? values[index] - others : 0)
                list.add(values[index] - values.least)
            }
            for neighbour in [index - 1, index + 1] {
                for values in [levels, leasts, loops] {
                    list.add(values.indices.contains(neighbour) ? values[neighbour] : 0)
                }
            }
            list.add(min(Double(words.count), 12))
            list.add(index == 0)
            list.add(index == words.count - 1)
            return list.values
        }
    }

    private func addPhones(_ phones: [Phone], _ list: inout FeatureList) {
        func both(_ values: [Double]) {
            list.add(values.mean)
            list.add(values.least)
        }
        let network = phones.map(\.network)
        let frames = phones.reduce(0) { $0 + $1.frames }
        both(network)
        list.add(network.reduce(0, +))
        list.add(network.greatest)
        for measure in Measure.allCases { both(standard(measure, phones)) }
        list.add(standard(.length, phones).greatest)
        both(phones.map(\.am))
        both(phones.map(\.hit))
        both(phones.map(\.rank))
        both(phones.map(\.worst))
        list.add(phones.map(\.flat).mean)
        list.add(phones.map(\.silence).mean)
        list.add(phones.reduce(0) { $0 + $1.am * $1.frames } / frames)
        list.add(phones.reduce(0) { $0 + $1.ratio * $1.frames } / frames)
        list.add(Double(phones.count))
        list.add(log(frames / Double(phones.count)))
    }

    private func addGains(_ index: Int, _ list: inout FeatureList) {
        let word = hearing.words[index]
        let count = Double(words[index].count)
        for gain in [word.omissionGain, word.loopGain, word.gapGain] {
            list.add(Double(gain))
            list.add(Double(gain) / count)
        }
        list.add(Double(word.loopGain) / words[index].reduce(0) { $0 + $1.frames })
    }

    private func addJunction(_ junction: Junction, _ list: inout FeatureList) {
        list.add(min(Double(junction.silence.count), 100))
        list.add(min(Double(junction.speechFrames), 50))
        list.add(min(Double(junction.gapRun), 50))
        list.add(min(Double(junction.loopGain), 200))
    }
}
