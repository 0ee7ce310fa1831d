/// Where a verdict turns: probabilities, and for words their ``standings(_:)``. Chosen on one half of the learners; the false
/// alarms and misses that each brings on the other half stand in docs/accuracy.md, printed by `Scripts/fit`, which reads
/// the numbers here.
struct Limits {
    /// Below this the phrase is another one.
    var phrase: Double
    /// The same of a phrase of one word, which more can be mistaken for.
    var word: Double
    /// A word whose standing is below this is wrong.
    var wrongWord: Double
    /// A word whose standing is below this is unclear.
    var unclearWord: Double
    /// A word above this was left out.
    var leftOut: Double
    /// A wrong word above this is called left out, else replaced.
    var leftOutKind: Double
    /// Above this something was added in a junction.
    var added: Double

    init(_ strictness: Strictness) {
        self =
            switch strictness {
            case .gentle: .gentle
            case .normal: .normal
            case .strict: .strict
            }
    }

    private init(
        phrase: Double,
        word: Double,
        wrongWord: Double,
        unclearWord: Double,
        leftOut: Double,
        leftOutKind: Double,
        added: Double
    ) {
        self.phrase = phrase
        self.word = word
        self.wrongWord = wrongWord
        self.unclearWord = unclearWord
        self.leftOut = leftOut
        self.leftOutKind = leftOutKind
        self.added = added
    }

    static let gentle = Limits(
        phrase: 0.3,
        word: 0.6,
        wrongWord: -3.2,
        unclearWord: -2.3,
        leftOut: 0.8,
        leftOutKind: 0.3,
        added: 0.95
    )
    static let normal = Limits(
        phrase: 0.5,
        word: 0.8,
        wrongWord: -2.7,
        unclearWord: -1.7,
        leftOut: 0.7,
        leftOutKind: 0.3,
        added: 0.9
    )
    static let strict = Limits(
        phrase: 0.6,
        word: 0.85,
        wrongWord: -2.2,
        unclearWord: -1.2,
        leftOut: 0.5,
        leftOutKind: 0.3,
        added: 0.8
    )

    /// Another language's model tells only what is clearly another phrase: no word is held against the learner.
    static let approximate = Limits(
        phrase: 0.1,
        word: 0.1,
        wrongWord: -.infinity,
        unclearWord: -.infinity,
        leftOut: 1,
        leftOutKind: 1,
        added: 1
    )
}
