public import Orthography

extension TextbookWord {
    /// A Chinese word with a reading that is known, such as a dictionary entry's; `syllables` one a character.
    public init(_ text: String, reading syllables: [Syllable], explanation: String = "") {
        self.init(
            text,
            pinyin: syllables.map(\.marked).joined(separator: " "),
            numbered: Pinyin.numbered(syllables),
            explanation: explanation
        )
    }
}

/// Lists of words of one's own: units that stand in no book. They are dictated like any other.
extension Library {
    /// The lists of one's own, in the order in which they came.
    public func ownLists(in language: String) throws(LibraryError) -> [TextbookUnit] {
        try units().filter { $0.key == UnitKey.own($0.key.unit, in: language) }
    }

    /// Adds a word with its reading to a list of one's own, in one transaction; the list is made where it is not there.
    ///
    /// This is how a word comes into a dictation from elsewhere, such as the dictionary. A word of the same text and
    /// reading is there once; where the list has the text with a guessed reading or none, the one given takes its place.
    ///
    /// - Parameters:
    ///   - name: as a person reads it among the units, not empty.
    ///   - language: ISO 639: `zh`, `en`, …
    /// - Returns: the list, and whether the word was not in it yet.
    @discardableResult
    public func add(
        _ word: TextbookWord,
        toOwnList name: String,
        in language: String
    ) throws(LibraryError) -> (list: TextbookUnit, isNew: Bool) {
        try database.transaction { () throws(LibraryError) in
            let key = UnitKey.own(name, in: language)
            let before = try units().first { $0.key == key }
            var words = try before.map { list throws(LibraryError) in try self.words(ofUnit: list.id) } ?? []
            let place = words.firstIndex { other in
                other.text == word.text
                    && (other.numbered == word.numbered || other.numbered.isEmpty || word.numbered.isEmpty
                        || other.isGuess)
            }
            if let place {
                if !words[place].isCorrected, !word.numbered.isEmpty {
                    words[place].pinyin = word.pinyin
                    words[place].numbered = word.numbered
                    words[place].isGuess = word.isGuess
                }
                if words[place].explanation.isEmpty { words[place].explanation = word.explanation }
            } else {
                words.append(word)
            }
            try takeIn([(key, words)])
            guard let list = try units().first(where: { $0.key == key }) else {
                throw LibraryError(.failed, call: "units", message: "the list is not there", path: path)
            }
            return (list, place == nil)
        }
    }
}

extension UnitKey {
    /// A list of one's own: in no book, of no grade, term or type.
    public static func own(_ name: String, in language: String) -> UnitKey {
        UnitKey(language: language, book: "", grade: "", term: "", type: "", unit: name)
    }
}
