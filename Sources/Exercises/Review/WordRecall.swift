import Messages
import Orthography

/// A word that was dictated before is spoken and typed again.
public struct WordRecallExercise: Activity {
    /// The word.
    public let word: DictationWord
    private let strictSpelling: Bool
    private var tag = CueTag(0)
    private var speaking: CueTag?
    private var mark: CueTag?
    /// How often it was asked for again.
    private var repeats = 0
    /// Whether it was right; nil before the answer.
    private var isRight: Bool?

    /// - Parameter strictSpelling: whether accents must be right.
    public init(_ word: DictationWord, strictSpelling: Bool = false) {
        self.word = word
        self.strictSpelling = strictSpelling
    }

    public var manner: Manner { .answers }

    public var offers: [Offer] {
        var offers = [Offer("again", .offerAgain()), Offer("slower", .offerSlower())]
        if isRight != nil { offers.insert(Offer("continue", .offerContinue(), key: .enter), at: 0) }
        if !word.explanation.isEmpty || word.context != nil { offers.append(Offer("explain", .offerExplain())) }
        return offers + [Offer("back", .offerBack())]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return [.show(.message(.recallAsk()))] + say(isSlow: false, withContext: true)
        case .returned: return [.show(.message(.recallAsk()))]
        case .typed(let line): return typed(line)
        case .key(.enter): return typed("")
        case .key(.escape): return [.hush, .finish(.left(nil))]
        case .command(let order): return perform(order)
        case .spoke(let tag):
            if tag == speaking { speaking = nil }
            return []
        case .tick(let tag) where tag == mark:
            mark = nil
            return [.show(.mark(nil)), .show(.message(.pressToContinue()))]
        case .interrupted where speaking != nil:
            speaking = nil
            return [.hush]
        case .interrupted, .ended: return [.hush, .finish(ending)]
        case .failed(let trouble, let tag):
            if tag == speaking { speaking = nil }
            return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var ending: Ending { isRight.map { .done($0 ? .right : .wrong) } ?? .left(nil) }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "again", "slower":
            if isRight == nil { repeats += 1 }
            return say(isSlow: order.name == "slower", withContext: false)
        case "explain":
            let hidden = word.hidden(in: word.explanation)
            return (hidden.isEmpty ? [] : [.show(.message(.verbatim(hidden)))]) + say(isSlow: false, withContext: true)
        case "continue" where isRight != nil: return [.hush, .finish(ending)]
        case "continue": return [.show(.trouble(.notComplete()))]
        case "back": return [.hush, .finish(ending)]
        default: return [.show(.trouble(.unknownCommand(name: order.name)))]
        }
    }

    private mutating func say(isSlow: Bool, withContext: Bool) -> [Cue] {
        let own = Utterance(word.prompt, isSlow: isSlow)
        let hush: [Cue] = speaking == nil ? [] : [.hush]
        speaking = tag.next()
        guard withContext, let context = word.context else { return hush + [.say(own, tag)] }
        return hush + [
            .say(own, CueTag(-tag.number)),
            .say(
                Utterance(
                    context.phrase(word),
                    in: word.language,
                    pinyin: context.phrasePinyin(word),
                    isSlow: isSlow
                ),
                tag
            ),
        ]
    }

    private mutating func typed(_ line: String) -> [Cue] {
        if isRight != nil { return line.isEmpty ? [.hush, .finish(ending)] : [.show(.message(.pressToContinue()))] }
        if line.isEmpty { return perform(Order("again")) }
        switch TypedAnswer(line, to: word, among: [word], strictSpelling: strictSpelling) {
        case .right(let isPlain):
            let shown = isPlain || hasHan(word.text) && !hasHan(line) ? line + " → " + word.text : word.text
            return answered(true, line) + [.show(.answer(shown, .right)), .sound(.right)] + marked(.right)
        case .tonesMissing: return [.show(.message(.dictationTonesMissing()))]
        case .soundsAlike, .wrong:
            let expected = hasHan(line) || !hasHan(word.text) ? word.text : word.pinyin
            let told: [Cue] = expected == word.text ? [] : [.show(.message(.verbatim(word.text)))]
            return answered(false, line) + [.show(.difference(Difference(typed: line, expected: expected)))] + told
                + [.sound(.wrong)] + marked(.wrong)
        }
    }

    private mutating func answered(_ isRight: Bool, _ line: String) -> [Cue] {
        self.isRight = isRight
        return [.hush, .recalled(Recall(word: word.id, isRight: isRight, typed: line, repeats: repeats))]
    }

    private mutating func marked(_ chime: Chime) -> [Cue] {
        mark = tag.next()
        let seconds = PronunciationExercise.markSeconds
        return [.show(.mark(chime)), .wait(seconds: chime == .right ? seconds.passed : seconds.missed, tag)]
    }
}

/// What is kept of a word that was asked for in a review.
public struct Recall: Sendable, Hashable {
    /// What names the word in the learner's data.
    public var word: Int
    public var isRight: Bool
    public var typed: String
    /// How often it was asked for again.
    public var repeats: Int

    public init(word: Int, isRight: Bool, typed: String, repeats: Int) {
        self.word = word
        self.isRight = isRight
        self.typed = typed
        self.repeats = repeats
    }
}
