import func Glibc.log
import Phonetics

extension Evidence {
    /// What experts' marks of phones follow: [word][phone][feature], in the order of the tables.
    ///
    /// - Parameters:
    ///   - scores: what speaks for each word, ``Tables/words``.
    ///   - usual: the mark that a phone gets on average, by its place in the model.
    ///   - phrase: the phrase's features.
    func phoneMarkFeatures(_ scores: [Double], usual: (String) -> Double, phrase: [Double]) -> [[[Double]]] {
        let all = words.flatMap { $0 }
        let bounded = scores.map { max(-8, min(8, $0)) }
        let level = [
            all.map(\.network).mean, standard(.am, all).mean, standard(.length, all).mean, bounded.mean,
        ]
        var place = 0
        return words.indices.map { word in
            let network = words[word].map(\.network)
            return words[word].indices.map { index in
                defer { place += 1 }
                let phone = words[word][index]
                let heard = hearing.words[word].phones[index]
                var list = FeatureList()
                list.add(phone.network)
                for value in phone.standard { list.add(value) }
                for value in [phone.hit, phone.rank, phone.silence, phone.worst, phone.flat] { list.add(value) }
                list.add(usual(heard.symbol))
                list.add(network.mean)
                list.add(network.least)
                list.add(bounded.indices.contains(word) ? bounded[word] : 0)
                list.add(log(Double(words[word].count)))
                for neighbour in [place - 1, place + 1] {
                    let there = all.indices.contains(neighbour)
                    list.add(there ? all[neighbour].network : 0)
                    list.add(there ? all[neighbour].standard[Measure.length.rawValue] : 0)
                }
                for value in level { list.add(value) }
                list.add(heard.isVowel)
                for value in phrase { list.add(value) }
                return list.values
            }
        }
    }

    /// What experts' marks of words follow: a word's own features, its phones' marks, the phrase's features.
    func wordMarkFeatures(_ word: [Double], phoneMarks: [Double], phrase: [Double]) -> [Double] {
        var list = FeatureList()
        for value in word { list.add(value) }
        list.add(phoneMarks.mean)
        list.add(phoneMarks.least)
        for value in phrase { list.add(value) }
        return list.values
    }
}
