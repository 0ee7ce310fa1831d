@preconcurrency import Glibc
import Messages
import Shell

extension Command {
    /// `aloud rehearse FILE.session…`: the real console, with keys, microphone, clock and chance from a script.
    static let rehearse = Command(
        "rehearse",
        operands: "FILE.session…",
        count: 1...many,
        options: [Option("exact")],
        takesNewLearner: { _ in true }
    ) { request throws(Failure) in
        var status = ExitStatus.done
        for file in request.arguments.operands {
            let session = try readSession(file, request)
            let folder = try ScratchFolder()
            defer { folder.remove() }
            let stage = Rehearsal.Stage(
                program: executablePath() ?? "/proc/self/exe",
                arguments: ["--speaker", request.general.speaker ?? "none", "--pace", request.paceText]
                    + request.general.languages.flatMap { ["--lang", $0.code] },
                environment: request.environmentOfRun(in: folder.path),
                isExact: request.arguments.has("exact"),
                file: request.files(besides: file),
                addLesson: { addLesson($0, to: folder.path + "/data/aloud/lessons") }
            )
            // A transcript is written as it comes; what cannot be written is told at the end.
            var failure: Failure?
            var rehearsal = Rehearsal(session, on: stage) { line in
                guard !request.general.quiet, failure == nil else { return }
                do throws(Failure) {
                    try request.output.line(line)
                    try request.output.flush()
                } catch {
                    failure = error
                }
            }
            var difference: Rehearsal.Difference?
            do throws(Rehearsal.Difference) { try rehearsal.run() } catch { difference = error }
            if let failure { throw failure }
            if let difference {
                request.tell(difference, in: file)
                status = max(status, difference.status)
            }
        }
        return status
    }

    private static func readSession(_ file: String, _ request: Request) throws(Failure) -> Session {
        guard let bytes = readBytes(file) else {
            throw Failure(.noInput, .fileUnreadable(file: file, detail: systemWords(errno)))
        }
        do throws(Session.Mistake) {
            return try Session.parse(String(decoding: bytes, as: UTF8.self))
        } catch {
            let problem = Message.sessionLineUnreadable(text: String(error.text.prefix(80)))
            throw Failure(.badData, .sessionLine(file: file, line: error.line, problem: problem))
        }
    }

    /// Copies a lesson file into a folder, which is made; answers the error number where that cannot be done.
    private static func addLesson(_ path: String, to folder: String) -> Errno? {
        guard let bytes = readBytes(path) else { return Errno(errno) }
        var part = ""
        for name in folder.split(separator: "/") {
            part += "/" + name
            mkdir(part, 0o700)
        }
        let name = path.split(separator: "/").last.map { String($0) } ?? "own.lesson"
        let file = open(folder + "/" + name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return Errno(errno) }
        defer { close(file) }
        let written = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        return written == bytes.count ? nil : Errno(written < 0 ? errno : ENOSPC)
    }

    /// A session file's bytes; nil, with `errno` set, where it cannot be read.
    private static func readBytes(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < 1 << 24 {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 { return nil }
            if count == 0 { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }
}

extension Rehearsal.Difference {
    var status: ExitStatus {
        switch kind {
        case .notStarted: .unavailable
        case .noLesson: .noInput
        default: .wrong
        }
    }

    var message: Message {
        switch kind {
        case .missing(let line): .sessionMissing(expected: line)
        case .unexpected(let line): .sessionUnexpected(written: line)
        case .status(let expected, let was): .sessionStatus(expected: Int(expected), status: Int(was))
        case .silent: .sessionSilent()
        case .notStarted(let reason): .sessionNotStarted(detail: reason.words)
        case .noLesson(let name, let reason): .fileUnreadable(file: name, detail: reason.words)
        }
    }
}

extension Request {
    fileprivate func tell(_ difference: Rehearsal.Difference, in file: String) {
        try? output.flush()
        say(.sessionLine(file: file, line: difference.line, problem: difference.message))
        guard !difference.written.isEmpty else { return }
        let lines = difference.written.map { "  " + $0 }.joined(separator: "\n")
        try? messages.line(text(.sessionWritten(lines: lines)))
        try? messages.flush()
    }

    /// The pace of a rehearsal: at once, unless another was asked for.
    fileprivate var paceText: String { arguments.value("pace") ?? "0" }

    /// The environment of a run: folders of its own, and nothing that differs from one machine or day to the next.
    fileprivate func environmentOfRun(in folder: String) -> [String: String] {
        let own = [
            "HOME", "LANG", "TZ", "TERM", "NO_COLOR", "COLUMNS", "LINES", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER",
        ]
        var result = environment.filter { name, _ in
            !own.contains(name) && !["LC_", "XDG_", "DBUS_", "TMUX", "SSH_"].contains { name.hasPrefix($0) }
        }
        result["HOME"] = folder
        result["LANG"] = "en_US.UTF-8"
        result["TZ"] = "UTC0"
        result["TERM"] = "dumb"
        for (name, part) in [("CONFIG", "config"), ("DATA", "data"), ("CACHE", "cache"), ("STATE", "state")] {
            result["XDG_\(name)_HOME"] = folder + "/" + part
        }
        // Models are the machine's, and those that the run brings.
        result["ALOUD_MODELS"] = ([folder + "/data/aloud/models"] + paths.modelFolders).joined(separator: ":")
        // So is the dictionary, which takes seconds to be made.
        result["ALOUD_DICTIONARY"] = paths.dictionaryFolder
        if let resources = paths.resources { result["ALOUD_HOME"] = resources }
        return result
    }

    /// Finds files by what a session calls them: a folder that the environment names, as `$SPEECH` or `$PACKAGED`
    /// do, or a path from the session's folder.
    fileprivate func files(besides file: String) -> @Sendable (String) -> String {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        let environment = environment
        return { name in
            if name.hasPrefix("$") {
                let variable = name.dropFirst().prefix { $0 != "/" }
                // One that is not set stays as it is, and is told as a file that is not there.
                guard let place = environment[String(variable)], !place.isEmpty else { return name }
                return absolute(place + name.dropFirst(variable.count + 1))
            }
            return absolute(name.hasPrefix("/") ? name : folder + "/" + name)
        }
    }
}

/// A path that does not depend on the working directory.
func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard getcwd(&buffer, buffer.count) != nil else { return path }
    let length = buffer.firstIndex(of: 0) ?? buffer.count
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/" + path
}
