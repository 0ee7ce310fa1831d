@preconcurrency import Glibc
import Library
import Messages
import Orthography

/// The program: which command was asked for, run in the world it stands in.
public enum Program {
    /// The version that `--version` prints.
    public static let version = "0.1.0"

    /// Runs a command line (without the program's own name) and answers the exit status.
    public static func run(_ words: [String], environment: [String: String]) -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow is told as a full disk is.
        signal(SIGXFSZ, SIG_IGN)
        // PulseAudio's library, which ALSA loads, would otherwise print on the screen. Set while there is one thread.
        setenv("PULSE_LOG_SYSLOG", "1", 0)
        holdStandardDescriptors()
        let output = Output(descriptor: STDOUT_FILENO)
        let messages = Output(descriptor: STDERR_FILENO)
        func tell(_ failure: Failure) {
            guard let message = failure.message else { return }
            let language = interface(of: words, environment: environment)
            messages.say(message, in: language)
        }
        var status: ExitStatus
        do throws(Failure) {
            status = try dispatch(words, environment: environment, output: output, messages: messages)
        } catch {
            status = error.status
            tell(error)
        }
        do throws(Failure) {
            try output.flush()
        } catch {
            tell(error)
            status = max(status, error.status)
        }
        try? messages.flush()
        return status.rawValue
    }

    /// Where a standard stream is closed, something stands in for it that cannot be written: otherwise the next file
    /// opened, such as the database, would take its number and receive what is meant for the screen.
    private static func holdStandardDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// The language of the program's own texts for a command line, right or wrong: the one set, or the locale's.
    static func interface(of words: [String], environment: [String: String]) -> InterfaceLanguage {
        let options = Option.general + Command.all.flatMap { $0.options }
        let arguments = try? Arguments.parse(words, options: options)
        let profile = arguments?.value("profile").flatMap { $0.lowercased() == Profiles.unnamed ? nil : $0 }
        let paths =
            profile.map { Paths.isProfileName($0) } ?? true
            ? try? Paths(environment: environment, data: arguments?.value("data"), profile: profile) : nil
        return paths.flatMap { interface(chosenIn: $0) } ?? InterfaceLanguage(locale: locale(in: environment))
    }

    /// The language that the learner has set; nil where none is, or where it cannot be read.
    private static func interface(chosenIn paths: Paths) -> InterfaceLanguage? {
        guard let library = try? Library.reading(path: paths.database) else { return nil }
        return (try? library.settings())?["interface"].flatMap { InterfaceLanguage(code: $0) }
    }

    static func dispatch(
        _ words: [String],
        environment: [String: String],
        output: Output,
        messages: Output
    ) throws(Failure) -> ExitStatus {
        let commands = Command.all
        var arguments: Arguments
        do {
            arguments = try Arguments.parse(words, options: Option.general + commands.flatMap { $0.options })
        } catch {
            throw Failure(.usage, .mistake(error))
        }
        if arguments.has("version") {
            try output.line("aloud \(version)")
            return .done
        }
        let word = arguments.operands.first?.lowercased()
        let named = word.flatMap { word in commands.first { $0.name == word } }
        if let word, named == nil {
            throw Failure(.usage, .noCommand(word, among: commands))
        }
        if arguments.has("help") {
            let language = interface(of: words, environment: environment)
            try Help(language: language).print(about: named, of: commands, to: output)
            return .done
        }
        let command = named ?? .console
        if named != nil { arguments.operands.removeFirst() }
        let allowed = Set((Option.general + command.options).map(\.name))
        if let stray = arguments.values.keys.sorted().first(where: { !allowed.contains($0) }) {
            throw Failure(.usage, .unknownOption(name: "--" + stray, command: command.line))
        }
        // No file has an empty name: `--sheet "$UNSET"`.
        let files = (Option.general + command.options).filter(\.namesFile).map(\.name)
        if let empty = files.first(where: { arguments.all($0).contains("") }) {
            throw Failure(.usage, .optionWithoutValue(name: "--" + empty))
        }
        guard !command.takesFiles || !arguments.operands.contains("") else {
            throw Failure(.usage, .usage(usage: Help.usage(of: command)))
        }
        guard command.count.contains(arguments.operands.count) else {
            throw Failure(.usage, .usage(usage: Help.usage(of: command)))
        }
        var general = try General(arguments)
        var paths = try Paths(environment: environment, data: general.data, profile: general.profile)
        if let name = general.profile {
            let profiles = Profiles(paths)
            if let same = profiles.same(as: name) {
                general.profile = same
                paths = try Paths(environment: environment, data: general.data, profile: same)
            } else if profiles.lack(name), !command.takesNewLearner(arguments) {
                throw Failure(.noInput, .profileAbsent(name: name, names: profiles.names.joined(separator: ", ")))
            }
        }
        return try command.run(
            Request(
                arguments: arguments,
                general: general,
                environment: environment,
                paths: paths,
                interface: interface(chosenIn: paths) ?? InterfaceLanguage(locale: locale(in: environment)),
                output: output,
                messages: messages
            )
        )
    }
}

/// The locale that messages follow: the first of the usual variables that is set.
func locale(in environment: [String: String]) -> String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        if let value = environment[name], !value.isEmpty { return value }
    }
    return "C"
}

extension Message {
    static func noCommand(_ word: String, among commands: [Command]) -> Message {
        guard let meant = nearest(word, among: commands.map(\.name)) else { return .unknownCommand(name: word) }
        return .commandMeant(name: word, meant: meant)
    }

    static func mistake(_ mistake: Arguments.Mistake) -> Message {
        switch mistake {
        case .unknownOption(let word, let meant?): .optionMeant(name: word, meant: "--" + meant)
        case .unknownOption(let word, nil): .optionUnknown(name: word)
        case .missingValue(let name): .optionWithoutValue(name: "--" + name)
        case .unwantedValue(let name): .optionTakesNoValue(name: "--" + name)
        case .repeated(let name): .optionTwice(name: "--" + name)
        }
    }
}
