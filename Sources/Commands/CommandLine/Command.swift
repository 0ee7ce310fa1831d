/// Something `aloud` can be asked to do from the command line: one file a command, listed in ``Command/all``.
public struct Command: Sendable {
    /// The word that names it, in small letters.
    public let name: String
    /// What stands after the name in its usage line: `LESSON`, `RECORDING…`; empty where it takes nothing.
    public let operands: String
    /// How many operands it takes.
    public let count: ClosedRange<Int>
    /// The options it takes besides the general ones.
    public let options: [Option]
    /// Whether a learner who is not there yet may be named with `--profile`: one is made, or nobody's data is looked at.
    let takesNewLearner: @Sendable (Arguments) -> Bool
    /// Does it; results go to the request's output. Throws the one line a person is told.
    public let run: @Sendable (Request) throws(Failure) -> ExitStatus

    public init(
        _ name: String,
        operands: String = "",
        count: ClosedRange<Int> = 0...0,
        options: [Option] = [],
        takesNewLearner: @escaping @Sendable (Arguments) -> Bool = { _ in false },
        run: @escaping @Sendable (Request) throws(Failure) -> ExitStatus
    ) {
        self.name = name
        self.operands = operands
        self.count = count
        self.options = options
        self.takesNewLearner = takesNewLearner
        self.run = run
    }

    /// What is typed for it: `aloud units`, and `aloud` for the console.
    public var line: String { name.isEmpty ? "aloud" : "aloud " + name }

    /// Whether an operand is the name of a file or folder.
    var takesFiles: Bool { isFile(operands) }

    /// A count without an upper limit begins here: `1...Command.many`.
    public static let many = Int.max
}

/// An option of the command line: `--name VALUE`, or `--name` alone for a flag.
public struct Option: Sendable, Equatable {
    /// What follows the name.
    public enum Kind: Sendable, Equatable {
        case flag
        /// One value, shown in usage lines as the placeholder given: `FILE`.
        case value(String)
        /// One value each time, and it may be repeated.
        case list(String)
    }

    /// Without the dashes.
    public let name: String
    public let kind: Kind

    public init(_ name: String, _ kind: Kind = .flag) {
        self.name = name
        self.kind = kind
    }

    /// Whether its value is the name of a file or folder.
    var namesFile: Bool {
        switch kind {
        case .flag: false
        case .value(let placeholder), .list(let placeholder): isFile(placeholder)
        }
    }

    /// `--json`: one object a line.
    public static let json = Option("json")
    /// `--text TEXT`: what was to be said.
    public static let text = Option("text", .value("TEXT"))

    /// What every command understands.
    public static let general: [Option] = [
        Option("help"), Option("version"), Option("voice"), Option("mic", .list("DEVICE|FILE")),
        Option("speaker", .value("DEVICE|FILE|none")), Option("profile", .value("NAME")),
        Option("data", .value("DIR")), Option("lang", .list("CODE")), Option("pace", .value("FACTOR")),
        Option("no-input"), Option("plain"), Option("quiet"),
        // The descriptor at which `rehearse` gives keys, microphone, clock and chance.
        Option("script", .value("FD")),
    ]
}

/// Whether a placeholder of a usage line stands for a file or folder: `FILE.html`, `[RECORDING]…`.
private func isFile(_ placeholder: String) -> Bool {
    ["FILE", "PATH", "DIR", "RECORDING"].contains { placeholder.contains($0) }
}
