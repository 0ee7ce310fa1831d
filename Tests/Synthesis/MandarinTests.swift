import Foundation
import Orthography
import Synthesis
import Testing

@Suite("Mandarin speech")
struct MandarinTests {
    let synthesizer = Synthesizer(cache: nil)
    let voice = Voice.standard(.mandarin)

    /// A handful of words as a dictionary gives them.
    private let dictionary = Reading.dictionary { word in
        [
            "银行": ["yínháng"], "行长": ["hángzhǎng"], "重庆": ["Chóngqìng"], "重量": ["zhòngliàng"], "长大": ["zhǎng", "dà"],
            "长度": ["chang2", "du4"], "不": ["bù"], "要": ["yào"], "一": ["yī"], "个": ["gè"], "奶奶": ["nǎinai"],
            "花儿": ["hua1", "r5"], "年": ["nián"],
            "我": ["wǒ"], "在": ["zài"], "的": ["de"], "是": ["shì"], "百": ["bǎi"], "人": ["rén"], "点": ["diǎn"],
            "来": ["lái"],
        ][word]
    }

    @Test("All toned syllables speak, each within its bounds")
    func everySyllable() throws {
        let start = ContinuousClock.now
        var count = 0
        var quiet: [String] = []
        for letters in Pinyin.table {
            for tone in 1...5 {
                let text = "\(letters)\(tone)"
                let spoken = try Spoken(synthesizer.speak(text, voice))
                if spoken.seconds < 0.1 || spoken.seconds > 1.2 || spoken.peak < 1_500 {
                    quiet.append("\(text) \(spoken.seconds) \(spoken.peak)")
                }
                #expect(spoken.words.map(\.text) == [text])
                count += 1
            }
        }
        #expect(quiet == [])
        #expect(count > 4 * 405)
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("The four tones of a syllable are spoken in pitches of their own")
    func tones() throws {
        let contours = try (1...4).map { try contour(of: "ma\($0)") }
        // First: level and high; second: rises, by a voice that trembles a little by chance; third: low; fourth: falls.
        #expect(abs(contours[0].end - contours[0].start) < 0.1 * contours[0].start, "\(contours)")
        #expect(contours[1].end > 1.08 * contours[1].start, "\(contours)")
        #expect(contours[2].start < 0.9 * contours[0].start, "\(contours)")
        #expect(contours[3].end < 0.85 * contours[3].start, "\(contours)")
        // Two thirds: the first is spoken as a second.
        #expect(try synthesizer.ipa(of: "ni3 hao3", voice) == "ni˧˥ xɑʊ˨˩˦")
    }

    /// The pitch early and late in a syllable, in hertz, by autocorrelation.
    private func contour(of text: String) throws -> (start: Double, end: Double) {
        let samples = try Spoken(synthesizer.speak(text, voice, wordsPerMinute: 100)).samples.map { Double($0) }
        func pitch(at share: Double) -> Double {
            let start = Int(Double(samples.count) * share)
            let window = samples[start..<min(start + 1_200, samples.count)].map { $0 }
            let found = (60..<400).filter { window.count > $0 + 200 }.map { lag in
                let count = window.count - lag
                return (lag, value: (0..<count).reduce(0) { $0 + window[$1] * window[$1 + lag] } / Double(count))
            }
            // Two periods repeat as well as one does.
            let best = found.map(\.value).max() ?? 0
            var lag = 1
            for (candidate, value) in found where value >= 0.9 * best {
                // The peak of the first hill that is high enough.
                if lag > 1, candidate > lag + 1 { break }
                lag = candidate
            }
            return 22_050 / Double(lag)
        }
        return (pitch(at: 0.3), pitch(at: 0.75))
    }

    @Test(
        "A lesson's line is spoken by its pinyin, words marked in the characters",
        arguments: [
            ("你 好 吗？", "nǐ hǎo ma", "ni˧˥ xɑʊ˨˩˦ ma", ["你", "好", "吗"]),
            ("你好吗？", "nǐ hǎo ma", "ni˧˥ xɑʊ˨˩˦ ma", ["你", "好", "吗"]),
            ("我 不 要 。", "wǒ bù yào", "wo˨˩˦ pu˧˥ jɑʊ˥˩", ["我", "不", "要"]),
            ("一 个 花儿", "yī gè huār", "i˧˥ kɤ˥˩ xwa˞˥", ["一", "个", "花儿"]),
            ("一个花儿，好", "yī gè huār hǎo", "i˧˥ kɤ˥˩ xwa˞˥ xɑʊ˨˩˦", ["一", "个", "花儿", "好"]),
            ("我 10 点 来", "wǒ shí diǎn lái", "wo˨˩˦ ʂɻ̩˧˥ tjɛn˨˩˦ laɪ˧˥", ["我", "10", "点", "来"]),
            ("我10点来", "wǒ shí diǎn lái", "wo˨˩˦ ʂɻ̩˧˥ tjɛn˨˩˦ laɪ˧˥", ["我", "10", "点", "来"]),
            ("今天天气很好", "jīntiān tiānqì hěn hǎo", "tɕin˥tʰjɛn˥ tʰjɛn˥tɕʰi˥˩ xən˧˥ xɑʊ˨˩˦", ["今天", "天气", "很", "好"]),
        ]
    )
    func lesson(text: String, pinyin: String, ipa: String, expected: [String]) throws {
        let reading = Reading.pinyin(pinyin)
        #expect(try synthesizer.ipa(of: text, voice, reading: reading) == ipa)
        let spoken = try Spoken(synthesizer.speak(text, voice, reading: reading))
        #expect(spoken.words.map(\.text) == expected)
        let characters = Array(text)
        #expect(spoken.words.allSatisfy { String(characters[$0.characters]) == $0.text })
        #expect(zip(spoken.words, spoken.words.dropFirst()).allSatisfy { $0.seconds < $1.seconds })
        #expect(spoken.seconds > 0.12 * Double(expected.count) && spoken.peak > 2_000)
    }

    @Test(
        "A dictionary's readings are followed, word by word",
        arguments: [
            ("银行行长", "in˧˥xɑŋ˧˥ xɑŋ˧˥ʈʂɑŋ˨˩˦"), ("重庆的重量", "ʈʂʰʊŋ˧˥tɕʰiŋ˥˩ tɤ ʈʂʊŋ˥˩ljɑŋ˥˩"),
            ("长大，长度", "ʈʂɑŋ˨˩˦ta˥˩ ʈʂʰɑŋ˧˥tu˥˩"),
            ("不要", "pu˧˥ jɑʊ˥˩"), ("一个人", "i˧˥ kɤ˥˩ ʐən˧˥"), ("奶奶来", "naɪ˨˩˦naɪ laɪ˧˥"), ("一百人", "i˥˩ paɪ˨˩˦ ʐən˧˥"),
            ("2024年", "ɚ˥˩liŋ˧˥ɚ˥˩sɹ̩˥˩ njɛn˧˥"), ("20%", "paɪ˨˩˦fən˥ʈʂɻ̩˥ɚ˥˩ʂɻ̩˧˥"),
        ]
    )
    func dictionaryReadings(text: String, ipa: String) throws {
        #expect(try synthesizer.ipa(of: text, voice, reading: dictionary) == ipa)
        #expect(try Spoken(synthesizer.speak(text, voice, reading: dictionary)).peak > 2_000)
    }

    @Test("Characters without a reading are told")
    func noReading() throws {
        #expect(throws: SynthesisError(kind: .noReading, subject: "你好")) { try synthesizer.speak("你好！", voice) }
        #expect(throws: SynthesisError(kind: .noReading, subject: "𠮷")) {
            try synthesizer.speak("我在𠮷", voice, reading: dictionary)
        }
        #expect(throws: SynthesisError(kind: .noReading, subject: "你好吗")) {
            try synthesizer.speak("你好吗", voice, reading: .pinyin("nǐ hǎo"))
        }
        #expect(throws: SynthesisError(kind: .noReading, subject: "好")) {
            try synthesizer.speak("你 好", voice, reading: .pinyin("nǐ hxx"))
        }
        #expect(throws: SynthesisError(kind: .noReading, subject: "你")) {
            try synthesizer.speak("你", voice, reading: .pinyin(""))
        }
    }

    @Test("Latin words inside are read in English, their words marked")
    func latin() throws {
        let speech = try synthesizer.speak("我在 New York 的 AI 人。", voice, reading: dictionary)
        let spoken = try Spoken(speech)
        #expect(spoken.words.map(\.text) == ["我", "在", "New", "York", "的", "AI", "人"])
        #expect(zip(spoken.words, spoken.words.dropFirst()).allSatisfy { $0.seconds < $1.seconds })
        #expect(try synthesizer.ipa(of: "在 York", voice, reading: dictionary) == "tsaɪ˥˩ jˈɔːɹk")
    }

    @Test(
        "Pinyin itself is spoken in any spelling",
        arguments: [
            ("nǐ hǎo ma?", "ni˧˥ xɑʊ˨˩˦ ma"), ("ni3hao3 ma5", "ni˧˥xɑʊ˨˩˦ ma"), ("lv4, lü4, lu:4", "ly˥˩ ly˥˩ ly˥˩"),
            ("lu\u{308}\u{300}", "ly˥˩"),
            ("wánr", "wan˞˧˥"), ("Běijīng 10", "peɪ˨˩˦tɕiŋ˥ ʂɻ̩˧˥"), ("bù duì", "pu˧˥ tweɪ˥˩"),
        ]
    )
    func pinyin(text: String, ipa: String) throws {
        #expect(try synthesizer.ipa(of: text, voice) == ipa)
        #expect(try Spoken(synthesizer.speak(text, voice)).peak > 2_000)
    }

    @Test("The phonemes of a word are its initials and finals")
    func phonemes() throws {
        #expect(try synthesizer.phonemes(of: "银行", voice, reading: dictionary) == ["in", "x", "ɑŋ"])
        #expect(try synthesizer.phonemes(of: "zhi1", voice) == ["ʈʂ", "ɻ̩"])
    }
}
