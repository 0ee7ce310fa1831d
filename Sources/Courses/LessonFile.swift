import Orthography

/// A lesson as a person writes it: blocks parted by empty lines, lines `key: value`, `#` before a comment.
///
/// The first block is the head (`lesson:` and a title in each language), each later one a phrase (`register:`, a text in
/// each language). The keys of texts are language codes; Chinese is parted into words by spaces, with `pinyin:` beside
/// it, one token a word.
public enum LessonFile {
    /// The longest text of a phrase, in bytes of UTF-8.
    public static let longestText = 2_000

    /// Reads a lesson: what could be used, and everything that was not as it should be.
    ///
    /// No lesson results where the head gives no number or where no phrase could be used.
    ///
    /// - Parameter checksPinyin: whether each word's syllables are held against its characters, which takes as long as
    ///   everything else; what was shipped has been checked.
    public static func parse(
        _ text: String,
        checksPinyin: Bool = true
    ) -> (lesson: Lesson?, complaints: [Complaint]) {
        var reader = BlockReader()
        let blocks = reader.blocks(of: text)
        var complaints = reader.complaints
        guard let head = blocks.first else {
            return (nil, sorted(complaints + [Complaint(.noNumber, line: 1)]))
        }
        var titles = head.texts(checksPinyin, &complaints)
        titles.marks = [:]
        guard let number = head["lesson"].flatMap({ Int($0.value) }), (1...9999).contains(number) else {
            complaints.append(Complaint(.noNumber, line: head["lesson"]?.line ?? head.line))
            return (nil, sorted(complaints))
        }
        if titles.texts.isEmpty { complaints.append(Complaint(.noTitle, line: head.line)) }
        head.refuseKeys(except: ["lesson"], &complaints)

        var phrases: [Phrase] = []
        var seen: [String: Int] = [:]
        var identities: Set<Phrase.ID> = []
        for block in blocks.dropFirst() {
            guard let content = block.phrase(wanting: titles.texts, checksPinyin, &complaints) else { continue }
            let whole = Language.allCases.map { content.texts[$0] ?? "" }.joined(separator: "\n")
            if let line = seen[whole] {
                complaints.append(Complaint(.duplicate(line: line), line: block.line))
                continue
            }
            seen[whole] = block.line
            let id = identity(of: content.texts, lesson: number, besides: identities)
            identities.insert(id)
            phrases.append(
                Phrase(
                    lesson: number,
                    number: phrases.count + 1,
                    register: content.register,
                    texts: content.texts,
                    pinyin: content.pinyin,
                    id: id
                )
            )
        }
        guard !phrases.isEmpty else {
            complaints.append(Complaint(.noPhrase, line: head.line))
            return (nil, sorted(complaints))
        }
        let lesson = Lesson(number: number, titles: titles.texts, titlePinyin: titles.pinyin, phrases: phrases)
        return (lesson, sorted(complaints))
    }

    private static func identity(
        of texts: [Language: String],
        lesson: Int,
        besides taken: Set<Phrase.ID>
    ) -> Phrase.ID {
        // One English text may stand for two phrases, such as a formal and an informal one: the next language tells
        // them apart, and phrases that differ have a language in which they do.
        var name = "\(lesson):"
        for language in Language.allCases {
            guard let text = texts[language] else { continue }
            name += name.hasSuffix(":") ? text : " · " + text
            let id = Phrase.ID(rawValue: name)
            if !taken.contains(id) { return id }
        }
        return Phrase.ID(rawValue: name)
    }

    private static func sorted(_ complaints: [Complaint]) -> [Complaint] {
        complaints.enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }
}

/// What a block says of its texts.
struct Texts {
    var texts: [Language: String] = [:]
    var pinyin: [String] = []
    var marks: [Language: Int] = [:]
}

extension Block {
    /// The texts in every language, composed, with runs of spaces made one; a no-break space stays what it is.
    func texts(_ checksPinyin: Bool, _ complaints: inout [Complaint]) -> Texts {
        var result = Texts()
        for language in Language.allCases {
            guard let field = self[language.code] else { continue }
            let text = tidied(field.value)
            guard isSpeakable(text) else {
                complaints.append(Complaint(.unspeakable(language), line: field.line))
                continue
            }
            result.texts[language] = text
            result.marks[language] = field.line
        }
        let tokens = self["pinyin"]?.value.split { $0.isWhitespace }.map { tidied($0) } ?? []
        if let chinese = result.texts[.mandarin] {
            let line = self["pinyin"]?.line ?? result.marks[.mandarin] ?? line
            let words = words(of: chinese, in: .mandarin, parting: .spaces)
            if words.count == tokens.count {
                result.pinyin = tokens
                if checksPinyin {
                    complaints += zip(words, tokens).compactMap { word, token in
                        Self.fault(of: token, for: word).map { Complaint($0, line: line) }
                    }
                }
            } else {
                complaints.append(Complaint(.pinyinCount(words: words.count, tokens: tokens.count), line: line))
            }
        }
        return result
    }

    /// What is wrong with the pinyin of a word; nil where nothing is.
    private static func fault(of token: String, for word: String) -> Complaint.Kind? {
        let characters = word.count { isHan($0) }
        // Numbers and Latin words are not written in characters.
        guard characters > 0 else { return nil }
        guard let syllables = Pinyin.syllables(token) else { return .notPinyin(token) }
        // 花儿 is one syllable, huār.
        let written = syllables.count + syllables.count { $0.isErhua }
        return written == characters || syllables.count == characters
            ? nil : .syllableCount(word: word, pinyin: token)
    }

    /// The block as a phrase; nil where it is in fewer than two languages.
    func phrase(
        wanting titles: [Language: String],
        _ checksPinyin: Bool,
        _ complaints: inout [Complaint]
    ) -> (register: Phrase.Register, texts: [Language: String], pinyin: [String])? {
        refuseKeys(except: ["register"], &complaints)
        let content = texts(checksPinyin, &complaints)
        var register = Phrase.Register.neutral
        if let field = self["register"] {
            if let known = Phrase.Register(rawValue: field.value.lowercased()) {
                register = known
            } else {
                complaints.append(Complaint(.unknownRegister(field.value), line: field.line))
            }
        }
        guard content.texts.count > 1 else {
            complaints.append(Complaint(.oneLanguage, line: line))
            return nil
        }
        let present = Language.allCases.filter { content.texts[$0] != nil }
        let first = present.first.flatMap { content.texts[$0] }.flatMap { finalMark(of: $0) }
        for language in Language.allCases {
            if let text = content.texts[language] {
                guard finalMark(of: text) != first else { continue }
                complaints.append(Complaint(.finalMark(language), line: content.marks[language] ?? line))
            } else if titles[language] != nil, self[language.code] == nil {
                complaints.append(Complaint(.noText(language), line: line))
            }
        }
        return (register, content.texts, content.pinyin)
    }

    func refuseKeys(except allowed: [String], _ complaints: inout [Complaint]) {
        for field in fields where !allowed.contains(field.key) && field.key != "pinyin" {
            guard Language(rawValue: field.key) == nil else { continue }
            complaints.append(Complaint(.unknownKey(field.key), line: field.line))
        }
    }
}

/// A text in composed form, runs of spaces and tabs made one space.
///
/// Most texts are so already, which is seen from their bytes at once.
private func tidied(_ text: some StringProtocol) -> String {
    var before: UInt8 = 0
    var isTidy = true
    for byte in text.utf8 {
        if byte == 0x09 || byte == 0x20 && before == 0x20 { isTidy = false }
        before = byte
    }
    let spaced = isTidy ? String(text) : text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    let isComposed = spaced.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        // Latin letters with their accents, punctuation, Chinese characters and marks: all compose with nothing.
        case 0..<0x300, 0x2000...0x206F, 0x3000...0x303F, 0x4E00...0x9FFF, 0xFF00...0xFF60: true
        default: false
        }
    }
    return isComposed ? spaced : composed(spaced)
}
