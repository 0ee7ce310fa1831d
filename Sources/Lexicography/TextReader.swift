public import Orthography

/// What a dictionary tells of a run of characters that is a word.
public struct KnownWord: Sendable, Equatable {
    /// Its readings, the likeliest first.
    public var readings: [WordReading]
    /// How unlikely it is in a text: see ``WordCost``.
    public var cost: Int

    public init(readings: [WordReading], cost: Int) {
        self.readings = readings
        self.cost = cost
    }
}

/// A word of a text, and how it is read.
public struct ReadWord: Sendable, Equatable {
    /// How sure its reading is.
    public enum Certainty: String, Sendable {
        /// The word, or a character alone, has no other.
        case certain
        /// It is one of several.
        case guess
        /// None is known, or it needs none: Latin letters, digits.
        case none
    }

    /// As the text has it.
    public var text: String
    /// Where it stands in the text.
    public var range: Range<String.Index>
    /// Nil where none is known.
    public var reading: WordReading?
    public var certainty: Certainty

    public init(text: String, range: Range<String.Index>, reading: WordReading? = nil, certainty: Certainty) {
        self.text = text
        self.range = range
        self.reading = reading
        self.certainty = certainty
    }

    /// One character for each syllable of the reading; empty where they do not match.
    ///
    /// The 儿 that colours a syllable belongs to it.
    public var characters: [Character] {
        guard let reading, reading.characterCount == text.count else { return [] }
        var rest = Array(text)[...]
        return reading.syllables.compactMap { syllable in
            defer { rest = rest.dropFirst(syllable.isErhua ? 2 : 1) }
            return rest.first
        }
    }

    /// The word for ``Pinyin/sandhi(_:)``; nil without a reading.
    public var pinyin: Pinyin.Word? { reading.map { Pinyin.Word($0.syllables, characters: characters) } }
}

/// The longest word that is looked for, in characters: names of countries and proverbs of two halves.
public let longestKnownWord = 12

/// The words of a Chinese text with their readings in citation tones.
///
/// White space and marks part words; a run of Chinese characters is parted so that the sum of its words' costs is least,
/// unless it is at most four characters long and a word as it stands.
/// What is no Chinese has no reading.
///
/// - Parameter known: what a dictionary knows of the texts given, all of which begin at the same character.
public func readWords<Trouble: Error>(
    of text: String,
    known: (_ texts: [String]) throws(Trouble) -> [String: KnownWord]
) throws(Trouble) -> [ReadWord] {
    var words: [ReadWord] = []
    for token in wordRanges(of: text, in: .mandarin, parting: .spaces) {
        for run in runs(of: text[token]) {
            guard let first = text[run].first, isHan(first) else {
                words.append(ReadWord(text: String(text[run]), range: run, certainty: .none))
                continue
            }
            for word in try parted(text[run], known) {
                if let last = words.last, last.range.upperBound == word.range.lowerBound,
                    let joined = coloured(last, by: word)
                {
                    words[words.count - 1] = joined
                } else {
                    words.append(word)
                }
            }
        }
    }
    return words
}

/// Where the runs of Chinese characters and those of others stand in a token.
private func runs(of token: Substring) -> [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var start = token.startIndex
    while start < token.endIndex {
        let isChinese = isHan(token[start])
        let end = token[start...].firstIndex { isHan($0) != isChinese } ?? token.endIndex
        if isSpeakable(token[start..<end]) { runs.append(start..<end) }
        start = end
    }
    return runs
}

/// The cost of a character that no dictionary knows: more than any word's.
private let unknownCost = 2_000

private func parted<Trouble: Error>(
    _ run: Substring,
    _ known: ([String]) throws(Trouble) -> [String: KnownWord]
) throws(Trouble) -> [ReadWord] {
    let bounds = Array(run.indices) + [run.endIndex]
    let count = bounds.count - 1
    var best: [(cost: Int, start: Int, word: KnownWord?)] = [(0, 0, nil)]
    best += Array(repeating: (Int.max, 0, nil), count: count)
    for start in 0..<count {
        let cost = best[start].cost
        let ends = start + 1...min(count, start + longestKnownWord)
        let texts = ends.map { String(run[bounds[start]..<bounds[$0]]) }
        let words = try known(texts)
        // What stands by itself, as in a list, is the word that it looks like, however rare.
        if start == 0, ends.upperBound == count, count <= 4, let last = texts.last, let word = words[last] {
            best[count] = (0, 0, word)
            break
        }
        for (end, text) in zip(ends, texts) {
            let word = words[text]
            guard word != nil || end == start + 1 else { continue }
            let sum = cost + (word?.cost ?? unknownCost)
            if sum < best[end].cost { best[end] = (sum, start, word) }
        }
    }
    var words: [ReadWord] = []
    var end = count
    while end > 0 {
        let (_, start, word) = best[end]
        let range = bounds[start]..<bounds[end]
        let readings = word?.readings ?? []
        words.append(
            ReadWord(
                text: String(run[range]),
                range: range,
                reading: readings.first,
                certainty: readings.isEmpty ? .none : readings.count == 1 ? .certain : .guess
            )
        )
        end = start
    }
    return words.reversed()
}

/// A word with the 儿 after it as the colour of its last syllable; nil where the second is no such 儿.
private func coloured(_ word: ReadWord, by next: ReadWord) -> ReadWord? {
    guard next.text == "儿", var reading = word.reading, var last = reading.syllables.popLast(), !last.isErhua,
        last.letters != "er", last.letters != "e"
    else { return nil }
    last.isErhua = true
    reading.syllables.append(last)
    return ReadWord(
        text: word.text + next.text,
        range: word.range.lowerBound..<next.range.upperBound,
        reading: reading,
        certainty: .guess
    )
}

/// A sentence parted into words by spaces as in a lesson file, with a token of pinyin a word; nil where a Chinese word has
/// no reading, or where there is no word. Words of Latin letters and numbers stand for themselves.
///
/// - Parameter words: those of the sentence, in order.
public func partedBySpaces(_ sentence: String, _ words: [ReadWord]) -> (text: String, pinyin: [String])? {
    guard !words.isEmpty else { return nil }
    var text = ""
    var pinyin: [String] = []
    var end = sentence.startIndex
    for word in words {
        // Marks stay with the word before them, or with the first word.
        text += sentence[end..<word.range.lowerBound].filter { !$0.isWhitespace }
        if end > sentence.startIndex { text += " " }
        text += word.text
        end = word.range.upperBound
        if let reading = word.reading {
            pinyin.append(reading.marked)
        } else {
            guard !hasHan(word.text) else { return nil }
            pinyin.append(word.text)
        }
    }
    text += sentence[end...].filter { !$0.isWhitespace }
    return (text, pinyin)
}
