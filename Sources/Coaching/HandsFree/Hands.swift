import Exercises
public import Orthography
public import Phonetics

/// How the console is led aloud: in which language, and what each command is called.
public struct HandsFree: Sendable, Hashable {
    /// The learner's own language, or the one studied where that has no commands.
    public var language: Language
    /// Whether it is the language the learner knows, in which answers are read.
    public var isKnown: Bool
    /// What may be said for each command; the first of each is what the program says back.
    public var forms: [SpokenCommand: [String]]

    public init(language: Language, isKnown: Bool, forms: [SpokenCommand: [String]]) {
        self.language = language
        self.isKnown = isKnown
        self.forms = forms
    }
}

/// What is listened for between takes.
public struct SpokenChoices: Sendable, Hashable {
    public var language: Language
    /// Commands, and how each may be said.
    public var forms: [SpokenCommand: [String]]
    /// Texts that are no command whatever they sound like.
    public var rivals: [String]

    public init(language: Language, forms: [SpokenCommand: [String]], rivals: [String] = []) {
        self.language = language
        self.forms = forms
        self.rivals = rivals
    }
}

extension HandsFree {
    /// The commands together with the answers of a place, each of which may be said instead of its number.
    ///
    /// - Parameters:
    ///   - meaningful: the commands that mean something there; nil for all. The others compete, and are not answered.
    ///   - practised: the phrase at hand. It is listened for as a rival, and a command that sounds like it – “No.” is a
    ///     phrase of the course – is not listened for there.
    func choices(
        of meaningful: Set<SpokenCommand>? = nil,
        with answers: [String],
        practising practised: Prompt? = nil
    ) -> SpokenChoices {
        var forms = forms
        if let meaningful { forms = forms.filter { meaningful.contains($0.key) } }
        let phrase = practised.flatMap { $0.language == language ? $0.text : nil }
        if let phrase { forms = forms.filter { !$0.value.contains { isSame($0, phrase, in: language) } } }
        if isKnown {
            for (index, answer) in answers.enumerated() where forms[.number(index + 1)] != nil {
                forms[.number(index + 1)]?.append(answer)
            }
        }
        return SpokenChoices(language: language, forms: forms, rivals: phrase.map { [$0] } ?? [])
    }
}
