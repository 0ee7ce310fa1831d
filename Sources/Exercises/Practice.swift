import Messages
import Orthography
import Scoring

/// The three exercises on one phrase: word order, pronunciation, multiple choice.
///
/// One that has nothing to ask is passed over, and the reason told in its place: word order where no two words differ,
/// multiple choice where nobody has told what the phrase means or no other translation can stand beside it. It ends with the last of them, or as soon as
/// one is left; the screen it came from then stands there again.
public struct PhrasePractice: Activity {
    /// The phrase.
    public let prompt: Prompt
    /// The exercise that goes on.
    public private(set) var current: any Activity
    private var waiting: [any Activity]
    /// Told before the first exercise, and after the last: why there is none.
    private var (opening, closing): (Message?, Message?) = (nil, nil)
    private var outcome: Verdict.Outcome?

    /// Tags between one exercise and the next, so that what comes late of one is never taken for the other's.
    private static let tagsApart = 1_000_000

    /// - Parameters:
    ///   - others: phrases of the same language whose translations may stand beside the right one, and from which
    ///     the capitals of names are learned.
    ///   - strictSpelling: whether words that are typed need their accents.
    ///   - companion: knows which help bubbles were read.
    ///   - generator: decides the order of words and which translations are asked.
    public init(
        _ prompt: Prompt,
        among others: [Prompt],
        strictSpelling: Bool = false,
        companion: Companion,
        using generator: inout some RandomNumberGenerator
    ) {
        self.prompt = prompt
        var steps: [any Activity] = []
        let texts = others.lazy.filter { $0.language == prompt.language }.map(\.text)
        let evidence = Array(texts.prefix(Capitals.evidenceLimit))
        if let order = WordOrderExercise(
            prompt,
            learningFrom: evidence,
            strictSpelling: strictSpelling,
            using: &generator
        ), order.isWorthwhile {
            steps.append(Accompanied(order, by: companion, about: .wordOrder))
        } else {
            opening = .orderSkipped()
        }
        let pronunciation = PronunciationExercise(prompt, after: CueTag(Self.tagsApart))
        steps.append(Accompanied(pronunciation, by: companion, about: .pronunciation))
        let last = CueTag(2 * Self.tagsApart)
        if let choice = MultipleChoiceExercise(prompt, among: others, after: last, using: &generator),
            choice.isWorthwhile
        {
            steps.append(Accompanied(choice, by: companion, about: .multipleChoice))
        } else {
            closing = prompt.meaning == nil ? .choiceWithoutMeaning() : .choiceWithoutOthers()
        }
        current = steps.removeFirst()
        waiting = steps
    }

    public var manner: Manner { current.manner }
    public var takesAnyLine: Bool { current.takesAnyLine }
    public func takes(_ line: String) -> Bool { current.takes(line) }
    public var takesAnyKey: Bool { current.takesAnyKey }
    public var isCovered: Bool { current.isCovered }
    public var offers: [Offer] { current.offers }

    public var spokenAnswer: Prompt? { current.spokenAnswer }
    public var practised: Prompt? { prompt }
    public var spokenChoices: [String] { current.spokenChoices }

    public func answers(to line: String) -> Bool { current.answers(to: line) }

    public mutating func respond(to event: Event) -> [Cue] {
        var cues = current.respond(to: event)
        if event == .began, let opening { cues.insert(.show(.message(opening)), at: 0) }
        while case .finish(let ending)? = cues.last {
            switch ending {
            case .left(let reached): return cues.dropLast() + [.finish(.left(reached ?? outcome))]
            case .done(let reached):
                outcome = reached ?? outcome
                guard !waiting.isEmpty else {
                    let told: [Cue] = closing.map { [.show(.message($0))] } ?? []
                    return cues.dropLast() + told + [.finish(.done(outcome))]
                }
                current = waiting.removeFirst()
                // The sign of what is over goes with it.
                cues = cues.dropLast() + [.show(.mark(nil))] + current.respond(to: .began)
            }
        }
        return cues
    }
}
