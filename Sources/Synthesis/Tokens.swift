import Orthography

/// A text in words, as white space parts them, and the marks between them that make a pause.
struct Tokens {
    enum Token {
        case word(Script.Word)
        /// In the library's form: one of `. , ! ?`.
        case mark(String)
    }

    private(set) var list: [Token] = []

    init(_ text: String) {
        let ranges = wordRanges(of: text, in: .mandarin, parting: .spaces)
        var index = text.startIndex
        var position = 0
        for range in ranges {
            position += marks(text[index..<range.lowerBound])
            let word = text[range]
            let end = position + word.count
            list.append(.word(Script.Word(characters: position..<end, text: String(word))))
            position = end
            index = range.upperBound
        }
        _ = marks(text[index...])
    }

    /// Adds the gravest mark of what stands between two words; answers its length in characters.
    private mutating func marks(_ between: Substring) -> Int {
        let found = between.compactMap { character -> String? in
            switch character {
            case "?", "？": "?"
            case "!", "！": "!"
            case ".", "。", "．", "…": "."
            case ",", "，", "、", ";", "；", ":", "：", "—", "(", "（", ")", "）": ","
            default: nil
            }
        }
        if let mark = ["?", "!", ".", ","].first(where: { found.contains($0) }) { list.append(.mark(mark)) }
        return between.count
    }
}
