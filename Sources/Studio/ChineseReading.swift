/// How a Chinese text is read.
public struct ChineseReading: Sendable, Equatable {
    /// The text parted into words by spaces, as in a lesson file.
    public var text: String
    /// Tone-marked pinyin in citation tones, one token a word.
    public var pinyin: String
    /// For each word whether another reading could be meant.
    public var isDoubtful: [Bool]

    public init(text: String, pinyin: String, isDoubtful: [Bool] = []) {
        self.text = text
        self.pinyin = pinyin
        self.isDoubtful = isDoubtful
    }
}

/// Finds how a Chinese text is read; nil where it cannot.
public typealias ChineseReader = @Sendable (_ text: String) -> ChineseReading?
