/// Probabilities at which something is said; see docs/accuracy.md for the false alarms and misses that each brings.
struct Limits {
    /// Below this the phrase is another one.
    var phrase: Double
    /// A word below this is wrong.
    var wrongWord: Double
    /// A word below this is unclear.
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
        wrongWord: Double,
        unclearWord: Double,
        leftOut: Double,
        leftOutKind: Double,
        added: Double
    ) {
        self.phrase = phrase
        self.wrongWord = wrongWord
        self.unclearWord = unclearWord
        self.leftOut = leftOut
        self.leftOutKind = leftOutKind
        self.added = added
    }

    static let gentle = Limits(
        phrase: 0.2,
        wrongWord: 0.03,
        unclearWord: 0.15,
        leftOut: 0.9,
        leftOutKind: 0.3,
        added: 0.9
    )
    static let normal = Limits(
        phrase: 0.35,
        wrongWord: 0.06,
        unclearWord: 0.25,
        leftOut: 0.8,
        leftOutKind: 0.3,
        added: 0.8
    )
    static let strict = Limits(
        phrase: 0.6,
        wrongWord: 0.15,
        unclearWord: 0.4,
        leftOut: 0.6,
        leftOutKind: 0.3,
        added: 0.6
    )

    /// Another language's model tells only what is clearly another phrase: no word is held against the learner.
    static let approximate = Limits(
        phrase: 0.1,
        wrongWord: 0,
        unclearWord: 0,
        leftOut: 1,
        leftOutKind: 1,
        added: 1
    )
}
