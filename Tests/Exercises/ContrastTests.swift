@testable import Exercises
import Orthography
import Testing

@Suite("Contrasts")
struct ContrastTests {
    @Test(
        "every contrast names two sounds and has three pairs or more of two different words",
        arguments: Language.allCases
    )
    func tables(language: Language) {
        let contrasts = Contrast.all(in: language)
        let least = language == .english || language == .french ? 10 : 5
        #expect(contrasts.count >= least)
        #expect(Set(contrasts.map(\.name)).count == contrasts.count)
        for contrast in contrasts {
            #expect(contrast.sounds.count == 2 && contrast.sounds[0] != contrast.sounds[1], "\(contrast.name)")
            #expect(contrast.pairs.count >= 3, "\(contrast.name)")
            for pair in contrast.pairs {
                #expect(pair.first.text != pair.second.text)
                for word in [pair.first, pair.second] {
                    #expect(!word.text.isEmpty && word.text.allSatisfy { $0.isLetter }, "\(word.text)")
                    #expect(language == .mandarin || !word.chinese.isEmpty, "\(word.text)")
                    #expect(language == .english || !word.english.isEmpty, "\(word.text)")
                    #expect((word.pinyin != nil) == (language == .mandarin))
                }
            }
        }
    }

    @Test("two words of Mandarin differ in one tone, or in an initial or a final of one tone")
    func mandarin() throws {
        let tones = ["˥", "˧˥", "˨˩˦", "˥˩"]
        for contrast in Contrast.all(in: .mandarin) {
            for pair in contrast.pairs {
                let (one, other) = (
                    try #require(Pinyin.syllables(pair.first.pinyin ?? "")?.first),
                    try #require(Pinyin.syllables(pair.second.pinyin ?? "")?.first)
                )
                if tones.contains(contrast.sounds[0]) {
                    #expect(one.letters == other.letters, "\(pair.first.text)")
                    #expect(one.tone == (tones.firstIndex(of: contrast.sounds[0]) ?? 9) + 1, "\(pair.first.text)")
                    #expect(other.tone == (tones.firstIndex(of: contrast.sounds[1]) ?? 9) + 1, "\(pair.second.text)")
                } else {
                    #expect(one.tone == other.tone && one.letters != other.letters, "\(pair.first.text)")
                }
            }
        }
    }

    @Test("contrasts of missed sounds come first, those missed most before them; the others keep their order")
    func missed() {
        let all = Contrast.all(in: .english)
        let chosen = Contrast.all(in: .english, missing: ["ŋ", "θ"])
        #expect(chosen.prefix(3).map(\.name) == ["n / ŋ", "θ / s", "θ / t"])
        #expect(chosen.dropFirst(3).map(\.name) == all.map(\.name).filter { !$0.contains("θ") && !$0.contains("ŋ") })
        #expect(Contrast.all(in: .english, missing: []) == all)
    }

    @Test("meanings are in the language that is known, where the table has it")
    func meanings() throws {
        let pair = try #require(Contrast.pair("rue = street = 街 / roue = wheel = 轮子", in: .french))
        #expect(pair.first.prompt(in: .french, known: .mandarin).meaning == "街")
        #expect(pair.second.prompt(in: .french, known: .german).meaning == "wheel")
        #expect(pair.second.prompt(in: .french, known: .french).meaning == nil)
        #expect(Contrast.pair("rue", in: .french) == nil)
        #expect(Contrast.pair("rue / ", in: .french) == nil)
    }
}
