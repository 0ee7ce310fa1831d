import Foundation
import Lexicography
import Library
import Testing

@testable import Commands

@Suite("aloud speak, voices, devices")
struct SpeakTests {
    @Test("a text is spoken into a sound file, faster with more words a minute")
    func file() throws {
        let machine = try Machine()
        func size(_ words: String...) throws -> Int {
            let file = machine.home + "/a.wav"
            try? FileManager.default.removeItem(atPath: file)
            let answer = try machine.run(words: ["speak", "--out", file] + words)
            #expect(answer.status == .done && answer.output == [] && answer.said == [], "\(answer)")
            return try Data(contentsOf: URL(filePath: file)).count
        }
        let slow = try size("--lang", "fr", "Bonjour tout le monde", "--speed", "80")
        let fast = try size("--lang", "fr", "Bonjour tout le monde", "--speed", "450")
        #expect(fast > 5_000 && slow > 2 * fast)
        #expect(try size("--lang", "cmn", "我很好，谢谢。") > 20_000)
        #expect(try size("--lang", "cmn", "wo3 hen3 hao3") > 10_000)
        #expect(try size("--lang", "en", "G'day mate.", "--accent", "australia") > 10_000)
    }

    @Test("phonetic spelling, Chinese as the course reads it")
    func ipa() throws {
        let machine = try Machine()
        #expect(try machine.run("speak", "--ipa", "--lang", "en", "hello").output == ["həlˈoʊ"])
        let chinese = try machine.run("speak", "--ipa", "--lang", "zh", "你好").output
        #expect(try chinese == machine.run("speak", "--ipa", "--lang", "zh", "nǐhǎo").output)
        #expect(chinese.count == 1)
    }

    @Test("a dictionary that is made while the voice is at work reads the next text")
    func madeMeanwhile() throws {
        let machine = try Machine()
        let paths = try Paths(environment: machine.environment)
        let request = Request(
            arguments: Arguments(),
            general: General(),
            environment: machine.environment,
            paths: paths,
            interface: .english,
            output: Output(descriptor: 1),
            messages: Output(descriptor: 2)
        )
        let (read, hear) = (request.spokenReader(), request.chineseReader(isReady: true))
        func isRead(as pinyin: String) -> Bool {
            if case .pinyin(let found) = read("鱻鱻").reading { found == pinyin } else { false }
        }
        #expect(!isRead(as: "xiān xiān") && hear("鱻鱻") == nil)
        for (reading, size) in [("xian1", "xiān"), ("xian3", "xiǎn")] {
            var draft = DictionaryDraft()
            draft.take(cedict: [UInt8]("鱻鱻 鱻鱻 [\(reading) \(reading)] /fresh/\n".utf8))
            try ChineseDictionary.write(draft, madeFrom: ["a": reading], to: paths.dictionary) { _ in true }
            #expect(isRead(as: size + size), "\(read("鱻鱻"))")
            #expect(hear("鱻鱻")?.pinyin == size + size)
        }
    }

    @Test("speech is played into nothing and into a file at once")
    func played() throws {
        let machine = try Machine()
        #expect(try machine.run("speak", "--speaker", "none", "--pace", "0", "--lang", "de", "Hallo").status == .done)
        let file = machine.home + "/b.wav"
        #expect(try machine.run("speak", "--speaker", file, "--pace", "0", "--lang", "de", "Hallo").status == .done)
        #expect(try Data(contentsOf: URL(filePath: file)).count > 10_000)
    }

    @Test("what cannot be spoken is one line and its status")
    func refused() throws {
        let machine = try Machine()
        for (words, status) in [
            (["--lang", "en", "--accent", "mars", "hello"], Commands.ExitStatus.usage),
            (["--lang", "en", "--speed", "79", "hello"], .usage),
            (["--lang", "en", "--speed", "451", "hello"], .usage),
            (["--lang", "en", "--speed", "x", "hello"], .usage), (["--lang", "en", "🐼 !"], .usage),
            (["--lang", "tlh", "hello"], .usage), (["--lang", "cmn", "鱻"], .usage), ([""], .usage),
            (["--lang", "en", "--out", "/nowhere/a.wav", "hello"], .cannotWrite),
            (["--lang", "en", "--out", machine.home + "/a.xyz", "hello"], .usage),
            (["--lang", "en", String(repeating: "a ", count: 2_501)], .usage),
        ] as [([String], Commands.ExitStatus)] {
            let answer = try machine.run(words: ["speak"] + words)
            #expect(answer.status == status, "\(words)")
            #expect(answer.said.count == 1 && answer.output == [], "\(words): \(answer.said)")
        }
    }

    @Test("voices are listed by language, the default first")
    func voices() throws {
        let machine = try Machine()
        let lines = try machine.run("voices", "--json").output
        #expect(lines.count >= 18)
        #expect(lines.first == #"{"lang":"en","accent":"us","name":"English (United States)","default":true}"#)
        #expect(try machine.run("voices", "--lang", "fr").output.count == 3)
    }
}
