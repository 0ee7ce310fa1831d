/// How far one spelling is from another.
enum Misspelling {
    /// The slips that are allowed between two words of these lengths in letters.
    ///
    /// None between words of one or two letters, where every word is near every other; one up to four letters; otherwise
    /// two, of which a word typed with three letters or fewer has no room.
    static func allowed(_ typed: Int, _ word: Int) -> Int {
        let longer = max(typed, word)
        if longer <= 2 { return 0 }
        return longer <= 4 || typed <= 3 ? 1 : 2
    }

    /// The letters of a word as bits: a slip turns at most two of them.
    static func mask(_ letters: some Sequence<UInt32>) -> UInt64 {
        var mask: UInt64 = 0
        for letter in letters { mask |= 1 << UInt64(letter & 63) }
        return mask
    }

    /// Tenths of a slip between two words, by optimal string alignment; nil where there are more than `allowed` slips.
    ///
    /// A letter left out, put in, or replaced is one slip, and so are two letters exchanged. In the tenths a doubled letter
    /// counts for less, and a wrong first letter, which is rare, for more.
    static func distance(_ typed: [UInt32], _ word: [UInt32], allowed: Int) -> Int? {
        guard abs(typed.count - word.count) <= allowed else { return nil }
        let (rows, columns) = (typed.count, word.count)
        // Counts of slips and their tenths together: slips × 1,000 + tenths, so that the fewest slips win.
        var before = [Int](repeating: 0, count: columns + 1)
        var last = [Int](repeating: 0, count: columns + 1)
        var line = [Int](repeating: 0, count: columns + 1)
        for column in 0..<columns { last[column + 1] = last[column] + gap(word, column) }
        for row in 0..<rows {
            line[0] = last[0] + gap(typed, row)
            var least = line[0]
            for column in 0..<columns {
                let same = typed[row] == word[column]
                let replaced = last[column] + (same ? 0 : row == 0 && column == 0 ? 1_013 : 1_010)
                var best = min(replaced, last[column + 1] + gap(typed, row), line[column] + gap(word, column))
                if row > 0, column > 0, typed[row] == word[column - 1], typed[row - 1] == word[column] {
                    best = min(best, before[column - 1] + (same ? 0 : 1_009))
                }
                line[column + 1] = best
                least = min(least, best)
            }
            if least >= (allowed + 1) * 1_000 { return nil }
            (before, last, line) = (last, line, before)
        }
        let total = last[columns]
        return total / 1_000 <= allowed ? total % 1_000 : nil
    }

    /// What it costs to leave a letter out: less where it doubles its neighbour.
    private static func gap(_ letters: [UInt32], _ index: Int) -> Int {
        if index > 0, letters[index] == letters[index - 1] { return 1_007 }
        return index == 0 ? 1_012 : 1_010
    }

    /// The slips between a text and the part of a longer one that is nearest to it; nil where there are more than
    /// `allowed`. The part may begin and end anywhere.
    static func distanceWithin(_ typed: [UInt32], _ text: [UInt32], allowed: Int) -> Int? {
        let columns = text.count
        guard typed.count <= columns + allowed else { return nil }
        var before = [Int](repeating: 0, count: columns + 1)
        var last = [Int](repeating: 0, count: columns + 1)
        var line = [Int](repeating: 0, count: columns + 1)
        for row in typed.indices {
            line[0] = row + 1
            var least = line[0]
            for column in 0..<columns {
                let same = typed[row] == text[column]
                var best = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, line[column] + 1)
                if row > 0, column > 0, typed[row] == text[column - 1], typed[row - 1] == text[column] {
                    best = min(best, before[column - 1] + 1)
                }
                line[column + 1] = best
                least = min(least, best)
            }
            if least > allowed { return nil }
            (before, last, line) = (last, line, before)
        }
        let best = last.min() ?? typed.count
        return best <= allowed ? best : nil
    }
}
