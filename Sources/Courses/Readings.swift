import Orthography

/// How Chinese words are read, learnt from phrases: enough to read a sentence that is made of their words.
public struct Readings: Sendable {
    private let words: [String: String]
    private let characters: [String: String]

    /// Of several readings of a word or character the one that occurs most is taken, of equal ones the first.
    public init(_ phrases: some Sequence<Phrase>) {
        var words: [String: [(pinyin: String, count: Int)]] = [:]
        var characters: [String: [(pinyin: String, count: Int)]] = [:]
        func note(_ pinyin: String, for text: String, in table: inout [String: [(pinyin: String, count: Int)]]) {
            var readings = table[text] ?? []
            if let index = readings.firstIndex(where: { $0.pinyin == pinyin }) {
                readings[index].count += 1
            } else {
                readings.append((pinyin, 1))
            }
            table[text] = readings
        }
        for phrase in phrases {
            for (word, pinyin) in zip(phrase.words(in: .mandarin), phrase.pinyin) where hasHan(word) {
                note(pinyin, for: word, in: &words)
                guard let syllables = Pinyin.syllables(pinyin), syllables.count == word.count else { continue }
                for (character, syllable) in zip(word, syllables) where isHan(character) {
                    // A neutral tone is the word's, not the character's.
                    guard let tone = syllable.tone, tone < 5 else { continue }
                    note(syllable.marked, for: String(character), in: &characters)
                }
            }
        }
        func likeliest(_ readings: [(pinyin: String, count: Int)]) -> String {
            var best = readings.first
            for reading in readings where reading.count > best?.count ?? 0 { best = reading }
            return best?.pinyin ?? ""
        }
        self.words = words.mapValues(likeliest)
        self.characters = characters.mapValues(likeliest)
    }

    /// Whether a word occurs.
    public func knows(_ word: some StringProtocol) -> Bool { words[String(word)] != nil }

    /// The pinyin of a word, or of a character alone, in citation tones; nil where none is known.
    public func pinyin(of word: String) -> String? {
        if let pinyin = words[word] { return pinyin }
        guard word.count > 1 else { return characters[word] }
        let parts = word.map { characters[String($0)] }
        guard parts.allSatisfy({ $0 != nil }) else { return nil }
        let syllables = parts.compactMap { $0 }.compactMap { Pinyin.syllables($0) }.flatMap { $0 }
        return Pinyin.marked(syllables)
    }

    /// A sentence parted into words by spaces as in a lesson file, with a token of pinyin a word; nil where a word has no
    /// reading. Words of Latin letters stand for themselves.
    public func parted(_ sentence: String) -> (text: String, pinyin: [String])? {
        let ranges = wordRanges(of: sentence, in: .mandarin, parting: .dictionary { knows($0) })
        guard !ranges.isEmpty else { return nil }
        var text = ""
        var pinyin: [String] = []
        var end = sentence.startIndex
        for range in ranges {
            // Marks stay with the word before them, or with the first word.
            let between = sentence[end..<range.lowerBound].filter { !$0.isWhitespace }
            text += between
            if end > sentence.startIndex { text += " " }
            let word = String(sentence[range])
            text += word
            end = range.upperBound
            guard hasHan(word) else {
                pinyin.append(word)
                continue
            }
            guard let reading = self.pinyin(of: word) else { return nil }
            pinyin.append(reading)
        }
        text += sentence[end...].filter { !$0.isWhitespace }
        return (text, pinyin)
    }
}
