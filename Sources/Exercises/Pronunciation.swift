import Messages
import Orthography
import Scoring

/// A phrase is spoken, the learner says it, and hears what was right.
///
/// Where there is no microphone, or no model of the language, the learner says the phrase, hears it again, and rates
/// themselves with one key.
public struct PronunciationExercise: Activity {
    /// What goes on.
    private enum Stage: Equatable {
        /// The phrase stands there; it will be spoken when the tick comes.
        case appearing(CueTag)
        /// Nothing goes on.
        case ready
        case speaking(CueTag)
        /// The learner's take is played; the model follows.
        case replaying(CueTag)
        /// The microphone is open; `closing` once the take has ended and its verdict is awaited.
        case listening(CueTag, closing: Bool)
        /// A verdict stands there.
        case judged
        /// The learner speaks, unheard.
        case saying
        /// The model is heard again before the rating.
        case comparing(CueTag)
        /// One key rates.
        case rating
    }

    /// The phrase.
    public let prompt: Prompt
    private var stage = Stage.ready
    private var tag: CueTag
    private var spelling: CueTag?
    private var mark: CueTag?
    /// Whether the learner rates: there is no microphone, or nothing that judges.
    private var isSelfRated = false
    /// Whether a take can be heard again.
    private var hasTake = false
    private var inputEnded = false
    /// The last outcome that counts.
    private var outcome: Verdict.Outcome?
    /// Whether nobody is there to answer: one take is heard, and its verdict ends it.
    private let isUnattended: Bool
    /// Whether the phonetic spelling stands there from the beginning.
    private let showsSpelling: Bool

    /// Tags that were used before on the same screen stay below `after`.
    public init(
        _ prompt: Prompt,
        isUnattended: Bool = false,
        showsSpelling: Bool = false,
        after tag: CueTag = CueTag(0)
    ) {
        self.prompt = prompt
        self.isUnattended = isUnattended
        self.showsSpelling = showsSpelling
        self.tag = tag
    }

    /// Seconds after which the phrase is spoken by itself.
    static let delay = 1.0
    /// Seconds a sign stays after a pass, and after a miss.
    static let markSeconds = (passed: 2.0, missed: 1.0)

    public var practised: Prompt? { prompt }

    public var manner: Manner { .keys }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began:
            stage = .appearing(tag.next())
            return [.begin(.pronunciation, prompt), .show(.prompt(prompt)), .wait(seconds: Self.delay, tag)]
                + (showsSpelling ? perform(Order("ipa")) : [])
        case .returned: return returned()
        case .tick(let tag): return tick(tag)
        case .spoke(let tag): return spoke(tag)
        case .spelled(let text, let tag) where tag == spelling: return [.show(.spelling(text))]
        case .heard(let verdict, let tag): return heard(verdict, tag)
        case .unheard(let reason, let tag): return unheard(reason, tag)
        case .failed(let trouble, let tag): return failed(trouble, tag)
        case .key(let key): return pressed(key)
        case .typed(""): return pressed(.enter)
        case .typed(let text): return typed(text)
        case .command(let order): return perform(order)
        case .interrupted: return interrupted()
        case .ended: return ended()
        case .spelled, .heardLetters, .compared, .told, .stirred: return []
        }
    }

    /// Shows again what something had covered. A phrase that was about to be spoken is, a whole second later; a take
    /// that was covered is forgotten.
    private mutating func returned() -> [Cue] {
        switch stage {
        case .appearing:
            stage = .appearing(tag.next())
            return [.show(.prompt(prompt)), .wait(seconds: Self.delay, tag)]
        case .listening:
            stage = outcome == nil ? .ready : .judged
            return [.dropTake, .show(.prompt(prompt))]
        default: return [.show(.prompt(prompt))]
        }
    }

    // MARK: What can be done

    public var offers: [Offer] {
        switch stage {
        case .listening(_, closing: false):
            return [Offer("stop", .offerStop(), key: .space), back]
        case .listening(_, closing: true): return [back]
        case .rating:
            return [
                Offer("right", .offerRateRight(), key: .character("1")),
                Offer("almost", .offerRateAlmost(), key: .character("2")),
                Offer("wrong", .offerRateWrong(), key: .character("3")), again, slower,
            ] + common
        case .saying: return [Offer("said", .offerSaid(), key: .space), again, slower] + common
        case .judged where isPassed: return [continued, record, again, slower] + takes + common
        case .judged: return [record, again, slower] + takes + [continued] + common
        default:
            return [record, again, slower] + takes + (outcome == nil ? [] : [continued]) + common
        }
    }

    private var isPassed: Bool { outcome == .right || outcome == .almost }
    private var record: Offer {
        isSelfRated ? Offer("say", .offerSay(), key: .space) : Offer("record", .offerRecord(), key: .space)
    }
    private var again: Offer { Offer("again", .offerAgain(), key: .character("a")) }
    private var slower: Offer { Offer("slower", .offerSlower(), key: .character("s")) }
    private var takes: [Offer] { hasTake ? [Offer("mine", .offerMine(), key: .character("m"))] : [] }
    private var continued: Offer { Offer("continue", .offerContinue(), key: .character("c")) }
    private var back: Offer { Offer("back", .offerBack(), key: .character("b")) }
    /// The words of a Chinese phrase stand in the dictionary.
    private var words: [Offer] {
        prompt.language == .mandarin && hasHan(prompt.text) ? [Offer("words", .offerWords(), key: .character("w"))] : []
    }
    private var common: [Offer] { [Offer("ipa", .offerSpelling(), key: .character("i"))] + words + [back] }

    // MARK: Keys and commands

    private mutating func pressed(_ key: Key) -> [Cue] {
        if key == .escape { return perform(Order("back")) }
        if key == .enter, stage == .judged, isPassed { return perform(Order("continue")) }
        // Enter and space both open and close the microphone.
        let key = key == .enter ? .space : key
        guard let offer = offers.first(where: { $0.key == key.folded }) else {
            // While the learner speaks any other key is a slip, and costs nothing.
            return []
        }
        return perform(Order(offer.name))
    }

    private mutating func typed(_ text: String) -> [Cue] {
        if stage == .rating, text.count == 1, let character = text.first { return pressed(.character(character)) }
        return [.show(.trouble(.commandUnknown(name: text)))]
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "record", "say", "stop", "said": return microphoneKey()
        case "again": return say(isSlow: false)
        case "slower": return say(isSlow: true)
        case "mine": return replay()
        case "ipa":
            spelling = tag.next()
            return [.spell(prompt, tag)]
        case "words": return lookUp()
        case "right": return rate(.right)
        case "almost": return rate(.almost)
        case "wrong": return rate(.wrong)
        case "continue": return finish(.done(outcome))
        case "back": return finish(.left(outcome))
        default: return [.show(.trouble(.commandUnknown(name: order.name)))]
        }
    }

    private mutating func finish(_ ending: Ending) -> [Cue] {
        let cues = stopped()
        stage = .ready
        return cues + [.finish(ending)]
    }

    /// Ends what goes on: speech, or the take.
    private mutating func stopped() -> [Cue] {
        switch stage {
        case .speaking, .replaying, .comparing: return [.hush]
        case .listening: return [.dropTake]
        default: return []
        }
    }

    /// Opens the words of the phrase; what went on is over, and the phrase stands there again afterwards.
    private mutating func lookUp() -> [Cue] {
        let cues = stopped()
        switch stage {
        case .rating, .comparing: stage = .rating
        default: stage = outcome == nil ? .ready : .judged
        }
        return cues + [.open(.screen("words", argument: prompt.text))]
    }

    // MARK: Speaking

    private mutating func say(isSlow: Bool) -> [Cue] {
        let cues = stopped()
        // In the midst of rating, hearing the phrase again leads back to the rating.
        stage = stage == .rating ? .comparing(tag.next()) : .speaking(tag.next())
        return cues + [.say(Utterance(prompt, isSlow: isSlow), tag)]
    }

    private mutating func replay() -> [Cue] {
        guard hasTake else { return [.show(.trouble(.noTake()))] }
        let cues = stopped()
        stage = .replaying(tag.next())
        return cues + [.replay(tag)]
    }

    private mutating func tick(_ tag: CueTag) -> [Cue] {
        if stage == .appearing(tag) { return say(isSlow: false) }
        if tag == mark {
            mark = nil
            return [.show(.mark(nil))]
        }
        return []
    }

    private mutating func spoke(_ tag: CueTag) -> [Cue] {
        switch stage {
        case .speaking(tag):
            stage = outcome == nil ? .ready : .judged
            return inputEnded && outcome == nil ? microphoneKey() : []
        case .replaying(tag):
            stage = .ready
            return say(isSlow: false)
        case .comparing(tag):
            stage = .rating
            return [.show(.message(.rateYourself()))]
        default: return []
        }
    }

    // MARK: Listening

    private mutating func microphoneKey() -> [Cue] {
        switch stage {
        case .listening(let tag, closing: false):
            stage = .listening(tag, closing: true)
            return [.endTake]
        case .listening(_, closing: true): return []
        case .saying:
            stage = .comparing(tag.next())
            return [.say(Utterance(prompt), tag)]
        default: break
        }
        let cues = stopped()
        if isSelfRated {
            stage = .saying
            return cues + [.show(.message(.sayAloud()))]
        }
        stage = .listening(tag.next(), closing: false)
        return cues + [.listen(prompt, tag)]
    }

    private mutating func heard(_ verdict: Verdict, _ tag: CueTag) -> [Cue] {
        guard case .listening(tag, _) = stage else { return [] }
        guard verdict.outcome != .unheard else { return unheard(verdict.reason ?? .silence, tag) }
        stage = .judged
        hasTake = true
        outcome = verdict.outcome
        let attempt = Attempt(
            .pronunciation,
            prompt,
            outcome: verdict.outcome,
            score: verdict.score,
            words: verdict.words,
            sounds: soundTallies(of: verdict.words, in: prompt.language)
        )
        return [.record(attempt), .show(.verdict(verdict, prompt))] + sign(verdict.passed)
            + (inputEnded ? [.finish(.done(outcome))] : [])
    }

    private mutating func unheard(_ reason: UnheardReason, _ tag: CueTag) -> [Cue] {
        guard case .listening(tag, _) = stage else { return [] }
        stage = outcome == nil ? .ready : .judged
        if reason == .noModel { return judgeless(.unheard(reason: reason.rawValue)) }
        hasTake = hasTake || reason != .silence
        return [.show(.verdict(Verdict(outcome: .unheard, reason: reason), prompt))]
            + (inputEnded ? [.finish(.done(outcome ?? .unheard))] : [])
    }

    private mutating func failed(_ trouble: Trouble, _ tag: CueTag) -> [Cue] {
        switch (trouble.kind, stage) {
        case (.noMicrophone, .listening(tag, _)), (.notJudged, .listening(tag, _)):
            stage = outcome == nil ? .ready : .judged
            return judgeless(trouble.message)
        case (.microphone, .listening(tag, _)):
            stage = outcome == nil ? .ready : .judged
            return [.show(.trouble(trouble.message))] + (inputEnded ? [.finish(.left(nil))] : [])
        case (.voice, .speaking(tag)), (.voice, .replaying(tag)):
            let cues: [Cue] = [.show(.trouble(trouble.message))]
            stage = .speaking(tag)
            return cues + spoke(tag)
        case (.voice, .comparing(tag)): return [.show(.trouble(trouble.message))] + spoke(tag)
        default: return [.show(.trouble(trouble.message))]
        }
    }

    /// From now on the learner rates; the reason is told.
    private mutating func judgeless(_ reason: Message) -> [Cue] {
        isSelfRated = true
        if inputEnded { return [.show(.trouble(reason)), .finish(.left(nil))] }
        return [.show(.trouble(reason))] + microphoneKey()
    }

    // MARK: Rating oneself

    private mutating func rate(_ rating: Verdict.Outcome) -> [Cue] {
        guard stage == .rating else { return [] }
        stage = .judged
        outcome = rating
        let attempt = Attempt(.pronunciation, prompt, outcome: rating, isSelfRated: true)
        return [.record(attempt), .show(.rating(rating))] + sign(rating != .wrong)
    }

    private mutating func sign(_ passed: Bool) -> [Cue] {
        mark = tag.next()
        let chime: Chime = passed ? .right : .wrong
        let seconds = passed ? Self.markSeconds.passed : Self.markSeconds.missed
        return [.sound(chime), .show(.mark(chime)), .wait(seconds: seconds, tag)]
    }

    // MARK: Interrupted, or nobody there

    private mutating func interrupted() -> [Cue] {
        switch stage {
        case .speaking, .replaying, .comparing, .listening:
            let cues = stopped()
            if case .comparing = stage { stage = .rating } else { stage = outcome == nil ? .ready : .judged }
            return cues
        case .appearing, .saying:
            stage = outcome == nil ? .ready : .judged
            return []
        default: return perform(Order("back"))
        }
    }

    /// The input has ended. Where nobody was there from the beginning, one take is heard, and its verdict ends it.
    private mutating func ended() -> [Cue] {
        inputEnded = true
        guard isUnattended else { return finish(.left(outcome)) }
        if outcome != nil { return finish(.done(outcome)) }
        switch stage {
        case .listening, .speaking, .appearing: return []
        case .ready: return microphoneKey()
        default: return finish(.left(nil))
        }
    }
}

extension Key {
    /// A letter's capital is the same key.
    var folded: Key {
        if case .character(let character) = self, let small = character.lowercased().first { return .character(small) }
        return self
    }
}
