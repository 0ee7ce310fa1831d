public import Messages
public import Scoring

/// Names a cue, so that what comes of it can be told from what came of an earlier one.
public struct CueTag: Sendable, Hashable {
    public let number: Int

    public init(_ number: Int) { self.number = number }

    /// Becomes the tag of the next cue, and answers it.
    @discardableResult
    public mutating func next() -> CueTag {
        self = CueTag(number &+ 1)
        return self
    }
}

/// What happens to an activity. Everything arrives through one queue, in order.
public enum Event: Sendable, Equatable {
    /// The activity stands on the screen for the first time.
    case began
    /// Another activity was on the screen and has ended so.
    case returned(Ending)
    /// A line that is no command; empty for an Enter alone.
    case typed(String)
    /// A single key that is no line.
    case key(Key)
    /// A command, its name written out whole.
    case command(Order)
    /// A take was judged.
    case heard(Verdict, CueTag)
    /// A word spelled letter by letter was judged, or could not be.
    case heardLetters(SpellingVerdict, CueTag)
    /// A take could not be judged.
    case unheard(UnheardReason, CueTag)
    /// A take was laid beside its model.
    case compared(Comparison, CueTag)
    /// A take was told to be one of two words, or neither.
    case told(Telling, CueTag)
    /// Speech has ended, or was stopped.
    case spoke(CueTag)
    /// How a phrase is pronounced, in the International Phonetic Alphabet.
    case spelled(String, CueTag)
    /// The time asked for is over.
    case tick(CueTag)
    /// The learner wants what goes on to stop (Ctrl-C).
    case interrupted
    /// Nothing more can be typed: the input has ended.
    case ended
    /// Something has happened in what goes on beside.
    case stirred
    /// A cue could not be performed, or not to its end.
    case failed(Trouble, CueTag)
}

/// A key that was pressed.
public enum Key: Sendable, Hashable {
    case character(Character)
    case enter, tab, escape, backspace, up, down, left, right

    public static let space = Key.character(" ")
}

/// A command of the console: `:again`, `practise 3`.
public struct Order: Sendable, Hashable {
    /// The command's whole name, in small letters.
    public var name: String
    /// What stands after it, trimmed.
    public var argument: String

    public init(_ name: String, _ argument: String = "") {
        self.name = name
        self.argument = argument
    }
}

/// Why a cue could not be performed.
public struct Trouble: Error, Sendable, Hashable {
    /// What an activity can do about it.
    public enum Kind: Sendable, Hashable {
        /// There is no microphone that can be used: go on without.
        case noMicrophone
        /// The microphone gives nothing, or was lost: the same may work again.
        case microphone
        /// Speech of this language cannot be judged here: go on without.
        case notJudged
        /// Nothing can be spoken or played.
        case voice
        /// What was done could not be stored.
        case storage
        /// It cannot be done so; the message says what can.
        case refused
    }

    public var kind: Kind
    /// What a person is told.
    public var message: Message

    public init(_ kind: Kind, _ message: Message) {
        self.kind = kind
        self.message = message
    }
}
