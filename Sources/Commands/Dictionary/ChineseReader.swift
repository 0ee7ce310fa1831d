import Studio

extension Request {
    /// Reads Chinese texts for the listener; the dictionary is opened when the first one comes. Several threads may ask.
    ///
    /// - Parameter isReady: whether the dictionary is taken as it stands, and not made first.
    func chineseReader(isReady: Bool = false) -> ChineseReader {
        let kept = keptChineseTexts(isReady: isReady)
        return { text in
            let texts = kept()
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
