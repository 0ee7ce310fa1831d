/// Finds the moment of every word of a piece from those the library tells of, as they come.
///
/// A word it tells nothing of ("of the" is spoken as one) begins between its neighbours, by their lengths in letters. Moments
/// never run backwards, which the library's do at high speed.
struct Moments {
    private let piece: Script.Piece
    /// Seconds from the start of the speech to the start of the piece.
    private let start: Double
    /// The index of the latest word that was told of; −1 before the first.
    private var reached = -1
    /// The moment of that word.
    private var latest: Double

    init(_ piece: Script.Piece, start: Double) {
        self.piece = piece
        self.start = start
        latest = start
    }

    /// The words whose moments are known by these marks, in order; none at or after `end`, where the samples so far end.
    mutating func take(_ marks: [Engine.Mark], before end: Double) -> [SpokenWord] {
        var result: [SpokenWord] = []
        for mark in marks where piece.owners.indices.contains(mark.scalar) {
            let owner = piece.owners[mark.scalar]
            guard owner > reached else { continue }
            let last = end - 1 / Double(Engine.rate)
            let moment = max(latest, min(start + mark.seconds, last))
            result += between(reached + 1..<owner, until: moment)
            result.append(word(owner, at: moment))
            reached = owner
            latest = moment
        }
        return result
    }

    /// The words left at the end of the piece.
    mutating func finish(at end: Double) -> [SpokenWord] {
        defer { reached = piece.words.count - 1 }
        return between(reached + 1..<max(reached + 1, piece.words.count), until: max(latest, end))
    }

    /// Words that were not told of, spread behind the one before them.
    private func between(_ skipped: Range<Int>, until end: Double) -> [SpokenWord] {
        guard !skipped.isEmpty else { return [] }
        func letters(_ index: Int) -> Double { Double(max(1, piece.words[index].characters.count)) }
        var before = reached >= 0 ? letters(reached) : 0
        let sum = before + skipped.reduce(0) { $0 + letters($1) }
        return skipped.map { index in
            let moment = latest + (end - latest) * before / sum
            before += letters(index)
            return word(index, at: moment)
        }
    }

    private func word(_ index: Int, at moment: Double) -> SpokenWord {
        let word = piece.words[index]
        return SpokenWord(characters: word.characters, text: word.text, seconds: moment)
    }
}
