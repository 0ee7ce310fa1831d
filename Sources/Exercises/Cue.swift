public import Messages
public import Orthography
public import Scoring

/// What an activity wants done. Performing a cue returns at once; what comes of it arrives as an ``Event`` with its tag.
public enum Cue: Sendable, Equatable {
    /// An exercise on a phrase has begun: from now on the phrase counts as studied today. `failed` may follow.
    case begin(Attempt.Kind, Prompt)
    /// A help bubble was read and is never due again for this learner. `failed` may follow.
    case seen(Topic)
    /// Speak; `spoke` or `failed` follows.
    case say(Utterance, CueTag)
    /// Play the learner's last take; `spoke` or `failed` follows.
    case replay(CueTag)
    /// Play the model of a phrase and the learner's last take together, their speech begun at one moment; `spoke` or
    /// `failed` follows.
    case together(Prompt, CueTag)
    /// Be silent at once; what was being said ends with its `spoke`.
    case hush
    /// Open the microphone for a phrase; `heard`, `unheard` or `failed` follows. Waits until the program is silent.
    case listen(Prompt, CueTag)
    /// Open the microphone for a word that is spelled letter by letter; `heardLetters` or `failed` follows. Waits until the
    /// program is silent.
    case listenForLetters(Prompt, CueTag)
    /// Open the microphone for a phrase to be laid beside its model; `compared`, `unheard` or `failed` follows.
    case shadow(Prompt, CueTag)
    /// Open the microphone for one of two words; `told`, `unheard` or `failed` follows.
    case tell(Prompt, Prompt, CueTag)
    /// The take is over: judge it.
    case endTake
    /// Forget the take; nothing follows.
    case dropTake
    /// Tell how a phrase is pronounced; `spelled` or `failed` follows.
    case spell(Prompt, CueTag)
    /// Play a sound; nothing follows.
    case sound(Chime)
    /// Make the learner look up; nothing follows.
    case ring
    /// Play a piece of music by its name, until it is over or a key is pressed; nothing follows.
    case music(String)
    /// List what can be done here, and, for the `whole` of it, what can be done everywhere.
    case help([Offer], whole: Bool)
    /// Show something.
    case show(Scene)
    /// Ask for a `tick` after so many seconds.
    case wait(seconds: Double, CueTag)
    /// Time stands still for what this activity waits for, or asks for meanwhile, until `resume`.
    case pause
    /// Time goes on after a `pause`.
    case resume
    /// Keep what was done; `failed` may follow.
    case record(Attempt)
    /// Keep how far a dictation has come; `failed` may follow.
    case keep(DictationNote)
    /// Keep that a word was asked for in a review; `failed` may follow.
    case recalled(Recall)
    /// Put another activity on the screen; `returned` follows when it has ended.
    case open(Destination)
    /// What the screens below were made of has changed: make those that are menus again, where they stand.
    case renew
    /// Leave every screen, and begin again at this one.
    case beginAgain(Destination)
    /// The activity is over.
    case finish(Ending)
}

/// Something to be spoken.
public struct Utterance: Sendable, Hashable {
    public var text: String
    public var language: Language
    /// Tone-marked pinyin, one token a word; without it Mandarin is read from its characters where that is possible.
    public var pinyin: String?
    /// Slower than usual, for a learner who wants to follow.
    public var isSlow: Bool
    /// Words a minute; nil for what is set for the language.
    public var speed: Int?

    public init(
        _ text: String,
        in language: Language,
        pinyin: String? = nil,
        isSlow: Bool = false,
        speed: Int? = nil
    ) {
        self.text = text
        self.language = language
        self.pinyin = pinyin
        self.isSlow = isSlow
        self.speed = speed
    }

    public init(_ prompt: Prompt, isSlow: Bool = false, speed: Int? = nil) {
        self.init(prompt.text, in: prompt.language, pinyin: prompt.pinyin, isSlow: isSlow, speed: speed)
    }
}

/// A sound that says how it went.
public enum Chime: String, Sendable, Hashable, CaseIterable {
    case right, wrong
}

/// What an activity shows. The screen decides how.
public enum Scene: Sendable, Equatable {
    /// A phrase to say, with its pinyin and meaning.
    case prompt(Prompt)
    /// How a phrase is pronounced.
    case spelling(String)
    /// A line of text.
    case message(Message)
    /// A line that says what went wrong.
    case trouble(Message)
    /// What was said of a take.
    case verdict(Verdict, Prompt)
    /// What was said of a word spelled letter by letter.
    case letters(SpellingVerdict, Prompt)
    /// What the learner said of it.
    case rating(Verdict.Outcome)
    /// A large sign for a moment; nil takes it away.
    case mark(Chime?)
    /// A title and numbered lines.
    case list(title: Message, [Item])
    /// A title and numbered cells side by side in columns, each short: what an index leads to.
    case grid(title: Message, [Item])
    /// Words to be put in order.
    case tiles(TileBoard)
    /// Translations to choose from.
    case choices(ChoiceBoard)
    /// What was answered, and how it was, where nothing else shows it.
    case answer(String, Chime)
    /// Where what was typed and what was dictated differ.
    case difference(Difference)
    /// The companion with a help bubble that covers the rest until a key takes it away; nil takes it away.
    case bubble(Bubble?)
    /// The companion says something that stays.
    case says(Bubble)
    /// How far the learner is: the last days, the goal, the streak.
    case progress(ProgressBoard)
    /// What is due to be reviewed, and what will be.
    case review(ReviewBoard)
    /// How study time stands, which moves where anything may; nil takes it away.
    case study(StudyBoard?)
    /// What was planned and done on one day, or on several.
    case diary(DiaryBoard)
    /// A model's curves and the learner's.
    case comparison(Comparison)
}

/// A line of a numbered list.
public struct Item: Sendable, Hashable {
    /// Its number; nil for a line that cannot be chosen.
    public var number: Int?
    public var text: String
    /// What stands after or below it, such as a translation.
    public var detail: String
    /// A word about it, behind everything else.
    public var note: Message?
    /// A sign before it, such as a heart.
    public var mark: String
    /// Whether it is the one that Enter takes, or where one was last.
    public var isCurrent: Bool
    /// What of the text stands out, such as what a search found: ranges of its characters, in order.
    public var found: [Range<Int>]
    /// Whether it stays one line, or two where its text leaves no room beside it; the detail is cut where it is too long.
    public var isShort: Bool

    public init(
        _ number: Int?,
        _ text: String,
        detail: String = "",
        note: Message? = nil,
        mark: String = "",
        isCurrent: Bool = false,
        found: [Range<Int>] = [],
        isShort: Bool = false
    ) {
        self.isShort = isShort
        self.number = number
        self.text = text
        self.detail = detail
        self.note = note
        self.mark = mark
        self.isCurrent = isCurrent
        self.found = found
    }
}

/// What is kept of an exercise that was done.
public struct Attempt: Sendable, Equatable {
    /// Which exercise it was.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case wordOrder = "word order"
        case pronunciation
        case multipleChoice = "multiple choice"
    }

    public var kind: Kind
    public var prompt: Prompt
    public var outcome: Verdict.Outcome
    /// 0…1; nil where the learner judged.
    public var score: Double?
    /// What was said of each word; empty where words were not judged.
    public var words: [WordVerdict]
    /// Whether the learner judged, not the program.
    public var isSelfRated: Bool
    /// Wrong answers before the right one.
    public var slips: Int
    /// How often the next step was shown on request.
    public var hints: Int
    /// The sounds that were said, and how often they were off.
    public var sounds: [SoundTally]

    public init(
        _ kind: Kind,
        _ prompt: Prompt,
        outcome: Verdict.Outcome,
        score: Double? = nil,
        words: [WordVerdict] = [],
        isSelfRated: Bool = false,
        slips: Int = 0,
        hints: Int = 0,
        sounds: [SoundTally] = []
    ) {
        self.kind = kind
        self.prompt = prompt
        self.outcome = outcome
        self.score = score
        self.words = words
        self.isSelfRated = isSelfRated
        self.slips = slips
        self.hints = hints
        self.sounds = sounds
    }
}

/// Where the console can go.
public enum Destination: Sendable, Hashable {
    /// A screen by the name of its command, with what stood after it.
    case screen(String, argument: String)
    /// The pronunciation exercise.
    case pronunciation(Prompt)
    /// The three exercises on a phrase, one after the other.
    case practice(Prompt)
    /// A phrase said after its model.
    case shadow(Prompt)
    /// Two sounds to be told apart.
    case pairs(Contrast)
    /// One exercise on a phrase.
    case exercise(Attempt.Kind, Prompt)
    /// A word of a dictation, asked for again.
    case recall(DictationWord)
}

extension Cue {
    /// The tag it carries; nil where nothing comes of it.
    public var tag: CueTag? {
        switch self {
        case .say(_, let tag), .replay(let tag), .together(_, let tag), .listen(_, let tag),
            .listenForLetters(_, let tag), .shadow(_, let tag), .tell(_, _, let tag), .spell(_, let tag),
            .wait(_, let tag):
            tag
        case .begin, .seen, .hush, .endTake, .dropTake, .sound, .ring, .music, .help, .show, .pause, .resume, .record,
            .keep,
            .recalled,
            .open, .renew, .beginAgain, .finish:
            nil
        }
    }
}

/// How an activity ended.
public enum Ending: Sendable, Hashable {
    /// Done; the outcome is what was reached last, nil where nothing was judged.
    case done(Verdict.Outcome?)
    /// Left before it was done.
    case left(Verdict.Outcome?)
}
