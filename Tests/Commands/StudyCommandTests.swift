import Foundation
import Library
import StudyTime
import Testing

@testable import Commands

@Suite("What is typed of study time")
struct StudyWordsTests {
    @Test(
        "minutes stand behind the name with their unit; a number alone belongs to the name",
        arguments: [
            ("Maths homework 30min", "Maths homework", 30), ("Maths 30 min", "Maths", 30), ("数学作业30分钟", "数学作业", 30),
            ("数学 ３０分", "数学", 30), ("Maths 5m", "Maths", 5), ("Maths 90 minutes", "Maths", 90),
            ("Read chapter 3", "Read chapter 3", nil), ("30min", "", 30), ("Gym", "Gym", nil), ("m", "m", nil),
            ("A4m", "A4m", nil), ("  好 𠮷  ", "好 𠮷", nil), ("", "", nil),
            ("x 99999999999999999999min", "x", .max),
        ] as [(String, String, Int?)]
    )
    func names(text: String, name: String, minutes: Int?) {
        let read = TaskWords.nameAndMinutes(text)
        #expect(read.name == name && read.minutes == minutes, "\(read)")
    }

    @Test("what a task is tied to")
    func links() {
        #expect(StudyLink(reading: "lesson:3") == StudyLink(.lesson, "3"))
        #expect(StudyLink(reading: "Dictation Unit 4") == StudyLink(.dictation, "Unit 4"))
        #expect(StudyLink(reading: "word：朋友") == StudyLink(.word, "朋友"))
        for text in ["", "lesson", "lesson:", "lesson: ", "book:3", ":", "word:" + String(repeating: "好", count: 201)] {
            #expect(StudyLink(reading: text) == nil, "\(text)")
        }
    }
}

@Suite("The timer watched")
struct EndsWatchedTests {
    private let moment = Instant(clock: "", awake: 0, wall: 0)

    private func news(_ kind: StudyNews.Kind) -> StudyNews {
        StudyNews(kind, task: nil, name: "", amount: 0, count: 0, run: 1, at: moment)
    }

    @Test("an end is counted once, whether it is stored already, later, or not at all")
    func once() {
        var ends = EndsWatched()
        let (over, rest) = ([news(.restOver)], [news(.rest)])
        // Each look, and whether it finds an end. What was over before the first is no news.
        let looks: [(new: [StudyNews], due: [StudyNews], isEnd: Bool)] = [
            ([], over, false), ([], over, false), ([], over + rest, true), ([], over + rest, false),
            // Somebody stores both: at first they are only gone from what is due.
            ([], [], false), (over + rest + [news(.changed)], [], false),
            (over, [], true), ([news(.paused)], [news(.began)], false),
        ]
        for (place, look) in looks.enumerated() {
            let isEnd = ends.look(new: look.new, due: look.due)
            #expect(isEnd == look.isEnd, "look \(place)")
        }
    }
}

@Suite("Tasks, timer and diary from the command line")
struct StudyCommandTests {
    @Test("a list is made, changed and done; numbers are those of the list, and JSON has a task a line")
    func list() throws {
        let machine = try Machine()
        let empty = try machine.run("tasks")
        #expect(empty.status == .done && empty.output.isEmpty && empty.said.count == 1)
        #expect(try machine.run("tasks", "--json").output.isEmpty)
        #expect(try machine.run("tasks", "add", "Maths", "homework", "--estimate", "45").status == .done)
        #expect(try machine.run("tasks", "add", "数学 你好𠮷", "--link", "word:朋友").status == .done)
        #expect(try machine.run("tasks", "add", "x\u{1B}[31m").output.last == " 3. x␛[31m  – 0 of 30 min")
        #expect(try machine.run("tasks", "move", "3", "1").output.first == " 1. x␛[31m  – 0 of 30 min")
        #expect(
            try machine.run("tasks", "edit", "1", "French", "--estimate", "20").output.first
                == " 1. French  – 0 of 20 min"
        )
        #expect(
            try machine.run("tasks", "stuck", "1", "question", "4").output.first?.hasSuffix("stuck: question 4") == true
        )
        #expect(try machine.run("tasks", "stuck", "1").output.first == " 1. French  – 0 of 20 min")
        // Without words it is marked too, and the same once more takes the mark away.
        #expect(try machine.run("tasks", "stuck", "1").output.first == " 1. French  – 0 of 20 min · stuck")
        #expect(try machine.run("tasks", "stuck", "1").output.first == " 1. French  – 0 of 20 min")
        #expect(
            try machine.run("tasks", "--json").output.last
                == #"{"number":3,"id":2,"name":"数学 你好𠮷","estimate":30,"extra":0,"spent":0,"left":1800,"current":false,"skipped":false,"stuck":false,"note":null,"link":{"kind":"word","target":"朋友"}}"#
        )
        #expect(
            try machine.run("tasks", "edit", "3", "--link", "none", "--json").output.last?.contains("\"link\":null")
                == true
        )
        #expect(try machine.run("tasks", "done", "2").output.first == "Done: Maths homework, in 0 minutes.")
        #expect(try machine.run("tasks", "remove", "2").output == [" 1. French  – 0 of 20 min"])
        let diary = try machine.run("diary", "day", "--json")
        #expect(diary.output.count == 1 && diary.output[0].contains(#""name":"Maths homework","estimate":45"#))
        #expect(diary.output[0].contains(#""ending":"done","on_time":true"#))
        #expect(try machine.run("diary", "week", "--json").output.count == 7)
        #expect(try machine.run("diary", "day").output.contains("✓ Maths homework"))
    }

    @Test("a task is tied only to what is there: a lesson, a unit, a word of the dictionary")
    func links() throws {
        let machine = try Machine()
        for (link, status) in [
            ("lesson:1", ExitStatus.done), ("lesson:99", .wrong), ("lesson:0", .wrong), ("lesson:Greetings 9", .wrong),
            ("dictation:new", .done), ("dictation:1", .wrong), ("dictation:Unit 4", .wrong),
        ] {
            let answer = try machine.run("tasks", "add", "a", "--link", link)
            #expect(answer.status == status, "\(link): \(answer)")
            #expect(status == .done || answer.said.count == 1 && answer.output.isEmpty, "\(link): \(answer)")
        }
        #expect(try machine.run("tasks", "edit", "1", "--link", "lesson:99").status == .wrong)
        #expect(try machine.run("tasks", "--json").output.count == 2)
        #expect(try machine.run("tasks", "--json").output.first?.contains(#""target":"1""#) == true)
    }

    @Test("options in a line that is typed, with = and without, and a link of several words")
    func options() throws {
        func read(_ text: String) -> [String?] {
            let (rest, estimate, link) = TaskWords.options(text)
            return [rest, estimate, link]
        }
        #expect(read("Read  chapter 3 ") == ["Read  chapter 3", nil, nil])
        #expect(read("数学 你好𠮷 --estimate 20") == ["数学 你好𠮷", "20", nil])
        #expect(read("--estimate=20 Maths homework") == ["Maths homework", "20", nil])
        #expect(read("Words --link dictation:Unit 4 --estimate 5") == ["Words", "5", "dictation:Unit 4"])
        #expect(read("a --link=word:朋友 b") == ["a b", nil, "word:朋友"])
        #expect(read("a --estimate") == ["a", "", nil] && read("a --linked b") == ["a --linked b", nil, nil])
    }

    @Test("what cannot be is said in one line, with its status, and changes nothing")
    func refused() throws {
        let machine = try Machine()
        for (words, status) in [
            (["timer", "start"], ExitStatus.wrong), (["timer", "pause"], .wrong), (["timer", "give-up"], .wrong),
            (["timer", "skip-break"], .wrong), (["timer", "extend", "5"], .wrong), (["timer", "extend", "x"], .usage),
            (["timer", "extend"], .usage), (["timer", "dance"], .usage), (["timer", "pause", "now"], .usage),
            (["tasks", "add"], .usage), (["tasks", "add", " "], .usage), (["tasks", "done", "1"], .wrong),
            (["tasks", "done"], .usage), (["tasks", "dance", "1"], .usage), (["tasks", "remove", "x"], .wrong),
            (["tasks", "add", "a", "--estimate", "0"], .usage), (["tasks", "add", "a", "--estimate", "601"], .usage),
            (["tasks", "add", "a", "--link", "book:1"], .usage),
            (["tasks", "add", String(repeating: "好", count: 201)], .usage),
            (["diary"], .usage), (["diary", "month"], .usage),
        ] {
            let answer = try machine.run(words: words)
            #expect(answer.status == status, "\(words): \(answer)")
            #expect(answer.said.count == 1 && answer.output.isEmpty, "\(words): \(answer)")
        }
        #expect(try machine.run("tasks", "--json").output.isEmpty)
        #expect(try machine.run("tasks", "add", "a").status == .done)
        for words in [["tasks", "edit", "1"], ["tasks", "move", "1"], ["tasks", "done", "1", "now"]] {
            #expect(try machine.run(words: words).status == .usage, "\(words)")
        }
        #expect(try machine.run("tasks", "move", "1", "2").status == .usage)
        #expect(try machine.run("tasks", "stuck", "1", "--estimate", "5").status == .usage)
    }

    @Test("the timer goes on without a console, and asking changes nothing")
    func timer() throws {
        let machine = try Machine()
        #expect(
            try machine.run("timer", "--json").output
                == [#"{"state":"idle","block":null,"left":null,"length":null,"task":null,"tasks":0,"pomodoros":0}"#]
        )
        #expect(try machine.run("tasks", "add", "Maths").status == .done)
        #expect(try machine.run("settings", "study-minutes", "25").status == .done)
        #expect(
            try machine.run("timer", "start").output == [
                "Study: 25:00 left of this block. Maths: 30:00 left. Pomodoros today: 0."
            ]
        )
        #expect(try machine.run("timer", "start").status == .wrong)
        #expect(try machine.run("timer", "extend", "5").output.first?.contains("Maths: 35:00 left") == true)
        #expect(
            try machine.run("timer", "pause", "--json").output.first?.contains(#""state":"paused","block":"study""#)
                == true
        )
        let first = try machine.run("timer", "--json").output
        #expect(try machine.run("timer", "--json").output == first)
        machine.environment["LANG"] = "zh_CN.UTF-8"
        #expect(try machine.run("timer").output.first?.hasPrefix("已暂停，本段还剩") == true)
        machine.environment["LANG"] = "en_US.UTF-8"
        let ended = try machine.run("timer", "give-up")
        #expect(ended.output.first?.hasPrefix("Given up for now.") == true)
        #expect(ended.output.last == "No study time goes on. Pomodoros today: 0.")
    }

    @Test("the diary as a page: the file named, or a reason why not")
    func page() throws {
        let machine = try Machine()
        #expect(try machine.run("tasks", "add", "Maths <b>&").status == .done)
        #expect(try machine.run("tasks", "stuck", "1", "question", "4").status == .done)
        let file = machine.home + "/diary.html"
        let answer = try machine.run("diary", "week", "--html", file)
        #expect(answer.status == .done && answer.output.isEmpty)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("Maths &lt;b&gt;&amp;") && !page.contains("<script"))
        // What the learner noted is told as what it is.
        #expect(page.contains("stuck: question 4") && page.contains(">Studied<"))
        #expect(try machine.run("diary", "day", "--html", machine.home).status == .cannotWrite)
    }
}
