import Orthography
import Phonetics
import Synthesis

extension Target {
    /// Gives each word its syllables with their tones as spoken; a text that cannot be read stays without.
    mutating func readTones(_ reading: Reading) {
        let spoken: [ReadWord]
        do throws(SynthesisError) {
            spoken = try readWords(of: text, reading)
        } catch {
            return
        }
        var syllables = Target.toned(spoken)[...]
        // Words and syllables stand in the same order, however the text was parted.
        let letters = Array(text)
        var start = 0
        for index in words.indices {
            let own = Array(words[index].text)
            guard !own.isEmpty, let found = letters.place(of: own, from: start) else { continue }
            start = found + own.count
            syllables = syllables.drop { $0.place < found }
            let part = syllables.prefix { $0.place < found + own.count }
            words[index].syllables = part.map(\.syllable)
            syllables = syllables.dropFirst(part.count)
        }
    }

    private static func toned(_ words: [ReadWord]) -> [(place: Int, syllable: TonedSyllable)] {
        var result: [(place: Int, syllable: TonedSyllable)] = []
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1].parts.first?.citation.tone : nil
            for (place, part) in word.parts.enumerated() {
                // Between words speakers change a third tone or not, as they group them.
                let isBorder = place == word.parts.count - 1
                let isOpen = isBorder && part.citation.tone == 3 && next == 3
                let tone = part.spoken.tone ?? 5
                result.append(
                    (
                        part.place,
                        TonedSyllable(
                            text: part.citation.marked,
                            tone: tone,
                            otherTone: isOpen ? (tone == 2 ? 3 : 2) : nil,
                            isErhua: part.citation.isErhua
                        )
                    )
                )
            }
        }
        return result
    }
}

extension [Character] {
    /// Where a piece first stands at or after a place.
    fileprivate func place(of piece: [Character], from start: Int) -> Int? {
        guard piece.count <= count - start else { return nil }
        return (start...count - piece.count).first { Array(self[$0..<$0 + piece.count]) == piece }
    }
}
