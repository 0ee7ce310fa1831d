public import Exercises
public import Messages

/// Where the learner sees and types.
public protocol Screen: AnyObject {
    /// Shows something that stays.
    func show(_ scene: Scene)

    /// Lists what can be done.
    func help(_ offers: [Offer], everywhere: [Offer])

    /// The microphone is open, or (nil) closed again.
    func meter(_ reading: MeterReading?)

    /// The word being spoken of a text, as a range of its characters; nil once speech has ended.
    func speaking(_ text: String, _ word: Range<Int>?)

    /// Waits until something was typed, the inbox has news, or the time has come; shows first how things stand.
    func wait(_ standing: Standing, for waiting: Waiting) -> [Input]

    /// Whether a list was shown only in part.
    var hasMore: Bool { get }

    /// Shows the next part of the list; after the last comes the first.
    func more()

    /// Another place comes: bubbles and signs of the one before are taken away, and no list is gone on with.
    func leave()

    /// Makes itself heard, as a terminal's bell does.
    func ring()

    /// Whether a line is begun that is not entered yet.
    var isTyping: Bool { get }

    /// Forgets what was typed and not taken yet.
    func forgetTyped()

    /// Asks the terminal to copy a text. Whether it does, nobody is told.
    func copy(_ text: String)

    /// Leaves the terminal as it was found.
    func close()
}

/// How loud the learner is.
public struct MeterReading: Sendable, Equatable {
    /// dBFS, at most 0.
    public var level: Double
    /// Since the microphone opened.
    public var seconds: Double

    public init(level: Double, seconds: Double) {
        self.level = level
        self.seconds = seconds
    }
}

/// How things stand when the learner is waited for.
public struct Standing: Sendable, Equatable {
    /// The name of the place, shown before what is typed: `phrases`.
    public var place: String
    /// How it is answered.
    public var manner: Manner
    /// What can be done here.
    public var offers: [Offer]
    /// Whether a bubble stands there that any key takes away.
    public var isCovered: Bool
    /// Words that Tab completes.
    public var completions: [String]
    /// Whether the microphone is open.
    public var isListening: Bool
    /// Whether a take has ended and its verdict is awaited.
    public var isJudging: Bool
    /// Signs of what goes on beside, before the place's name; nil for none.
    public var badge: Message?
    /// Whether the microphone is open for commands.
    public var isHearkening: Bool { hearkening != nil }
    /// How often that was begun anew after the program had sounded; nil where it is not open for commands.
    public var hearkening: Int?

    public init(
        place: String,
        manner: Manner,
        offers: [Offer],
        isCovered: Bool = false,
        completions: [String] = [],
        isListening: Bool = false,
        isJudging: Bool = false,
        badge: Message? = nil,
        hearkening: Int? = nil
    ) {
        self.place = place
        self.manner = manner
        self.offers = offers
        self.isCovered = isCovered
        self.completions = completions
        self.isListening = isListening
        self.isJudging = isJudging
        self.badge = badge
        self.hearkening = hearkening
    }
}

/// What is waited for besides the learner.
public struct Waiting: Sendable, Equatable {
    /// When to return at the latest, by the clock's seconds; nil for never.
    public var deadline: Double?
    /// When to return as well, though nothing need happen then; nil for never. A script does not take it for something
    /// that time alone would bring.
    public var beat: Double?
    /// A descriptor that becomes readable when there is news.
    public var descriptor: Int32
    /// Whether something goes on that will end by itself, such as speech: a script waits for its end.
    public var isBusy: Bool
    /// Whether a recorded take waits for time to pass.
    public var awaitsSilence: Bool

    public init(
        deadline: Double? = nil,
        descriptor: Int32 = -1,
        beat: Double? = nil,
        isBusy: Bool = false,
        awaitsSilence: Bool = false
    ) {
        self.deadline = deadline
        self.beat = beat
        self.descriptor = descriptor
        self.isBusy = isBusy
        self.awaitsSilence = awaitsSilence
    }
}

/// What comes from the learner.
public enum Input: Sendable, Equatable {
    /// A whole line, without its end.
    case line(String)
    case key(Key)
    /// A key that is a part of a line.
    case touched
    /// Ctrl-C.
    case interrupt
    /// The input has ended, or the session was told to end.
    case end
    /// A recorded microphone is heard for so many seconds more.
    case silence(seconds: Double)
}

/// What a take is wanted for.
public enum TakePurpose: Sendable, Equatable {
    /// A phrase is judged: `heard` follows.
    case verdict(Prompt)
    /// A word is spelled letter by letter: `heardLetters` follows.
    case letters(Prompt)
    /// A phrase is laid beside its model: `compared` follows.
    case comparison(Prompt)
    /// One of two words is said: `told` follows.
    case telling(Prompt, Prompt)

    /// Whether letters are listened for.
    var isSpelled: Bool { if case .letters = self { true } else { false } }
}

/// What hears the learner. Every call returns at once; what comes of it goes to the inbox.
public protocol Ear: AnyObject {
    /// A phrase will be listened to soon: what takes time is done meanwhile.
    func prepare(_ prompt: Prompt)
    /// Opens the microphone.
    /// - Parameter commands: what may be said instead of what is judged; `commanded` then comes in place of `heard` or
    ///   `unheard`.
    func listen(for purpose: TakePurpose, or commands: SpokenChoices?, as tag: CueTag)
    /// The take is over: judge it.
    func end()
    /// Closes the microphone and forgets the take.
    func drop()
    /// Opens the microphone for commands until `rest`; `commanded` or `unsure` follow, as often as something is said.
    func hearken(to choices: SpokenChoices, as tag: CueTag)
    /// Closes the microphone that is open for commands.
    func rest()
    /// Lets so many seconds pass for a recorded microphone that was told to wait after its recording.
    func pass(seconds: Double)
}

/// What speaks. Every call returns at once; `spoke` goes to the inbox when the sound has ended.
public protocol Voice: AnyObject {
    /// Speaks, after what is being played.
    func say(_ utterance: Utterance, as tag: CueTag)
    /// Plays the learner's last take.
    func replay(as tag: CueTag)
    /// Plays the model of a phrase and the learner's last take together.
    func together(_ prompt: Prompt, as tag: CueTag)
    /// Plays a sound.
    func play(_ chime: Chime, as tag: CueTag)
    /// Plays a piece of music by its name.
    func play(music: String, as tag: CueTag)
    /// Finds the phonetic spelling; `spelled` goes to the inbox.
    func spell(_ prompt: Prompt, as tag: CueTag)
    /// Silences everything; each sound that was under way or waiting ends with its `spoke`.
    func hush()
}

/// What keeps what was done.
public protocol Notebook: AnyObject {
    /// Keeps an attempt, in one transaction. Throws what a person is told.
    /// - Parameter seconds: since the exercise began; nil where that was not seen.
    func record(_ attempt: Attempt, seconds: Double?) throws(Trouble)
    /// Keeps how far a dictation has come. Throws what a person is told.
    func keep(_ note: DictationNote) throws(Trouble)
    /// Keeps that a word was asked for in a review. Throws what a person is told.
    func keep(_ recall: Recall) throws(Trouble)
    /// An exercise on a phrase has begun: the phrase counts as studied today. Answers what the companion says to that,
    /// nil for nothing. Throws what a person is told.
    func begin(_ prompt: Prompt) throws(Trouble) -> Bubble?
    /// A help bubble was read: it never greets again. Throws what a person is told.
    func read(_ topic: Topic) throws(Trouble)
}
