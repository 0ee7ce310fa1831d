import Foundation
import Orthography
import Synthesis
import Testing

/// A directory of the test's own, removed with it.
final class Scratch {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "aloud-speech-\(UUID().uuidString)"
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// Everything a speech gives.
struct Spoken {
    var samples: [Int16] = []
    var words: [SpokenWord] = []
    var seconds: Double { Double(samples.count) / Double(Speech.rate) }

    init(_ speech: Speech) throws {
        while let chunk = try speech.next() {
            #expect(abs(chunk.start - Double(samples.count) / Double(Speech.rate)) < 1e-6)
            samples += chunk.samples
            words += chunk.words
        }
    }

    /// The loudest sample.
    var peak: Int { samples.reduce(0) { max($0, abs(Int($1))) } }
}

@Suite("Speech")
struct SpeechTests {
    let scratch = Scratch()
    var synthesizer: Synthesizer { Synthesizer(cache: scratch.path) }

    private static let samples: [Language: String] = [
        .english: "The water over there is not for dancing, mate.", .french: "70 personnes, où est la gare ?",
        .spanish: "Gracias, cinco zapatos y una llave.", .german: "Wie geht's dir, schöne Grüße?",
        .italian: "Dov'è la stazione, per favore?", .portuguese: "Bom dia, gente, de verdade.",
    ]

    @Test("Every accent speaks", arguments: Voice.all.filter { $0.language != .mandarin })
    func accents(voice: Voice) throws {
        let text = try #require(SpeechTests.samples[voice.language])
        let spoken = try Spoken(synthesizer.speak(text, voice))
        #expect(spoken.seconds > 1 && spoken.seconds < 8)
        #expect(spoken.peak > 3_000)
    }

    @Test(
        "Every accent sounds unlike its language's default",
        arguments: Voice.all.filter { $0 != Voice.standard($0.language) }
    )
    func differs(voice: Voice) throws {
        let text = try #require(SpeechTests.samples[voice.language])
        let standard = Voice.standard(voice.language)
        #expect(try synthesizer.ipa(of: text, voice) != synthesizer.ipa(of: text, standard))
    }

    @Test("The Australian accent is one of its own, with no two vowels fallen together")
    func australian() throws {
        let australia = try Voice(.english, accent: "australia")
        for other in Voice.voices(of: .english) where other != australia {
            let text = "Have a dance in the square today, mate."
            #expect(try synthesizer.ipa(of: text, australia) != synthesizer.ipa(of: text, other), "\(other.name)")
        }
        let vowels = "beat bit bait bet bat but Bart bought boat boot bout bite Boyd bird bear beer".split(
            separator: " "
        )
        let heard = try vowels.map { try synthesizer.phonemes(of: String($0), australia).dropFirst().first }
        #expect(Set(heard).count == vowels.count, "\(heard)")
        #expect(try synthesizer.ipa(of: "mate", australia) == "mˈæɪt")
        let greeting = try synthesizer.ipa(of: "G’day mate.", australia)
        #expect(greeting == "ɡədˈæɪ mˈæɪt")
    }

    @Test("Speed changes the length, and a speed out of range is refused")
    func speed() throws {
        let voice = Voice.standard(.english)
        let text = "This is a sentence of a certain length."
        let lengths = try [80, 160, 300, 450].map {
            try Spoken(synthesizer.speak(text, voice, wordsPerMinute: $0)).seconds
        }
        #expect(lengths[0] > 1.5 * lengths[1])
        #expect(lengths[1] > 1.4 * lengths[2])
        #expect(lengths[2] > 1.2 * lengths[3])
        for speed in [79, 451, 0, -1, Int.max] {
            #expect(throws: SynthesisError(kind: .speedOutOfRange, subject: "\(speed)")) {
                try synthesizer.speak(text, voice, wordsPerMinute: speed)
            }
        }
    }

    @Test(
        "Every word has its moment, in order, inside the speech",
        arguments: [
            ("Hello, world. This is a test of the best.", Language.english, 80),
            ("Hello, world. This is a test of the best.", .english, 160),
            ("Hello, world. This is a test of the best.", .english, 450),
            ("I AM HERE, in the U.S. at 3.5 or 10 %.", .english, 160),
            ("« L'été, qu’est-ce que c'est\u{202F}? » Je n'sais pas — c'est 12:30.", .french, 160),
            ("De l'e\u{301}te\u{301}, 😀 enfin !", .french, 450), ("¿Cómo estás? ¡Muy bien!", .spanish, 200),
            ("Wie geht's dir?", .german, 300), ("Un po' d'acqua.", .italian, 160),
            ("Bom dia a todos.", .portuguese, 160),
            ("Well, G'day mate, how are ya?", .english, 160), ("ＡＢＣ is full-width！", .english, 160),
        ]
    )
    func marks(text: String, language: Language, speed: Int) throws {
        let speech = try synthesizer.speak(text, Voice.standard(language), wordsPerMinute: speed)
        let spoken = try Spoken(speech)
        #expect(spoken.words.map(\.text) == words(of: text, in: language))
        let characters = Array(text)
        for word in spoken.words {
            #expect(String(characters[word.characters]) == word.text)
            #expect(word.seconds >= 0 && word.seconds < spoken.seconds)
        }
        #expect(zip(spoken.words, spoken.words.dropFirst()).allSatisfy { $0.seconds <= $1.seconds })
        #expect(spoken.words == speech.words)
        let last = try #require(spoken.words.last)
        #expect(speech.word(at: 99) == last)
        #expect(speech.word(at: -1) == nil)
        #expect(last.seconds > 0.3 * spoken.seconds)
    }

    @Test("A long text comes in pieces that lose and repeat no word")
    func long() throws {
        let sentences = (1...60).map { "Sentence number \($0) is here, and it goes on for a while." }
        for text in [sentences.joined(separator: " "), String(repeating: "word ", count: 1_000)] {
            let speech = try synthesizer.speak(text, Voice.standard(.english), wordsPerMinute: 450)
            let spoken = try Spoken(speech)
            #expect(spoken.words.map(\.text) == words(of: text, in: .english))
            #expect(zip(spoken.words, spoken.words.dropFirst()).allSatisfy { $0.seconds <= $1.seconds })
            #expect(spoken.seconds > 60)
        }
        let unbroken = try Spoken(synthesizer.speak(String(repeating: "ab", count: 2_500), Voice.standard(.english)))
        #expect(unbroken.words.count == 1)
    }

    @Test("A text with nothing to say is told, in every language")
    func nothing() throws {
        for language in Language.allCases {
            for text in ["", "   ", "?!…", "😀👨‍👩‍👧‍👦", "\u{1B}\u{0}\u{202E}", "— « »", "* _ ~ |"] {
                #expect(
                    throws: SynthesisError(kind: .nothingToSay, subject: text),
                    "\(language) \(text.debugDescription)"
                ) {
                    try synthesizer.speak(text, Voice.standard(language))
                }
            }
        }
        #expect(throws: SynthesisError(kind: .nothingToSay, subject: "𠮷")) {
            try synthesizer.speak("𠮷", Voice.standard(.french))
        }
    }

    @Test("Whatever is typed speaks or is refused, and the next text is spoken as ever")
    func anything() throws {
        let voice = Voice.standard(.english)
        let odd = [
            "[[", "[[xyz", "]] [[a]]", "<speak>hi</speak>", "&lt; %s %n %d", "a\0b", "\u{FEFF}hi", "\u{FFFF}x", "1e309",
            "999999999999999999999999999999", "-5", "http://example.org/?a=b&c=d", "a\u{300}\u{300}\u{300}\u{300}",
            "Ω ж א ع ก",
            String(repeating: "9", count: 3_000), String(repeating: "?! a", count: 900), "e\u{301}", "…a…",
        ]
        for text in odd {
            do {
                let spoken = try Spoken(synthesizer.speak(text, voice))
                #expect(!spoken.samples.isEmpty, "\(text.prefix(20))")
            } catch let error as SynthesisError {
                #expect(error.kind == .nothingToSay, "\(text.prefix(20)) \(error)")
            }
        }
        #expect(try synthesizer.ipa(of: "hello", voice) == "həlˈoʊ")
    }

    @Test("A speech that is cancelled ends at once")
    func cancel() throws {
        let text = String(repeating: "This is a long sentence that goes on. ", count: 200)
        let speech = try synthesizer.speak(text, Voice.standard(.english))
        #expect(try speech.next() != nil)
        speech.cancel()
        let clock = ContinuousClock()
        let elapsed = try clock.measure {
            let chunks = [try speech.next(), try speech.next()]
            #expect(chunks == [nil, nil])
        }
        #expect(elapsed < .milliseconds(200))
        #expect(speech.isCancelled)
        // What was broken off leaves nothing in the next text: wait until the maker has noticed.
        for _ in 0..<20 {
            #expect(try synthesizer.ipa(of: "Next.", Voice.standard(.english)) == "nˈɛkst")
            let other = try synthesizer.speak("Two. This. Was. Here. And, there. " + text, Voice.standard(.english))
            other.cancel()
        }
        #expect(try Spoken(synthesizer.speak("Next.", Voice.standard(.english))).peak > 1_000)
    }

    @Test("The first samples are there within 15 ms of the request, at every speed")
    func latency() throws {
        for speed in [80, 160, 450] {
            let times = try (0..<15).map { _ in
                let start = ContinuousClock.now
                let text = "What is the weather forecast for the coming days?"
                let speech = try synthesizer.speak(text, Voice.standard(.english), wordsPerMinute: speed)
                #expect(try speech.next()?.samples.isEmpty == false)
                speech.cancel()
                return ContinuousClock.now - start
            }
            // The quarter that a busy machine held up least.
            #expect(times.sorted()[3] < .milliseconds(15), "\(speed): \(times)")
        }
    }

    @Test("Accents and languages that do not exist are told")
    func unknown() {
        #expect(throws: SynthesisError(kind: .unknownAccent, subject: "klingon")) {
            try Voice(.english, accent: "klingon")
        }
        #expect(throws: SynthesisError(kind: .unknownAccent, subject: "rp")) { try Voice(.french, accent: "rp") }
        #expect(throws: SynthesisError(kind: .unknownAccent, subject: "")) { try Voice(.french, accent: "") }
        #expect((try? Voice(.english, accent: "EN-AU"))?.accent == "australia")
        #expect((try? Voice(.portuguese))?.accent == "br")
        #expect((try? Voice(.english))?.accent == "us")
    }

    @Test("Names of accents are unique within their language")
    func names() {
        #expect(Set(Voice.all.map { "\($0.language) \($0.accent)" }).count == Voice.all.count)
        #expect(Set(Voice.all.map(\.name)).count == Voice.all.count)
        #expect(Set(Voice.all.map(\.language)) == Set(Language.allCases))
    }
}
