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

/// The listener with the packaged English model, and recordings that come with it.
enum Packaged {
    /// The samples of a packaged prompt, 16 kHz; nil, and said so, where it or ffmpeg is not there.
    static func prompt(_ path: String) throws -> [Int16]? {
        guard FileManager.default.fileExists(atPath: path) else {
            print("SKIPPED: no \(path) (Debian's asterisk-core-sounds)")
            return nil
        }
        let decoder = Process()
        decoder.executableURL = URL(filePath: "/usr/bin/env")
        decoder.arguments = ["ffmpeg", "-v", "error", "-f", "g722", "-i", path, "-ar", "16000", "-f", "s16le", "-"]
        let pipe = Pipe()
        decoder.standardOutput = pipe
        decoder.standardInput = FileHandle.nullDevice
        try decoder.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        decoder.waitUntilExit()
        guard decoder.terminationStatus == 0, data.count > 3_200 else {
            print("SKIPPED: ffmpeg cannot decode \(path)")
            return nil
        }
        return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }

    static let listener = Listener(
        shelf: ModelShelf(places: [ModelShelf.packagedEnglish]),
        synthesizer: Synthesizer(cache: nil)
    )
    static let folder = "/usr/share/pocketsphinx/test/data/"
    static let text = "go forward ten meters"
    static let goForward = folder + "goforward.raw"
    static let others = [
        folder + "numbers.raw", folder + "something.raw", folder + "cards/001.wav", folder + "cards/005.wav",
        folder + "librivox/sense_and_sensibility_01_austen_64kb-0880.wav",
    ]

    static func hearing(_ path: String, _ text: String = text) throws -> Hearing {
        try listener.hearing(of: readSoundFile(path), for: listener.prompt(text, in: .english))
    }
}

struct ListenerTests {
    @Test("The words of a recording are found where they are said")
    func alignment() throws {
        let hearing = try Packaged.hearing(Packaged.goForward)
        #expect(hearing.isAligned)
        #expect(hearing.words.map(\.text) == ["go", "forward", "ten", "meters"])
        #expect(
            hearing.words.flatMap(\.phones).map(\.symbol).joined(separator: " ").hasPrefix(
                "G OW F AO R W ER D T EH N M IY T ER"
            )
        )
        // By ear and eye: go at 0.46 s, ten at 1.17 s, the end at 2.1 s.
        let starts = hearing.words.map { hearing.seconds(ofFrame: $0.frames.lowerBound) }
        for (found, heard) in zip(starts, [0.46, 0.64, 1.17, 1.53]) { #expect(abs(found - heard) < 0.06) }
        #expect(abs(hearing.seconds(ofFrame: hearing.words[3].frames.upperBound) - 2.12) < 0.1)
        for (word, next) in zip(hearing.words, hearing.words.dropFirst()) {
            #expect(word.frames.upperBound <= next.frames.lowerBound)
            #expect(word.omissionGain < -50 && word.loopGain < 0)
        }
        #expect(hearing.junctions.count == 5)
        // Of 278 frames those from the first of the speech to the last, with 200 ms on each side.
        let count = hearing.frames.count
        #expect(hearing.firstFrame > 0 && count > 165 && hearing.firstFrame + count < 278)
        #expect(hearing.frames.loop.count == count && hearing.frames.aligned.count == count)
        let vowel = 155 - hearing.firstFrame..<172 - hearing.firstFrame
        #expect(hearing.loop.contains { $0.symbol == "IY" && $0.frames.overlaps(vowel) })
    }

    @Test("What has no voice is not taken for speech, however well its outline fits")
    func voiceless() throws {
        var hearing = try Packaged.hearing(Packaged.goForward)
        #expect(judge(hearing).outcome == .right)
        hearing.frames.voicing = hearing.frames.voicing.map { _ in 0.15 }
        #expect(judge(hearing).outcome == .unheard && judge(hearing).reason == .noise)
    }

    @Test("Silence before and after changes nothing but the times", arguments: [0, 4])
    func silence(amplitude: Int16) throws {
        let spoken = try readSoundFile(Packaged.goForward).samples
        let quiet = (0..<32_000).map { Int16(($0 * 7_919) % 9 - 4) * amplitude / 4 }
        let prompt = try Packaged.listener.prompt(Packaged.text, in: .english)
        let own = try Packaged.listener.hearing(of: Waveform(samples: spoken), for: prompt)
        let padded = try Packaged.listener.hearing(of: Waveform(samples: quiet + spoken + quiet), for: prompt)
        let (one, other) = (judge(own), judge(padded))
        #expect(one.outcome == .right && other.outcome == .right && other.extra.isEmpty)
        #expect(abs(one.probability - other.probability) < 0.02)
        for (here, there) in zip(one.words, other.words) { #expect(abs(there.start - here.start - 2) < 0.03) }
        #expect(padded.frames.count == own.frames.count)
    }

    @Test("Its own words score far above any other recording's")
    func separation() throws {
        func ratio(_ hearing: Hearing) -> Float {
            (hearing.alignmentScore - hearing.loopScore) / Float(hearing.frames.count)
        }
        let own = try ratio(Packaged.hearing(Packaged.goForward))
        for path in Packaged.others { #expect(try ratio(Packaged.hearing(path)) < own - 2, "\(path)") }
    }

    @Test("The same recording is the same alone and after a hundred others, whole and in pieces")
    func repeatable() throws {
        let waveform = try readSoundFile(Packaged.goForward)
        let prompt = try Packaged.listener.prompt(Packaged.text, in: .english)
        let first = try Packaged.listener.hearing(of: waveform, for: prompt)
        for index in 0..<100 { _ = try Packaged.hearing(Packaged.others[index % 3], Packaged.text) }
        #expect(try Packaged.listener.hearing(of: waveform, for: prompt) == first)
        for length in [1, 160, 333, 4_000] {
            let take = try Packaged.listener.take(for: prompt)
            var at = 0
            while at < waveform.samples.count {
                let end = min(at + length, waveform.samples.count)
                try take.push(Array(waveform.samples[at..<end]))
                at = end
            }
            #expect(try take.finish() == first, "pieces of \(length)")
        }
    }

    @Test("Silence, noise and tones are never right", arguments: [0, 1, 2, 3, 4, 5])
    func nothingSaid(_ kind: Int) throws {
        var state: UInt32 = 99
        let samples = (0..<48_000).map { index -> Int16 in
            state = state &* 1_664_525 &+ 1_013_904_223
            let noise = Double(Int32(bitPattern: state) >> 16) / 32_768
            let time = Double(index) / 16_000
            return switch kind {
            case 0: 0
            case 1: Int16(noise * 3)
            case 2: Int16(noise * 3_000)
            case 3: Int16(8_000 * sin(2 * .pi * 440 * time))
            case 4: Int16(6_000 * sin(2 * .pi * 100 * time) + noise * 500)
            default: index % 4_000 == 0 ? 30_000 : 0
            }
        }
        for text in ["go", "yes", Packaged.text, "a"] {
            let prompt = try Packaged.listener.prompt(text, in: .english)
            let hearing = try Packaged.listener.hearing(of: Waveform(samples: samples), for: prompt)
            let verdict = judge(hearing, strictness: .gentle)
            #expect(!verdict.passed, "\(text): \(verdict)")
        }
    }

    @Test("Recordings of no length at all and texts far too long for them are measured, not fatal")
    func extremes() throws {
        let long = Array(repeating: "extraordinary", count: 400).joined(separator: " ")
        for text in ["go", long] {
            let prompt = try Packaged.listener.prompt(text, in: .english)
            for count in [0, 1, 159, 160, 400, 5_000] {
                let waveform = Waveform(samples: [Int16](repeating: 100, count: count))
                let hearing = try Packaged.listener.hearing(of: waveform, for: prompt)
                #expect(!judge(hearing).passed)
            }
        }
        let prompt = try Packaged.listener.prompt(long, in: .english)
        let hearing = try Packaged.listener.hearing(of: readSoundFile(Packaged.goForward), for: prompt)
        #expect(!hearing.isAligned)
        #expect(!judge(hearing).passed)
    }

    @Test("Words that no dictionary has are pronounced; numbers too", arguments: ["blorptastic", "10", "Zxq", "l’eau"])
    func generated(_ word: String) throws {
        let prompt = try Packaged.listener.prompt(word, in: .english)
        #expect(prompt.target.words.allSatisfy { !$0.pronunciations.isEmpty })
    }

    @Test("A text without a word is refused", arguments: ["", " ", "?!", "🙂", "…"])
    func wordless(_ text: String) {
        let error = #expect(throws: RecognitionError.self) { try Packaged.listener.prompt(text, in: .english) }
        #expect(error?.kind == .pronunciation)
    }

    @Test("A language without a model is refused")
    func modelless() {
        let error = #expect(throws: RecognitionError.self) { try Packaged.listener.prompt("你好", in: .mandarin) }
        #expect(error?.kind == .noModel)
    }
}

/// The tones of a target: as spoken, word by word, however the text was parted.
struct TargetToneTests {
    private func tones(_ words: [String], _ reading: ChineseReading) -> [[TonedSyllable]] {
        var target = Target(
            text: words.joined(),
            language: .mandarin,
            words: words.map { Target.Word(text: $0, pronunciations: []) }
        )
        target.readTones(reading)
        return target.words.map(\.syllables)
    }

    @Test("after sandhi; between words where speakers differ both are right")
    func sandhi() {
        let tones = tones(["我", "很", "好"], ChineseReading(text: "我 很 好。", pinyin: "wǒ hěn hǎo"))
        #expect(tones.map { $0.map(\.text) } == [["wǒ"], ["hěn"], ["hǎo"]])
        #expect(tones.map { $0.map(\.tone) } == [[3], [2], [3]])
        #expect(tones.map { $0.map(\.otherTone) } == [[2], [3], [nil]])
        let within = self.tones(["你好"], ChineseReading(text: "你好", pinyin: "nǐhǎo"))
        #expect(within[0].map(\.tone) == [2, 3] && within[0].allSatisfy { $0.otherTone == nil })
        #expect(self.tones(["不", "要"], ChineseReading(text: "不要", pinyin: "bùyào"))[0].map(\.tone) == [2])
        #expect(self.tones(["一路", "顺风"], ChineseReading(text: "一路顺风", pinyin: "yī lù shùn fēng"))[0][0].tone == 2)
    }

    @Test("words that are parted otherwise, erhua, marks and characters beyond the basic plane")
    func parting() {
        let reading = ChineseReading(text: "请 慢 一点儿！ 𠮷野家", pinyin: "qǐng màn yīdiǎnr jíyějiā")
        let tones = tones(["请", "慢一", "点儿", "𠮷野家"], reading)
        #expect(tones.map { $0.map(\.text) } == [["qǐng"], ["màn", "yī"], ["diǎnr"], ["jí", "yě", "jiā"]])
        #expect(tones[2][0].isErhua && !tones[0][0].isErhua)
    }

    @Test("a word that could be read otherwise is doubtful; what cannot be read has no tones")
    func doubt() {
        let reading = ChineseReading(text: "还 好", pinyin: "hái hǎo", isDoubtful: [true, false])
        #expect(tones(["还", "好"], reading).map { $0.map(\.isDoubtful) } == [[true], [false]])
        #expect(tones(["还", "好"], ChineseReading(text: "还 好", pinyin: "hái xyz")) == [[], []])
        #expect(tones(["还", "好"], ChineseReading(text: "", pinyin: "")) == [[], []])
        #expect(tones(["再", "见"], ChineseReading(text: "还 好", pinyin: "hái hǎo")) == [[], []])
    }
}
