import Messages
import Orthography
import Scoring

/// Words are spoken one after the other and written down: typed, on paper, or read aloud from the screen.
public struct Dictation: Activity {
    /// What goes on.
    private enum Stage: Equatable {
        /// The way of answering cannot be used: another one is chosen.
        case choosing
        /// The word is being spoken, for the time of this number (from 1).
        case speaking(CueTag, Int)
        /// The silence after it was spoken for that time.
        case resting(CueTag, Int)
        /// The explanation, or a word asked for again, is spoken.
        case telling(CueTag)
        /// An answer is waited for.
        case answering
        case paused
        /// The microphone is open; `closing` once its verdict is awaited.
        case listening(CueTag, closing: Bool)
        /// The list on paper is marked.
        case marking
        case ended
    }

    /// What is dictated.
    public private(set) var plan: DictationPlan
    /// Right or not, by the word's id.
    public private(set) var answers: [Int: Bool]
    private var stage = Stage.answering
    private var index: Int
    private var tag: CueTag
    /// Whether this word was asked again already because another one sounds the same.
    private var wasAskedAgain = false
    private var isSlow: Bool

    /// - Parameter tag: the last tag used before on the same screen.
    public init(_ plan: DictationPlan, after tag: CueTag = CueTag(0)) {
        self.plan = plan
        self.tag = tag
        answers = plan.answers
        index = plan.position
        isSlow = plan.isSlow
    }

    private var word: DictationWord? { plan.words.indices.contains(index) ? plan.words[index] : nil }

    /// About how long a word takes to be spoken, in seconds.
    static let spokenSeconds = 1.2

    /// About how long the rest takes, in seconds, writing included where it is not timed.
    var secondsLeft: Double {
        let each =
            switch plan.mode {
            case .paper: Double(plan.times) * (Self.spokenSeconds + plan.gap)
            case .typed: Double(plan.times) * Self.spokenSeconds + Double(plan.times - 1) * plan.gap + 4
            case .read: 4.0
            }
        return Double(plan.words.count - min(index, plan.words.count)) * each
    }

    public var manner: Manner {
        switch stage {
        case .choosing: .menu
        case .marking, .ended: .keys
        case _ where plan.mode == .typed: .answers
        default: .keys
        }
    }

    public var offers: [Offer] {
        let stop = Offer("stop", .offerStopDictation(), key: manner == .keys ? .character("q") : nil)
        func key(_ key: Key) -> Key? { manner == .keys ? key : nil }
        switch stage {
        case .choosing:
            return [Offer("typed", .offerTyped()), Offer("paper", .offerPaper()), stop]
        case .marking:
            return [
                Offer("right", .offerMarkRight(), key: .character("r")),
                Offer("wrong", .offerMarkWrong(), key: .character("w")),
                Offer("rest", .offerMarkRest(), key: .character("a")),
                Offer("back", .offerPreviousWord(), key: .character("b")), stop,
            ]
        case .ended: return [Offer("continue", .offerContinue(), key: .enter)]
        case .paused: return [Offer("resume", .offerResume(), key: key(.character("p")))] + moves + [stop]
        case .listening(_, closing: false): return [Offer("stop", .offerStop(), key: .space)]
        default:
            var offers = [
                Offer("again", .offerAgain(), key: key(.character("a"))),
                Offer("slower", .offerSlower(), key: key(.character("s"))),
            ]
            if plan.mode == .read { offers.insert(Offer("record", .offerRecord(), key: .space), at: 0) }
            if word?.explanation.isEmpty == false || word?.context != nil {
                offers.append(Offer("explain", .offerExplain(), key: key(.character("e"))))
            }
            if plan.mode == .paper { offers.append(Offer("pause", .offerPause(), key: .character("p"))) }
            return offers + moves + [Offer("restart", .offerRestart()), stop]
        }
    }

    private var moves: [Offer] {
        let isKeys = manner == .keys
        return [
            Offer("next", .offerNextWord(), key: isKeys ? .character("n") : nil),
            Offer("back", .offerPreviousWord(), key: isKeys ? .character("b") : nil),
        ]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return begin()
        case .returned: return returned()
        case .typed(let line): return typed(line)
        case .key(let key): return pressed(key)
        case .command(let order): return perform(order)
        case .spoke(let tag): return spoke(tag)
        case .tick(let tag): return tick(tag)
        case .heard(let verdict, let tag): return heard(verdict, tag)
        case .unheard(let reason, let tag): return unheard(reason, tag)
        case .failed(let trouble, let tag): return failed(trouble, tag)
        case .interrupted: return interrupted()
        case .ended: return [.hush, .dropTake, .finish(.left(nil))]
        case .spelled: return []
        }
    }

    // MARK: Beginning and going on

    private mutating func begin() -> [Cue] {
        let opening = Message.dictationBegins(name: plan.name, words: plan.words.count, mode: plan.mode.rawValue)
        var cues: [Cue] = [.show(.message(opening))]
        let mistakes = plan.words.count { $0.isMistake }
        if mistakes > 0 { cues.append(.show(.message(.dictationMistakesFirst(count: mistakes)))) }
        if index > 0 { cues.append(.show(.message(.dictationGoesOn(number: index + 1)))) }
        if plan.mode == .read, let obstacle = plan.obstacle {
            stage = .choosing
            return cues + [.show(.trouble(obstacle)), .show(.message(.dictationChooseAnother()))]
        }
        if plan.mode == .typed { cues.append(.show(.message(.dictationTypedHint()))) }
        return cues + (word == nil ? finishWords() : dictate())
    }

    /// Shows again what was there before something covered it.
    private mutating func returned() -> [Cue] {
        switch stage {
        case .choosing: [.show(.message(.dictationChooseAnother()))]
        case .marking: markNext()
        case .ended: summary()
        case .paused: [.show(.message(.dictationPaused()))]
        default: [.hush, .dropTake] + dictate()
        }
    }

    /// Begins the word that stands at the index.
    private mutating func dictate() -> [Cue] {
        guard let word else { return finishWords() }
        wasAskedAgain = false
        let count = Message.dictationCount(
            number: index + 1,
            count: plan.words.count,
            minutes: Int((secondsLeft / 60).rounded(.up))
        )
        let note = Cue.keep(DictationNote(run: plan.run, .reached(index)))
        if plan.mode == .read {
            stage = .listening(tag.next(), closing: false)
            return [note, .show(.message(count)), .show(.prompt(word.prompt)), .listen(word.prompt, tag)]
        }
        return [note, .show(.message(count))] + say(1)
    }

    /// Speaks the word, with the longer one that tells which is meant after it the first time.
    private mutating func say(_ time: Int) -> [Cue] {
        guard let word else { return [] }
        stage = .speaking(tag.next(), time)
        let own = Utterance(word.prompt, isSlow: isSlow)
        guard time == 1, let context = word.context else { return [.say(own, tag)] }
        return [.say(own, CueTag(-tag.number)), .say(Utterance(context, word.language, isSlow: isSlow), tag)]
    }

    private mutating func spoke(_ ended: CueTag) -> [Cue] {
        switch stage {
        case .speaking(let tag, let time) where tag == ended:
            if time >= plan.times, plan.mode == .typed {
                stage = .answering
                return []
            }
            stage = .resting(self.tag.next(), time)
            return [.wait(seconds: plan.gap, self.tag)]
        case .telling(let tag) where tag == ended:
            // On paper it goes on by itself.
            guard plan.mode == .paper else {
                stage = .answering
                return []
            }
            stage = .resting(self.tag.next(), plan.times)
            return [.wait(seconds: plan.gap, self.tag)]
        default: return []
        }
    }

    private mutating func tick(_ ended: CueTag) -> [Cue] {
        guard case .resting(let tag, let time) = stage, tag == ended else { return [] }
        if time < plan.times { return say(time + 1) }
        return advance()
    }

    private mutating func advance() -> [Cue] {
        index += 1
        return word == nil ? finishWords() : dictate()
    }

    /// Speaks the word once more, or what else belongs to it.
    private mutating func tell(_ utterances: [Utterance]) -> [Cue] {
        guard let last = utterances.last else { return [] }
        stage = .telling(tag.next())
        return [.hush, .dropTake] + utterances.dropLast().map { .say($0, CueTag(-tag.number)) } + [.say(last, tag)]
    }

    // MARK: Keys, lines and commands

    private mutating func pressed(_ key: Key) -> [Cue] {
        if case .listening(let tag, closing: false) = stage, key == .space || key == .enter {
            stage = .listening(tag, closing: true)
            return [.endTake]
        }
        if stage == .ended { return perform(Order("continue")) }
        if stage == .marking, key == .space || key == .enter { return perform(Order("right")) }
        if key == .escape { return perform(Order("stop")) }
        let wanted = key == .enter ? .space : key
        if wanted == .space, plan.mode == .paper { return perform(Order(stage == .paused ? "resume" : "next")) }
        guard let offer = offers.first(where: { $0.key == wanted.folded }) else { return [] }
        return perform(Order(offer.name))
    }

    private mutating func typed(_ line: String) -> [Cue] {
        switch stage {
        case .choosing: return line.isEmpty ? [.show(.message(.dictationChooseAnother()))] : unknown(line)
        case .marking, .ended: return line.isEmpty ? pressed(.enter) : line.first.map { pressed(.character($0)) } ?? []
        default: break
        }
        guard plan.mode == .typed else { return line.isEmpty ? pressed(.enter) : unknown(line) }
        if line.isEmpty { return perform(Order("again")) }
        return judged(line)
    }

    private func unknown(_ text: String) -> [Cue] { [.show(.trouble(.commandUnknown(name: text)))] }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch (order.name, stage) {
        case ("typed", .choosing), ("paper", .choosing):
            plan.mode = DictationMode(rawValue: order.name) ?? .typed
            let note = Cue.keep(DictationNote(run: plan.run, .mode(plan.mode)))
            return [note] + (plan.mode == .typed ? [.show(.message(.dictationTypedHint()))] : []) + dictate()
        case ("right", .marking): return mark(true)
        case ("wrong", .marking): return mark(false)
        case ("rest", .marking): return markRest()
        case ("back", .marking):
            index = max(0, index - 1)
            return markNext()
        case ("continue", .ended): return [.finish(.done(nil))]
        case ("stop", .listening(_, closing: false)) where plan.mode == .read: return pressed(.space)
        case ("stop", _): return stop()
        case (_, .marking), (_, .ended), (_, .choosing): return unknown(order.name)
        case ("again", _): return word.map { tell([Utterance($0.prompt, isSlow: isSlow)]) } ?? []
        case ("slower", _):
            isSlow = true
            return word.map { tell([Utterance($0.prompt, isSlow: true)]) } ?? []
        case ("explain", _): return explain()
        case ("pause", _):
            stage = .paused
            return [.hush, .show(.message(.dictationPaused()))]
        case ("resume", .paused): return say(1)
        case ("record", _):
            guard let word else { return [] }
            stage = .listening(tag.next(), closing: false)
            return [.hush, .listen(word.prompt, tag)]
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

    private mutating func explain() -> [Cue] {
        guard let word else { return [] }
        var utterances: [Utterance] = []
        if let context = word.context { utterances.append(Utterance(context, word.language, isSlow: isSlow)) }
        // Only an explanation in the word's own language can be spoken; any can be read.
        if word.explanation.isEmpty { return tell(utterances) }
        if word.language != .mandarin, !hasHan(word.explanation) {
            utterances.append(Utterance(word.explanation, in: word.language, isSlow: isSlow))
        }
        let hidden = word.explanation.replacing(word.text, with: "…")
        return [.show(.message(.verbatim(hidden)))] + tell(utterances)
    }

    private mutating func interrupted() -> [Cue] {
        switch stage {
        case .speaking, .resting, .telling:
            stage = plan.mode == .typed ? .answering : .paused
            return [.hush, .show(.message(.dictationPaused()))]
        case .listening:
            stage = .answering
            return [.dropTake]
        default: return stop()
        }
    }

    private mutating func stop() -> [Cue] {
        var cues: [Cue] = [.hush, .dropTake]
        if stage != .ended {
            if !answers.isEmpty { cues += summary() }
            cues.append(.show(.message(.dictationStopped(number: min(index + 1, plan.words.count)))))
        }
        return cues + [.finish(.left(nil))]
    }

    // MARK: Typed answers

    private mutating func judged(_ line: String) -> [Cue] {
        guard let word else { return [] }
        switch TypedAnswer(line, to: word, among: plan.words, strictSpelling: plan.strictSpelling) {
        case .right(let isPlain):
            let shown = isPlain || hasHan(word.text) && !hasHan(line) ? line + " → " + word.text : word.text
            return [.hush, answered(true, line), .show(.answer(shown, .right)), .sound(.right)] + advance()
        case .tonesMissing: return [.show(.message(.dictationTonesMissing()))]
        case .soundsAlike where !wasAskedAgain:
            wasAskedAgain = true
            return [.show(.message(.dictationSoundsAlike(text: line)))] + explain()
        case .soundsAlike, .wrong:
            let expected = hasHan(line) || !hasHan(word.text) ? word.text : word.pinyin
            var cues: [Cue] = [
                .hush, answered(false, line), .show(.difference(Difference(typed: line, expected: expected))),
            ]
            if expected != word.text { cues.append(.show(.message(.verbatim(word.text)))) }
            return cues + [.sound(.wrong)] + advance()
        }
    }

    private mutating func answered(_ isRight: Bool, _ typed: String) -> Cue {
        guard let word else { return .hush }
        answers[word.id] = isRight
        return .keep(DictationNote(run: plan.run, .answered(word: word.id, isRight: isRight, typed: typed)))
    }

    // MARK: Reading aloud

    private mutating func heard(_ verdict: Verdict, _ heard: CueTag) -> [Cue] {
        guard case .listening(let tag, _) = stage, tag == heard, let word else { return [] }
        let isRight = verdict.outcome == .right || verdict.outcome == .almost
        let cues: [Cue] = [
            answered(isRight, ""), .show(.verdict(verdict, word.prompt)), .sound(isRight ? .right : .wrong),
        ]
        return cues + advance()
    }

    private mutating func unheard(_ reason: UnheardReason, _ heard: CueTag) -> [Cue] {
        guard case .listening(let tag, _) = stage, tag == heard, let word else { return [] }
        stage = .answering
        return [.show(.verdict(Verdict(outcome: .unheard, reason: reason), word.prompt))]
    }

    private mutating func failed(_ trouble: Trouble, _ tag: CueTag) -> [Cue] {
        let told = Cue.show(.trouble(trouble.message))
        switch stage {
        case .listening(let own, _) where own == tag:
            switch trouble.kind {
            case .noMicrophone, .notJudged:
                stage = .choosing
                return [told, .show(.message(.dictationChooseAnother()))]
            default:
                stage = .answering
                return [told]
            }
        case .speaking(let own, _) where own == tag, .telling(let own) where own == tag:
            // What cannot be spoken is waited on, not run past.
            stage = plan.mode == .paper ? .paused : .answering
            return [told]
        default: return [told]
        }
    }

    // MARK: The end

    private mutating func finishWords() -> [Cue] {
        guard plan.mode == .paper else { return ended() }
        let items = plan.words.enumerated().map { Item($0.offset + 1, $0.element.text, detail: $0.element.pinyin) }
        index = 0
        return [
            .keep(DictationNote(run: plan.run, .reached(plan.words.count))),
            .show(.list(title: .dictationListTitle(name: plan.name), items)),
        ] + markNext()
    }

    private mutating func markNext() -> [Cue] {
        guard let word else { return ended() }
        stage = .marking
        return [.show(.message(.dictationMark(number: index + 1, text: word.text)))]
    }

    private mutating func mark(_ isRight: Bool) -> [Cue] {
        let cue = answered(isRight, "")
        let text = word?.text ?? ""
        index += 1
        return [cue, .show(.answer(text, isRight ? .right : .wrong))] + markNext()
    }

    private mutating func markRest() -> [Cue] {
        var cues: [Cue] = []
        while word != nil {
            cues.append(answered(true, ""))
            index += 1
        }
        return cues + ended()
    }

    private mutating func ended() -> [Cue] {
        stage = .ended
        return [.keep(DictationNote(run: plan.run, .ended))] + summary()
    }

    private func summary() -> [Cue] {
        let right = answers.values.count { $0 }
        var cues: [Cue] = [.show(.message(.dictationSummary(right: right, count: answers.count)))]
        let wrong = plan.words.filter { answers[$0.id] == false }
        if !wrong.isEmpty {
            let items = wrong.map { Item(nil, $0.text, detail: $0.pinyin) }
            cues.append(.show(.list(title: .dictationMistakesTitle(), items)))
        }
        return cues
    }
}

extension Utterance {
    fileprivate init(_ context: DictationWord.Context, _ language: Language, isSlow: Bool) {
        self.init(context.text, in: language, pinyin: context.pinyin.isEmpty ? nil : context.pinyin, isSlow: isSlow)
    }
}
