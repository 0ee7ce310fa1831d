public import Messages
public import Orthography

/// All that a command is given: what was asked, and the world it is asked in.
public struct Request {
    /// The command's own operands and options.
    public let arguments: Arguments
    /// What every command understands.
    public let general: General
    /// Environment variables by name.
    public let environment: [String: String]
    /// Where files stand.
    public let paths: Paths
    /// The language of the program's own texts, from the locale.
    public let interface: InterfaceLanguage
    /// Results.
    public let output: Output
    /// Messages.
    public let messages: Output

    public init(
        arguments: Arguments,
        general: General,
        environment: [String: String],
        paths: Paths,
        interface: InterfaceLanguage,
        output: Output,
        messages: Output
    ) {
        self.arguments = arguments
        self.general = general
        self.environment = environment
        self.paths = paths
        self.interface = interface
        self.output = output
        self.messages = messages
    }
}

extension Request {
    /// A message as a person reads it.
    public func text(_ message: Message) -> String { message.text(in: interface) }

    /// Says something on standard error.
    public func say(_ message: Message) { messages.say(message, in: interface) }
}

extension Language {
    /// All codes, as a message lists them.
    static var codes: String { allCases.map(\.code).joined(separator: ", ") }
}

/// The options that every command understands.
public struct General: Sendable, Equatable {
    /// `--mic`: one device, or recordings, one a take; empty for the default.
    public var microphones: [String] = []
    /// `--speaker`: a device, a sound file or `none`; nil for the default.
    public var speaker: String?
    /// `--profile`; nil for the one without a name.
    public var profile: String?
    /// `--data`; nil for the standard place.
    public var data: String?
    /// `--lang`, in the order given.
    public var languages: [Language] = []
    /// `--pace`: 1 is real time, 2 twice as fast, 0 at once.
    public var pace = 1.0
    /// `--no-input`: nobody is there to be asked.
    public var noInput = false
    /// `--plain`: neither colour nor movement.
    public var plain = false
    /// `--voice`: the console is led aloud from the start.
    public var voice = false
    /// `--quiet`: results alone.
    public var quiet = false

    public init() {}

    /// Reads the general options. Throws status 64 for a value that does not fit.
    public init(_ arguments: Arguments) throws(Failure) {
        microphones = arguments.all("mic")
        speaker = arguments.value("speaker")
        // The learner without a name answers to the name that is shown for him.
        profile = arguments.value("profile").flatMap { $0.lowercased() == Profiles.unnamed ? nil : $0 }
        data = arguments.value("data")
        noInput = arguments.has("no-input")
        plain = arguments.has("plain")
        quiet = arguments.has("quiet")
        voice = arguments.has("voice")
        for code in arguments.all("lang") {
            guard let language = Language(code: code) else {
                throw Failure(.usage, .unknownLanguage(code: code, codes: Language.codes))
            }
            languages.append(language)
        }
        if let text = arguments.value("pace") {
            guard let factor = Double(text), factor >= 0, factor <= 100 else {
                throw Failure(.usage, .optionOutOfRange(name: "--pace", value: text, range: "0–100"))
            }
            pace = factor
        }
        if let profile, !Paths.isProfileName(profile) { throw Failure(.usage, .profileNameInvalid(name: profile)) }
    }
}
