import Coaching

/// A session played with the real console, and held against what it expects.
public struct Rehearsal {
    /// The stage: everything about a run that is not in the session.
    public struct Stage: Sendable {
        /// The program under rehearsal.
        public var program: String
        /// Command-line words for every start.
        public var arguments: [String]
        /// Environment variables, with folders of the run's own.
        public var environment: [String: String]
        /// Finds a file by what the session calls it.
        public var file: @Sendable (String) -> String
        /// Puts a lesson file among the learner's own; answers the error number where it cannot.
        public var addLesson: @Sendable (String) -> Errno?
        /// Whether every line of output must be expected.
        public var isExact: Bool
        /// Seconds after which a console that does not answer is given up.
        public var limit: Double

        public init(
            program: String,
            arguments: [String] = [],
            environment: [String: String] = [:],
            isExact: Bool = false,
            limit: Double = 120,
            file: @escaping @Sendable (String) -> String = { $0 },
            addLesson: @escaping @Sendable (String) -> Errno?
        ) {
            self.program = program
            self.arguments = arguments
            self.environment = environment
            self.file = file
            self.addLesson = addLesson
            self.isExact = isExact
            self.limit = limit
        }
    }

    /// The first thing that was not as expected.
    public struct Difference: Error, Sendable, Equatable {
        public enum Kind: Sendable, Equatable {
            /// The line expected never came.
            case missing(String)
            /// A line that nobody expected.
            case unexpected(String)
            case status(expected: Int32, was: Int32)
            /// The console did not answer any more.
            case silent
            /// The console could not be started.
            case notStarted(Errno)
            /// A lesson file could not be put where the console finds it.
            case noLesson(String, Errno)
        }

        /// The session's line, from 1.
        public var line: Int
        public var kind: Kind
        /// What the console wrote since the last input and the last match.
        public var written: [String]
    }

    private let session: Session
    private let stage: Stage
    /// Takes each line of the transcript.
    private let tell: (String) -> Void
    private var console: ConsoleProcess?
    private var arguments: [String]?
    private var environment: [String: String]
    private var profile: String?
    private var clock = LocalTime(seconds: 1_767_607_200, offset: 0)
    private var seed: UInt64 = 1
    /// Lines written that no expectation has met.
    private var written: [String] = []
    /// Whether any lines may stand before the next that is expected (`< …`).
    private var skips = false
    private var hasStarted = false
    private var lastStatus: Int32?
    private var line = 0
    /// Seconds that time was told to pass, and those for which the machine slept.
    private var elapsed = 0.0
    private var asleep = 0.0
    /// What both were when the clock on the wall was set.
    private var clockSet = (elapsed: 0.0, asleep: 0.0)
    /// The consoles of the session that are not played now, by their names.
    private var others: [String: Desk] = [:]
    private var name = "main"

    /// What is a console's own.
    private struct Desk {
        var console: ConsoleProcess?
        var arguments: [String]?
        var written: [String] = []
        var skips = false
        var hasStarted = false
        var lastStatus: Int32?
    }

    /// - Parameter tell: takes each line of the transcript, in the form of a session file.
    public init(_ session: Session, on stage: Stage, tell: @escaping (String) -> Void) {
        self.session = session
        self.stage = stage
        self.tell = tell
        environment = stage.environment
    }

    /// Plays the session to its end, or to the first difference.
    public mutating func run() throws(Difference) {
        for step in session.steps {
            line = step.line
            if case .expect = step.action {} else { tell(step.text) }
            try perform(step.action)
        }
        for name in [name] + others.keys.sorted() {
            try turn(to: name)
            try end()
            try checkNothingLeft()
        }
    }

    private mutating func perform(_ action: Session.Action) throws(Difference) {
        switch action {
        case .type(let text):
            try checkNothingLeft()
            try send(.line(text))
        case .press(let key):
            try checkNothingLeft()
            try send(.key(key))
        case .take(let name):
            try send(.take(stage.file(name)))
        case .expect(let text): try expect(text)
        case .kill:
            try checkNothingLeft()
            try start()
            console?.kill()
            lastStatus = console?.exitStatus
            console = nil
            try start()
        case .status(let status):
            if !hasStarted { try start() }
            try end()
            guard lastStatus == status else { throw difference(.status(expected: status, was: lastStatus ?? -1)) }
        case .wait(let seconds):
            // Where a command has ended already, time passes for the others.
            if console == nil, hasStarted { elapsed += seconds } else { try send(.wait(seconds: seconds)) }
        case .clock(let time):
            clock = time
            clockSet = (elapsed, asleep)
            try sendAll(.clock(time))
        case .sleep(let seconds):
            asleep += seconds
            try sendAll(.sleep(seconds: seconds))
        case .console(let name): try turn(to: name)
        case .seed(let number):
            seed = number
            if console != nil { try send(.seed(number)) }
        case .size(let columns, let rows):
            environment["COLUMNS"] = String(columns)
            environment["LINES"] = String(rows)
            if console != nil { try send(.size(columns: columns, rows: rows)) }
        // What is set for a start ends the console that runs.
        case .locale(let name):
            try endForChange()
            // A name without its encoding means UTF-8, as everywhere in this program.
            let whole = name.contains(".") || name == "C" || name == "POSIX" ? name : name + ".UTF-8"
            environment["LC_ALL"] = whole
            environment["LANG"] = whole
        case .profile(let name):
            try endForChange()
            profile = name
        case .environment(let name, let value):
            try endForChange()
            environment[name] = value
        case .run(let words):
            try endForChange()
            // Files are named as they are everywhere in a session.
            arguments = words.map { $0.hasPrefix("$") ? stage.file($0) : $0 }
        case .lesson(let name):
            try endForChange()
            if let error = stage.addLesson(stage.file(name)) { throw difference(.noLesson(name, error)) }
        }
    }

    // MARK: The console

    private mutating func start() throws(Difference) {
        guard console == nil else { return }
        var words = ["--script", String(ConsoleProcess.scriptDescriptor)] + stage.arguments
        if let profile { words += ["--profile", profile] }
        switch ConsoleProcess.start(stage.program, arguments: words + (arguments ?? []), environment: environment) {
        case .failure(let error): throw difference(.notStarted(error))
        case .success(let process): console = process
        }
        hasStarted = true
        let passed = elapsed - clockSet.elapsed + asleep - clockSet.asleep
        console?.send(.elapsed(seconds: elapsed, asleep: asleep))
        console?.send(.clock(LocalTime(seconds: clock.seconds + passed, offset: clock.offset)))
        console?.send(.seed(seed))
        console?.send(.start)
        try settle()
    }

    private mutating func send(_ direction: Direction) throws(Difference) {
        try start()
        console?.send(direction)
        try settle()
    }

    /// Another console's turn; time that has passed meanwhile passes for it too.
    private mutating func turn(to other: String) throws(Difference) {
        guard other != name else { return }
        others[name] = Desk(
            console: console,
            arguments: arguments,
            written: written,
            skips: skips,
            hasStarted: hasStarted,
            lastStatus: lastStatus
        )
        let desk = others.removeValue(forKey: other) ?? Desk()
        name = other
        (console, arguments, written) = (desk.console, desk.arguments, desk.written)
        (skips, hasStarted, lastStatus) = (desk.skips, desk.hasStarted, desk.lastStatus)
        if let console, console.elapsed < elapsed { try send(.skip(seconds: elapsed - console.elapsed)) }
    }

    /// Tells every console that runs.
    private mutating func sendAll(_ direction: Direction) throws(Difference) {
        let current = name
        for other in [current] + others.keys.sorted() {
            try turn(to: other)
            if console != nil { try send(direction) }
        }
        try turn(to: current)
    }

    private mutating func settle() throws(Difference) {
        guard let process = console else { return }
        var lines: [String] = []
        let settled = process.settle(limit: stage.limit) { lines.append($0) }
        for line in lines where !line.allSatisfy(\.isWhitespace) {
            tell("< \(line.trimmedAtEnd)")
            written.append(line)
        }
        guard settled else {
            process.kill()
            console = nil
            throw difference(.silent)
        }
        elapsed = max(elapsed, process.elapsed)
        if let status = process.exitStatus {
            lastStatus = status
            console = nil
        }
    }

    /// Ends the input, and waits until the console is gone.
    private mutating func end() throws(Difference) {
        while let process = console {
            process.send(.end)
            try settle()
        }
    }

    /// The next line that needs the console starts it anew.
    private mutating func endForChange() throws(Difference) {
        try checkNothingLeft()
        try end()
        hasStarted = false
    }

    // MARK: Expectations

    private mutating func expect(_ text: String) throws(Difference) {
        if !hasStarted { try start() }
        if text.trimmed == "…" {
            skips = true
            return
        }
        let skips = skips || !stage.isExact
        self.skips = false
        while true {
            if let index = written.firstIndex(where: { fits($0, text) }) {
                if !skips, index > 0 { throw difference(.unexpected(written[0])) }
                written.removeFirst(index + 1)
                return
            }
            if !skips, !written.isEmpty { break }
            // As a person would, wait for it: time goes on as long as it brings something.
            guard let process = console, process.awaitsTime else { break }
            try send(.pass)
        }
        throw difference(.missing(text))
    }

    private mutating func checkNothingLeft() throws(Difference) {
        if stage.isExact, !skips, let stray = written.first { throw difference(.unexpected(stray)) }
        skips = false
        written = []
    }

    private func difference(_ kind: Difference.Kind) -> Difference {
        Difference(line: line, kind: kind, written: written)
    }

}

extension String {
    /// Without white space at its end.
    fileprivate var trimmedAtEnd: String {
        var rest = self[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
