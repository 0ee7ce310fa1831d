import Foundation
import JSON
import Library
import Testing

@testable import Commands

@Suite("Lessons, phrases, settings, progress")
struct LearningTests {
    private let noon = Moment(instant: 1_772_362_800, offset: 3600, dayStart: 4)
    private let own = """
        lesson: 900
        en: Mine \u{1B}[31m
        fr: À moi
        cmn: 我 的
        pinyin: wǒ de

        en: It's mine.
        fr: C'est à moi.
        cmn: 是 我 的。
        pinyin: shì wǒ de
        """

    @Test("lessons are listed in the known language first, then in the one studied")
    func lessons() throws {
        let machine = try Machine()
        #expect(try machine.run("lessons").output.first == "  1  Greetings – Les salutations")
        #expect(try machine.run("lessons", "--lang", "zh").output.first == "  1  Greetings – 问候")
        machine.environment["LANG"] = "zh_CN.UTF-8"
        #expect(try machine.run("lessons").output.first == "  1  问候 – Greetings")
        #expect(try machine.run("lessons", "--lang", "cmn").output.first == "  1  问候")
        #expect(try machine.run("lessons", "--lang", "cmn", "--lang", "fr").output.first == "  1  Les salutations – 问候")
    }

    @Test("a lesson of one's own stands among them, without a control character")
    func ownLesson() throws {
        let machine = try Machine()
        try machine.write(own, to: ".local/share/aloud/lessons/mine.lesson")
        #expect(try machine.run("lessons").output.last == "900  Mine ␛[31m – À moi")
        #expect(try machine.run("phrases", "900").output == ["  1  It's mine. – C'est à moi."])
        #expect(try machine.run("phrases", "a moi").output == ["  1  It's mine. – C'est à moi."], "by its title")
        #expect(
            try machine.run("phrases", "900", "--json").output == [
                #"{"lesson":900,"number":1,"text":{"en":"It's mine.","fr":"C'est à moi.","cmn":"是我的。"},"pinyin":"shì wǒ de"}"#
            ]
        )
    }

    @Test("a damaged lesson of one's own is named with its line, and the others are there")
    func damagedLesson() throws {
        let machine = try Machine()
        try machine.write("lesson: x\nen: A\n", to: ".local/share/aloud/lessons/bad.lesson")
        let answer = try machine.run("lessons")
        #expect(answer.status == .done)
        #expect(answer.output.count > 2)
        #expect(answer.said.count == 1)
        #expect(answer.said.first?.contains("bad.lesson, line 1: the first block must hold") == true)
    }

    @Test("favorites are listed in the order in which they became so, as the console numbers them")
    func favorites() throws {
        let machine = try Machine()
        #expect(try machine.run("favorites").output.first?.hasPrefix("You have no favorites yet.") == true)
        #expect(try machine.run("favorites", "--json").output == [])
        let library = try Library(path: machine.home + "/.local/share/aloud/aloud.db")
        for id in ["2:What's your name?", "1:How are you?", "1:gone from the course"] {
            try library.setFavorite(.init(rawValue: id), true, at: noon)
        }
        let lines = try machine.run("favorites").output
        #expect(lines.first == "  1  What's your name? – Comment tu t'appelles\u{202F}?")
        #expect(lines.last == "  2  How are you? – Comment vas-tu\u{202F}?")
        let records = try machine.run("favorites", "--json").output.map { try JSONValue(parsing: $0) }
        #expect(records.map { $0["lesson"]?.integer } == [2, 1])
        #expect(records.first?["text"]?["cmn"]?.string == "你叫什么名字？")
    }

    @Test("every lesson and every phrase has the JSON of the contract")
    func json() throws {
        let machine = try Machine()
        for line in try machine.run("lessons", "--json").output {
            let lesson = try JSONValue(parsing: line)
            let number = try #require(lesson["lesson"]?.integer)
            #expect(lesson["title"]?.object?.map(\.name) == ["en", "fr", "es", "de", "it", "pt", "cmn"])
            let phrases = try machine.run("phrases", "\(number)", "--json").output
            #expect(phrases.count == lesson["phrases"]?.integer)
            for (index, line) in phrases.enumerated() {
                let phrase = try JSONValue(parsing: line)
                #expect(phrase.object?.map(\.name) == ["lesson", "number", "text", "pinyin"])
                #expect(phrase["number"]?.integer == index + 1)
                #expect(phrase["text"]?.object?.map(\.name) == ["en", "fr", "es", "de", "it", "pt", "cmn"])
            }
        }
    }

    @Test("a lesson that is not there is status 1, and says which are")
    func missing() throws {
        let machine = try Machine()
        for name in ["0", "99999", "-1", "xyz", "99999999999999999999", ""] {
            let answer = try machine.run("phrases", "--", name)
            #expect(answer.status == .wrong)
            #expect(answer.said.count == 1 && answer.output == [])
        }
        #expect(try machine.run("phrases").status == .usage)
        machine.environment["ALOUD_HOME"] = "/nowhere"
        #expect(try machine.run("lessons").status == .noInput)
    }

    @Test("a setting is set, told and kept")
    func settings() throws {
        let machine = try Machine()
        #expect(try machine.run("settings", "goal").output == ["3"])
        #expect(!FileManager.default.fileExists(atPath: machine.database), "looking makes no database")
        #expect(try machine.run("settings", "goal", "7").output == ["7"])
        #expect(try machine.run("settings", "goal").output == ["7"])
        #expect(try machine.run("settings", "known-accent", "UK").output == ["rp"])
        #expect(try machine.run("settings", "study", "zh").output == ["cmn"])
        #expect(try machine.run("lessons").output.first == "  1  Greetings – 问候")
        let line = try #require(try machine.run("settings", "goal", "--json").output.first)
        #expect(
            line == #"{"key":"goal","value":7,"least":1,"greatest":100,"chosen":true,"name":"phrases a day"}"#
        )
        _ = try machine.run("settings", "--profile", "小明", "hints", "on")
        #expect(try machine.run("settings", "--profile", "小明", "goal").output == ["3"], "profiles share nothing")
        #expect(try machine.run("settings", "--data", machine.home + "/else", "goal").output == ["3"])
    }

    @Test("a value out of range is status 64 and names the range")
    func refused() throws {
        let machine = try Machine()
        for (key, value, words) in [
            ("goal", "0", "from 1 to 100"), ("study-speed", "451", "from 80 to 450"), ("sounds", "x", "on, off"),
            ("study-accent", "us", "fr, be, ch"), ("known", "ja", "en, fr, es, de, it, pt, cmn"),
        ] {
            let answer = try machine.run("settings", key, value)
            #expect(answer.status == .usage)
            #expect(answer.said.count == 1)
            #expect(answer.said.first?.contains(words) == true, "\(answer.said)")
        }
        #expect(try machine.run("settings", "colour", "red").status == .usage)
        #expect(try machine.run("settings", "goal").output == ["3"])
    }

    @Test("the program speaks the language that is set, whatever the locale")
    func interface() throws {
        let machine = try Machine()
        #expect(try machine.run("settings", "interface", "zh").status == .done)
        #expect(try machine.run("progress").output.last == "连续学习：还没有。")
        let words = ["settings", "goal", "0"]
        #expect(Program.interface(of: words, environment: machine.environment) == .chinese)
        #expect(Program.interface(of: ["--profile", "x"], environment: machine.environment) == .english)
        #expect(Program.interface(of: ["--nonsense"], environment: machine.environment) == .chinese)
        machine.environment["LANG"] = "zh_CN"
        #expect(try machine.run("settings", "interface", "en").status == .done)
        #expect(try machine.run("progress").output.last == "Streak: no days yet.")
        #expect(try machine.run("settings", "interface", "auto").status == .done)
        #expect(try machine.run("progress").output.last == "连续学习：还没有。")
    }

    @Test("progress before anything was done, and after")
    func progress() throws {
        let machine = try Machine()
        let empty = try JSONValue(parsing: try #require(try machine.run("progress", "--json").output.first))
        #expect(empty["days"]?.array?.count == 7)
        #expect(empty["streak"]?.integer == 0 && empty["today"]?.integer == 0 && empty["goal"]?.integer == 3)
        let library = try Library(path: machine.database)
        let now = Int(Date().timeIntervalSince1970)
        // The same place as the program's: midnight of the study day is far enough from now for both to agree.
        let offset = TimeZone.current.secondsFromGMT()
        for back in 0..<3 {
            let moment = Moment(instant: now - back * 86_400, offset: offset, dayStart: 4)
            try library.markOpened(at: moment)
            for number in 0...back { try library.markStudied(.init(rawValue: "1:\(number)"), at: moment) }
        }
        let full = try JSONValue(parsing: try #require(try machine.run("progress", "--json").output.first))
        #expect(full["streak"]?.integer == 3)
        #expect(full["days"]?.array?.suffix(3).map { $0["phrases"]?.integer } == [3, 2, 1])
        let lines = try machine.run("progress").output
        #expect(lines.count == 11)
        #expect(lines[0] == "Progress")
        #expect(lines[5].hasSuffix("  ###| 3"))
        #expect(lines[7].hasSuffix("  #  | 1"))
        #expect(lines[8] == "| daily goal: 3 phrases")
        #expect(lines[9] == "Today: 1 phrase of 3.")
        #expect(lines[10] == "Streak: 3 days.")
        machine.environment["LANG"] = "zh_CN.UTF-8"
        let chinese = try machine.run("progress").output
        #expect(chinese[1...7].allSatisfy { $0.hasPrefix("  周") }, "\(chinese)")
    }

    @Test("the profiles of a machine are listed, the one at work marked; “default” is the one without a name")
    func profiles() throws {
        let machine = try Machine()
        #expect(try machine.run("profile").output == ["▸ default"])
        for name in ["ann", "小明", "𠮷野"] {
            #expect(try machine.run("settings", "goal", "9", "--profile", name).status == .done)
        }
        try machine.write("", to: ".local/share/aloud/profiles/file")
        try machine.write("", to: ".local/share/aloud/profiles/no name/x")
        #expect(try machine.run("profile").output == ["▸ default", "  ann", "  小明", "  𠮷野"])
        #expect(
            try machine.run("profile", "--json", "--profile", "小明").output == [
                #"{"profile":"default","current":false}"#, #"{"profile":"ann","current":false}"#,
                #"{"profile":"小明","current":true}"#, #"{"profile":"𠮷野","current":false}"#,
            ]
        )
        #expect(try machine.run("settings", "goal", "--profile", "DEFAULT").output == ["3"])
        for name in ["a/b", "..", "", "a b", String(repeating: "长", count: 67), "a\u{7}"] {
            #expect(try machine.run("settings", "--profile", name).status == .usage, "\(name)")
        }
    }

    @Test(
        "a learner who is not there is told, with those who are, by what only reads; nothing is made",
        arguments: [
            ["progress"], ["due"], ["review", "--json"], ["favorites"], ["export"], ["backup"], ["mistakes"],
            ["diary", "day"], ["tasks"], ["timer"], ["units"], ["report", "--unit", "1"], ["settings"],
            ["settings", "goal"], ["premium"], ["profile"], ["lessons"], ["dictation", "1"], ["doctor"],
            ["timer", "start"], ["timer", "pause"], ["timer", "resume"], ["timer", "give-up"], ["timer", "skip-break"],
            ["timer", "extend", "5"], ["timer", "watch"], ["tasks", "done", "1"], ["tasks", "edit", "1", "x"],
            ["tasks", "move", "1", "2"], ["tasks", "remove", "1"], ["tasks", "skip", "1"], ["tasks", "stuck", "1"],
            ["dictionary", "explanations"], ["speak", "--ipa", "hello"], ["phrases", "1"], ["review", "tune"],
        ]
    )
    func absentProfile(words: [String]) throws {
        let machine = try Machine()
        _ = try machine.run("settings", "goal", "9", "--profile", "小明")
        let answer = try machine.run(words: words + ["--profile", "小月"])
        #expect(answer.status == .noInput && answer.output.isEmpty)
        #expect(answer.said.joined().hasPrefix("aloud: There is no profile “小月”. Those there are: default, 小明."))
        #expect(try machine.run("profile").output == ["▸ default", "  小明"])
    }

    @Test(
        "what writes makes a new learner",
        arguments: [
            ["tasks", "add", "读书"], ["settings", "goal", "2"], ["premium", "unlock"], ["remind"],
        ]
    )
    func newProfile(words: [String]) throws {
        let machine = try Machine()
        _ = try machine.run(words: words + ["--profile", "𠮷野"])
        #expect(try machine.run("profile").output == ["▸ default", "  𠮷野"])
    }

    @Test("a learner's name is the same in composed and decomposed letters")
    func composedProfile() throws {
        let machine = try Machine()
        _ = try machine.run("settings", "goal", "9", "--profile", "jose\u{301}")
        #expect(try machine.run("settings", "goal", "--profile", "jos\u{E9}").output == ["9"])
        _ = try machine.run("settings", "goal", "8", "--profile", "jos\u{E9}")
        #expect(try machine.run("profile").output.count == 2)
    }

    @Test("every setting goes back to what it comes as")
    func defaults() throws {
        let machine = try Machine()
        for key in ["microphone", "speaker", "goal", "sounds", "study-accent", "interface", "spelling"] {
            let before = try machine.run("settings", key).output
            #expect(try machine.run("settings", key, "default").output == before, "\(key)")
        }
        #expect(try machine.run("settings", "speaker", "none").output == ["none"])
        #expect(try machine.run("settings", "speaker", "DEFAULT").output == ["default"])
    }

    @Test("a damaged database is named with what to do, and the lessons are still there")
    func damaged() throws {
        let machine = try Machine()
        try machine.write(String(repeating: "x", count: 9000), to: ".local/share/aloud/aloud.db")
        let answer = try machine.run("settings", "goal", "5")
        #expect(answer.status == .badData)
        #expect(answer.said.count == 1)
        #expect(answer.said.first?.contains("aloud.db is damaged. `aloud restore`") == true)
        #expect(try machine.run("settings").status == .badData)
        #expect(try machine.run("progress").status == .badData)
        let lessons = try machine.run("lessons")
        #expect(lessons.status == .done && lessons.output.count > 2 && lessons.said.count == 1)
    }

    @Test("a data folder that cannot be written is status 73")
    func readOnly() throws {
        let machine = try Machine()
        try machine.write("", to: "file")
        let answer = try machine.run("settings", "--data", machine.home + "/file", "goal", "5")
        #expect(answer.status == .cannotWrite)
        #expect(answer.said.count == 1)
    }
}
