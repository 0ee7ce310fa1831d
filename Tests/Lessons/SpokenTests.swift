import Courses
import Orthography
import Synthesis
import Testing

@Suite("Lessons as they are spoken")
struct SpokenTests {
    @Test("every word of every phrase can be pronounced by the voice of its language")
    func pronounced() throws {
        let synthesizer = Synthesizer(cache: nil)
        var seen: Set<String> = []
        var checked = 0
        for phrase in Shipped.phrases {
            for language in Language.allCases where language != .mandarin {
                for word in phrase.words(in: language) where seen.insert(language.code + word).inserted {
                    let phonemes = try synthesizer.phonemes(of: word, Voice.standard(language))
                    #expect(!phonemes.isEmpty, "\(word) in \(phrase.id)")
                    checked += 1
                }
            }
            for (word, pinyin) in zip(phrase.words(in: .mandarin), phrase.pinyin)
            where seen.insert(word + pinyin).inserted {
                let phonemes = try synthesizer.phonemes(
                    of: word,
                    Voice.standard(.mandarin),
                    reading: .pinyin(pinyin)
                )
                #expect(!phonemes.isEmpty, "\(word) \(pinyin) in \(phrase.id)")
                checked += 1
            }
        }
        #expect(checked > 2_000)
    }

    @Test("every phrase is spoken whole, Chinese by its pinyin")
    func phrases() throws {
        let synthesizer = Synthesizer(cache: nil)
        for phrase in Shipped.phrases {
            for language in Language.allCases {
                let text = try #require(phrase.text(in: language))
                let reading = language == .mandarin ? Reading.pinyin(phrase.pinyin.joined(separator: " ")) : .none
                let ipa = try synthesizer.ipa(of: text, Voice.standard(language), reading: reading)
                #expect(!ipa.isEmpty, "\(phrase.id)")
            }
        }
    }
}
