import Messages
import Orthography
import Phonetics
import Scoring

/// Words are spoken one after the other and written down: typed, on paper, spelled aloud, or read aloud from the screen.
public struct Dictation: Activity {
    /// What goes on.
    enum Stage: Equatable {
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
    public internal(set) var plan: DictationPlan
    /// Right or not, by the word's id.
    public internal(set) var answers: [Int: Bool]
    var stage = Stage.answering
    var index: Int
    var tag: CueTag
    /// Whether this word was asked again already because another one sounds the same.
    var wasAskedAgain = false
    /// How often this word was spelled and could not be made out.
    var unclear = 0
    /// The word that was answered last; its entry can be opened.
    var lastAnswered: DictationWord?
    /// Whether this word is typed although the others are spelled.
    var isTypedInstead = false
    /// Words a minute.
    var speed: Int
    /// The mark made last. It is kept only once the next is made or the marking is left, so that a slip leaves no trace.
    var lastMark: Mark?

    /// How a word on paper was marked, while that can be taken back.
    struct Mark: Equatable {
        let word: Int
        let isRight: Bool
        /// What had been answered before; nil for nothing.
        let former: Bool?
    }

    /// - Parameter tag: the last tag used before on the same screen.
    public init(_ plan: DictationPlan, after tag: CueTag = CueTag(0)) {
        self.plan = plan
        self.tag = tag
        answers = plan.answers
        index = plan.position
        speed = plan.speed
    }

    var word: DictationWord? { plan.words.indices.contains(index) ? plan.words[index] : nil }

    /// How the word that stands there is answered: one that has no letters to be spelled is typed.
    var mode: DictationMode {
        guard plan.mode == .spelled, let word else { return plan.mode }
        return isTypedInstead || !word.isSpellable ? .typed : .spelled
    }

    /// About how long a word takes to be spoken, in seconds.
    static let spokenSeconds = 1.2

    /// About how long the rest takes, in seconds, writing included where it is not timed.
    var secondsLeft: Double {
        let spoken = Double(plan.times) * Self.spokenSeconds * Double(plan.usualSpeed) / Double(max(1, speed))
        let each =
            switch plan.mode {
            case .paper: spoken + Double(plan.times) * plan.gap
            case .typed: spoken + Double(plan.times - 1) * plan.gap + 4
            case .spelled: spoken + Double(plan.times - 1) * plan.gap + 8
            case .read: 4.0
            }
        return Double(plan.words.count - min(index, plan.words.count)) * each
    }

    public var manner: Manner {
        switch stage {
        case .choosing: .menu
        case .marking, .ended: .keys
        default: mode == .typed ? .answers : .keys
        }
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
        case .heardLetters(let verdict, let tag): return heard(verdict, tag)
        case .unheard(let reason, let tag): return unheard(reason, tag)
        case .failed(let trouble, let tag): return failed(trouble, tag)
        case .interrupted: return interrupted()
        case .ended: return keepMark() + [.hush, .dropTake, .finish(.left(nil))]
        case .spelled, .compared, .told, .stirred: return []
        }
    }

    // MARK: Beginning and going on

    private mutating func begin() -> [Cue] {
        let opening = Message.dictationBegins(name: plan.name, words: plan.words.count, mode: plan.mode.rawValue)
        var cues: [Cue] = [.show(.message(opening))]
        let mistakes = plan.words.count { $0.isMistake }
        if mistakes > 0 { cues.append(.show(.message(.dictationMistakesFirst(count: mistakes)))) }
        if index > 0, word != nil { cues.append(.show(.message(.dictationGoesOn(number: index + 1)))) }
        if let obstacle = plan.obstacles[plan.mode] {
            stage = .choosing
            return cues + [.show(.trouble(obstacle)), .show(.message(.dictationChooseAnother()))]
        }
        return cues + hint + (word == nil ? finishWords(resumed: true) : dictate())
    }

    /// How this way of answering goes.
    var hint: [Cue] {
        switch plan.mode {
        case .typed:
            [.show(.message(.dictationTypedHint()))]
                + (plan.words.contains { hasHan($0.text) } ? [.show(.message(.dictationEntryHint()))] : [])
        case .spelled: [.show(.message(.dictationSpelledHint()))]
        case .paper, .read: []
        }
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
    mutating func dictate() -> [Cue] {
        guard let word else { return finishWords() }
        wasAskedAgain = false
        isTypedInstead = false
        unclear = 0
        let count = Message.dictationCount(
            number: index + 1,
            count: plan.words.count,
            minutes: Int((secondsLeft / 60).rounded(.up))
        )
        let cues: [Cue] = [.keep(DictationNote(run: plan.run, .reached(index))), .show(.message(count))]
        switch plan.mode {
        case .read: return cues + [.show(.prompt(word.prompt))] + listen()
        case .spelled where !word.isSpellable:
            return cues + [.show(.message(.dictationTypeThis()))] + say(1)
        default: return cues + say(1)
        }
    }

    mutating func advance() -> [Cue] {
        index += 1
        return word == nil ? finishWords() : dictate()
    }

    /// Keeps what came of the word that stands there.
    mutating func answered(_ isRight: Bool, _ typed: String) -> Cue {
        guard let word else { return .hush }
        answers[word.id] = isRight
        lastAnswered = word
        return .keep(DictationNote(run: plan.run, .answered(word: word.id, isRight: isRight, typed: typed)))
    }
}

extension DictationWord {
    /// Whether every sign of it has a name by which it can be spelled.
    public var isSpellable: Bool {
        guard let signs = LetterNames(language)?.signs(of: text) else { return false }
        return signs.count <= LetterNames.longestWord
    }
}
