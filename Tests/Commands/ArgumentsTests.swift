import Testing

@testable import Commands
import Messages
import Orthography

@Suite("Arguments")
struct ArgumentsTests {
    let options: [Option] = [
        Option("json"), Option("lang", .value("CODE")), Option("mic", .list("FILE")), Option("help"),
    ]

    func parse(_ line: String) throws -> Arguments {
        try Arguments.parse(line.split(separator: " ").map { String($0) }, options: options)
    }

    @Test("options stand anywhere, with a space or an equals sign")
    func anywhere() throws {
        let wanted = Arguments(operands: ["check", "a.wav"], values: ["lang": ["fr"], "json": [""]])
        for line in ["check --lang fr a.wav --json", "--json --lang=fr check a.wav", "check a.wav --lang fr --json"] {
            #expect(try parse(line) == wanted, "\(line)")
        }
    }

    @Test("-- ends them, and - alone is an operand")
    func ended() throws {
        #expect(try parse("say -- --lang - 你好") == Arguments(operands: ["say", "--lang", "-", "你好"]))
        #expect(try parse("check -").operands == ["check", "-"])
    }

    @Test("a list is repeated, a value is not")
    func repeated() throws {
        #expect(try parse("--mic a.wav --mic b.wav").all("mic") == ["a.wav", "b.wav"])
        #expect(throws: Arguments.Mistake.repeated("lang")) { try parse("--lang fr --lang en") }
    }

    @Test("a value may be empty, may begin with dashes, may hold =")
    func values() throws {
        #expect(try parse("--lang=").value("lang") == "")
        #expect(try parse("--lang --json").value("lang") == "--json")
        #expect(try parse("--lang=a=b").value("lang") == "a=b")
    }

    @Test("each slip is told apart")
    func mistakes() {
        #expect(throws: Arguments.Mistake.missingValue("lang")) { try parse("check --lang") }
        #expect(throws: Arguments.Mistake.unwantedValue("json")) { try parse("--json=yes") }
        #expect(throws: Arguments.Mistake.unknownOption("--jsn", meant: "json")) { try parse("--jsn") }
        #expect(throws: Arguments.Mistake.unknownOption("--=x", meant: nil)) {
            try Arguments.parse(["--=x"], options: options)
        }
        #expect(throws: Arguments.Mistake.unknownOption("-x", meant: nil)) { try parse("-x") }
    }

    @Test(
        "slips of spelling count as the optimal string alignment does",
        arguments: [
            ("check", "check", 0), ("chek", "check", 1), ("hcek", "chek", 1), ("", "abc", 3), ("语音", "语", 1),
        ]
    )
    func alignment(one: String, other: String, count: Int) {
        #expect(slips(one, other) == count)
        #expect(slips(other, one) == count)
    }

    @Test("the nearest word is offered only where it is near")
    func near() {
        #expect(nearest("lesons", among: ["check", "lessons"]) == "lessons")
        #expect(nearest("les", among: ["check", "lessons"]) == "lessons")
        #expect(nearest("xyz", among: ["check", "lessons"]) == nil)
        #expect(nearest("", among: ["check"]) == nil)
    }

    @Test("no option is a flag for one command and takes a value for another")
    func consistent() {
        var kinds: [String: Option.Kind] = [:]
        for option in Option.general + Command.all.flatMap({ $0.options }) {
            let kind = kinds[option.name] ?? option.kind
            #expect(kind == option.kind, "--\(option.name)")
            kinds[option.name] = option.kind
        }
    }

    @Test("every command and every option has words of its own in the help")
    func summaries() {
        for language in InterfaceLanguage.allCases {
            for command in Command.all {
                #expect(!Message.commandSummary(name: command.name).text(in: language).isEmpty, "\(command.name)")
            }
            for option in Option.general {
                #expect(!Message.optionSummary(name: option.name).text(in: language).isEmpty, "--\(option.name)")
            }
        }
    }

    @Test("a profile's name cannot leave its folder")
    func profiles() {
        for name in ["ann", "小明", "a-b_2"] { #expect(Paths.isProfileName(name), "\(name)") }
        for name in ["", "..", "a/b", "a b", "a\u{1B}", String(repeating: "x", count: 65)] {
            #expect(!Paths.isProfileName(name), "\(name)")
        }
    }

    @Test("folders follow the XDG base directories; a relative one is ignored")
    func folders() throws {
        let paths = try Paths(
            environment: ["HOME": "/home/a", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "s"],
            profile: "p"
        )
        #expect(paths.configuration == "/home/a/.config/aloud")
        #expect(paths.database == "/home/a/.local/share/aloud/profiles/p/aloud.db")
        #expect(paths.broughtModels == "/home/a/.local/share/aloud/models")
        #expect(paths.cache == "/c/aloud")
        #expect(paths.state == "/home/a/.local/state/aloud")
        #expect(throws: Failure(.configuration, .homeUnknown())) { try Paths(environment: [:]) }
    }
}
