import Orthography
import Phonetics
import Synthesis

extension Target {
    /// Gives each word its syllables with their tones as spoken; a text that cannot be read stays without.
    mutating func readTones(_ reading: ChineseReading) {
        let spoken: [TonedWord]
        do throws(SynthesisError) {
            spoken = try tonedWords(of: reading.text, .pinyin(reading.pinyin))
        } catch {
            return
        }
        let letters = Array(reading.text)
        let doubtful = reading.doubtfulPlaces
        var syllables = Target.toned(spoken)[...]
        // Words and syllables stand in the same order, however the text was parted.
        var start = 0
        for index in words.indices {
            let own = words[index].text.filter { !$0.isWhitespace }
            guard let range = letters.range(of: Array(own), from: start) else { continue }
            start = range.upperBound
            syllables = syllables.drop { $0.place < range.lowerBound }
            let part = syllables.prefix { $0.place < range.upperBound }
            words[index].syllables = part.map { place, syllable in
                var syllable = syllable
                syllable.isDoubtful = doubtful.contains(place)
                return syllable
            }
            syllables = syllables.dropFirst(part.count)
        }
    }

    private static func toned(_ words: [TonedWord]) -> [(place: Int, syllable: TonedSyllable)] {
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

extension ChineseReading {
    /// The places of the characters whose word could be read otherwise.
    fileprivate var doubtfulPlaces: Set<Int> {
        var places: Set<Int> = []
        var word = -1
        var isInside = false
        for (place, character) in text.enumerated() {
            if character.isWhitespace {
                isInside = false
                continue
            }
            if !isInside { word += 1 }
            isInside = true
            if isDoubtful.indices.contains(word), isDoubtful[word] { places.insert(place) }
        }
        return places
    }
}

extension [Character] {
    /// Where a word first stands at or after a place, spaces inside it passed over.
    fileprivate func range(of word: [Character], from start: Int) -> Range<Int>? {
        guard let first = word.first else { return nil }
        for begin in indices.dropFirst(start) where self[begin] == first {
            var place = begin
            var matched = 0
            while place < count, matched < word.count {
                if self[place] == word[matched] {
                    matched += 1
                } else if !self[place].isWhitespace {
                    break
                }
                place += 1
            }
            if matched == word.count { return begin..<place }
        }
        return nil
    }
}
