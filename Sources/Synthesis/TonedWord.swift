public import Orthography

/// A word of a Mandarin text as it is spoken.
public struct TonedWord: Sendable, Equatable {
    /// A syllable of it.
    public struct Part: Sendable, Equatable {
        /// In the tone of the dictionary.
        public var citation: Syllable
        /// In the tone that is spoken, 1…5.
        public var spoken: Syllable
        /// Where its character stands in the text, counted in characters; of a number, where the number begins.
        public var place: Int
    }

    /// Its syllables, in order.
    public var parts: [Part]
}

/// The words of a Mandarin text with their tones as spoken, marks and Latin words left out; `spoken` follows the rules of
/// ``Pinyin/sandhi(_:)`` from mark to mark.
///
/// Throws ``SynthesisError/Kind/noReading`` and ``SynthesisError/Kind/nothingToSay``.
public func tonedWords(of text: String, _ reading: Reading) throws(SynthesisError) -> [TonedWord] {
    let line = try MandarinLine(text, reading)
    return zip(line.items, line.spoken()).compactMap { item, spoken in
        guard case .word(let word, let citation, let characters) = item, case .word(_, let toned, _) = spoken else {
            return nil
        }
        var place = word.characters.lowerBound
        let letters = Array(word.text)
        return TonedWord(
            parts: zip(citation, toned).enumerated().map { index, pair in
                defer {
                    place += 1
                    // The 儿 of erhua belongs to the syllable before it.
                    let next = place - word.characters.lowerBound
                    if pair.0.isErhua, letters.indices.contains(next), letters[next] == "儿" { place += 1 }
                }
                let isOwn = characters.indices.contains(index) && letters.contains(characters[index])
                return TonedWord.Part(
                    citation: pair.0,
                    spoken: pair.1,
                    place: isOwn ? place : word.characters.lowerBound
                )
            }
        )
    }
}
