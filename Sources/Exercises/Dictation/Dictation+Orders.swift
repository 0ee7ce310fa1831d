import Messages
import Orthography

/// What the learner can do: keys, lines and commands.
extension Dictation {
    public var offers: [Offer] {
        let isKeys = manner == .keys
        func key(_ key: Key) -> Key? { isKeys ? key : nil }
        let stop = Offer("stop", .offerStopDictation(), key: key(.character("q")))
        switch stage {
        case .choosing: return usable.map { Offer($0.rawValue, $0.offer) } + [stop]
        case .marking:
            return [
                Offer("right", .offerMarkRight(), key: .character("r")),
                Offer("wrong", .offerMarkWrong(), key: .character("w")),
                Offer("rest", .offerMarkRest(), key: .character("a")),
                Offer("back", .offerTakeBack(), key: .character("b")),
            ] + entry(key) + [stop]
        case .ended: return [Offer("continue", .offerContinue(), key: .enter)] + entry(key)
        case .paused:
            return [Offer("resume", .offerResume(), key: key(.character("p")))] + speaking(key) + entry(key)
                + moves(key) + [stop]
        case .listening(_, closing: false):
            return [Offer("done", .offerStop(), key: .space)] + speaking(key)
                + [Offer("pause", .offerPause(), key: key(.character("p")))] + entry(key) + moves(key) + [stop]
        default:
            var offers = speaking(key)
            if mode == .read || mode == .spelled {
                offers.insert(Offer("record", mode == .read ? .offerRecord() : .offerSpell(), key: .space), at: 0)
            }
            offers.append(Offer("pause", .offerPause(), key: key(.character("p"))))
            return offers + entry(key) + moves(key) + [Offer("restart", .offerRestart()), stop]
        }
    }

    private func speaking(_ key: (Key) -> Key?) -> [Offer] {
        var offers = [
            Offer("again", .offerAgain(), key: key(.character("a"))),
            Offer("slower", .offerSlower(), key: key(.character("s"))),
            Offer("faster", .offerFaster(), key: key(.character("f"))),
        ]
        if word?.hasMore == true { offers.append(Offer("explain", .offerExplain(), key: key(.character("e")))) }
        if mode == .spelled { offers.append(Offer("type", .offerTypeInstead(), key: key(.character("t")))) }
        return offers
    }

    /// What can be opened in the dictionary: the word that was answered last; at the end those that were wrong, or all.
    private var lookedUp: String? {
        if stage == .ended {
            let wrong = plan.words.filter { answers[$0.id] == false && hasHan($0.text) }
            let words = wrong.isEmpty ? plan.words.filter { hasHan($0.text) } : wrong
            return words.isEmpty ? nil : words.map(\.text).joined(separator: " ")
        }
        return lastAnswered.flatMap { hasHan($0.text) ? $0.text : nil }
    }

    private func entry(_ key: (Key) -> Key?) -> [Offer] {
        lookedUp == nil ? [] : [Offer("entry", .offerAnsweredEntry(), key: key(.character("d")))]
    }

    /// Opens it; when it is left, the word that stands there is dictated again.
    private mutating func openEntry() -> [Cue] {
        guard let lookedUp else { return [.show(.message(.dictationNothingAnswered()))] }
        return [.hush, .dropTake, .open(.screen("words", argument: lookedUp))]
    }

    private func moves(_ key: (Key) -> Key?) -> [Offer] {
        [
            Offer("next", .offerNextWord(), key: key(.character("n"))),
            Offer("back", .offerPreviousWord(), key: key(.character("b"))),
        ]
    }

    /// Other ways of answering that can be used.
    private var usable: [DictationMode] {
        DictationMode.allCases.filter { $0 != plan.mode && plan.obstacles[$0] == nil }
    }

    mutating func pressed(_ key: Key) -> [Cue] {
        if case .listening(let tag, closing: false) = stage, key == .space || key == .enter {
            stage = .listening(tag, closing: true)
            return [.endTake]
        }
        if stage == .ended, key.folded != .character("d") { return perform(Order("continue")) }
        if stage == .marking, key == .space || key == .enter { return perform(Order("right")) }
        if key == .escape { return perform(Order("stop")) }
        let wanted = key == .enter ? .space : key
        if stage == .paused, wanted == .space { return perform(Order("resume")) }
        if wanted == .space, mode == .paper { return perform(Order("next")) }
        guard let offer = offers.first(where: { $0.key == wanted.folded }) else { return [] }
        return perform(Order(offer.name))
    }

    mutating func typed(_ line: String) -> [Cue] {
        switch stage {
        case .choosing: return line.isEmpty ? [.show(.message(.dictationChooseAnother()))] : unknown(line)
        case .marking, .ended: return line.isEmpty ? pressed(.enter) : line.first.map { pressed(.character($0)) } ?? []
        default: break
        }
        guard mode == .typed else { return line.isEmpty ? pressed(.enter) : unknown(line) }
        // No word is written so: what was answered last is opened with one key and Enter.
        if line == "?" || line == "？", lookedUp != nil { return openEntry() }
        if line.isEmpty { return perform(Order(stage == .paused ? "resume" : "again")) }
        return judged(line)
    }

    private func unknown(_ text: String) -> [Cue] { [.show(.trouble(.commandUnknown(name: text)))] }

    mutating func perform(_ order: Order) -> [Cue] {
        if stage == .choosing, let mode = usable.first(where: { $0.rawValue == order.name }) { return choose(mode) }
        switch (order.name, stage) {
        case ("right", .marking): return mark(true)
        case ("wrong", .marking): return mark(false)
        case ("rest", .marking): return markRest()
        case ("back", .marking): return takeMarkBack()
        case ("entry", _): return openEntry()
        case ("continue", .ended): return [.finish(.done(nil))]
        case ("stop", _): return stop()
        case (_, .marking), (_, .ended), (_, .choosing): return unknown(order.name)
        case ("done", .listening(_, closing: false)): return pressed(.space)
        case ("again", _): return again()
        case ("slower", _): return change(to: max(DictationPlan.speeds.lowerBound, speed * 4 / 5))
        case ("faster", _): return change(to: min(DictationPlan.speeds.upperBound, speed * 5 / 4))
        case ("explain", _): return explain()
        case ("pause", _): return pause()
        case ("resume", .paused): return mode == .read ? listen() : say(1)
        case ("record", _): return [.hush] + listen()
        case ("type", _) where mode == .spelled:
            isTypedInstead = true
            stage = .answering
            return [.hush, .dropTake, .show(.message(.dictationTypeNow()))]
        case ("next", _): return [.hush, .dropTake] + advance()
        case ("back", _):
            index = max(0, index - 1)
            return [.hush, .dropTake] + dictate()
        case ("restart", _):
            index = 0
            answers = [:]
            return [.hush, .dropTake] + dictate()
        default: return unknown(order.name)
        }
    }

    /// Another way of answering, for the whole run.
    private mutating func choose(_ mode: DictationMode) -> [Cue] {
        plan.mode = mode
        let note = Cue.keep(DictationNote(run: plan.run, .mode(mode)))
        return [note] + hint + (word == nil ? finishWords() : dictate())
    }

    private mutating func pause() -> [Cue] {
        stage = .paused
        return [.hush, .dropTake, .show(.message(.dictationPaused()))]
    }

    mutating func interrupted() -> [Cue] {
        switch stage {
        case .speaking, .resting, .telling:
            stage = mode == .typed ? .answering : .paused
            return [.hush, .show(.message(.dictationPaused()))]
        case .listening:
            stage = .answering
            return [.dropTake]
        default: return stop()
        }
    }

    private mutating func stop() -> [Cue] {
        var cues: [Cue] = keepMark() + [.hush, .dropTake]
        if stage != .ended {
            if !answers.isEmpty { cues += summary() }
            cues.append(.show(.message(.dictationStopped(number: min(index + 1, plan.words.count)))))
        }
        return cues + [.finish(.left(nil))]
    }
}

extension DictationMode {
    /// What it is called where it is offered.
    var offer: Message {
        switch self {
        case .paper: .offerPaper()
        case .typed: .offerTyped()
        case .spelled: .offerSpelled()
        case .read: .offerReadAloud()
        }
    }
}
