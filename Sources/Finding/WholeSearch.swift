extension SearchIndex {
    /// How many texts are compared letter by letter at most: enough for the slips, little enough for the time.
    private static let mostCompared = 400

    /// A token that stands in more texts than these, and in a tenth of all, is not weighed.
    private static let mostTexts = 2_000

    /// Finds texts that hold all of what was typed with few slips, also where a word is not to be recognised or a space
    /// has slipped: those that share words or characters with it are compared letter by letter, spaces aside.
    func scanWhole(_ query: Query, _ search: inout Search) {
        var letters: [UInt32] = []
        var weights = Weights(count: entries.count)
        var isHan = false
        for part in query.parts {
            switch part {
            case .word(let word):
                let own = word.unicodeScalars.map(\.value)
                letters += own
                weigh(word, own, into: &weights)
            case .run(let run):
                isHan = true
                letters += run.flatMap { $0.unicodeScalars.map(\.value) }
                for character in run {
                    if let number = vocabulary.number(of: character) { weigh(Int(number), 10, into: &weights) }
                }
            case .sign: return
            }
        }
        let allowed = letters.count >= 6 ? 2 : isHan && letters.count >= 3 ? 1 : 0
        guard allowed > 0, letters.count <= Query.longest * 10 else { return }
        for text in weights.heaviest(Self.mostCompared) {
            let entry = entries[Int(text)]
            var least = Misspelling.distanceWithin(letters, Self.letters(of: entry.text), allowed: allowed)
            if !entry.pinyin.isEmpty, !isHan {
                let pinyin = Self.letters(of: entry.pinyin.joined(separator: " "))
                if let slips = Misspelling.distanceWithin(letters, pinyin, allowed: least.map { $0 - 1 } ?? allowed) {
                    least = slips
                }
            }
            if let least { search.add(text, Cost.fuzzy * (1 + least) + 15_000) }
        }
    }

    /// How much of what was typed each text seems to hold.
    private struct Weights {
        private var weights: [Int32]
        private var touched: [Int32] = []

        init(count: Int) { weights = [Int32](repeating: 0, count: count) }

        mutating func add(_ text: Int32, _ weight: Int32) {
            if weights[Int(text)] == 0 { touched.append(text) }
            weights[Int(text)] &+= weight
        }

        /// So many texts of the greatest weights, of the same weight the earliest.
        func heaviest(_ count: Int) -> [Int32] {
            // Weights are small numbers: counting them finds the least one that still has a place.
            let most = touched.reduce(0) { max($0, Int(weights[Int($1)])) }
            var tallies = [Int](repeating: 0, count: most + 1)
            for text in touched { tallies[Int(weights[Int(text)])] += 1 }
            var (least, sum) = (most, 0)
            while least > 0, sum + tallies[least] <= count {
                sum += tallies[least]
                least -= 1
            }
            let above = touched.filter { weights[Int($0)] > Int32(least) }
            let at = touched.filter { weights[Int($0)] == Int32(least) && least > 0 }.sorted().prefix(count - sum)
            return above + at
        }
    }

    private func weigh(_ number: Int, _ weight: Int, into weights: inout Weights) {
        // What stands nearly everywhere tells little.
        let texts = texts(with: number)
        guard texts.count <= Self.mostTexts || texts.count <= entries.count / 10 else { return }
        for text in texts { weights.add(text, Int32(weight)) }
    }

    /// Weighs the texts that hold a word, or one near it, or a word that stands inside it, by how many letters agree.
    private func weigh(_ word: String, _ letters: [UInt32], into weights: inout Weights) {
        if let number = vocabulary.number(of: word) {
            weigh(Int(number), letters.count * 10, into: &weights)
            return
        }
        vocabulary.numbers(near: letters) { number, tenths in
            weigh(number, letters.count * 10 - tenths, into: &weights)
        }
        // Several words typed as one.
        guard (6...60).contains(letters.count) else { return }
        let scalars = Array(word.unicodeScalars)
        for start in scalars.indices {
            for end in scalars.indices where end >= start + 2 && end < start + 14 {
                let inside = String(String.UnicodeScalarView(scalars[start...end]))
                if let number = vocabulary.number(of: inside) {
                    weigh(Int(number), (end - start + 1) * 10, into: &weights)
                }
            }
        }
    }

    /// The letters and Chinese characters of a text, folded, without spaces and marks.
    private static func letters(of text: String) -> [UInt32] {
        Token.tokens(of: text).filter { $0.kind == .word || $0.kind == .han }.flatMap { token in
            token.text.unicodeScalars.map(\.value)
        }
    }
}
