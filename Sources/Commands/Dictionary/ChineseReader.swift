import Coaching
import Studio

extension Request {
    /// Reads Chinese texts for the listener; the dictionary is opened when the first one comes. Several threads may ask.
    ///
    /// - Parameter isReady: whether the dictionary is taken as it stands, and not made first.
    func chineseReader(isReady: Bool = false) -> ChineseReader {
        let kept = Lock<ChineseTexts?>(nil)
        // Asked by one thread at a time, and for nothing but files.
        nonisolated(unsafe) let request = self
        return { text in
            let texts = kept.use { kept in
                let texts = kept ?? request.chineseTexts(isReady: isReady)
                kept = texts
                return texts
            }
            let words = texts.words(of: text)
            return texts.parted(text).map { parted in
                ChineseReading(
                    text: parted.text,
                    pinyin: parted.pinyin.joined(separator: " "),
                    isDoubtful: words.map { $0.certainty == .guess }
                )
            }
        }
    }
}
