/// Why a file cannot be taken in. Nothing of it is.
public struct ImportProblem: Error, Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// No word stands in it.
        case empty
        /// Bytes that are no text of an encoding that is read.
        case notText
        /// The text ends inside a value, a quotation or a character.
        case truncated
        /// What is no JSON; the JSON reader's own words.
        case notJSON(reason: String)
        /// JSON of another shape than a list of words.
        case notWords
        /// An entry without a word.
        case noWord
        /// A word, or another part of an entry, that is longer than this many characters.
        case tooLong(limit: Int)
        /// A line that ends a quotation in its midst.
        case badQuote
        /// A value that is no text, by its name.
        case notAText(name: String)
        /// A line of explanations that is no character, tab, explanation.
        case notTwoFields
        /// An explanation of something else than one Chinese character.
        case notACharacter(text: String)
        /// A character whose explanation is missing, or is the character itself.
        case noExplanation(character: String)
        /// A character with a second explanation.
        case explainedTwice(character: String)
        /// A file without explanations.
        case noExplanations
    }

    /// From 1.
    public var line: Int
    public var kind: Kind

    public init(line: Int, _ kind: Kind) {
        self.line = line
        self.kind = kind
    }
}
