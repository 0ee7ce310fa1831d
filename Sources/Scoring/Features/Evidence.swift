import func Glibc.log
import Phonetics

/// What is weighed of a hearing: each phone against what is usual of it, word by word.
struct Evidence {
    /// Measures of a phone that are held against its mean over good speech, in the tables' order.
    enum Measure: Int, CaseIterable { case am, ratio, posterior, margin, length, network }

    struct Phone {
        var frames: Double
        var network: Double
        var am: Double
        var hit: Double
        var rank: Double
        var silence: Double
        var worst: Double
        var flat: Double
        var ratio: Double
        /// In deviations, by ``Measure``.
        var standard: [Double]
    }

    let hearing: Hearing
    /// [word][phone]; no word is empty.
    let words: [[Phone]]

    /// Nil where the hearing is not of the tables' model, or was not aligned.
    init?(_ hearing: Hearing, _ tables: Tables) {
        guard hearing.isAligned, !hearing.words.isEmpty, hearing.junctions.count == hearing.words.count + 1,
            hearing.phoneSymbols == tables.symbols
        else { return nil }
        var places: [String: Int] = [:]
        for (place, symbol) in tables.symbols.enumerated() { places[symbol] = place }
        var words: [[Phone]] = []
        for word in hearing.words {
            let phones = word.phones.compactMap { phone -> Phone? in
                guard let place = places[phone.symbol] else { return nil }
                return Evidence.weigh(phone, place, tables)
            }
            guard !phones.isEmpty, phones.count == word.phones.count else { return nil }
            words.append(phones)
        }
        self.hearing = hearing
        self.words = words
    }

    private static func weigh(_ phone: HeardPhone, _ place: Int, _ tables: Tables) -> Phone {
        let frames = Double(max(1, phone.frames.count))
        let network = tables.network(phone.spectrum, phone: place)
        var margin = 0.0
        if phone.rivals.count == tables.symbols.count {
            var best = -Float.infinity
            for other in phone.rivals.indices where other != place && !tables.isFiller[other] {
                best = max(best, phone.rivals[other])
            }
            margin = best.isFinite ? Double(phone.rivals[place] - best) : 0
        }
        let raw = [Double(phone.score), Double(phone.ratio), Double(phone.posterior), margin, log(frames), network]
        let standard = raw.enumerated().map { measure, value in
            let usual = tables.statistics[measure][place]
            return max(-6, min(6, (value - usual.mean) / usual.spread))
        }
        return Phone(
            frames: frames,
            network: network,
            am: Double(phone.score),
            hit: Double(phone.hitShare),
            rank: log(1 + Double(phone.frameRank)),
            silence: Double(phone.silenceShare),
            worst: Double(phone.worstState),
            flat: Double(phone.flatPosterior),
            ratio: Double(phone.ratio),
            standard: standard
        )
    }

    func standard(_ measure: Measure, _ word: [Phone]) -> [Double] { word.map { $0.standard[measure.rawValue] } }
}

/// Features come in one order; each is bounded, so that no odd hearing makes a sum overflow.
struct FeatureList {
    private(set) var values: [Double] = []

    mutating func add(_ value: Double) { values.append(value.isFinite ? max(-1_000, min(1_000, value)) : 0) }

    mutating func add(_ value: Bool) { values.append(value ? 1 : 0) }
}

extension Array where Element == Double {
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
    var least: Double { self.min() ?? 0 }
    var greatest: Double { self.max() ?? 0 }

    /// The mean of all elements but one; 0 where there is no other.
    func mean(without index: Int) -> Double {
        count > 1 ? (reduce(0, +) - self[index]) / Double(count - 1) : 0
    }
}
