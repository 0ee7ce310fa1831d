import Messages

/// Shadowing: the model sentence is spoken, the learner says it after it, and the two are heard one after the other and in
/// step, with their curves drawn one over the other.
public struct ShadowExercise: Activity {
    private enum Stage: Equatable {
        /// The sentence stands there; it will be spoken when the tick comes.
        case appearing(CueTag)
        case ready
        /// One sound after the other is played; what follows the one under way.
        case playing(CueTag, then: [Sound])
        /// The microphone is open; `closing` once the take has ended and the comparison is awaited.
        case listening(CueTag, closing: Bool)
    }

    /// What can be heard.
    private enum Sound: Equatable {
        case model, slow, take, both
    }

    /// The sentence.
    public let prompt: Prompt
    private var stage = Stage.ready
    private var tag: CueTag
    private var comparison: Comparison?
    private var inputEnded = false
    /// Whether nobody is there to answer: one take is heard, and its curves end it.
    private let isUnattended: Bool

    /// Tags that were used before on the same screen stay below `after`.
    public init(_ prompt: Prompt, isUnattended: Bool = false, after tag: CueTag = CueTag(0)) {
        self.prompt = prompt
        self.isUnattended = isUnattended
        self.tag = tag
    }

    public var manner: Manner { .keys }

    public var offers: [Offer] {
        let back = Offer("back", .offerBack(), key: .character("b"))
        switch stage {
        case .listening(_, closing: false): return [Offer("stop", .offerStop(), key: .space), back]
        case .listening(_, closing: true): return [back]
        default: break
        }
        let record = Offer("record", .offerShadow(), key: .space)
        let again = Offer("again", .offerAgain(), key: .character("a"))
        let slower = Offer("slower", .offerSlower(), key: .character("s"))
        guard comparison != nil else { return [record, again, slower, back] }
        return [
            record, again, slower, Offer("turns", .offerTurns(), key: .character("m")),
            Offer("together", .offerTogether(), key: .character("t")),
            Offer("curves", .offerCurves(), key: .character("c")), back,
        ]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began:
            stage = .appearing(tag.next())
            return [
                .begin(.pronunciation, prompt), .show(.prompt(prompt)),
                .wait(seconds: PronunciationExercise.delay, tag),
            ]
        case .returned: return [.show(.prompt(prompt))]
        case .tick(let tag) where stage == .appearing(tag): return play([.model])
        case .spoke(let tag): return spoke(tag)
        case .compared(let comparison, let tag): return compared(comparison, tag)
        case .unheard(let reason, let tag):
            guard case .listening(tag, _) = stage else { return [] }
            stage = .ready
            return [.show(.message(.unheard(reason: reason.rawValue)))] + ending
        case .failed(let trouble, let tag): return failed(trouble, tag)
        case .key(let key): return pressed(key)
        case .typed(""): return pressed(.enter)
        case .typed(let text): return [.show(.trouble(.commandUnknown(name: text)))]
        case .command(let order): return perform(order.name)
        case .interrupted: return interrupted()
        case .ended: return ended()
        default: return []
        }
    }

    // MARK: Keys and commands

    private mutating func pressed(_ key: Key) -> [Cue] {
        if key == .escape { return perform("back") }
        let key = key == .enter ? .space : key
        guard let offer = offers.first(where: { $0.key == key.folded }) else { return [] }
        return perform(offer.name)
    }

    private mutating func perform(_ name: String) -> [Cue] {
        switch name {
        case "record", "stop": return microphoneKey()
        case "again": return play([.model])
        case "slower": return play([.slow])
        case "turns" where comparison != nil: return play([.model, .take])
        case "together" where comparison != nil: return play([.both])
        case "curves":
            guard let comparison else { return [.show(.trouble(.noTake()))] }
            return [.show(.comparison(comparison))]
        case "turns", "together": return [.show(.trouble(.noTake()))]
        case "back": return finish()
        default: return [.show(.trouble(.commandUnknown(name: name)))]
        }
    }

    private mutating func finish() -> [Cue] {
        let cues = stopped()
        stage = .ready
        return cues + [.finish(comparison == nil ? .left(nil) : .done(nil))]
    }

    private func stopped() -> [Cue] {
        switch stage {
        case .playing: [.hush]
        case .listening: [.dropTake]
        default: []
        }
    }

    // MARK: Sounds

    private mutating func play(_ sounds: [Sound]) -> [Cue] {
        let cues = stopped()
        guard let first = sounds.first else {
            stage = .ready
            return cues
        }
        stage = .playing(tag.next(), then: Array(sounds.dropFirst()))
        switch first {
        case .model: return cues + [.say(Utterance(prompt), tag)]
        case .slow: return cues + [.say(Utterance(prompt, isSlow: true), tag)]
        case .take: return cues + [.replay(tag)]
        case .both: return cues + [.together(prompt, tag)]
        }
    }

    private mutating func spoke(_ tag: CueTag) -> [Cue] {
        guard case .playing(tag, let rest) = stage else { return [] }
        stage = .ready
        if !rest.isEmpty { return play(rest) }
        if inputEnded, comparison == nil { return microphoneKey() }
        return ending
    }

    // MARK: The take

    private mutating func microphoneKey() -> [Cue] {
        switch stage {
        case .listening(let tag, closing: false):
            stage = .listening(tag, closing: true)
            return [.endTake]
        case .listening: return []
        default:
            let cues = stopped()
            stage = .listening(tag.next(), closing: false)
            return cues + [.shadow(prompt, tag)]
        }
    }

    private mutating func compared(_ comparison: Comparison, _ tag: CueTag) -> [Cue] {
        guard case .listening(tag, _) = stage else { return [] }
        self.comparison = comparison
        stage = .ready
        return [.show(.comparison(comparison))] + play([.model, .take, .both])
    }

    private mutating func failed(_ trouble: Trouble, _ tag: CueTag) -> [Cue] {
        let told: [Cue] = [.show(.trouble(trouble.message))]
        switch stage {
        case .listening(tag, _):
            stage = .ready
            return told + ending
        case .playing(tag, _): return told + spoke(tag)
        default: return told
        }
    }

    // MARK: Interrupted, or nobody there

    private mutating func interrupted() -> [Cue] {
        switch stage {
        case .ready: return finish()
        case .appearing:
            stage = .ready
            return []
        default:
            let cues = stopped()
            stage = .ready
            return cues
        }
    }

    /// What ends it where the input has ended and nothing goes on.
    private var ending: [Cue] {
        guard inputEnded, stage == .ready else { return [] }
        return [.finish(comparison == nil ? .left(nil) : .done(nil))]
    }

    private mutating func ended() -> [Cue] {
        inputEnded = true
        guard isUnattended else { return finish() }
        switch stage {
        case .ready: return comparison == nil ? microphoneKey() : ending
        default: return []
        }
    }
}
