import Exercises
import Lexicography
import Library
import Orthography

/// Longer words that tell which of several characters with the same sound is meant (组词): 银行 for 行.
///
/// The first of these that there is: a word of the unit itself, a word of the explanation, the commonest word of the
/// dictionary in which the character is read so.
struct WordContexts {
    private let words: [TextbookWord]
    private let dictionary: ChineseDictionary?

    init(_ words: [TextbookWord], _ dictionary: ChineseDictionary?) {
        self.words = words.filter { (2...4).contains($0.text.count) }
        self.dictionary = dictionary
    }

    /// For a single character; nil for anything else, and where nothing is known.
    func context(for word: TextbookWord) -> DictationWord.Context? {
        guard word.text.count == 1, let character = word.text.first, isHan(character) else { return nil }
        let own = Pinyin.syllables(word.pinyin)?.first
        return ofUnit(character, own) ?? ofExplanation(word, character, own) ?? ofDictionary(character, own)
    }

    private func ofUnit(_ character: Character, _ own: Syllable?) -> DictationWord.Context? {
        for other in words where other.text.contains(character) {
            guard let syllables = Pinyin.syllables(other.pinyin), reads(syllables, other.text, character, own) else {
                continue
            }
            return .init(other.text, pinyin: other.pinyin)
        }
        return nil
    }

    /// As textbooks explain one: `银行的行`.
    private func ofExplanation(_ word: TextbookWord, _ character: Character, _ own: Syllable?) -> DictationWord.Context?
    {
        guard word.explanation.contains(character), let dictionary else { return nil }
        func readings(_ text: some StringProtocol) -> [WordReading] {
            (try? dictionary.readings(of: String(text))) ?? []
        }
        for part in segmented(word.explanation, knows: { $0.count > 1 && !readings($0).isEmpty }) {
            guard (2...4).contains(part.count), part.contains(character) else { continue }
            for reading in readings(part) where reads(reading.syllables, String(part), character, own) {
                return .init(String(part), pinyin: reading.syllables.map(\.marked).joined(separator: " "))
            }
        }
        return nil
    }

    private func ofDictionary(_ character: Character, _ own: Syllable?) -> DictationWord.Context? {
        guard let dictionary else { return nil }
        let syllable: Syllable
        if let own {
            syllable = own
        } else {
            guard let first = try? dictionary.readings(of: String(character)).first?.syllables.first else { return nil }
            syllable = first
        }
        let common = (try? dictionary.words(with: character, read: syllable, limit: 12)) ?? []
        for text in common where (2...4).contains(text.count) {
            for reading in (try? dictionary.readings(of: text)) ?? []
            where reads(reading.syllables, text, character, syllable) {
                return .init(text, pinyin: reading.syllables.map(\.marked).joined(separator: " "))
            }
        }
        return nil
    }

    /// Whether a character is read so in a word.
    private func reads(_ syllables: [Syllable], _ text: String, _ character: Character, _ own: Syllable?) -> Bool {
        guard syllables.count == text.count, let place = text.firstIndex(of: character) else { return false }
        return own == nil || syllables[text.distance(from: text.startIndex, to: place)] == own
    }
}
