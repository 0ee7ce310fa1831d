import Orthography

extension Script {
    /// A text in letters, made ready for a voice.
    ///
    /// Pictures, symbols without a name and control characters are not spoken; marks keep their pauses and tunes.
    /// Throws ``SynthesisError/Kind/nothingToSay``.
    init(letters text: String, _ voice: Voice, wordsPerMinute: Int) throws(SynthesisError) {
        let draft = Draft(text, voice.language)
        guard draft.isSpeakable else { throw SynthesisError(kind: .nothingToSay, subject: text) }
        self.text = text
        pieces = draft.pieces(voice, room: Script.room(wordsPerMinute))
    }

    /// How many scalars are spoken at once: about 12 s of speech, made within a few milliseconds.
    static func room(_ wordsPerMinute: Int) -> Int {
        max(60, wordsPerMinute)
    }
}

/// A text as scalars the library may see, each with the word it belongs to.
struct Draft {
    private(set) var scalars: [Unicode.Scalar] = []
    /// For each scalar the index in `words`; −1 between words.
    private(set) var owners: [Int] = []
    private(set) var words: [Script.Word] = []

    init(_ text: String, _ language: Language) {
        let ranges = wordRanges(of: text, in: language)
        var upcoming = ranges[...]
        var index = text.startIndex
        var position = 0
        while index < text.endIndex {
            if let range = upcoming.first, range.lowerBound == index {
                let word = text[range]
                append(word, at: position, language)
                position += word.count
                index = range.upperBound
                upcoming = upcoming.dropFirst()
            } else {
                append(text[index], owner: -1)
                position += 1
                index = text.index(after: index)
            }
        }
        clean()
    }

    /// Whether anything in it is read aloud.
    var isSpeakable: Bool { scalars.contains { isLetterOrNumber($0) || isNamedSign($0) } }

    /// Adds a word whose spelling is not that of the text.
    mutating func append(spelling: String, for word: Script.Word) {
        words.append(word)
        scalars += spelling.unicodeScalars
        owners += [Int](repeating: words.count - 1, count: spelling.unicodeScalars.count)
    }

    /// Adds what stands between words.
    mutating func append(between text: String) {
        scalars += text.unicodeScalars
        owners += [Int](repeating: -1, count: text.unicodeScalars.count)
    }

    /// Adds a word of Latin letters to a text in another script.
    mutating func append(latin word: Script.Word) {
        let own = Draft(word.text, .english)
        words.append(word)
        scalars += own.scalars
        owners += [Int](repeating: words.count - 1, count: own.scalars.count)
    }

    init() {}

    private mutating func append(_ word: Substring, at position: Int, _ language: Language) {
        let owned = Script.Word(characters: position..<position + word.count, text: String(word))
        if let spelling = Draft.respelled(word, language) {
            append(spelling: spelling, for: owned)
            return
        }
        words.append(owned)
        for character in word { append(character, owner: words.count - 1) }
    }

    private mutating func append(_ character: Character, owner: Int) {
        for scalar in composed(String(character)).unicodeScalars {
            if scalar.properties.isDefaultIgnorableCodePoint { continue }
            scalars.append(Draft.plain(scalar))
            owners.append(owner)
        }
    }

    /// Words the library would spell out; in its own phonemes where letters cannot say it.
    private static func respelled(_ word: Substring, _ language: Language) -> String? {
        switch (language, folded(word)) {
        case (.english, "g'day"): "[[g@d'eI]]"
        case (.french, "mme"): "madame"
        case (.french, "mlle"): "mademoiselle"
        default: nil
        }
    }

    /// The form of a scalar that the library knows: full-width forms in ASCII, one kind of apostrophe and hyphen.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if isApostrophe(scalar) { return "'" }
        switch scalar.value {
        case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? " "
        case 0x2010, 0x2011: return "-"
        case 0x3001: return ","
        case 0x3002: return "."
        case 0x261: return "g"
        default: return scalar
        }
    }

    /// Makes a space of everything that would be read by a name nobody means ("asterisk", "Chinese letter").
    private mutating func clean() {
        let given = scalars
        func isRead(_ index: Int) -> Bool { given.indices.contains(index) && isLetterOrNumber(given[index]) }
        for index in given.indices {
            let scalar = given[index]
            switch scalar {
            case ".", ",", ";", ":", "!", "?", "…", "(", ")", "\"", "«", "»", "“", "”", "„", "¿", "¡", "–", "—":
                continue
            case "'": if isRead(index - 1) || isRead(index + 1) { continue }
            case "-", "/": if isRead(index + 1) { continue }
            case "[", "]": if owners[index] >= 0 { continue }
            default:
                if isLetterOrNumber(scalar) {
                    if !Draft.isEastAsian(scalar) { continue }
                } else if isNamedSign(scalar) || Draft.isMark(scalar) {
                    continue
                }
            }
            scalars[index] = " "
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// Characters whose names the library would read in another language than the text's.
    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3040...0x31FF, 0xAC00...0xD7FF: true
        default: isHan(scalar)
        }
    }

    /// The draft in pieces of at most so many scalars, cut at the end of a sentence, else of a clause, else of a word.
    func pieces(_ voice: Voice, room: Int) -> [Script.Piece] {
        var pieces: [Script.Piece] = []
        var start = 0
        while start < scalars.count {
            var isCut = true
            var end = scalars.count
            var tail = ""
            if end - start > room {
                (end, tail) = cut(from: start, room)
            } else {
                isCut = endsWithMark(start..<end)
            }
            if let piece = piece(start..<end, tail, voice, pauses: isCut) { pieces.append(piece) }
            start = end
        }
        return pieces
    }

    /// Where to cut, and the mark that gives an unfinished sentence its tune.
    private func cut(from start: Int, _ room: Int) -> (Int, String) {
        var clause: Int?
        var word: Int?
        // A sentence that ends in the first third is too short a piece to be worth a cut.
        for index in stride(from: start + room - 1, to: start + room / 3, by: -1) where owners[index] < 0 {
            guard scalars[index].properties.isWhitespace else { continue }
            switch scalars[index - 1] {
            case ".", "!", "?", "…": return (index + 1, "")
            case ",", ";", ":", "–", "—": clause = clause ?? index + 1
            default: word = word ?? index + 1
            }
        }
        if let clause { return (clause, "") }
        if let word { return (word, ",") }
        return (start + room, "")
    }

    private func endsWithMark(_ range: Range<Int>) -> Bool {
        guard let last = scalars[range].last(where: { !$0.properties.isWhitespace }) else { return false }
        return ".,;:!?…–—".unicodeScalars.contains(last)
    }

    private func piece(_ range: Range<Int>, _ tail: String, _ voice: Voice, pauses: Bool) -> Script.Piece? {
        let owned = owners[range]
        // A word cut in two belongs to the piece it begins in.
        let first = range.lowerBound > 0 && owners[range.lowerBound] >= 0 ? owners[range.lowerBound - 1] : -1
        guard let lowest = owned.first(where: { $0 >= 0 && $0 != first }), let highest = owned.last(where: { $0 >= 0 })
        else {
            let text = String(String.UnicodeScalarView(scalars[range]))
            guard isSpeakable(range) else { return nil }
            return Script.Piece(
                text: text,
                voice: voice,
                pauses: pauses,
                words: [],
                owners: [Int](repeating: -1, count: range.count)
            )
        }
        return Script.Piece(
            text: String(String.UnicodeScalarView(scalars[range])) + tail,
            voice: voice,
            pauses: pauses,
            words: Array(words[lowest...max(lowest, highest)]),
            owners: owned.map { $0 < lowest ? -1 : $0 - lowest }
        )
    }

    private func isSpeakable(_ range: Range<Int>) -> Bool {
        scalars[range].contains { isLetterOrNumber($0) || isNamedSign($0) }
    }
}
