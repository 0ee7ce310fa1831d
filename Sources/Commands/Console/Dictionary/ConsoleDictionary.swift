import Coaching
import Exercises
import Messages
import Orthography

/// The screens of the Chinese dictionary.
extension Console {
    /// What leads to them from everywhere.
    static let dictionaryOffers = [
        Offer("dictionary", .offerDictionary()), Offer("lookup", .offerLookup(), argument: "TEXT"),
        Offer("index", .offerIndex(), argument: "pinyin|radicals"),
    ]

    /// Makes one of them; nil where the name is none of theirs.
    func dictionaryScreen(_ name: String, _ argument: String) throws(Trouble) -> (any Activity)? {
        switch name {
        case "dictionary": return accompanied(DictionaryScreen(lexicon, asked: argument), .dictionary)
        case "lookup": return try lookedUp(argument)
        case "entry": return try entryScreen(argument)
        case "words": return try wordsScreen(argument)
        case "add": return try addWord(argument)
        case "index":
            guard let screen = try IndexPlaces(lexicon: lexicon).screen(argument) else {
                throw Trouble(.refused, .indexNothing(text: visible(argument)))
            }
            return accompanied(screen, .dictionary, greets: false)
        default: return nil
        }
    }

    /// The only thing that is found is opened at once; several stand in the dictionary's list.
    private func lookedUp(_ text: String) throws(Trouble) -> any Activity {
        guard !text.isEmpty else { return accompanied(DictionaryScreen(lexicon, asked: ""), .dictionary) }
        let matches = try lexicon.matches(for: text)
        guard let first = matches.first else { throw Trouble(.refused, .lookupNothing(text: visible(text))) }
        if matches.count == 1 { return try entryScreen(first.text) }
        return accompanied(DictionaryScreen(lexicon, asked: text), .dictionary)
    }

    private func entryScreen(_ text: String) throws(Trouble) -> any Activity {
        guard let entry = try lexicon.entry(of: text, isWhole: true) else {
            throw Trouble(.refused, .lookupNothing(text: visible(text)))
        }
        return accompanied(try EntryScreen(entry, in: lexicon), .entry)
    }

    /// The words of a Chinese text; where it has but one, its entry.
    private func wordsScreen(_ text: String) throws(Trouble) -> any Activity {
        guard hasHan(text) else { throw Trouble(.refused, .wordsNone()) }
        let words = try lexicon.words(of: text)
        guard let first = words.first else { throw Trouble(.refused, .wordsNone()) }
        if words.count == 1 { return try entryScreen(first) }
        return accompanied(
            WordsScreen(lexicon: lexicon, text: displayed(text, in: .mandarin), words: words),
            .dictionary,
            greets: false
        )
    }
}
