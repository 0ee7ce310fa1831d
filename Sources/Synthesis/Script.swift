import Orthography

/// A text made ready for the voice: in pieces, cleaned, with a way back from each scalar to a word of the text.
struct Script {
    /// The text as it was given.
    var text: String
    var pieces: [Piece]

    /// A word of the text.
    struct Word: Equatable {
        /// Counted in characters of the text.
        var characters: Range<Int>
        var text: String
    }

    /// What is given to the library at once.
    struct Piece {
        var text: String
        var voice: Voice
        /// Whether a pause stands after it where another piece follows.
        var pauses: Bool
        /// The words that are spoken in it, in order.
        var words: [Word]
        /// For each scalar of the text, the index in `words` of the word it belongs to; −1 between words.
        var owners: [Int]

        /// Every word of the piece with its moment, from the moments the library told of.
        ///
        /// A word it told nothing of ("of the" is spoken as one) begins between its neighbours, by their lengths in letters.
        /// Moments never run backwards, which the library's do at high speed.
        func spoken(_ marks: [Engine.Sound.Word], length: Double) -> [SpokenWord] {
            var moments = [Double?](repeating: nil, count: words.count)
            var latest = 0.0
            var reached = -1
            for mark in marks {
                guard owners.indices.contains(mark.scalar) else { continue }
                let owner = owners[mark.scalar]
                guard owner > reached else { continue }
                reached = owner
                latest = min(max(latest, mark.seconds), length)
                moments[owner] = latest
            }
            return filled(moments, length)
        }

        private func filled(_ moments: [Double?], _ length: Double) -> [SpokenWord] {
            var result: [SpokenWord] = []
            var index = 0
            while index < words.count {
                // A run: one word with a moment (or the very first) and those after it without one.
                var end = index + 1
                while end < words.count, moments[end] == nil { end += 1 }
                let start = moments[index] ?? 0
                let stop = end < words.count ? (moments[end] ?? length) : length
                let letters = words[index..<end].map { Double(max(1, $0.characters.count)) }
                let sum = letters.reduce(0, +)
                var before = 0.0
                for offset in 0..<(end - index) {
                    let word = words[index + offset]
                    let moment = start + (stop - start) * before / sum
                    result.append(SpokenWord(characters: word.characters, text: word.text, seconds: moment))
                    before += letters[offset]
                }
                index = end
            }
            return result
        }
    }
}
