import Foundation
import Library
import StudyTime
import Testing

/// Study time at a terminal of its own, by the machine's clock.
@Suite("Cases of study time", .serialized)
struct StudyTimeCaseTests {
    /// What the machine's clock says, as the program reads it.
    private static func now(earlier milliseconds: Int = 0) -> Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? "boot"
        return Instant(
            clock: boot.filter { $0.isLetter || $0.isNumber },
            awake: time.tv_sec * 1000 + time.tv_nsec / 1_000_000 - milliseconds,
            wall: Int(Date().timeIntervalSince1970) - milliseconds / 1000
        )
    }

    /// A home in which a block of study has so many seconds left. The bubbles of the companion were read.
    private static func home(secondsLeft: Int) throws -> String {
        let home = NSTemporaryDirectory() + "aloud-study-" + UUID().uuidString
        let library = try Library(path: home + "/.local/share/aloud/aloud.db")
        for topic in ["home", "tasks", "timer", "lessons", "search"] { try library.markBubbleSeen(topic) }
        let begun = now(earlier: 45 * 60_000 - secondsLeft * 1000)
        for event in [StudyEvent.add(name: "Maths", estimate: 90 * 60_000, link: nil), .start] {
            _ = try library.respond(to: event, rules: StudyRules(), at: begun)
        }
        return home
    }

    @Test("whoever watches the timer hears the bell once when a block ends; nobody does where sounds are off")
    func watched() throws {
        for hasSounds in [true, false] {
            let home = try Self.home(secondsLeft: 15)
            defer { try? FileManager.default.removeItem(atPath: home) }
            let library = try Library(path: home + "/.local/share/aloud/aloud.db")
            let before = try library.lastStudyNews()
            if !hasSounds { try library.storeSettings(["sounds": "off"], changedFrom: [:]) }
            let screen = try Pseudoterminal(["timer", "watch"], environment: ["HOME": home])
            #expect(screen.sees("Maths"))
            #expect(screen.sees("Block over: Pomodoro 1 today."))
            #expect(screen.sees("\u{7}", within: hasSounds ? 5 : 2) == hasSounds)
            #expect(!screen.sees("\u{7}", within: 2))
            #expect(try library.lastStudyNews() == before, "watching stores nothing")
            screen.send(SIGTERM)
            #expect(screen.end() == SIGTERM)
        }
    }

    @Test(
        "case 24: a block ends while Chinese is typed: prompt and text are drawn again whole, a bell rings, and the backspace takes one character",
        arguments: [UInt16(80), 40]
    )
    func typing(columns: UInt16) throws {
        let home = try Self.home(secondsLeft: 10)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let screen = try Pseudoterminal(["--lang", "fr"], columns: columns, environment: ["HOME": home])
        #expect(screen.sees("home>"))
        screen.type("search 你好吗𠮷")
        #expect(screen.sees("𠮷"))
        #expect(screen.sees("Block over: Pomodoro 1 today."))
        #expect(screen.sees("\u{7}"))
        // The line stands below it again, with what goes on before it.
        #expect(screen.sees("[rest 15 min] home> search 你好吗𠮷"))
        screen.type("\u{7F}\u{7F}\r")
        #expect(screen.sees("你好"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        #expect(screen.isSane)
    }

    @Test("where nothing is typed the screen of the rest is opened, and a key leads back")
    func opened() throws {
        let home = try Self.home(secondsLeft: 9)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let screen = try Pseudoterminal(["--lang", "fr"], environment: ["HOME": home])
        #expect(screen.sees("[study 0:0"))
        #expect(screen.sees("Block over: Pomodoro 1 today."))
        #expect(screen.sees("another idea"))
        // What is typed as it opens was meant for what stood there before, and is not heard.
        usleep(1_000_000)
        screen.type("s")
        #expect(screen.sees("The rest is over. Now: Maths."))
        #expect(screen.sees("Study  45:00 left"))
        screen.type(" ")
        #expect(screen.sees("Study time is paused."))
        screen.type("b")
        #expect(screen.sees("[paused 45 min] home>"))
        screen.type("quit\r")
        #expect(screen.end() == 0)
    }

    @Test("music plays in the rest, and a key stops it", arguments: [true, false])
    func music(typing: Bool) throws {
        let home = try Self.home(secondsLeft: 10)
        let heard = NSTemporaryDirectory() + "aloud-music-" + UUID().uuidString + ".wav"
        defer { for path in [home, heard] { try? FileManager.default.removeItem(atPath: path) } }
        // A sound file takes the music in real time, as a loudspeaker does.
        let screen = try Pseudoterminal(["--lang", "fr"], environment: ["HOME": home], speaker: heard)
        #expect(screen.sees("home>"))
        if typing { screen.type("search 你") }
        #expect(screen.sees("♪"))
        let began = Date()
        func size() -> Int { (try? FileManager.default.attributesOfItem(atPath: heard)[.size] as? Int) ?? 0 }
        while size() < 20_000, began.timeIntervalSinceNow > -30 { usleep(50_000) }
        #expect(size() >= 20_000)
        // A key that comes as a screen opens by itself is not meant for it.
        usleep(1_000_000)
        screen.type(typing ? "好" : "x")
        let length = -began.timeIntervalSinceNow
        // More of it would be heard by now.
        usleep(7_000_000)
        screen.type(typing ? "\u{15}" : "b")
        usleep(1_000_000)
        #expect(screen.sees("home>"))
        screen.type(":quit\r")
        #expect(screen.end() == 0)
        let sound = [UInt8](try Data(contentsOf: URL(filePath: heard)))
        #expect(sound.count > 44)
        // Bytes a second, as the file's head says.
        let rate = sound.dropFirst(28).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let seconds = Double(sound.count - 44) / Double(max(rate, 1))
        #expect(seconds < length + 4.5, "\(seconds) s heard, the key came after \(length) s")
    }

    @Test("the command line sees what the console does, and while it is paused its answer stays the same")
    func agrees() throws {
        let home = try Self.home(secondsLeft: 600)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let screen = try Pseudoterminal(["--lang", "fr"], environment: ["HOME": home])
        #expect(screen.sees("[study 10 min] home>"))
        let paused = try Program.run(["timer", "pause"], home: home)
        #expect(paused.status == 0 && paused.output.hasPrefix("Paused with "))
        #expect(screen.sees("Study time is paused."))
        #expect(screen.sees("[paused 10 min] home>"))
        let first = try Program.run(["timer", "--json"], home: home).output
        usleep(1_200_000)
        #expect(try Program.run(["timer", "--json"], home: home).output == first)
        #expect(try Program.run(["timer", "pause"], home: home).status == 1)
        #expect(try Program.run(["timer", "resume"], home: home).status == 0)
        #expect(screen.sees("It goes on: Maths."))
        // A console that is killed leaves it where it was.
        screen.send(SIGKILL)
        screen.process.waitUntilExit()
        let state = try Program.run(["timer", "--json"], home: home).output
        #expect(state.contains("\"state\":\"interrupted\""), "\(state)")
        usleep(1_200_000)
        #expect(try Program.run(["timer", "--json"], home: home).output == state)
    }
}
