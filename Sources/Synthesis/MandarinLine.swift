import Orthography

/// A Mandarin text as it is read: words with their syllables, marks, and words of Latin letters.
struct MandarinLine {
    enum Item {
        case word(Script.Word, [Syllable], [Character])
        /// A mark that makes a pause, in the library's form.
        case mark(String)
        case latin(Script.Word)
    }

    private(set) var items: [Item] = []

    /// Throws ``SynthesisError/Kind/noReading`` and ``SynthesisError/Kind/nothingToSay``.
    init(_ text: String, _ reading: Reading) throws(SynthesisError) {
        switch reading {
        case .none: try readPinyin(text)
        case .pinyin(let pinyin): try read(text, beside: pinyin)
        case .dictionary(let lookup): try read(text, lookup)
        }
        let isSpeakable = items.contains { item in
            if case .mark = item { return false }
            return true
        }
        if !isSpeakable { throw SynthesisError(kind: .nothingToSay, subject: text) }
    }

    /// The words with their tones as spoken, stretch by stretch between marks; other items as they are.
    func spoken() -> [Item] {
        var result: [Item] = []
        var stretch: [(Script.Word, Pinyin.Word)] = []
        func close() {
            let tones = Pinyin.sandhi(stretch.map(\.1))
            for ((word, pinyin), syllables) in zip(stretch, tones) {
                result.append(.word(word, syllables, pinyin.characters))
            }
            stretch = []
        }
        for item in items {
            if case .word(let word, let syllables, let characters) = item {
                stretch.append((word, Pinyin.Word(syllables, characters: characters)))
            } else {
                close()
                result.append(item)
            }
        }
        close()
        return result
    }

    // MARK: Pinyin as the text

    private mutating func readPinyin(_ text: String) throws(SynthesisError) {
        for token in Tokens(text).list {
            switch token {
            case .mark(let mark): items.append(.mark(mark))
            case .word(let word):
                if let number = number(word, before: nil) {
                    items.append(number)
                } else if let syllables = Pinyin.syllables(word.text) {
                    items.append(.word(word, syllables, []))
                } else if hasHan(word.text) {
                    throw SynthesisError(kind: .noReading, subject: word.text)
                } else {
                    items.append(.latin(word))
                }
            }
        }
    }

    // MARK: Pinyin beside the text

    private mutating func read(_ text: String, beside pinyin: String) throws(SynthesisError) {
        let tokens = Tokens(text).list
        let words = tokens.compactMap { token -> Script.Word? in
            if case .word(let word) = token { return word }
            return nil
        }
        let readings = Tokens(pinyin).list.compactMap { token -> String? in
            if case .word(let word) = token { return word.text }
            return nil
        }
        if words.count == readings.count {
            try read(tokens, readings)
        } else {
            try readByCharacter(tokens, readings, text)
        }
    }

    /// One reading a word.
    private mutating func read(_ tokens: [Tokens.Token], _ readings: [String]) throws(SynthesisError) {
        var rest = readings[...]
        for (index, token) in tokens.enumerated() {
            switch token {
            case .mark(let mark): items.append(.mark(mark))
            case .word(let word):
                let reading = rest.popFirst() ?? ""
                // A Latin word that stands for itself, such as `men`, is no pinyin.
                let isItself = reading == word.text && !hasHan(word.text)
                if !isItself, let syllables = Pinyin.syllables(reading) {
                    items.append(.word(word, syllables, MandarinLine.characters(of: word.text, syllables)))
                } else if hasHan(word.text) {
                    throw SynthesisError(kind: .noReading, subject: word.text)
                } else {
                    var after: Character?
                    if index + 1 < tokens.count, case .word(let next) = tokens[index + 1] { after = next.text.first }
                    items.append(number(word, before: after) ?? .latin(word))
                }
            }
        }
    }

    /// One syllable a character, where the text is not parted as its pinyin is: the pinyin's words are taken.
    private mutating func readByCharacter(
        _ tokens: [Tokens.Token],
        _ readings: [String],
        _ text: String
    ) throws(SynthesisError) {
        var words: ArraySlice<[Syllable]> = []
        for reading in readings {
            guard let syllables = Pinyin.syllables(reading) else {
                throw SynthesisError(kind: .noReading, subject: text)
            }
            words.append(syllables)
        }
        for token in tokens {
            guard case .word(let word) = token else {
                if case .mark(let mark) = token { items.append(.mark(mark)) }
                continue
            }
            var rest = Array(word.text)[...]
            var place = word.characters.lowerBound
            while !rest.isEmpty {
                guard let syllables = words.popFirst() else {
                    throw SynthesisError(kind: .noReading, subject: text)
                }
                let taken = MandarinLine.length(of: syllables, in: rest)
                guard let taken else { throw SynthesisError(kind: .noReading, subject: text) }
                let part = String(rest.prefix(taken))
                let own = Script.Word(characters: place..<place + taken, text: part)
                items.append(.word(own, syllables, MandarinLine.characters(of: part, syllables)))
                rest = rest.dropFirst(taken)
                place += taken
            }
        }
        if !words.isEmpty { throw SynthesisError(kind: .noReading, subject: text) }
    }

    /// How many characters so many syllables take; nil where the text is too short or not Chinese.
    private static func length(of syllables: [Syllable], in text: ArraySlice<Character>) -> Int? {
        if let digits = text.prefix(while: { $0.isNumber && !isHan($0) }).nonEmpty,
            ChineseNumber.characters(String(digits))?.count == syllables.count
        {
            return digits.count
        }
        var index = text.startIndex
        for syllable in syllables {
            guard index < text.endIndex, isHan(text[index]) else { return nil }
            index += 1
            if syllable.isErhua, index < text.endIndex, text[index] == "儿" { index += 1 }
        }
        return index - text.startIndex
    }

    /// The character of each syllable; empty where they do not match.
    private static func characters(of text: String, _ syllables: [Syllable]) -> [Character] {
        let han = text.filter { isHan($0) }
        if han.count == syllables.count { return Array(han) }
        var result: [Character] = []
        var rest = Array(han)[...]
        for syllable in syllables {
            guard let character = rest.popFirst() else { return [] }
            result.append(character)
            if syllable.isErhua, rest.first == "儿" { rest = rest.dropFirst() }
        }
        return rest.isEmpty ? result : []
    }

    // MARK: A dictionary beside the text

    private mutating func read(
        _ text: String,
        _ lookup: @escaping @Sendable (String) -> [String]?
    ) throws(SynthesisError) {
        let tokens = Tokens(text).list
        for (index, token) in tokens.enumerated() {
            switch token {
            case .mark(let mark): items.append(.mark(mark))
            case .word(let word):
                let next = index + 1 < tokens.count ? tokens[index + 1] : nil
                try append(word, next, lookup)
            }
        }
    }

    private mutating func append(
        _ word: Script.Word,
        _ next: Tokens.Token?,
        _ lookup: @escaping @Sendable (String) -> [String]?
    ) throws(SynthesisError) {
        if let syllables = MandarinLine.syllables(word.text, lookup) {
            items.append(.word(word, syllables, MandarinLine.characters(of: word.text, syllables)))
            return
        }
        let parts = segmented(word.text) { lookup(String($0)) != nil }
        for (index, part) in parts.enumerated() {
            let start = word.text.distance(from: word.text.startIndex, to: part.startIndex)
            let place = word.characters.lowerBound + start
            let own = Script.Word(characters: place..<place + part.count, text: String(part))
            var after = index + 1 < parts.count ? parts[index + 1].first : nil
            if after == nil, case .word(let following) = next { after = following.text.first }
            if let syllables = MandarinLine.syllables(own.text, lookup) {
                items.append(.word(own, syllables, MandarinLine.characters(of: own.text, syllables)))
            } else if let number = number(own, before: after) {
                items.append(number)
            } else if hasHan(own.text) {
                throw SynthesisError(kind: .noReading, subject: own.text)
            } else {
                items.append(.latin(own))
            }
        }
    }

    private static func syllables(_ word: String, _ lookup: (String) -> [String]?) -> [Syllable]? {
        guard hasHan(word), let reading = lookup(word) else { return nil }
        return Pinyin.syllables(reading.joined(separator: " "))
    }

    // MARK: Numbers

    private func number(_ word: Script.Word, before next: Character?) -> Item? {
        guard word.text.contains(where: { $0.isNumber }) else { return nil }
        let isYear = next == "年" && word.text.count == 4
        let plain = word.text.filter { !"$€£¥￥+=#°".contains($0) }
        let read = isYear ? ChineseNumber.digits(plain) : ChineseNumber.characters(plain)
        guard let characters = read ?? ChineseNumber.characters(plain) else { return nil }
        let syllables = characters.compactMap { MandarinLine.numerals[$0].flatMap { Pinyin.syllables($0)?.first } }
        guard syllables.count == characters.count else { return nil }
        return .word(word, syllables, Array(characters))
    }

    private static let numerals: [Character: String] = [
        "零": "líng", "一": "yī", "二": "èr", "两": "liǎng", "三": "sān", "四": "sì", "五": "wǔ", "六": "liù", "七": "qī",
        "八": "bā", "九": "jiǔ", "十": "shí", "百": "bǎi", "千": "qiān", "万": "wàn", "亿": "yì", "点": "diǎn", "分": "fēn",
        "之": "zhī", "负": "fù", "加": "jiā",
    ]
}

extension ArraySlice where Element == Character {
    /// The slice, or nil where it is empty.
    fileprivate var nonEmpty: ArraySlice<Character>? { isEmpty ? nil : self }
}
