import Library
import Testing

@testable import Commands

@Suite("What is typed, in messages")
struct EchoTests {
    private static let long = String(repeating: "很𠮷e\u{301}", count: 2_500)

    @Test(
        "20 KB that were typed are told in a few lines, whole characters alone, and what commands a terminal is seen",
        arguments: [
            ["LONG"], ["--LONG"], ["settings", "LONG"], ["settings", "interface", "LONG"],
            ["settings", "goal", "LONG"],
            ["--profile", "LONG", "progress"], ["--profile", "a", "--lang", "LONG"], ["--pace", "LONG", "lessons"],
            ["phrases", "LONG"], ["search", "LONG"], ["lookup", "LONG"], ["index", "pinyin", "LONG"],
            ["index", "radicals", "LONG"], ["units", "LONG"], ["report", "--unit", "LONG"], ["dictation", "LONG"],
            ["import", "/nowhere/LONG.csv"], ["backup", "/nowhere/LONG"], ["restore", "/nowhere/LONG"],
            ["export", "/nowhere/LONG"], ["check", "--lang", "en", "--text", "a", "LONG.wav"],
            ["check", "--manifest", "LONG"], ["speak", "--accent", "LONG", "hello"],
            ["speak", "--speed", "LONG", "hello"],
            ["speak", "--out", "/nowhere/LONG.wav", "hello"], ["models", "remove", "LONG"],
            ["models", "add", "LONG", "--lang", "de"], ["tasks", "done", "LONG"], ["tasks", "LONG"], ["timer", "LONG"],
            ["timer", "extend", "LONG"], ["diary", "LONG"], ["rehearse", "LONG"], ["dictionary", "explain", "LONG"],
            ["review", "LONG"], ["help", "LONG"], ["premium", "LONG"], ["pairs", "LONG"],
            ["pairs", "--manifest", "LONG"],
            ["spell", "--lang", "en", "--text", "LONG", "take.wav"], ["--data", "/dev/null/LONG", "progress"],
            ["progress", "--mic=LONG", "--gap", "LONG"], ["dictation", "new", "--order", "LONG"],
        ]
    )
    func long(words: [String]) throws {
        let machine = try Machine()
        let typed = "\u{1B}[2J" + Self.long
        let answer = try machine.run(words: words.map { $0.replacing("LONG", with: typed) })
        let said = answer.said.joined(separator: "\n")
        #expect(answer.status != .done && !said.isEmpty, "\(words)")
        #expect(said.utf8.count < 3_000, "\(words): \(said.utf8.count) bytes")
        #expect(answer.output.joined().utf8.count < 3_000, "\(words)")
        #expect(!said.contains("\u{1B}") && !said.contains("\u{FFFD}"))
        // Each character is whole: e stands with its accent.
        #expect(!said.contains("很𠮷e…") && !said.contains("…\u{301}"))
    }

    @Test("what a file holds is told shortened as well")
    func held() throws {
        let machine = try Machine()
        let long = Self.long
        try machine.write("{\"words\": \(long)}", to: "words.json")
        try machine.write("lesson: 40\n\(long): x\n", to: ".local/share/aloud/lessons/own.lesson")
        try machine.write("\(long)\n", to: "own.session")
        try machine.write("\(long)\txx\t\(long)\n", to: "list.tsv")
        try machine.write("\(long)\t\(long)\n", to: "explanations.tsv")
        for words in [
            ["import", machine.home + "/words.json"], ["lessons"], ["rehearse", machine.home + "/own.session"],
            ["check", "--manifest", machine.home + "/list.tsv"],
            ["dictionary", "explain", machine.home + "/explanations.tsv"],
        ] {
            let answer = try machine.run(words: words)
            let said = (answer.output.prefix(3) + answer.said).joined(separator: "\n")
            #expect(!said.isEmpty && said.utf8.count < 3_000, "\(words): \(said.prefix(300))")
        }
    }

    @Test("a long wrong answer is listed shortened in the notebook of mistakes, and kept whole")
    func answered() throws {
        let machine = try Machine()
        try machine.write("dog\n", to: "a.txt")
        #expect(try machine.run("import", machine.home + "/a.txt").status == .done)
        let day = Moment(instant: 1_772_362_800, offset: 3600, dayStart: 4)
        let library = try Library(path: machine.database)
        let words = try library.words(ofUnit: 1).map(\.id)
        let run = try library.beginDictation(ofUnit: 1, answer: "typed", times: 1, gap: 1, words: words, at: day)
        try library.keepAnswer(in: run, toWord: words[0], isRight: false, typed: Self.long, at: day)
        let listed = try machine.run("mistakes").output
        #expect(listed.count == 1 && listed[0].hasPrefix("dog  ✗ 很𠮷") && listed[0].utf8.count < 1_500)
        #expect(try machine.run("mistakes", "--json").output[0].contains(Self.long))
    }
}
