import Foundation
import JSON
import Library
import Testing

@testable import Commands

/// Textbooks from files into the learner's database.
@Suite("import and units")
struct ImportTests {
    let seed = #"{"words":[{"char":"两","pinyin":"liǎng"},{"char":"哪","pinyin":"nǎ"}]}"#

    func tree(_ machine: Machine) throws {
        try machine.write(seed, to: "vocabulary/语文(统编版)/一年级/上册/写字表.json")
        try machine.write(
            #"{"units":[{"unit":"Unit 1","words":["cat","dog"]},{"unit":"Unit 2","words":[{"text":"9:00"}]}]}"#,
            to: "vocabulary/join in 三年级起点/五年级/下册.json"
        )
    }

    @Test("a tree is taken in whole; again nothing is there twice")
    func twice() throws {
        let machine = try Machine()
        try tree(machine)
        let folder = machine.home + "/vocabulary"
        let first = try machine.run("import", "--all", folder)
        #expect(first.status == .done)
        #expect(
            first.output == [
                "✅ [en] join in 三年级起点/五年级/下册: 2 units, 3 words, 3 of them new",
                "✅ [zh] 语文(统编版)/一年级/上册/写字表: 1 unit, 2 words, 2 of them new",
            ]
        )
        let units = try machine.run("units", "--json").output
        #expect(
            units == [
                #"{"unit":1,"lang":"en","book":"join in 三年级起点","grade":"五年级","term":"下册","type":"","name":"Unit 1","words":2,"guesses":0,"known":0,"mistakes":0,"last":null}"#,
                #"{"unit":2,"lang":"en","book":"join in 三年级起点","grade":"五年级","term":"下册","type":"","name":"Unit 2","words":1,"guesses":0,"known":0,"mistakes":0,"last":null}"#,
                #"{"unit":3,"lang":"zh","book":"语文(统编版)","grade":"一年级","term":"上册","type":"写字表","name":"写字表","words":2,"guesses":0,"known":0,"mistakes":0,"last":null}"#,
            ]
        )
        let words = try machine.run("units", "3", "--json").output
        let second = try machine.run("import", "--all", folder)
        #expect(second.output.last == "✅ [zh] 语文(统编版)/一年级/上册/写字表: 1 unit, 2 words, 0 of them new")
        #expect(try machine.run("units", "--json").output == units)
        #expect(try machine.run("units", "3", "--json").output == words)
        #expect(try machine.run("units", "写字表").output == ["两  liǎng", "哪  nǎ"])
    }

    @Test("what units --json writes of a unit is taken in again with every field")
    func exported() throws {
        let machine = try Machine()
        try machine.write("词语\t拼音\t解释\t等级\n长大\tzhǎng dà\t一天\"比\"一天高\tcore\n", to: "书/一年级/表.tsv")
        #expect(try machine.run("import", machine.home + "/书/一年级/表.tsv").status == .done)
        let before = try machine.run("units", "1", "--json").output
        let other = try Machine()
        try other.write(before.joined(separator: "\n"), to: "x.jsonl")
        #expect(
            try other.run("import", other.home + "/x.jsonl").output == ["✅ [zh] 书/一年级/表: 1 unit, 1 word, 1 of them new"]
        )
        #expect(try other.run("units", "1", "--json").output == before)
    }

    @Test("without --all nothing of a folder is taken in where nobody chooses")
    func nobody() throws {
        let machine = try Machine()
        try tree(machine)
        let answer = try machine.run("import", "--no-input", machine.home + "/vocabulary")
        #expect(answer.status == .usage)
        #expect(
            answer.output == [
                "2 lists were found:", "  1  [en] join in 三年级起点/五年级/下册", "  2  [zh] 语文(统编版)/一年级/上册/写字表",
            ]
        )
        #expect(
            answer.said.last == "aloud: Nobody is there to choose. Give --all to take in every list, or name the files."
        )
        #expect(
            try machine.run("units").said == [
                "aloud: No textbook has been taken in yet. `aloud import PATH` takes one in."
            ]
        )
    }

    @Test("numbers that choose")
    func choosing() {
        #expect(Choosing.indices("1 3-5", count: 5) == [0, 2, 3, 4])
        #expect(Choosing.indices("2,１", count: 5) == [0, 1])
        #expect(Choosing.indices("all", count: 2) == [0, 1])
        #expect(Choosing.indices("", count: 2) == [])
        for bad in ["0", "3", "2-1", "x", "1-2-3", "-1", "99999999999999999999"] {
            #expect(Choosing.indices(bad, count: 2) == nil)
        }
    }

    @Test("a bad file is told with its line, nothing of it is taken in, and the others are")
    func bad() throws {
        let machine = try Machine()
        try machine.write("word,explanation\ncat,猫\n\"dog,狗\n", to: "b/a.csv")
        try machine.write("sun\nmoon\n", to: "b/b.txt")
        try machine.write("", to: "b/c.txt")
        let answer = try machine.run("import", "--all", machine.home + "/b")
        #expect(answer.status == .badData)
        #expect(answer.output.count == 3)
        #expect(answer.output[0].hasPrefix("❌ \(machine.home)/b/a.csv, line 3: what begins here does not end"))
        #expect(answer.output[1] == "✅ [en] b/b: 1 unit, 2 words, 2 of them new")
        #expect(
            answer.output[2] == "❌ \(machine.home)/b/c.txt, line 1: there is no word in it. Put one word on each line."
        )
        let json = try machine.run("import", "--json", machine.home + "/b/a.csv").output
        #expect(try JSONValue(parsing: json.first ?? "")["line"] == 3)
        #expect(try machine.run("units", "--json").output.count == 1)
    }

    @Test("what is no file, too long or not there is told at once", .timeLimit(.minutes(1)))
    func hostile() throws {
        let machine = try Machine()
        let link = machine.home + "/zero.txt"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
        let zero = try machine.run("import", link)
        #expect(zero.status == .noInput)
        #expect(zero.output == ["❌ \(link) is not a regular file. Give the name of a file."])
        let big = machine.home + "/big.txt"
        #expect(FileManager.default.createFile(atPath: big, contents: nil))
        #expect(truncate(big, 100 << 20) == 0)
        let long = try machine.run("import", big)
        #expect(long.status == .badData)
        #expect(long.output == ["❌ \(big) is longer than 33554432 bytes. Part it into several files."])
        let absent = try machine.run("import", machine.home + "/none")
        #expect(absent.status == .noInput)
        try FileManager.default.createDirectory(atPath: machine.home + "/empty", withIntermediateDirectories: true)
        #expect(try machine.run("import", "--all", machine.home + "/empty").status == .noInput)
        // A link to a folder above leads round in circles, and is passed over.
        try FileManager.default.createSymbolicLink(
            atPath: machine.home + "/empty/loop",
            withDestinationPath: machine.home
        )
        #expect(try machine.run("import", "--all", machine.home + "/empty").status == .noInput)
    }

    @Test("a reading is corrected for good, and a wrong one is refused")
    func corrected() throws {
        let machine = try Machine()
        try machine.write("长\n一行\n", to: "x.txt")
        let answer = try machine.run("import", machine.home + "/x.txt")
        #expect(answer.status == .done)
        #expect(try machine.run("units", "x", "长", "zhang3").status == .done)
        #expect(try machine.run("units", "1", "一行", "yī", "háng").status == .done)
        #expect(try machine.run("import", machine.home + "/x.txt").status == .done)
        #expect(try machine.run("units", "x").output == ["长  zhǎng", "一行  yī háng"])
        let refused = try machine.run("units", "1", "一行", "yī")
        #expect(refused.status == .usage)
        #expect(refused.said.first?.contains("“yī” is no reading of “一行”") == true)
        #expect(try machine.run("units", "1", "没有", "mei2 you3").status == .wrong)
        #expect(
            try machine.run("units", "9").said == [
                "aloud: There is no unit “9”. `aloud units` lists them with their numbers."
            ]
        )
    }

    @Test("the samples that come with the program")
    func samples() throws {
        let machine = try Machine()
        let folder = try #require(machine.environment["ALOUD_HOME"]) + "/Textbooks"
        let answer = try machine.run("import", "--all", folder)
        #expect(
            answer.output == [
                "✅ [en] Around the House/Grade 3/Term 1/Word list: 3 units, 20 words, 20 of them new",
                "✅ [zh] 小院四季/二年级/上册/词语表: 4 units, 24 words, 24 of them new",
            ]
        )
        #expect(answer.said.isEmpty, "a reading of the sample is a guess")
    }
}
