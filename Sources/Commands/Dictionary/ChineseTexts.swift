import Coaching
import Courses
import Lexicography
import Library
import Orthography
import Threads

/// How Chinese texts are parted into words and read: by the dictionary, and as the course does where there is none.
///
/// Several threads may ask at once.
struct ChineseTexts: Sendable {
    /// Nil where there is none on this machine.
    let dictionary: ChineseDictionary?
    private let course: Readings

    init(_ dictionary: ChineseDictionary?, course: Readings) {
        self.dictionary = dictionary
        self.course = course
    }

    /// The words of a text with their readings in citation tones, in order.
    func words(of text: String) -> [ReadWord] {
        if let words = try? dictionary?.words(of: text) { return words }
        let ranges = wordRanges(of: text, in: .mandarin, parting: .dictionary { [course] in course.knows($0) })
        return ranges.map { range in
            let word = String(text[range])
            let reading = hasHan(word) ? course.pinyin(of: word).flatMap { Pinyin.syllables($0) } : nil
            return ReadWord(
                text: word,
                range: range,
                reading: reading.map { WordReading($0) },
                certainty: reading == nil ? .none : .guess
            )
        }
    }

    /// The pinyin of a word, or of a character alone, in citation tones; nil where none is known.
    func pinyin(of word: String) -> String? {
        if let reading = try? dictionary?.readings(of: word).first { return reading.marked }
        return course.pinyin(of: word)
    }

    /// A sentence parted into words by spaces as in a lesson file, with a token of pinyin a word; nil where a word has no
    /// reading.
    func parted(_ sentence: String) -> (text: String, pinyin: [String])? {
        partedBySpaces(sentence, words(of: sentence))
    }
}

extension Request {
    /// How Chinese texts are read on this machine.
    ///
    /// - Parameter isReady: whether the dictionary is taken as it stands, and not made first.
    func chineseTexts(isReady: Bool = false) -> ChineseTexts {
        ChineseTexts(isReady ? dictionaryAtHand() : dictionary(), course: Readings(readLessons().course.phrases))
    }

    /// The same, made when it is first asked for and then kept for as long as the dictionary's file is the same: one that
    /// is made meanwhile is used from then on. Several threads may ask.
    func keptChineseTexts(isReady: Bool) -> @Sendable () -> ChineseTexts {
        let kept = Lock<(texts: ChineseTexts, mark: [Int]?)?>(nil)
        // Asked by one thread at a time, and for nothing but files.
        nonisolated(unsafe) let request = self
        return {
            kept.use { kept in
                // Taken before the file is opened: another that comes in between is opened the next time.
                let mark = request.paths.dictionaryMark
                if let kept, kept.mark == mark { return kept.texts }
                let texts = request.chineseTexts(isReady: isReady)
                kept = (texts, isReady ? mark : request.paths.dictionaryMark)
                return texts
            }
        }
    }
}
