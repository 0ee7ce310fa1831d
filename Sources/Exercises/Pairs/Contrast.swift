public import Orthography

/// Two sounds that learners take for each other, and pairs of words that differ in nothing else.
public struct Contrast: Sendable, Hashable {
    /// Two words that differ in one sound.
    public struct Pair: Sendable, Hashable {
        public var first: Word
        public var second: Word

        public init(_ first: Word, _ second: Word) {
            self.first = first
            self.second = second
        }

        /// 0 for the first, 1 for the second.
        public subscript(_ index: Int) -> Word { index == 0 ? first : second }
    }

    /// A pair as a table has it, `word = meaning / word = meaning`; nil where it is not one.
    public static func pair(_ line: some StringProtocol, in language: Language) -> Pair? {
        let sides = line.split(separator: "/").map { trimmed($0) }
        guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else { return nil }
        return Pair(word(sides[0], language), word(sides[1], language))
    }

    /// A word of a pair.
    public struct Word: Sendable, Hashable {
        public var text: String
        /// Tone-marked, for Mandarin.
        public var pinyin: String?
        /// What it means in English and in Chinese; empty where that is its own language.
        public var english: String
        public var chinese: String

        public init(_ text: String, pinyin: String? = nil, english: String = "", chinese: String = "") {
            self.text = text
            self.pinyin = pinyin
            self.english = english
            self.chinese = chinese
        }
    }

    public var language: Language
    /// Both in the International Phonetic Alphabet, tones as tone letters.
    public var sounds: [String]
    /// Three or more.
    public var pairs: [Pair]

    /// Whether the program tells the two apart well enough when they are said.
    ///
    /// Measured on native speakers' words (docs/accuracy.md, `Scripts/bench pairs`).
    public var isTold: Bool { Self.told[language]?.contains(name) ?? false }

    /// Contrasts of which at least five words were at hand, and at least 85% of those told were told right.
    private static let told: [Language: Set<String>] = [
        .english: [
            "ɪ / i", "ɛ / æ", "æ / ʌ", "θ / t", "ð / d", "ɹ / l", "v / w", "b / v", "ʃ / s", "tʃ / ʃ", "n / ŋ", "p / b",
            "ɛ / eɪ", "ɔ / oʊ", "ɑ / ʌ",
        ],
        .french: ["y / u", "ø / o", "ø / y", "a / ɑ̃", "ʃ / ʒ"],
        .mandarin: ["˥ / ˧˥", "˧˥ / ˨˩˦", "˨˩˦ / ˥˩", "˥ / ˥˩", "˧˥ / ˥˩", "˥ / ˨˩˦"],
    ]

    /// What it is called: `ɪ / i`.
    public var name: String { sounds.joined(separator: " / ") }

    /// The contrasts of a language in the order in which they are practised.
    public static func all(in language: Language) -> [Contrast] {
        switch language {
        case .english: read(english, .english)
        case .french: read(french, .french)
        case .spanish: read(spanish, .spanish)
        case .mandarin: read(mandarin, .mandarin)
        case .german: read(german, .german)
        case .italian: read(italian, .italian)
        case .portuguese: read(portuguese, .portuguese)
        }
    }

    /// The same, those first whose sounds a learner keeps missing.
    ///
    /// - Parameter missed: sounds in IPA, those missed most first.
    public static func all(in language: Language, missing missed: [String]) -> [Contrast] {
        let all = all(in: language)
        func rank(_ contrast: Contrast) -> Int {
            missed.firstIndex { contrast.sounds.contains($0) } ?? missed.count
        }
        return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }

    /// A table: `# sound / sound`, and below it a pair a line, `word = meaning / word = meaning`.
    static func read(_ table: String, _ language: Language) -> [Contrast] {
        var contrasts: [Contrast] = []
        for line in table.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("#") {
                let sounds = line.dropFirst().split(separator: "/").map { trimmed($0) }
                contrasts.append(Contrast(language: language, sounds: sounds, pairs: []))
            } else if !contrasts.isEmpty, let pair = pair(line, in: language) {
                contrasts[contrasts.count - 1].pairs.append(pair)
            }
        }
        return contrasts
    }

    private static func word(_ text: String, _ language: Language) -> Word {
        let fields = text.split(separator: "=").map { trimmed($0) }
        let head = fields.first ?? text
        switch language {
        case .english: return Word(head, chinese: fields.count > 1 ? fields[1] : "")
        case .mandarin:
            let parts = head.split(separator: " ").map { String($0) }
            return Word(
                parts.first ?? head,
                pinyin: parts.count > 1 ? parts[1] : nil,
                english: fields.count > 1 ? fields[1] : ""
            )
        default:
            return Word(head, english: fields.count > 1 ? fields[1] : "", chinese: fields.count > 2 ? fields[2] : "")
        }
    }
}

private func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
}

extension Contrast.Word {
    /// The word to be said or heard, with what it means in the language the learner knows, where that is in the table.
    public func prompt(in language: Language, known: Language) -> Prompt {
        let meaning = known == language ? "" : known == .mandarin ? chinese : english
        return Prompt(text, in: language, pinyin: pinyin, meaning: meaning.isEmpty ? nil : meaning)
    }
}
