/// Everything that was fitted for one acoustic model.
struct Tables: Sendable {
    /// The model's phones, in its order.
    let symbols: [String]
    /// Whether a phone is silence or a noise.
    let isFiller: [Bool]
    /// [measure][phone]: mean and deviation over good speech.
    let statistics: [[(mean: Double, spread: Double)]]
    let network: Network
    /// Whether a word was said.
    let words: Score
    /// Whether a word was left out.
    let missing: Score
    /// Whether something was added between words.
    let added: Score
    /// Whether the phrase was said.
    let phrase: Score
    /// How experts would mark phones, words, the whole and its fluency; nil for a model without experts' marks.
    let experts: Experts?

    /// Experts' marks as fitted, 0…1.
    struct Experts: Sendable {
        /// The mark that a phone gets on average, in the order of ``Tables/symbols``.
        let usual: [Double]
        let phone: Score
        let word: Score
        let total: Score
        let fluency: Score
    }

    /// Reads a table; throws where it is damaged.
    init(_ text: String) throws(TableDamage) {
        var reader = TableReader(text)
        try reader.expect("phones")
        let count = try reader.count(upTo: 500)
        var symbols: [String] = []
        for _ in 0..<count { symbols.append(String(reader.word())) }
        self.symbols = symbols
        isFiller = symbols.map { $0 == "SIL" || $0.hasPrefix("+") }
        var statistics: [[(mean: Double, spread: Double)]] = []
        for _ in Evidence.Measure.allCases {
            try reader.expect("usual")
            _ = reader.word()
            let numbers = try reader.numbers(2 * count)
            statistics.append((0..<count).map { (numbers[2 * $0], max(1e-3, numbers[2 * $0 + 1])) })
        }
        self.statistics = statistics
        network = try Network(&reader)
        words = try Score("words", &reader)
        missing = try Score("missing", &reader)
        added = try Score("added", &reader)
        phrase = try Score("phrase", &reader)
        if try reader.count(upTo: 1) == 1 {
            try reader.expect("marks")
            experts = Experts(
                usual: try reader.numbers(count),
                phone: try Score("phone-mark", &reader),
                word: try Score("word-mark", &reader),
                total: try Score("total-mark", &reader),
                fluency: try Score("fluency-mark", &reader)
            )
        } else {
            experts = nil
        }
        try reader.expect("end")
    }

    /// The mark, 0…1, that experts give a phone on average; 1 where there are no marks.
    func usualMark(of symbol: String) -> Double {
        guard let place = symbols.firstIndex(of: symbol), let experts else { return 1 }
        return experts.usual[place]
    }
}
