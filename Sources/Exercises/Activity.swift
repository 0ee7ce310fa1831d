public import Messages

/// What stands on the screen and is answered: an exercise, or a list to choose from.
///
/// Events go in, cues come out. An exercise is a value, and nothing else happens; a screen may also look up and change
/// what the learner's database holds.
public protocol Activity {
    /// Takes an event and says what is to be done about it.
    mutating func respond(to event: Event) -> [Cue]

    /// Another screen comes over it, or it is left without being asked: says what it still has to keep, and shows nothing.
    mutating func depart() -> [Cue]

    /// What can be done now: shown as a hint, completed by Tab, listed by help.
    var offers: [Offer] { get }

    /// How it is answered.
    var manner: Manner { get }

    /// Whether it takes every line that begins with no `:` as it is, instead of only those that are no command.
    var takesAnyLine: Bool { get }

    /// Whether it takes a line that begins with no `:` as it is; unless it says otherwise, as ``takesAnyLine`` has it.
    func takes(_ line: String) -> Bool

    /// Whether a line would mean something as an answer. The bare name of a command that would not is the command.
    func answers(to line: String) -> Bool

    /// Whether every key is for it, also one that elsewhere asks for help.
    var takesAnyKey: Bool { get }

    /// Whether a help bubble covers it that any key takes away.
    var isCovered: Bool { get }

    /// Whether a line means something here before it is looked up among the commands, such as the name of a setting.
    func means(_ line: String) -> Bool

    /// What may be said whole instead of being typed: it counts as typed once it was heard right. Nil for nothing.
    var spokenAnswer: Prompt? { get }

    /// Answers of which one may be said instead of its number, in the order of the numbers from 1, in the language the
    /// learner knows.
    var spokenChoices: [String] { get }

    /// The phrase that is being practised: saying it is never a command. Nil for none.
    var practised: Prompt? { get }
}

extension Activity {
    public mutating func depart() -> [Cue] { [] }
    public var takesAnyLine: Bool { manner == .answers }
    public var takesAnyKey: Bool { false }
    public func takes(_ line: String) -> Bool { takesAnyLine }
    public func answers(to line: String) -> Bool { true }
    public var isCovered: Bool { false }
    public func means(_ line: String) -> Bool { false }
    public var spokenAnswer: Prompt? { nil }
    public var spokenChoices: [String] { [] }
    public var practised: Prompt? { nil }
}

/// How an activity is answered.
public enum Manner: Sendable, Hashable {
    /// Lines: a command, a number, or the beginning of a command.
    case menu
    /// Single keys; `:` begins a command.
    case keys
    /// Lines that are answers; only what begins with `:` is a command.
    case answers
}

/// Something that can be done now.
public struct Offer: Sendable, Hashable {
    /// The command's name, in small letters.
    public var name: String
    /// The key that does the same; nil where there is none.
    public var key: Key?
    /// What it does, in a word or two.
    public var meaning: Message
    /// What stands after the name, such as `N`; empty where nothing does.
    public var argument: String

    public init(_ name: String, _ meaning: Message, key: Key? = nil, argument: String = "") {
        self.name = name
        self.key = key
        self.meaning = meaning
        self.argument = argument
    }
}
