import Foundation
import Orthography
import Synthesis
import Testing

@Suite("Speech data")
struct DataTests {
    let scratch = Scratch()

    @Test("Missing or damaged data is told, and does not stop others from speaking")
    func missing() throws {
        let voice = Voice.standard(.english)
        let nowhere = Synthesizer(cache: nil, data: scratch.path + "/nowhere")
        #expect(try kind { try nowhere.speak("Hello", voice) } == .noData)
        let empty = scratch.path + "/empty"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        for name in ["phontab", "phonindex", "phondata", "intonations"] {
            _ = FileManager.default.createFile(atPath: empty + "/" + name, contents: Data())
        }
        #expect(try kind { try Synthesizer(cache: nil, data: empty).speak("Hello", voice) } == .damagedData)
        #expect(try kind { try Synthesizer(cache: nil, data: empty).phonemes(of: "Hello", voice) } == .damagedData)
        #expect(try Spoken(Synthesizer(cache: nil).speak("Hello", voice)).peak > 1_000)
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
