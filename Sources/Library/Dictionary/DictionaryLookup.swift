public import Lexicography
import Orthography

extension SQL {
    fileprivate static let containing = SQL("dictionary-containing", PackageResources.dictionary_containing_sql)
    fileprivate static let sounding = SQL("dictionary-sounding", PackageResources.dictionary_sounding_sql)
    fileprivate static let soundingFrom = SQL(
        "dictionary-sounding-from",
        PackageResources.dictionary_sounding_from_sql
    )
    fileprivate static let initials = SQL("dictionary-with-initials", PackageResources.dictionary_with_initials_sql)
    fileprivate static let meaning = SQL("dictionary-meaning", PackageResources.dictionary_meaning_sql)
    fileprivate static let meaningFrom = SQL(
        "dictionary-meaning-from",
        PackageResources.dictionary_meaning_from_sql
    )
    fileprivate static let termsFrom = SQL("dictionary-terms-from", PackageResources.dictionary_terms_from_sql)
    fileprivate static let soundsFrom = SQL("dictionary-sounds-from", PackageResources.dictionary_sounds_from_sql)
    fileprivate static let beginning = SQL("dictionary-beginning", PackageResources.dictionary_beginning_sql)
    fileprivate static let likeFrom = SQL("dictionary-like-from", PackageResources.dictionary_like_from_sql)
    fileprivate static let likeEnding = SQL("dictionary-like-ending", PackageResources.dictionary_like_ending_sql)
    fileprivate static let like = SQL("dictionary-like", PackageResources.dictionary_like_sql)
}

extension ChineseDictionary {
    /// What is found for a text: characters (`长大`), with `?` for any one of them (`?天`), pinyin in any spelling (`lü4`,
    /// `zhangda`), first letters (`zgr`), English (`weather`), and any of these with a slip.
    ///
    /// Exact matches come first, then what begins so, then what holds it; what is only near is looked for where there is
    /// nothing exact. Within each the commonest come first.
    ///
    /// - Parameter limit: how many are given.
    public func matches(for typed: String, limit: Int = 30) throws(LibraryError) -> [DictionaryMatch] {
        let text = composed(typed).split { $0.isWhitespace }.joined(separator: " ").prefix(100)
        guard limit > 0, !text.isEmpty else { return [] }
        var found: [DictionaryMatch] = []
        if hasHan(text) {
            let pattern = text.filter { !$0.isWhitespace }.replacing("？", with: "?").replacing("＊", with: "*")
            if pattern.contains("?") || pattern.contains("*") {
                found = try like(pattern, limit).map { DictionaryMatch($0, .exact) }
            } else {
                found = try written(String(text), limit)
            }
        } else {
            // Some words are written in Latin letters (ACG) or with a sign of their own (㍻).
            for word in [String(text), text.uppercased()] where try entry(of: word, words: 0, examples: 0) != nil {
                found.append(DictionaryMatch(word, .exact))
            }
            found += try spelled(String(text), limit)
        }
        var seen: Set<String> = []
        return Array(found.filter { seen.insert($0.text).inserted }.prefix(limit))
    }

    // MARK: Characters

    private func written(_ text: String, _ limit: Int) throws(LibraryError) -> [DictionaryMatch] {
        let term = text.filter { !$0.isWhitespace && !$0.isPunctuation }
        var found: [DictionaryMatch] = []
        let isKnown = try entry(of: term, words: 0, examples: 0) != nil
        if isKnown { found.append(DictionaryMatch(term, .exact)) }
        found += try beginning(term, limit).map { DictionaryMatch($0, .beginning) }
        found += try containing(term).map { DictionaryMatch($0, .containing) }
        if isKnown { return found }
        let parts = try words(of: text).filter { $0.reading != nil }.map { DictionaryMatch($0.text, .part) }
        let near = term.count > 2 ? try withOneOther(term, limit).map { DictionaryMatch($0, .near) } : []
        // A word with a slip falls into single characters, and so do words that nobody has put together before.
        let isBroken = parts.allSatisfy { $0.text.count == 1 }
        return found + (isBroken ? near + parts : parts + near)
    }

    private func beginning(_ text: String, _ limit: Int) throws(LibraryError) -> [String] {
        try ask { (database) throws(LibraryError) in
            try database.rows(.beginning, .text(text), .text(text + last), .integer(limit)) { $0.text(0) }
        }
    }

    /// Every word that holds a text, as a look at all of them would find.
    func containing(_ text: String) throws(LibraryError) -> [String] {
        guard let first = text.first else { return [] }
        return try ask { (database) throws(LibraryError) in
            try database.rows(.containing, .text(String(first)), .text(text)) { $0.text(0) }
        }
    }

    /// Words with one other character in one place.
    private func withOneOther(_ text: String, _ limit: Int) throws(LibraryError) -> [String] {
        var found: [String] = []
        for place in text.indices {
            found += try like(text[..<place] + "?" + text[text.index(after: place)...], limit)
        }
        return found
    }

    /// Words of a pattern, in which `?` stands for any one character and `*` for any number of them.
    private func like(_ pattern: some StringProtocol, _ limit: Int) throws(LibraryError) -> [String] {
        let escaped = pattern.map { $0 == "[" ? "[[]" : String($0) }.joined()
        let isOpen = pattern.contains("*")
        let head = String(pattern.prefix { $0 != "?" && $0 != "*" })
        return try ask { (database) throws(LibraryError) in
            if !head.isEmpty {
                return try database.rows(
                    .likeFrom,
                    .text(escaped),
                    .text(head),
                    .text(head + last),
                    .integer(limit)
                ) { $0.text(0) }
            }
            if let end = pattern.last, end != "?", !isOpen {
                return try database.rows(
                    .likeEnding,
                    .text(escaped),
                    .text(String(end)),
                    .integer(pattern.count),
                    .integer(limit)
                ) { $0.text(0) }
            }
            return try database.rows(.like, .text(escaped), .integer(limit)) { $0.text(0) }
        }
    }

    // MARK: Letters

    private func spelled(_ text: String, _ limit: Int) throws(LibraryError) -> [DictionaryMatch] {
        let partings = Self.partings(text)
        var found = try sounding(partings).map { DictionaryMatch($0, .exact) }
        found += try meaning(text, limit).map { DictionaryMatch($0, .exact) }
        let letters = folded(text).filter { $0 != " " }
        let isPlain = letters.allSatisfy { $0.isASCII && $0.isLetter }
        if isPlain, (2...12).contains(letters.count) {
            found += try initials(letters, limit).map { DictionaryMatch($0, .exact) }
        }
        found += try soundingFrom(partings, limit).map { DictionaryMatch($0, .beginning) }
        if partings.isEmpty, isPlain, letters.count > 2 {
            found += try soundingFrom(letters: letters, limit).map { DictionaryMatch($0, .beginning) }
        }
        if found.isEmpty { found += try meaningFrom(text, limit).map { DictionaryMatch($0, .beginning) } }
        if found.isEmpty { found += try near(text, limit).map { DictionaryMatch($0, .near) } }
        return found
    }

    /// The ways to read a text as pinyin; none where it is none.
    private static func partings(_ text: String) -> [[Syllable]] {
        let words = text.split(separator: " ")
        if words.count == 1 { return Pinyin.partings(of: text) }
        return Pinyin.syllables(text).map { [$0] } ?? []
    }

    private func sounding(_ partings: [[Syllable]]) throws(LibraryError) -> [String] {
        var found: [String] = []
        for key in distinct(partings.map { SoundKey.letters(of: $0) }) {
            let rows = try ask { (database) throws(LibraryError) in
                try database.rows(.sounding, .text(key)) { ($0.text(0), $0.text(1)) }
            }
            for (text, pinyin) in rows {
                guard let reading = WordReading(numbered: pinyin) else { continue }
                if partings.contains(where: { SoundKey.agrees(reading.syllables, with: $0) }) { found.append(text) }
            }
        }
        return found
    }

    private func soundingFrom(_ partings: [[Syllable]], _ limit: Int) throws(LibraryError) -> [String] {
        guard let parting = partings.first else { return [] }
        let key = SoundKey.letters(of: parting)
        let rows = try ask { (database) throws(LibraryError) in
            try database.rows(.soundingFrom, .text(key), .text(key + last), .integer(20 * limit)) {
                ($0.text(0), $0.text(1))
            }
        }
        return rows.filter { row in
            WordReading(numbered: row.1).map { SoundKey.begins($0.syllables, with: parting) } ?? false
        }.map(\.0)
    }

    /// For letters that end in the midst of a syllable.
    private func soundingFrom(letters: String, _ limit: Int) throws(LibraryError) -> [String] {
        let key = letters.replacing("v", with: "ü")
        return try ask { (database) throws(LibraryError) in
            try database.rows(.soundingFrom, .text(key), .text(key + last), .integer(limit)) { $0.text(0) }
        }
    }

    private func initials(_ letters: String, _ limit: Int) throws(LibraryError) -> [String] {
        try ask { (database) throws(LibraryError) in
            try database.rows(.initials, .text(letters), .integer(limit)) { $0.text(0) }
        }
    }

    /// Words whose meanings hold every English word typed, weak ones left aside.
    private func meaning(_ text: String, _ limit: Int) throws(LibraryError) -> [String] {
        let words = EnglishTerms.wanted(in: text)
        guard let first = words.first else { return [] }
        let room = words.count == 1 ? limit : 3_000
        return try ask { (database) throws(LibraryError) in
            var found = try database.rows(.meaning, .text(first), .integer(room)) { $0.text(0) }
            for word in words.dropFirst() {
                let others = Set(try database.rows(.meaning, .text(word), .integer(room)) { $0.text(0) })
                found = found.filter { others.contains($0) }
            }
            return Array(found.prefix(limit))
        }
    }

    private func meaningFrom(_ text: String, _ limit: Int) throws(LibraryError) -> [String] {
        let words = EnglishTerms.words(of: text)
        guard words.count == 1, let word = words.first, word.count > 2 else { return [] }
        return try ask { (database) throws(LibraryError) in
            try database.rows(.meaningFrom, .text(word), .text(word + last), .integer(limit)) { $0.text(0) }
        }
    }

    /// What is spelled almost so: an English word, else pinyin; at most one slip in five letters, two in more.
    private func near(_ text: String, _ limit: Int) throws(LibraryError) -> [String] {
        let word = folded(text).filter { $0 != " " }
        guard word.count > 3, word.count <= 30, let first = word.first else { return [] }
        let allowed = word.count > 5 ? 2 : 1
        func nearest(_ sql: SQL) throws(LibraryError) -> String? {
            let from = String(first)
            let keys = try ask { (database) throws(LibraryError) in
                try database.rows(sql, .text(from), .text(from + last)) { $0.text(0) }
            }
            var best: (key: String, slips: Int)?
            for key in keys where abs(key.utf8.count - word.utf8.count) <= allowed {
                let slips = slips(word, key)
                if slips <= allowed, slips < best?.slips ?? .max { best = (key, slips) }
            }
            return best?.key
        }
        if let term = try nearest(.termsFrom) { return try meaning(term, limit) }
        if let key = try nearest(.soundsFrom) {
            return try ask { (database) throws(LibraryError) in
                try database.rows(.sounding, .text(key)) { $0.text(0) }
            }
        }
        return []
    }
}

/// What sorts after every character.
private let last = "\u{10FFFF}"
