import Orthography
import Synthesis
import Testing

@Suite("Phonemes")
struct PhonemeTests {
    let synthesizer = Synthesizer(cache: nil)

    @Test(
        "A word's phonemes come one by one, without stress",
        arguments: [
            ("hello", Language.english, ["h", "ə", "l", "oʊ"]),
            ("blorptang", .english, ["b", "l", "oːɹ", "p", "t", "æ", "ŋ"]),
            ("nurse", .english, ["n", "ɜː", "s"]), ("10", .english, ["t", "ɛ", "n"]), ("l’eau", .french, ["l", "o"]),
            ("œuf", .french, ["œ", "f"]), ("weekend", .french, ["w", "iː", "k", "ɛ", "n", "d"]),
            ("bonjour", .french, ["b", "ɔ̃", "ʒ", "u", "ʁ"]),
            ("Straße", .german, ["ʃ", "t", "ɾ", "ɑː", "s", "ə"]), ("llave", .spanish, ["ʎ", "a", "β", "e"]),
        ]
    )
    func phonemes(word: String, language: Language, expected: [String]) throws {
        #expect(try synthesizer.phonemes(of: word, Voice.standard(language)) == expected)
        #expect(try synthesizer.phonemes(of: decomposed(word), Voice.standard(language)) == expected)
    }

    @Test("A long text gives the pronunciation of all its clauses")
    func clauses() throws {
        let voice = Voice.standard(.english)
        #expect(try synthesizer.ipa(of: "One, two. Three!", voice) == "wˈʌn tˈuː θɹˈiː")
        let long = String(repeating: "one, two; three. ", count: 200)
        #expect(try synthesizer.ipa(of: long, voice).split(separator: " ").count == 600)
        #expect(throws: SynthesisError(kind: .nothingToSay, subject: "…")) { try synthesizer.ipa(of: "…", voice) }
    }

    @Test("Two thousand words are pronounced within a second or so")
    func speed() throws {
        let start = ContinuousClock.now
        for index in 0..<2_000 {
            #expect(try !synthesizer.phonemes(of: "word\(index % 7)ing", Voice.standard(.english)).isEmpty)
        }
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
