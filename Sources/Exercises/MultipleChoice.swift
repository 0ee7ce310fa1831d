import Messages
import Orthography
import Scoring

/// A phrase in the language studied, its translation, and translations of other phrases to tell it from.
///
/// Answered by an option's number or its text.
public struct MultipleChoiceExercise: Activity {
    /// The phrase.
    public let prompt: Prompt
    /// What is shown.
    public private(set) var board: ChoiceBoard
    /// Wrong options that were chosen.
    public private(set) var slips = 0

    private let answer: Int
    private var tag: CueTag
    private var mark: CueTag?
    private var speaking: CueTag?

    /// How many options there are where the phrases suffice.
    public static let choices = 4

    /// Nil where nobody has told what the phrase means.
    /// - Parameters:
    ///   - others: phrases whose translations may stand beside the right one, the phrase's own lesson and others.
    ///   - tag: the last tag used before on the same screen.
    ///   - generator: decides which stand there, and in which order.
    public init?(
        _ prompt: Prompt,
        among others: [Prompt],
        after tag: CueTag = CueTag(0),
        using generator: inout some RandomNumberGenerator
    ) {
        guard let meaning = prompt.meaning, isSpeakable(meaning) else { return nil }
        self.prompt = prompt
        self.tag = tag
        var texts = distractors(for: prompt, among: others, count: Self.choices - 1, using: &generator)
        let place = Int.random(in: 0...texts.count, using: &generator)
        texts.insert(meaning, at: place)
        answer = place
        board = ChoiceBoard(
            phrase: prompt.shown,
            language: prompt.language,
            pinyin: prompt.pinyin,
            choices: texts.enumerated().map { Choice($0.offset + 1, $0.element) }
        )
    }

    /// Whether there is a choice: an option besides the right one.
    public var isWorthwhile: Bool { board.choices.count > 1 }

    /// What it came to; nil before the right option was chosen.
    var grade: Grade? { board.isComplete ? Grade(answers: 1, slips: slips) : nil }

    public var practised: Prompt? { prompt }

    public var manner: Manner { .answers }

    public var spokenChoices: [String] { board.isComplete ? [] : board.choices.map(\.text) }

    public var offers: [Offer] {
        let speech = [Offer("again", .offerAgain()), Offer("slower", .offerSlower())]
        let back = [Offer("back", .offerBack())]
        return board.isComplete
            ? [Offer("continue", .offerContinue(), key: .enter)] + speech + back
            : [Offer("choices", .offerChoicesAgain())] + speech + back
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return [.begin(.multipleChoice, prompt), .show(.choices(board))]
        case .returned: return [.show(.choices(board))]
        case .typed(let line): return answered(line)
        case .key(.enter): return answered("")
        case .key(.escape): return perform(Order("back"))
        case .interrupted where speaking != nil:
            speaking = nil
            return [.hush]
        case .interrupted: return perform(Order("back"))
        case .command(let order): return perform(order)
        case .tick(let tag) where tag == mark: return unmarked()
        case .spoke(let tag):
            if tag == speaking { speaking = nil }
            return []
        case .failed(let trouble, let tag):
            if tag == speaking { speaking = nil }
            return [.show(.trouble(trouble.message))]
        case .ended: return perform(Order(board.isComplete ? "continue" : "back"))
        case .key, .tick, .heard, .heardLetters, .unheard, .spelled, .compared, .told, .stirred: return []
        }
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "again": return say(isSlow: false)
        case "slower": return say(isSlow: true)
        case "choices": return [.show(.choices(board))]
        case "continue" where board.isComplete: return hushed() + [.finish(.done(grade?.outcome))]
        case "continue": return [.show(.trouble(.notComplete()))]
        case "back": return hushed() + [.finish(.left(grade?.outcome))]
        default: return [.show(.trouble(.unknownCommand(name: order.name)))]
        }
    }

    private mutating func hushed() -> [Cue] {
        defer { speaking = nil }
        return speaking == nil ? [] : [.hush]
    }

    private mutating func say(isSlow: Bool) -> [Cue] {
        let cues = hushed()
        speaking = tag.next()
        return cues + [.say(Utterance(prompt, isSlow: isSlow), tag)]
    }

    // MARK: Answers

    private mutating func answered(_ line: String) -> [Cue] {
        if board.isComplete {
            return line.isEmpty ? perform(Order("continue")) : [.show(.message(.pressToContinue()))]
        }
        if line.isEmpty { return [.show(.choices(board))] }
        guard let chosen = chosen(unescaped(line)) else { return [.show(.trouble(.noSuchChoice(text: line)))] }
        return chosen == answer ? hit() : missed(chosen)
    }

    public func answers(to line: String) -> Bool { !board.isComplete && chosen(unescaped(line)) != nil }

    /// A number may be an option's, or itself a translation: whichever is right counts.
    private func chosen(_ line: String) -> Int? {
        let places = board.choices.indices
        let named = places.first { names(line, board.choices[$0].text) }
        let numbered = Int(folded(line)).flatMap { number in places.first { board.choices[$0].number == number } }
        return named == answer || numbered == answer ? answer : numbered ?? named
    }

    private func names(_ line: String, _ text: String) -> Bool {
        let key = letters(of: line)
        // German also takes ae for ä; no other language minds.
        return !key.isEmpty && (key == letters(of: text) || isSame(line, text, in: .german))
    }

    private mutating func hit() -> [Cue] {
        board.choices[answer].state = .right
        mark = tag.next()
        let grade = Grade(answers: 1, slips: slips)
        return [
            .record(Attempt(.multipleChoice, prompt, outcome: grade.outcome, score: grade.score, slips: slips)),
            .show(.choices(board)), .sound(.right), .show(.mark(.right)),
            .wait(seconds: PronunciationExercise.markSeconds.passed, tag),
        ]
    }

    private mutating func missed(_ index: Int) -> [Cue] {
        // An option that is known to be wrong is no second slip.
        if board.choices[index].state == .open { slips += 1 }
        board.choices[index].state = .wrong
        mark = tag.next()
        return [
            .show(.choices(board)), .sound(.wrong), .show(.mark(.wrong)),
            .wait(seconds: PronunciationExercise.markSeconds.missed, tag),
        ]
    }

    private mutating func unmarked() -> [Cue] {
        mark = nil
        return [.show(.mark(nil))] + (board.isComplete ? [.show(.message(.pressToContinue()))] : [])
    }
}
