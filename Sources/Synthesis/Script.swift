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
    }
}
