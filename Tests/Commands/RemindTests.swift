import Coaching
import Foundation
import JSON
import Library
import Memory
import Testing

@testable import Commands

@Suite("Reminders, premium, feedback")
struct RemindTests {
    /// A machine with programs that note their arguments, and every reminder due from the beginning of the study day.
    private func machine(_ programs: [String: String]) throws -> Machine {
        let machine = try Machine()
        machine.environment["PATH"] = machine.home + "/bin"
        machine.environment["XDG_RUNTIME_DIR"] = machine.home
        for (name, script) in programs {
            let notes = "PATH=/usr/bin:/bin\nprintf '[%s]\\n' \"$@\" >>'\(machine.home)/\(name).words'\n"
            try machine.write("#!/bin/sh\n" + notes + script + "\n", to: "bin/" + name)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: machine.home + "/bin/" + name
            )
        }
        // Whatever the hour is at which this runs, the study day has begun.
        for key in ["daily-phrase-hour", "streak-reminder-hour", "missed-reminder-hour"] {
            #expect(try machine.run("settings", key, "4").status == .done)
        }
        return machine
    }

    private func words(_ machine: Machine, _ name: String) -> String {
        (try? String(contentsOfFile: machine.home + "/\(name).words", encoding: .utf8)) ?? ""
    }

    /// Notes that the program was opened on the days so many back.
    private func open(_ machine: Machine, _ back: ClosedRange<Int>) throws {
        let library = try Library(path: machine.database)
        let now = MachineClock().local
        for day in back {
            let instant = Int(now.seconds) - day * 86_400
            try library.markOpened(at: Moment(instant: instant, offset: now.offset, dayStart: 4))
        }
    }

    @Test("the desktop is sent what is due, once a day")
    func sent() throws {
        let machine = try machine(["notify-send": ""])
        machine.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/tmp/none"
        try open(machine, 1...4)
        let answer = try machine.run("remind")
        #expect(answer.status == .done && answer.said.isEmpty)
        let sent = words(machine, "notify-send")
        #expect(sent.contains("[Streak Days: 4. Keep it going!]\n"))
        #expect(sent.contains("[Keep your streak going!]\n"))
        #expect(sent.components(separatedBy: "[--]").count == 4)
        #expect(try machine.run("remind").output == ["No reminder is due."])
        #expect(try machine.run("remind", "--quiet").output == [])
        #expect(words(machine, "notify-send") == sent)
        #expect(try Library(path: machine.database).progress(goal: 3, today: today).streak == 4, "it is no opening")
        #expect(try Library(path: machine.database).openedDays(through: today, limit: 1) == [today.advanced(by: -1)])
    }

    private var today: StudyDay {
        let now = MachineClock().local
        return StudyDay(instant: Int(now.seconds), offset: now.offset, start: 4)
    }

    @Test("with no bus it says so and prints, in the learner's language")
    func printed() throws {
        let machine = try machine(["notify-send": ""])
        try open(machine, 0...3)
        machine.environment["LANG"] = "zh_CN.UTF-8"
        let answer = try machine.run("remind", "--quiet")
        #expect(answer.status == .done)
        #expect(answer.said == ["aloud: 没有桌面会话可以显示提醒，所以打印在这里。"])
        #expect(answer.output.contains("已连续 4 天。继续加油！"))
        #expect(!answer.output.contains("别让连续天数中断！"), "it was opened today")
        #expect(words(machine, "notify-send").isEmpty)
    }

    @Test("the daily phrase is one of the course in the language studied, with its meaning", arguments: ["fr", "zh"])
    func phrase(_ language: String) throws {
        let machine = try machine([:])
        let all = try machine.run("remind", "--json", "--lang", language)
        #expect(all.said.count == 1 && all.output.count == 1)
        let record = try JSONValue(parsing: all.output[0])
        #expect(record["reminder"]?.string == "daily phrase" && record["sent"]?.string == "printed")
        let title = try #require(record["title"]?.string)
        let body = try #require(record["body"]?.string)
        let found = try machine.run("search", title, "--json")
        let code = language == "zh" ? "cmn" : language
        let phrases = try found.output.map { try JSONValue(parsing: $0) }.map { $0["text"] }
        #expect(
            phrases.contains { text in
                let own = text?[code]?.string ?? ""
                let isSame = language == "zh" ? own.filter { $0 != " " } == title : own == title
                return isSame && body.hasSuffix(text?["en"]?.string ?? "?")
            },
            "\(title) / \(body)"
        )
    }

    @Test("the same chance gives the same phrase, the edges of the study day hold")
    func clock() throws {
        func first(_ seed: UInt64, _ hour: Double) throws -> [String] {
            let machine = try machine([:])
            let out = machine.home + "/.direct"
            let descriptor = Foundation.open(out, O_RDWR | O_CREAT | O_TRUNC, 0o600)
            defer { close(descriptor) }
            let output = Output(descriptor: descriptor)
            let request = Request(
                arguments: Arguments(values: ["json": [""]]),
                general: General(),
                environment: machine.environment,
                paths: try Paths(environment: machine.environment),
                interface: .english,
                output: output,
                messages: Output(descriptor: descriptor)
            )
            // 2026-03-01T00:00+01:00
            let time = LocalTime(seconds: 1_772_319_600 + hour * 3600, offset: 3600)
            _ = try request.sendReminders(at: time, by: Chance(seed: seed))
            try output.flush()
            return try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n").map { String($0) }
        }
        let one = try first(7, 9)
        #expect(one.count == 1)
        #expect(try first(7, 9) == one)
        #expect(try (8...12).contains { try first(UInt64($0), 9) != one })
        #expect(try first(7, 3.99).count == 1, "the evening's, made up for")
        #expect(try first(7, 4.02).count == 1, "hour 4 has come")
    }

    @Test("each is on or off")
    func off() throws {
        let machine = try machine([:])
        try open(machine, 1...4)
        for key in ["daily-phrase", "streak-reminder", "missed-reminder"] {
            _ = try machine.run("settings", key, "off")
        }
        #expect(try machine.run("remind").output == ["No reminder is due."])
        _ = try machine.run("settings", "missed-reminder", "on")
        #expect(try machine.run("remind").output == ["Keep your streak going!"])
    }

    @Test("a service that fails is named once, and the reminders printed")
    func failing() throws {
        let machine = try machine(["notify-send": "echo 'no luck' >&2; exit 1"])
        machine.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/tmp/none"
        try open(machine, 1...2)
        let answer = try machine.run("remind")
        #expect(answer.status == .done)
        #expect(answer.said == ["aloud: The desktop did not show the reminder (no luck), so it is printed here."])
        #expect(answer.output.contains("Streak Days: 2. Keep it going!"))
    }

    @Test("the timer is installed with where the data is, and removed")
    func timer() throws {
        let machine = try machine(["systemctl": ""])
        let folder = machine.home + "/.config/systemd/user"
        let installed = try machine.run("remind", "--install", "--profile", "Ann")
        #expect(installed.status == .done && installed.output.first?.contains("systemd timer") == true)
        let service = try String(contentsOfFile: folder + "/aloud-remind-Ann.service", encoding: .utf8)
        #expect(
            service.contains(
                "\"remind\" \"--quiet\" \"--data\" \"\(machine.home)/.local/share/aloud\" \"--profile\" \"Ann\"\n"
            )
        )
        #expect(service.contains("Environment=\"LANG=en_US.UTF-8\""))
        #expect(try machine.run("remind", "--install").status == .done)
        #expect(try machine.run("remind", "--uninstall", "--profile", "Ann").status == .done)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.sorted() == ["aloud-remind.service", "aloud-remind.timer"], "another's stays")
        #expect(
            try machine.run("remind", "--uninstall", "--json").output == [#"{"timer":"systemd","installed":false}"#]
        )
        #expect(try machine.run("remind", "--uninstall").output == ["No timer for reminders is installed."])
        #expect(try machine.run("remind", "--install", "--uninstall").status == .usage)
        machine.environment["PATH"] = machine.home
        let nobody = try machine.run("remind", "--install")
        #expect(nobody.status == .unavailable && nobody.said.count == 1)
    }

    @Test("premium tells what is locked, and unlocks it")
    func premium() throws {
        let machine = try Machine()
        let locked = try machine.run("premium")
        #expect(locked.output.first?.hasPrefix("Lessons 11 and above are locked.") == true)
        #expect(locked.output.last?.contains("No payment exists") == true)
        #expect(locked.output.contains { $0.contains(" 11  ") } && !locked.output.contains { $0.contains(" 10  ") })
        #expect(!FileManager.default.fileExists(atPath: machine.database), "looking stores nothing")
        #expect(try machine.run("premium", "pay").status == .usage)
        #expect(try machine.run("premium", "Unlock").output == ["All lessons are unlocked."])
        let record = try JSONValue(parsing: try #require(try machine.run("premium", "--json").output.first))
        #expect(record["unlocked"] == .bool(true))
        _ = try machine.run("settings", "goal", "3", "--profile", "Ann")
        #expect(try machine.run("premium", "--profile", "Ann").output.count > 1, "another learner's are still locked")
    }

    @Test("feedback goes where one file says")
    func feedback() throws {
        let machine = try Machine()
        let none = try machine.run("feedback")
        #expect(none.status == .done)
        #expect(none.output.count == 1 && none.output[0].hasPrefix("There is neither a survey nor an address"))
        #expect(try machine.run("feedback", "--json").output == [#"{"survey":null,"bugs":null}"#])
        try machine.write("# mine\nsurvey:  https://a.example/x?y=1:2 \nother: z\n", to: ".config/aloud/feedback.txt")
        #expect(
            try machine.run("feedback").output == [
                "A survey of five minutes: https://a.example/x?y=1:2",
                "There is no address for bug reports at present.",
            ]
        )
        #expect(
            try machine.run("feedback", "--json").output == [#"{"survey":"https://a.example/x?y=1:2","bugs":null}"#]
        )
        try machine.write("", to: ".config/aloud/feedback.txt")
        #expect(try machine.run("feedback").output.first?.contains(".config/aloud/feedback.txt") == true)
    }
}
