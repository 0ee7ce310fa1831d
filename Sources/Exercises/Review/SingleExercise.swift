/// One of the exercises on a phrase by itself, and what its help is about; nil where it has nothing to ask.
///
/// - Parameters:
///   - others: phrases of the same language, as ``PhrasePractice`` takes them.
///   - isUnattended: whether nobody is there to answer.
///   - generator: decides the order of words and which translations are asked.
public func exercise(
    _ kind: Attempt.Kind,
    on prompt: Prompt,
    among others: some Sequence<Prompt>,
    strictSpelling: Bool = false,
    isUnattended: Bool = false,
    using generator: inout some RandomNumberGenerator
) -> (activity: any Activity, topic: Topic)? {
    switch kind {
    case .pronunciation: return (PronunciationExercise(prompt, isUnattended: isUnattended), .pronunciation)
    case .wordOrder:
        let exercise = WordOrderExercise(
            prompt,
            learningFrom: others.prefix(Capitals.evidenceLimit).map(\.text),
            strictSpelling: strictSpelling,
            using: &generator
        )
        return exercise.flatMap { $0.isWorthwhile ? ($0, .wordOrder) : nil }
    case .multipleChoice:
        let exercise = MultipleChoiceExercise(prompt, among: Array(others), using: &generator)
        return exercise.flatMap { $0.isWorthwhile ? ($0, .multipleChoice) : nil }
    }
}
