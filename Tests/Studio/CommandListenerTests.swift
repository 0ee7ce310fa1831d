import Audio
import Foundation
import Orthography
import Phonetics
import Recognition
import Scoring
import Synthesis
import Testing
import Waveforms

@testable import Studio

/// Spoken commands with the real models, on recordings of people.
struct CommandListenerTests {
    private static let sounds = "/usr/share/asterisk/sounds/en_US_f_Allison/"
    private static let shared = FileManager.default.currentDirectoryPath + "/../shared"

    private static func english(
        _ commands: [SpokenCommand: [String]]? = nil,
        besides others: [String] = []
    ) throws -> CommandVocabulary {
        try Packaged.listener.commands(in: .english, commands, besides: others)
    }

    /// A packaged prompt between half a second of faint noise; nil, and said so, where it is not there.
    private func prompt(_ name: String) throws -> [Int16]? {
        let path = Self.sounds + name + ".g722"
        return try Packaged.prompt(path).map { quiet + $0 + quiet }
    }

    private let quiet: [Int16] = (0..<9_600).map { Int16(($0 * 7_919) % 9 - 4) }

    private func heard(_ samples: [Int16], _ vocabulary: CommandVocabulary) throws -> [CommandHearing] {
        try CommandListener.stretches(of: Waveform(samples: samples), with: vocabulary).map { $0.hearing }
            .filter { $0 != .nothing }
    }

    @Test("A command that stands alone is heard", arguments: [("digits/7", 7), ("digits/12", 12), ("digits/3", 3)])
    func command(name: String, number: Int) throws {
        guard let samples = try prompt(name) else { return }
        #expect(try heard(samples, Self.english()) == [.command(.number(number))])
    }

    @Test("Its place in the stream is told, and the answer comes once, at the end of its pause")
    func place() throws {
        guard let samples = try prompt("digits/7") else { return }
        let listener = CommandListener(try Self.english())
        var at = 0
        var answers: [(Double, CommandListener.Stretch)] = []
        let stream = [Int16](repeating: 1, count: 32_000) + samples + quiet + quiet
        while at < stream.count {
            let end = min(at + 320, stream.count)
            for stretch in try listener.push(Array(stream[at..<end])) {
                answers.append((Double(end) / 16_000, stretch))
            }
            at = end
        }
        try #require(answers.count == 1)
        let (time, stretch) = answers[0]
        #expect(stretch.hearing == .command(.number(7)))
        #expect(stretch.seconds.lowerBound > 2.4 && stretch.seconds.upperBound < 3.6)
        #expect(abs(time - stretch.seconds.upperBound - CommandListener.pause) < 0.03)
        #expect(!listener.isSpeaking)
    }

    @Test("The same sound gives the same answers in any pieces and after any other sound", arguments: [1, 333, 4_000])
    func pieces(length: Int) throws {
        guard let samples = try prompt("digits/7") else { return }
        let vocabulary = try Self.english()
        let whole = CommandListener(vocabulary)
        let first = try whole.push(samples + quiet)
        let listener = CommandListener(vocabulary)
        var found: [CommandListener.Stretch] = []
        for at in stride(from: 0, to: samples.count + quiet.count, by: length) {
            found += try listener.push(Array((samples + quiet)[at..<min(at + length, samples.count + quiet.count)]))
        }
        #expect(found == first && !first.isEmpty)
    }

    @Test("Other speech is no command", arguments: Packaged.others + [Packaged.goForward])
    func speech(path: String) throws {
        #expect(try heard(quiet + readSoundFile(path).samples + quiet, Self.english()).isEmpty)
    }

    @Test("Silence, a muted microphone and steady noise are no command")
    func silence() throws {
        let vocabulary = try Self.english()
        #expect(try heard([Int16](repeating: 0, count: 160_000), vocabulary).isEmpty)
        #expect(try heard((0..<16).flatMap { _ in quiet }, vocabulary).isEmpty)
        #expect(try heard((0..<16).flatMap { _ in quiet.map { $0 * 500 } }, vocabulary).isEmpty)
    }

    @Test("What is not listened for is not answered, and not taken for what is")
    func others() throws {
        guard let samples = try prompt("digits/7") else { return }
        #expect(try heard(samples, Self.english([.next: ["next"], .again: ["again"]])).isEmpty)
        #expect(try heard(samples, Self.english([.next: ["seven"]])) == [.command(.next)])
    }

    @Test("A phrase that is known to be said is no command, whatever it sounds like")
    func phrase() throws {
        guard let samples = try prompt("digits/14") else { return }
        #expect(try heard(samples, Self.english(besides: ["fourteen"])).isEmpty)
    }

    @Test("An answer costs less than 100 ms once the pause has passed")
    func latency() throws {
        guard let samples = try prompt("digits/11") else { return }
        let vocabulary = try Self.english()
        // The least of three: other work on the machine slows one down.
        var least = Double.infinity
        for _ in 0..<3 {
            let listener = CommandListener(vocabulary)
            var most = 0.0
            for at in stride(from: 0, to: samples.count, by: 320) {
                var (start, end) = (timespec(), timespec())
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
                _ = try listener.push(Array(samples[at..<min(at + 320, samples.count)]))
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
                most = max(most, Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9)
            }
            least = min(least, most)
        }
        #expect(least > 0.001 && least < 0.1)
    }

    @Test("A language without a model of its own, or without a table, says so")
    func noModel() {
        for language in [Language.german, .mandarin, .french] {
            #expect(throws: RecognitionError.self) { try Packaged.listener.commands(in: language) }
        }
    }

    @Test("It tells how much was said in the ten seconds before: none at first, then the stretches themselves")
    func talk() throws {
        guard let samples = try prompt("digits/7") else { return }
        let gap = [Int16](repeating: 1, count: 16_000)
        let waveform = Waveform(samples: samples + gap + samples + gap + samples)
        let heard = try CommandListener.stretches(of: waveform, with: Self.english())
        try #require(heard.count == 3)
        let length = Float(heard[0].seconds.upperBound - heard[0].seconds.lowerBound)
        #expect(heard[0].measures?.talkBefore == 0)
        #expect(abs((heard[1].measures?.talkBefore ?? 0) - length) < 0.01)
        #expect(abs((heard[2].measures?.talkBefore ?? 0) - 2 * length) < 0.05)
        let long = Waveform(samples: samples + (0..<11).flatMap { _ in gap } + samples)
        #expect(try CommandListener.stretches(of: long, with: Self.english()).last?.measures?.talkBefore == 0)
    }

    @Test(
        "Mandarin commands are heard with a brought model, or asked again",
        arguments: [("si4", CommandHearing.command(.number(4))), ("ba1", .unsure(.number(8)))]
    )
    func mandarin(name: String, hearing: CommandHearing) throws {
        let model = Self.shared + "/models/cmn-tdt-sc-8k"
        let path = Self.shared + "/speech/cmn-syllables/\(name).mp3"
        guard FileManager.default.fileExists(atPath: model), FileManager.default.fileExists(atPath: path) else {
            print("SKIPPED: no \(model), or no \(path): Mandarin commands were not tested")
            return
        }
        let place = ModelShelf.Place(language: .mandarin, directory: model, name: "brought")
        let listener = Listener(shelf: ModelShelf(places: [place]))
        let vocabulary = try listener.commands(in: .mandarin)
        #expect(vocabulary.commands.count == 23)
        let found = try heard(quiet + readSoundFile(path).samples + quiet, vocabulary)
        #expect(found == [hearing])
    }
}
