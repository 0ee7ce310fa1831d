import Messages
public import Orthography
import Scoring

/// Two sounds told apart: first by ear, one of two words a round, then aloud, where a word is shown and what was said is
/// told between the two.
///
/// Where nothing can tell them apart the learner hears their take beside both words and rates it.
public struct PairsExercise: Activity {
    private enum Stage: Equatable {
        case ready
        /// A word is spoken; an answer may come at once.
        case asking(CueTag)
        /// The right answer was told; the next round begins by itself.
        case resting(CueTag)
        /// A word is to be said.
        case shown
        /// The microphone is open.
        case listening(CueTag, closing: Bool)
        /// What was said is played before both words.
        case comparing(CueTag, rest: [Int?])
        case rating
        case over
    }

    /// The two sounds.
    public let contrast: Contrast
    /// How aloud rounds are told.
    public enum Telling: Sendable, Hashable {
        /// Not at all: by ear alone.
        case byEarAlone
        /// By the learner, who hears the take beside both words.
        case byOneself
        /// By the program.
        case byProgram
    }

    private let known: Language
    private var telling: Telling
    private var rounds: [(pair: Contrast.Pair, side: Int)]
    private var stage = Stage.ready
    private var round = 0
    private var tag: CueTag
    private var heard = 0
    private var said = 0
    private var judged = 0
    /// How often a word was asked for again in this round.
    private var tries = 0

    /// Rounds by ear, and rounds aloud.
    public static let rounds = (ear: 5, aloud: 4)
    /// How often what could not be told is asked again.
    static let mostTries = 2

    /// - Parameters:
    ///   - known: the language that meanings are shown in.
    ///   - generator: decides which word of which pair comes.
    public init?(
        _ contrast: Contrast,
        known: Language,
        telling: Telling,
        after tag: CueTag = CueTag(0),
        using generator: inout some RandomNumberGenerator
    ) {
        guard !contrast.pairs.isEmpty else { return nil }
        self.contrast = contrast
        self.known = known
        self.telling = telling
        self.tag = tag
        rounds = []
        // Every pair comes before one comes again.
        var waiting: [Contrast.Pair] = []
        for index in 0..<Self.rounds.ear + Self.rounds.aloud {
            if waiting.isEmpty || index == Self.rounds.ear { waiting = contrast.pairs.shuffled(using: &generator) }
            rounds.append((waiting.removeLast(), Int.random(in: 0...1, using: &generator)))
        }
    }

    public var manner: Manner { .keys }

    private var pair: Contrast.Pair { rounds[min(round, rounds.count - 1)].pair }
    private var side: Int { rounds[min(round, rounds.count - 1)].side }
    private var isEar: Bool { round < Self.rounds.ear }
    private func prompt(_ index: Int) -> Prompt { pair[index].prompt(in: contrast.language, known: known) }

    // MARK: What can be done

    public var offers: [Offer] {
        let back = Offer("back", .offerBack(), key: .character("b"))
        let again = Offer("again", .offerAgain(), key: .character("a"))
        switch stage {
        case .asking:
            return [
                Offer("first", .offerFirstWord(word: pair[0].text), key: .character("1")),
                Offer("second", .offerSecondWord(word: pair[1].text), key: .character("2")), again, back,
            ]
        case .shown:
            return [
                Offer("record", .offerRecord(), key: .space), Offer("again", .offerBothWords(), key: .character("a")),
                Offer("next", .offerSkip(), key: .character("n")), back,
            ]
        case .listening(_, closing: false): return [Offer("stop", .offerStop(), key: .space), back]
        case .rating:
            return [
                Offer("right", .offerRateRight(), key: .character("1")),
                Offer("almost", .offerRateAlmost(), key: .character("2")),
                Offer("wrong", .offerRateWrong(), key: .character("3")), back,
            ]
        case .resting: return [Offer("next", .offerContinue(), key: .space), back]
        case .over: return [Offer("continue", .offerContinue(), key: .space), back]
        default: return [back]
        }
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began:
            let told: Cue = .show(.message(.pairsTitle(sounds: contrast.name)))
            return [told] + ask()
        case .returned:
            let title: Cue = .show(.message(.pairsTitle(sounds: contrast.name)))
            return [title] + (isEar ? board : [.show(.prompt(prompt(side)))])
        case .tick(let tag) where stage == .resting(tag): return next()
        case .spoke(let tag): return spoke(tag)
        case .told(let telling, let tag): return told(telling, tag)
        case .unheard(let reason, let tag):
            guard case .listening(tag, _) = stage else { return [] }
            stage = .shown
            return [.show(.message(.unheard(reason: reason.rawValue)))]
        case .failed(let trouble, let tag): return failed(trouble, tag)
        case .key(let key): return pressed(key)
        case .typed(""): return pressed(.enter)
        case .typed(let text): return text.count == 1 ? pressed(.character(Character(text))) : unknown(text)
        case .command(let order): return perform(order.name)
        case .interrupted: return interrupted()
        case .ended: return stopped() + [.finish(.left(nil))]
        default: return []
        }
    }

    private func unknown(_ text: String) -> [Cue] { [.show(.trouble(.commandUnknown(name: text)))] }

    private mutating func pressed(_ key: Key) -> [Cue] {
        if key == .escape { return perform("back") }
        let key = key == .enter ? .space : key
        guard let offer = offers.first(where: { $0.key == key.folded }) else { return [] }
        return perform(offer.name)
    }

    private mutating func perform(_ name: String) -> [Cue] {
        switch (name, stage) {
        case ("first", .asking): return answered(0)
        case ("second", .asking): return answered(1)
        case ("again", .asking): return [.hush] + say()
        case ("again", .shown): return play([0, 1], rating: false)
        case ("record", .shown), ("stop", .listening): return microphoneKey()
        case ("next", _), ("continue", _): return stopped() + next()
        case ("right", .rating): return rated(.right)
        case ("almost", .rating): return rated(.almost)
        case ("wrong", .rating): return rated(.wrong)
        case ("back", _): return stopped() + [.finish(round > 0 ? .done(nil) : .left(nil))]
        default: return unknown(name)
        }
    }

    private func stopped() -> [Cue] {
        switch stage {
        case .asking, .comparing: [.hush]
        case .listening: [.dropTake]
        default: []
        }
    }

    // MARK: By ear

    /// What stands on the screen in this round.
    private var board: [Cue] {
        let items = [0, 1].map { index in
            Item(
                index + 1,
                pair[index].text,
                detail: [pair[index].pinyin, prompt(index).meaning].compactMap { $0 }
                    .joined(separator: " · ")
            )
        }
        return [.show(.list(title: .pairsRound(number: round + 1, count: Self.rounds.ear), items))]
    }

    private mutating func ask() -> [Cue] { board + say() }

    private mutating func say() -> [Cue] {
        stage = .asking(tag.next())
        return [.say(Utterance(prompt(side)), tag)]
    }

    private mutating func answered(_ choice: Int) -> [Cue] {
        let isRight = choice == side
        if isRight { heard += 1 }
        stage = .resting(tag.next())
        // The mark is on the word that was chosen, as on a tile; where it was the other one, that is said.
        var cues: [Cue] = [.hush, .show(.answer(pair[choice].text, isRight ? .right : .wrong))]
        if !isRight { cues.append(.show(.message(.pairsSaid(word: pair[side].text)))) }
        return cues + [
            .sound(isRight ? .right : .wrong), .wait(seconds: PronunciationExercise.markSeconds.missed, tag),
        ]
    }

    /// The next round, or the end.
    private mutating func next() -> [Cue] {
        round += 1
        tries = 0
        if isEar { return ask() }
        if round == Self.rounds.ear {
            let told: Cue = .show(.message(.pairsHeard(right: heard, count: Self.rounds.ear)))
            guard telling != .byEarAlone else { return [told, .show(.message(.pairsByEar()))] + finished() }
            let how: Message = telling == .byProgram ? .pairsAloud() : .pairsAloudUnjudged()
            return [told, .show(.message(how))] + show()
        }
        return round < rounds.count ? show() : summary()
    }

    // MARK: Aloud

    private mutating func show() -> [Cue] {
        stage = .shown
        return [.show(.prompt(prompt(side)))]
    }

    private mutating func microphoneKey() -> [Cue] {
        if case .listening(let tag, let closing) = stage {
            stage = .listening(tag, closing: true)
            return closing ? [] : [.endTake]
        }
        stage = .listening(tag.next(), closing: false)
        return [.tell(prompt(0), prompt(1), tag)]
    }

    private mutating func told(_ told: Scoring.Telling, _ tag: CueTag) -> [Cue] {
        guard case .listening(tag, _) = stage else { return [] }
        guard telling == .byProgram else { return play([nil, 0, 1], rating: true) }
        guard let choice = told.choice else {
            tries += 1
            stage = .shown
            let message = Message.pairsNotTold(first: pair[0].text, second: pair[1].text)
            guard tries > Self.mostTries else { return [.show(.message(message))] }
            return [.show(.message(message))] + play([nil, 0, 1], rating: true)
        }
        judged += 1
        let isRight = choice == side
        if isRight { said += 1 }
        let word = pair[side].text
        let sound = contrast.sounds[min(side, contrast.sounds.count - 1)]
        let attempt = Attempt(
            .pronunciation,
            prompt(side),
            outcome: isRight ? .right : .wrong,
            sounds: [SoundTally(phone: sound, said: 1, weak: isRight ? 0 : 1, word: word)]
        )
        stage = .resting(self.tag.next())
        let message: Message =
            isRight ? .pairsSaid(word: word) : .pairsSaidOther(word: word, other: pair[1 - side].text)
        return [
            .record(attempt), .show(.answer(word, isRight ? .right : .wrong)), .show(.message(message)),
            .sound(isRight ? .right : .wrong), .wait(seconds: PronunciationExercise.markSeconds.passed, self.tag),
        ]
    }

    /// Plays words, nil for the take, one after the other; afterwards the learner rates, or may say the word.
    private mutating func play(_ sounds: [Int?], rating: Bool) -> [Cue] {
        guard let first = sounds.first else {
            stage = rating ? .rating : .shown
            return rating ? [.show(.message(.rateYourself()))] : []
        }
        isRating = rating
        stage = .comparing(tag.next(), rest: Array(sounds.dropFirst()))
        if let first { return [.say(Utterance(prompt(first)), tag)] }
        return [.replay(tag)]
    }

    private var isRating = false

    private mutating func spoke(_ tag: CueTag) -> [Cue] {
        guard case .comparing(tag, let rest) = stage else { return [] }
        return play(rest, rating: isRating)
    }

    private mutating func rated(_ outcome: Verdict.Outcome) -> [Cue] {
        let attempt = Attempt(.pronunciation, prompt(side), outcome: outcome, isSelfRated: true)
        return [.record(attempt), .show(.rating(outcome))] + next()
    }

    private mutating func failed(_ trouble: Trouble, _ tag: CueTag) -> [Cue] {
        let told: Cue = .show(.trouble(trouble.message))
        switch stage {
        case .listening(tag, _) where trouble.kind == .noMicrophone || trouble.kind == .notJudged:
            // Without it there is nothing to be said here.
            telling = .byEarAlone
            return [told, .show(.message(.pairsByEar()))] + finished()
        case .listening(tag, _):
            stage = .shown
            return [told]
        case .comparing(tag, _): return [told] + spoke(tag)
        default: return [told]
        }
    }

    // MARK: The end

    private mutating func summary() -> [Cue] {
        (judged > 0 ? [.show(.message(.pairsSpoken(right: said, count: judged)))] : []) + finished()
    }

    private mutating func finished() -> [Cue] {
        stage = .over
        return [.finish(.done(nil))]
    }

    private mutating func interrupted() -> [Cue] {
        switch stage {
        case .listening:
            let cues = stopped()
            stage = .shown
            return cues
        case .comparing:
            let cues = stopped()
            stage = isRating ? .rating : .shown
            return cues
        default: return stopped() + [.finish(.left(nil))]
        }
    }
}
