/// A sheet of paper to write a dictation on: the first page to write, the second with the answers.
///
/// Words in Chinese characters get a square with a cross (田字格) a character and pinyin above it, others a line.
public struct PracticeSheet: Sendable, Equatable {
    /// A word of the sheet.
    public struct Word: Sendable, Equatable {
        /// A character that has a square of its own, with what stands above it.
        public struct Square: Sendable, Equatable {
            public var character: String
            public var pinyin: String

            public init(_ character: String, pinyin: String) {
                self.character = character
                self.pinyin = pinyin
            }
        }

        public var text: String
        /// Empty for a word that is written on a line.
        public var squares: [Square]
        /// What stands before the line; must not hold the word.
        public var hint: String

        public init(_ text: String, squares: [Square] = [], hint: String = "") {
            self.text = text
            self.squares = squares
            self.hint = hint
        }
    }

    /// The language of the words: `zh-CN`, `en`.
    public var language: String
    public var title: String
    /// What the second page is called.
    public var answersTitle: String
    /// Where name and date are written: `Name`, `Date`.
    public var fields: [String]
    public var words: [Word]

    public init(language: String, title: String, answersTitle: String, fields: [String], words: [Word]) {
        self.language = language
        self.title = title
        self.answersTitle = answersTitle
        self.fields = fields
        self.words = words
    }

    /// The whole page in HTML, without anything from elsewhere.
    public var html: String {
        var page = """
            <!DOCTYPE html>
            <html lang="\(escaped(language))">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(escaped(title))</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>

            """
        page += section(isAnswers: false) + section(isAnswers: true)
        return page + "</body>\n</html>\n"
    }

    private func section(isAnswers: Bool) -> String {
        var text = "<section\(isAnswers ? " class=\"answers\"" : "")>\n"
        text += "<h1>\(escaped(isAnswers ? title + " – " + answersTitle : title))</h1>\n"
        if !isAnswers {
            let fields = fields.map { "<span>\(escaped($0))</span>" }.joined()
            text += "<p class=\"fields\">\(fields)</p>\n"
        }
        let isSquared = words.contains { !$0.squares.isEmpty }
        text += "<ol class=\"\(isSquared ? "squares" : "lines")\">\n"
        for word in words { text += "<li>\(item(word, isAnswer: isAnswers))</li>\n" }
        return text + "</ol>\n</section>\n"
    }

    private func item(_ word: Word, isAnswer: Bool) -> String {
        guard word.squares.isEmpty else {
            return word.squares.map { square in
                let character = isAnswer ? escaped(square.character) : ""
                return "<figure><figcaption>\(escaped(square.pinyin))</figcaption>\(Self.square(character))</figure>"
            }.joined()
        }
        // Where one word has a hint, the lines of all stand below each other.
        let hasHints = words.contains { $0.squares.isEmpty && !$0.hint.isEmpty }
        let hint = hasHints ? "<small>\(escaped(word.hint))</small>" : ""
        return "\(hint)<span class=\"line\">\(isAnswer ? escaped(word.text) : "&nbsp;")</span>"
    }

    /// A square with a dashed cross, and a character in it or none.
    private static func square(_ character: String) -> String {
        """
        <svg viewBox="0 0 100 100" role="img"><rect x="1" y="1" width="98" height="98"/>\
        <path d="M50 1V99M1 50H99"/><text x="50" y="79">\(character)</text></svg>
        """
    }

    private static let style = """
        @page { size: A4; margin: 15mm; }
        body { font-family: "Noto Sans", "Noto Sans CJK SC", sans-serif; margin: 0; color: #000; }
        h1 { font-size: 14pt; font-weight: normal; margin: 0 0 4mm; overflow-wrap: anywhere; }
        .answers { break-before: page; }
        .fields { display: flex; gap: 8mm; margin: 0 0 6mm; }
        .fields span { flex: 1; border-bottom: 0.3mm solid #000; }
        ol { list-style: none; counter-reset: word; margin: 0; padding: 0; }
        li { counter-increment: word; break-inside: avoid; }
        li::before { content: counter(word) "."; color: #666; font-size: 10pt; }
        .lines li { display: flex; align-items: baseline; gap: 3mm; margin: 0 0 7mm; }
        .lines small { flex: 1; color: #444; font-size: 10pt; overflow-wrap: anywhere; }
        .lines li::before { width: 8mm; }
        .line { flex: 1; border-bottom: 0.3mm solid #000; font-size: 16pt; min-width: 50mm; overflow-wrap: anywhere; }
        .squares { display: flex; flex-wrap: wrap; gap: 5mm 8mm; }
        .squares li { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0; row-gap: 2mm; }
        .squares li::before { margin-right: 2mm; }
        figure { margin: 0; width: 18mm; text-align: center; }
        figcaption { font-size: 10pt; min-height: 5mm; white-space: nowrap; }
        svg { width: 18mm; height: 18mm; display: block; }
        rect { fill: none; stroke: #000; stroke-width: 2; }
        path { fill: none; stroke: #999; stroke-width: 1; stroke-dasharray: 5 4; }
        text { font-family: "Noto Serif CJK SC", "KaiTi", serif; font-size: 78px; text-anchor: middle; }
        """
}

/// Text that stands for itself in HTML.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        case "\n", "\t": result += " "
        default: if scalar.value >= 0x20, scalar.value != 0x7F { result.unicodeScalars.append(scalar) }
        }
    }
    return result
}
