/// The word nearest in spelling, at most two slips away (and fewer than its letters); nil where none is near.
public func nearest(_ word: String, among words: [String]) -> String? {
    let folded = word.prefix(40).lowercased()
    var best: (word: String, slips: Int)?
    for candidate in words {
        let slips = candidate.hasPrefix(folded) && !folded.isEmpty ? 1 : slips(folded, candidate)
        if slips <= 2, slips < candidate.count, slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    return best?.word
}

/// Letters to insert, leave out, replace, or swap with their neighbour, to turn one word into the other
/// (optimal string alignment).
public func slips(_ one: String, _ other: String) -> Int {
    let (rows, columns) = (Array(one), Array(other))
    var before: [Int] = []
    var last = Array(0...columns.count)
    for row in rows.indices {
        var line = [row + 1]
        for column in columns.indices {
            let same = rows[row] == columns[column]
            var least = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, line[column] + 1)
            if row > 0, column > 0, rows[row] == columns[column - 1], rows[row - 1] == columns[column] {
                least = min(least, before[column - 1] + 1)
            }
            line.append(least)
        }
        (before, last) = (last, line)
    }
    return last[columns.count]
}
