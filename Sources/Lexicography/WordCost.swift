import func Glibc.log

/// How unlikely a word is in a text: the negative logarithm of its share, in hundredths.
///
/// The shares are the words' counts in graded sentences with something added by their level in the HSK lists; a word that
/// is in neither has the share of a fiftieth of a word. The sum of the costs is what a parting of a text is chosen by.
struct WordCost {
    private var counts: [String: Double] = [:]
    private var total = 1.0

    /// Added to the count of a word of a level, 1…7.
    static let additions = [0, 3, 2, 1.2, 0.8, 0.4, 0.15, 0.05]
    /// The count of a word that was never met.
    static let unmet = 0.02

    init(words: some Sequence<String>, levels: [String: Int]) {
        for word in words { counts[word, default: 0] += 1 }
        for (word, level) in levels where WordCost.additions.indices.contains(level) {
            counts[word, default: 0] += WordCost.additions[level]
        }
        total = max(counts.values.reduce(0, +), 1)
    }

    /// In hundredths of a natural logarithm, at least 0.
    func cost(_ word: String) -> Int {
        Int((100 * log(total / (counts[word] ?? WordCost.unmet))).rounded())
    }
}
