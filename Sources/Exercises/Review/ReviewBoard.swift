/// How much is to be reviewed, today and on the days to come.
public struct ReviewBoard: Sendable, Hashable {
    /// Due today or before.
    public var phrases: Int
    /// Due today or before.
    public var words: Int
    /// Everything that was studied.
    public var studied: Int
    /// The mean probability of recall over all of it, 0…1; nil where nothing was studied.
    public var recall: Double?
    /// The days after today, tomorrow first, with how many fall due.
    public var days: [ProgressBoard.Day]

    public init(phrases: Int, words: Int, studied: Int, recall: Double?, days: [ProgressBoard.Day]) {
        self.phrases = phrases
        self.words = words
        self.studied = studied
        self.recall = recall
        self.days = days
    }

    /// Due today or before.
    public var due: Int { phrases + words }
}
