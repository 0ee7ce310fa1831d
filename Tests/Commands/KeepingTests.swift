import Foundation
import JSON
import Library
import Memory
import StudyTime
import Testing

@testable import Commands

@Suite("Backup, restore, export")
struct KeepingTests {
    private let noon = Moment(instant: 1_772_362_800, offset: 3600, dayStart: 4)

    @Test("a damaged database is named, and the last backup brings everything back")
    func damaged() throws {
        let machine = try Machine()
        #expect(try machine.run("backup").status == .noInput)
        #expect(try machine.run("restore").status == .noInput)
        _ = try machine.run("settings", "goal", "9")
        let made = try machine.run("backup")
        #expect(made.status == .done)
        try machine.write(String(repeating: "x", count: 9000), to: ".local/share/aloud/aloud.db")
        #expect(try machine.run("settings", "goal").status == .badData)
        let backed = try machine.run("backup")
        #expect(backed.status == .badData && backed.said.count == 1)
        let restored = try machine.run("restore")
        #expect(restored.status == .done)
        #expect(restored.output.first?.contains("is kept as \(machine.database).before-") == true)
        #expect(try machine.run("settings", "goal").output == ["9"])
    }

    @Test(
        "where the learner's folder cannot be looked into, that is told; it is not taken for nothing stored",
        arguments: [
            ["units"], ["due"], ["progress"], ["mistakes"], ["report", "--unit", "1"], ["export"], ["backup"],
            ["profile"],
            ["tasks"], ["settings"], ["dictionary", "explanations"],
        ]
    )
    func unreadable(command: [String]) throws {
        let machine = try Machine()
        try machine.write("no folder", to: "file")
        let answer = try machine.run(words: command + ["--data", machine.home + "/file"])
        #expect(answer.status == .noInput && answer.output.isEmpty, "\(answer)")
        #expect(
            answer.said.joined(separator: " ").contains(
                "/file/\(command == ["profile"] ? "profiles" : "aloud.db") cannot be read"
            ),
            "\(answer.said)"
        )
    }

    @Test("an empty name is no file's, and is told as something left out")
    func namedNothing() throws {
        let machine = try Machine()
        for command in ["import", "backup", "restore", "export", "rehearse"] {
            let answer = try machine.run(command, "")
            #expect(answer.status == .usage && answer.said.first?.hasPrefix("aloud: Usage: aloud \(command)") == true)
        }
        for words in [
            ["report", "--unit", "1", "--sheet", ""], ["units", "--data="], ["diary", "--html", "", "day"],
        ] {
            let answer = try machine.run(words: words)
            #expect(answer.status == .usage && answer.said.joined().contains("needs a value after it."), "\(answer)")
        }
    }

    @Test("an option of another command is told with the command line that lists the right ones")
    func strayOption() throws {
        let machine = try Machine()
        #expect(
            try machine.run("units", "--gap", "3").said
                == ["aloud: `aloud units` has no option --gap. `aloud units --help` lists them."]
        )
        #expect(
            try machine.run("--gap", "3").said == ["aloud: `aloud` has no option --gap. `aloud --help` lists them."]
        )
    }

    @Test("a file of one's own is restored, rubbish is refused and nothing changed")
    func files() throws {
        let machine = try Machine()
        _ = try machine.run("settings", "goal", "9")
        let file = machine.home + "/a copy.db"
        #expect(try machine.run("backup", file).output == ["Everything is backed up in \(file)."])
        _ = try machine.run("settings", "goal", "2")
        try machine.write("rubbish", to: "rubbish")
        let refused = try machine.run("restore", machine.home + "/rubbish")
        #expect(refused.status == .badData && refused.said.count == 1)
        #expect(try machine.run("restore", machine.home + "/missing").status == .noInput)
        #expect(try machine.run("settings", "goal").output == ["2"])
        #expect(try machine.run("restore", file).status == .done)
        #expect(try machine.run("settings", "goal").output == ["9"])
        #expect(try machine.run("backup", "/proc/x/y").status != .done)
    }

    @Test("no file but a backup is written over, and never the database itself", arguments: ["backup", "export"])
    func overwriting(command: String) throws {
        let machine = try Machine()
        _ = try machine.run("settings", "goal", "9")
        // As in use: with its log beside it.
        let library = try Library(path: machine.database)
        #expect(symlink(machine.database, machine.home + "/link") == 0)
        for file in [machine.database, machine.home + "/link"] {
            let answer = try machine.run(command, file)
            #expect(answer.status == .cannotWrite)
            #expect(answer.said.count == 1 && answer.said[0].contains("a database in use"))
        }
        withExtendedLifetime(library) {}
        #expect(try machine.run("settings", "goal").output == ["9"])
        if command == "backup" {
            #expect(try machine.run("backup", "/dev/zero").status == .cannotWrite)
            #expect(try machine.run("backup", machine.home).status == .cannotWrite)
        }
    }

    @Test("nothing is restored under a console that is open")
    func open() throws {
        let machine = try Machine()
        _ = try machine.run("settings", "goal", "9")
        _ = try machine.run("backup")
        let lock = ConsoleLock(path: machine.home + "/.local/share/aloud/console.lock")
        #expect(lock != nil)
        #expect(try machine.run("restore").status == .unavailable)
        withExtendedLifetime(lock) {}
    }

    @Test("everything stored is exported, a record a line")
    func export() throws {
        let machine = try Machine()
        #expect(try machine.run("export").status == .noInput)
        let library = try Library(path: machine.database)
        let id = "1:l'eau"
        try library.store(
            Attempt(
                moment: noon,
                exercise: "pronunciation",
                kind: .judged,
                language: .french,
                phrase: .init(rawValue: id),
                text: "l'eau",
                outcome: .almost,
                score: 0.5,
                words: [.init(text: "l'eau", outcome: .almost, kind: .unclear, score: 0.25)],
                slips: 2,
                hints: 1
            )
        )
        try library.markStudied(.init(rawValue: id), at: noon)
        try library.markOpened(at: noon)
        try library.setFavorite(.init(rawValue: id), true, at: noon)
        try library.setBookmark(.lesson, to: "3")
        try library.markBubbleSeen("lessons")
        try library.takeIn(explanations: [("𠮷", "\"土\"字头")])
        try library.storeSettings(["goal": "4"], changedFrom: [:])
        let lines = try machine.run("export").output
        #expect(
            lines == [
                #"{"record":"attempt","date":"2026-03-01","at":1772362800,"offset":3600,"exercise":"pronunciation","#
                    + #""kind":"judged","lang":"fr","phrase":"1:l'eau","text":"l'eau","verdict":"almost","score":0.5,"#
                    + #""words":[{"text":"l'eau","verdict":"almost","kind":"unclear","score":0.25}],"slips":2,"hints":1,"seconds":null}"#,
                #"{"record":"studied","date":"2026-03-01","phrase":"1:l'eau","at":1772362800,"offset":3600}"#,
                #"{"record":"opening","date":"2026-03-01","at":1772362800,"offset":3600}"#,
                #"{"record":"favorite","phrase":"1:l'eau","at":1772362800}"#,
                #"{"record":"bookmark","name":"lesson","place":"3"}"#,
                #"{"record":"setting","key":"goal","value":"4"}"#,
                #"{"record":"review","date":"2026-03-01","at":1772362800,"offset":3600,"kind":"phrase","lang":"fr","item":"1:l'eau","form":"pronunciation","grade":2}"#,
                #"{"record":"bubble","screen":"lessons"}"#,
                #"{"record":"explanation","text":"𠮷","explanation":"\"土\"字头"}"#,
            ]
        )
        let file = machine.home + "/all.json"
        #expect(try machine.run("export", file).status == .done)
        #expect(try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count == 9)
        #expect(try machine.run("export", "/dev/full").status == .cannotWrite)
        #expect(try machine.run("export", machine.home + "/none/all.json").status == .cannotWrite)
    }

    @Test("what was sent, unlocked, tuned, planned and suggested is exported too, and the forms name every record")
    func exportRest() throws {
        let machine = try Machine()
        let library = try Library(path: machine.database)
        let hours = Dictionary(uniqueKeysWithValues: Reminder.allCases.map { ($0, 12) })
        #expect(try library.claimReminders(Reminders(hours: hours, dayStart: 4), at: noon).isEmpty == false)
        try library.unlockPremium(at: noon)
        var weights = ReviewParameters.published.weights
        weights[0] += 0.125
        try library.setReviewParameters(try #require(ReviewParameters(weights)))
        #expect(try machine.run("tasks", "add", "读书").status == .done)
        #expect(try machine.run("timer", "start").status == .done)
        try library.noteSuggested(try #require(StudyTime.Activity.all.first), at: noon)
        let lines = try machine.run("export").output
        let records = try lines.map { try #require(try JSONValue(parsing: $0)["record"]?.string) }
        #expect(Set(records).isSuperset(of: ["reminder", "unlocked", "tuning", "plan", "suggestion", "task"]))
        #expect(lines.contains(#"{"record":"unlocked","name":"premium","at":1772362800,"offset":3600}"#))
        #expect(
            lines.contains(
                #"{"record":"reminder","date":"2026-03-01","reminder":"daily phrase","at":1772362800,"offset":3600}"#
            )
        )
        let tuning = try #require(lines.first { $0.contains("tuning") })
        #expect(try JSONValue(parsing: tuning)["weights"]?.array?.compactMap(\.double) == weights)
        let forms = try String(
            contentsOfFile: try #require(machine.environment["ALOUD_HOME"]) + "/docs/forms.md",
            encoding: .utf8
        )
        for record in Set(records) { #expect(forms.contains("| \(record) | "), "\(record)") }
    }

    @Test("doctor says what is there, what is missing and how to get it")
    func doctor() throws {
        let machine = try Machine()
        let healthy = try machine.run("doctor", "--json").output.map { try JSONValue(parsing: $0) }
        func part(_ name: String, in findings: [JSONValue]) -> JSONValue? {
            findings.first { $0["part"]?.string == name }
        }
        #expect(part("lessons", in: healthy)?["ok"]?.bool == true)
        #expect(part("speech", in: healthy)?["ok"]?.bool == true)
        #expect(part("database", in: healthy)?["ok"]?.bool == true)
        #expect(part("model cmn", in: healthy)?["remedy"]?.string?.contains("aloud models add") == true)
        #expect(healthy.allSatisfy { ($0["remedy"]?.isNull == true) == ($0["ok"]?.bool == true) })
        #expect(!FileManager.default.fileExists(atPath: machine.database), "looking makes no database")
        try machine.write(String(repeating: "x", count: 9000), to: ".local/share/aloud/aloud.db")
        machine.environment["ALOUD_HOME"] = "/nowhere"
        let answer = try machine.run("doctor")
        #expect(answer.status == .unavailable)
        #expect(answer.output.contains { $0.hasPrefix("✗ ") && $0.contains("aloud.db cannot be used") })
        #expect(answer.output.contains { $0.hasPrefix("✗ 0 lessons") })
        machine.environment["LANG"] = "zh_CN.UTF-8"
        #expect(try machine.run("doctor").output.contains { $0.hasPrefix("✗ 0 课") })
    }
}
