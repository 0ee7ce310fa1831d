import Foundation
import Orthography
import Synthesis
import Testing

@Suite("Speech data")
struct DataTests {
    let scratch = Scratch()

    @Test("Missing data is told, and does not stop others from speaking")
    func missing() throws {
        let voice = Voice.standard(.english)
        let nowhere = Synthesizer(cache: nil, data: scratch.path + "/nowhere")
        #expect(try kind { try nowhere.speak("Hello", voice) } == .noData)
        #expect(try Spoken(Synthesizer(cache: nil).speak("Hello", voice)).peak > 1_000)
    }

    @Test(
        "A file that is empty, cut short or something else is told before the library reads it",
        arguments: ["phontab", "phonindex", "phondata", "intonations", "en_dict"]
    )
    func damaged(name: String) throws {
        // A directory of links to the packaged data, as the private voice brings them, with one file replaced.
        let cache = scratch.path + "/cache"
        _ = try Synthesizer(cache: cache).ipa(of: "Hello", Voice(.english, accent: "australia"))
        let data = scratch.path + "/data"
        try FileManager.default.moveItem(atPath: cache + "/espeak-ng-data", toPath: data)
        let file = data + "/" + name
        let whole = try Data(contentsOf: URL(fileURLWithPath: file).resolvingSymlinksInPath())
        let damages = [
            Data(), whole.prefix(7), whole.prefix(whole.count / 3 + 1), whole.prefix(whole.count - 999),
            Data("this is a text, not what it should be\n".utf8), Data(repeating: 0xFF, count: 100_000),
        ]
        for damage in damages {
            try FileManager.default.removeItem(atPath: file)
            try damage.write(to: URL(fileURLWithPath: file))
            let found = try kind { try Synthesizer(cache: nil, data: data).speak("Hello", Voice.standard(.english)) }
            try #require(found == .damagedData, "\(name) \(damage.count)")
        }
        try FileManager.default.removeItem(atPath: file)
        let found = try kind { try Synthesizer(cache: nil, data: data).speak("Hello", Voice.standard(.english)) }
        #expect(found == .noData)
        try whole.write(to: URL(fileURLWithPath: file))
        let mended = Synthesizer(cache: nil, data: data)
        #expect(try mended.ipa(of: "Hello", Voice.standard(.english)) == "həlˈoʊ")
    }

    @Test("The private voice is built once, rebuilt where it is damaged, and refused where nothing can be written")
    func privateVoice() throws {
        let australia = try Voice(.english, accent: "australia")
        #expect(try kind { try Synthesizer(cache: nil).speak("Hello", australia) } == .cannotWrite)
        let file = scratch.path + "/deep/cache/espeak-ng-data/voices/en-au"
        let synthesizer = Synthesizer(cache: scratch.path + "/deep/cache")
        let expected = try synthesizer.ipa(of: "bat bet", australia)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Australia"))
        try "name broken\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try synthesizer.ipa(of: "bat bet", Voice.standard(.english)) != expected)
        #expect(try synthesizer.ipa(of: "bat bet", australia) == expected)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Australia"))
        let leftovers = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/deep/cache")
        #expect(leftovers == ["espeak-ng-data"])
        // A file where the directory should be stands in for one that may not be written, which root always may.
        let blocked = scratch.path + "/blocked"
        _ = FileManager.default.createFile(atPath: blocked, contents: Data())
        #expect(try kind { try Synthesizer(cache: blocked).speak("Hello", australia) } == .cannotWrite)
        #expect(try kind { try Synthesizer(cache: "/proc/nothing").speak("Hello", australia) } == .cannotWrite)
        #expect(try Spoken(Synthesizer(cache: blocked).speak("Hello", Voice.standard(.english))).peak > 1_000)
    }

    @Test("A path longer than the library keeps is no hindrance")
    func longPath() throws {
        let australia = try Voice(.english, accent: "australia")
        let deep = scratch.path + "/" + (1...6).map { _ in String(repeating: "深い", count: 12) }.joined(separator: "/")
        #expect(deep.utf8.count > 400)
        #expect(try Synthesizer(cache: deep).ipa(of: "bat", australia) == "bˈæt")
        #expect(try Synthesizer(cache: scratch.path + "/short").ipa(of: "bat", australia) == "bˈæt")
    }

    private func kind(_ body: () throws -> Any) throws -> SynthesisError.Kind? {
        do {
            _ = try body()
            return nil
        } catch let error as SynthesisError {
            return error.kind
        }
    }
}
