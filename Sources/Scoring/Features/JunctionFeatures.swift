import Phonetics

extension Evidence {
    /// What tells of each place between words whether something was added there: [junction][feature].
    ///
    /// - Parameter scores: what speaks for each word, ``Tables/words``.
    func junctionFeatures(_ scores: [Double]) -> [[Double]] {
        let gains = hearing.junctions.map { min(Double($0.loopGain), 400) }
        return hearing.junctions.indices.map { index in
            let junction = hearing.junctions[index]
            let inserted = Double(junction.loopFrames.count)
            var list = FeatureList()
            list.add(gains[index])
            list.add(min(inserted, 150))
            list.add(Double(junction.loopGain) / max(inserted, 5))
            list.add(min(Double(junction.silence.count), 150))
            list.add(min(Double(junction.speechFrames), 100))
            list.add(min(Double(junction.gapFrames), 100))
            list.add(min(Double(junction.gapRun), 100))
            addSide(index - 1, scores, \.last, &list)
            addSide(index, scores, \.first, &list)
            list.add(gains[index] - gains.mean(without: index))
            list.add(index == 0)
            list.add(index == words.count)
            return list.values
        }
    }

    /// The word at the side of a junction; `edge` is its phone there.
    private func addSide(
        _ word: Int,
        _ scores: [Double],
        _ edge: KeyPath<[Phone], Phone?>,
        _ list: inout FeatureList
    ) {
        guard words.indices.contains(word), scores.indices.contains(word), let phone = words[word][keyPath: edge] else {
            for value in [3, 0, 3, 0, 0] as [Double] { list.add(value) }
            return
        }
        list.add(scores[word])
        list.add(Double(hearing.words[word].loopGain) / Double(words[word].count))
        list.add(phone.network)
        list.add(phone.standard[Measure.length.rawValue])
        list.add(standard(.length, words[word]).greatest)
    }
}
