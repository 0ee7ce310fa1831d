import Acoustics
public import Orthography
public import Phonetics
public import Recognition

/// The commands of a language laid out for its model; made once, used by any number of ``CommandListener``s.
public final class CommandVocabulary: Sendable {
    /// The commands that are answered.
    public let commands: Set<SpokenCommand>
    /// The language they are said in.
    public let language: Language
    let plan: CommandPlan
    /// For each entry of the plan what is to be said.
    let targets: [Target]
    let model: AcousticModel
    let scorer: SenoneScorer

    init(commands: Set<SpokenCommand>, language: Language, plan: CommandPlan, targets: [Target], model: AcousticModel) {
        self.commands = commands
        self.language = language
        self.plan = plan
        self.targets = targets
        self.model = model
        scorer = SenoneScorer(model: model.senones, senones: plan.senones)
    }
}

extension Listener {
    /// Lays out commands to be listened for.
    ///
    /// Throws `noModel` where the language has no model of its own or no command could be said in it, `pronunciation` where
    /// a form has a word without a sound, and what reading the model throws.
    /// - Parameters:
    ///   - commands: those that are answered, and how each may be said; nil for all of ``CommandWords``. The table's other
    ///     commands always compete, so that one is not taken for another.
    ///   - others: texts that are no command whatever they sound like: the phrase that is being practised, an answer.
    public func commands(
        in language: Language,
        _ commands: [SpokenCommand: [String]]? = nil,
        besides others: [String] = []
    ) throws(RecognitionError) -> CommandVocabulary {
        let table = CommandWords.forms(in: language) ?? [:]
        let asked = commands ?? table
        let (model, isApproximate) = try shelf.model(for: language)
        guard !isApproximate, !asked.isEmpty else {
            throw RecognitionError(.noModel, call: language.code, reason: "no commands in this language")
        }
        let source = Pronunciations(model: model, isApproximate: false, ipa: ipa)
        var entries: [CommandPlan.Entry] = []
        var targets: [Target] = []
        func add(_ target: Target, _ command: SpokenCommand?, isAsked: Bool) {
            let ways = Pronunciations.product(target.words.map { $0.pronunciations })
            entries.append(.init(command: command, isAsked: isAsked, pronunciations: ways))
            targets.append(target)
        }
        for command in SpokenCommand.all {
            for form in asked[command] ?? table[command] ?? [] {
                add(try source.target(form, language), command, isAsked: asked[command] != nil)
            }
        }
        for text in others {
            // A phrase that has no sound is no rival either.
            if let target = try? source.target(text, language) { add(target, nil, isAsked: false) }
        }
        guard let plan = CommandPlan(entries, model: model.senones) else {
            throw RecognitionError(.pronunciation, call: language.code, reason: "no command in the model's phones")
        }
        return CommandVocabulary(
            commands: Set(asked.keys),
            language: language,
            plan: plan,
            targets: targets,
            model: model
        )
    }
}
