import Orthography

/// What a typed answer comes to.
enum TypedAnswer: Equatable {
    /// The word; `isPlain` where only accents or ligatures are missing.
    case right(isPlain: Bool)
    case wrong
    /// Another word of the list that sounds the same.
    case soundsAlike
    /// The right syllables in pinyin, without tones.
    case tonesMissing

    /// Judges a typed answer. The rules:
    ///
    /// - Case, width, punctuation and kinds of apostrophe are of no account; nor is white space in Chinese.
    /// - Accents and ligatures may be missing, unless strict spelling is set.
    /// - A Chinese word may be typed in characters, or in pinyin with numbers or marks: every tone must be there, either
    ///   as the dictionary has it or as it is spoken (yí gè). A syllable without a sign beside others with one is neutral.
    /// - Pinyin without any tone, and a word of the list that sounds the same, are asked again and not held against anybody.
    init(_ typed: String, to word: DictationWord, among words: [DictationWord], strictSpelling: Bool) {
        switch likeness(of: typed, to: word.text, in: word.language) {
        case .same:
            // Nothing but marks is no word.
            self = isSpeakable(typed) || !isSpeakable(word.text) ? .right(isPlain: false) : .wrong
            return
        case .plain:
            self = strictSpelling ? .wrong : .right(isPlain: true)
            return
        case .different: break
        }
        guard word.language == .mandarin else {
            self = .wrong
            return
        }
        if hasHan(typed) {
            let sound = Pinyin.syllables(word.pinyin)
            let isAlike = words.contains { other in
                sound != nil && isSame(typed, other.text, in: .mandarin) && Pinyin.syllables(other.pinyin) == sound
            }
            self = isAlike ? .soundsAlike : .wrong
            return
        }
        self = Self.pinyin(typed, for: word)
    }

    private static func pinyin(_ typed: String, for word: DictationWord) -> TypedAnswer {
        guard let own = Pinyin.syllables(word.pinyin) else { return .wrong }
        let parted = typed.split(whereSeparator: { $0.isWhitespace }).map { Pinyin.partings(of: $0) }
        guard !parted.isEmpty else { return .wrong }
        // Every way to part what was typed without spaces may be the one that was meant.
        var readings: [[Syllable]] = [[]]
        for ways in parted {
            readings = readings.flatMap { start in ways.map { start + $0 } }
            if readings.count > 64 { readings = Array(readings.prefix(64)) }
        }
        func letters(_ syllables: [Syllable]) -> [String] { syllables.map { $0.letters + ($0.isErhua ? "r" : "") } }
        let fitting = readings.filter { letters($0) == letters(own) }
        guard let first = fitting.first else { return .wrong }
        guard first.contains(where: { $0.tone != nil }) else { return .tonesMissing }
        let wanted = own.map { $0.tone ?? 5 }
        let characters = Array(word.text.filter { isHan($0) })
        let spoken = Pinyin.sandhi([Pinyin.Word(own, characters: characters.count == own.count ? characters : [])])
            .flatMap { $0 }.map { $0.tone ?? 5 }
        let given = first.map { $0.tone ?? 5 }
        return given == wanted || given == spoken ? .right(isPlain: false) : .wrong
    }
}
