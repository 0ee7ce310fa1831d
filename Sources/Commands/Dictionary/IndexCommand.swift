import JSON
import Lexicography
import Library
import Messages
import Orthography

extension Command {
    /// `aloud index pinyin [LETTER|SYLLABLE] [--json]` · `aloud index radicals [STROKES|RADICAL] [--json]`
    static let index = Command(
        "index",
        operands: "pinyin [LETTER|SYLLABLE] · radicals [STROKES|RADICAL]",
        count: 1...2,
        options: [.json]
    ) { request throws(Failure) in
        let words = request.arguments.operands
        let dictionary = try request.neededDictionary()
        let rows: [IndexRow]?
        switch words.first?.lowercased() {
        case "pinyin": rows = try PinyinIndex(dictionary).rows(words.dropFirst().first)
        case "radicals": rows = try RadicalIndex(dictionary).rows(words.dropFirst().first)
        default:
            throw Failure(.usage, .usage(usage: "aloud index pinyin [LETTER|SYLLABLE] · radicals [STROKES|RADICAL]"))
        }
        guard let rows else {
            request.say(.indexNothing(text: visible(words.last ?? "")))
            return .wrong
        }
        let page = DictionaryPage(interface: request.interface, width: request.width)
        for row in rows {
            if request.arguments.has("json") {
                try request.output.line(row.json.text)
            } else {
                let head = request.text(row.head)
                let indent = row.items.isEmpty ? 0 : 4
                let list = row.items.joined(separator: row.areCharacters ? " " : "  ")
                if !head.isEmpty { try request.output.line(head) }
                for line in page.indented(list, by: indent) { try request.output.line(line) }
            }
        }
        return .done
    }
}

/// A line of an index: a heading and what stands under it.
struct IndexRow {
    let head: Message
    let items: [String]
    let areCharacters: Bool
    let json: JSONValue
}

private func strings(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }

/// Letter → syllable → tone → characters.
struct PinyinIndex {
    let dictionary: ChineseDictionary
    private let own: Set<String>

    init(_ dictionary: ChineseDictionary) throws(Failure) {
        self.dictionary = dictionary
        own = try stored { () throws(LibraryError) in try dictionary.syllables() }
    }

    /// The syllables under a letter, and how many characters each has.
    func syllables(under letter: Character) throws(Failure) -> [(syllable: String, count: Int)] {
        try SyllableIndex.syllables(under: letter, and: own).map { syllable throws(Failure) in
            (syllable, try characters(of: syllable).reduce(0) { $0 + $1.characters.count })
        }
    }

    /// What is typed as a syllable of the index, in any spelling, with or without a tone; nil for anything else.
    static func syllable(_ text: String) -> Syllable? {
        guard let typed = Pinyin.partings(of: text).first, typed.count == 1, let syllable = typed.first,
            !syllable.isErhua, SyllableIndex.letters.contains(SyllableIndex.letter(of: syllable.letters))
        else { return nil }
        return syllable
    }

    /// Nil for what is neither a letter nor a syllable of the index.
    func rows(_ asked: String?) throws(Failure) -> [IndexRow]? {
        guard let asked else {
            return SyllableIndex.letters.map { letter in
                let syllables = SyllableIndex.syllables(under: letter, and: own)
                return IndexRow(
                    head: .indexName(name: String(letter)),
                    items: syllables,
                    areCharacters: false,
                    json: ["letter": .string(String(letter)), "syllables": strings(syllables)]
                )
            }
        }
        let letter = asked.lowercased()
        if letter.count == 1, let first = letter.first, SyllableIndex.letters.contains(first) {
            var rows = try syllables(under: first).map { syllable, count in
                IndexRow(
                    head: .indexCount(name: syllable, count: count),
                    items: [],
                    areCharacters: false,
                    json: ["syllable": .string(syllable), "characters": .integer(count)]
                )
            }
            // a, e and o are syllables as well.
            if let syllable = Syllable(letter) { rows += try tones(of: syllable) }
            return rows
        }
        return try Self.syllable(asked).map { syllable throws(Failure) in try tones(of: syllable) }
    }

    /// The characters of a syllable by tones; of one tone, where the syllable has one.
    private func tones(of syllable: Syllable) throws(Failure) -> [IndexRow] {
        try characters(of: syllable.letters).filter { syllable.tone == nil || $0.tone == syllable.tone }.map {
            tone,
            characters in
            IndexRow(
                head: .indexCount(name: syllable.toned(tone).marked, count: characters.count),
                items: characters,
                areCharacters: true,
                json: [
                    "syllable": .string(syllable.letters), "tone": .integer(tone), "characters": strings(characters),
                ]
            )
        }
    }

    /// The characters of a syllable, by tones.
    func characters(of syllable: String) throws(Failure) -> [(tone: Int, characters: [String])] {
        try stored { () throws(LibraryError) in try dictionary.characters(of: syllable) }
    }
}

/// Strokes → radical → strokes beyond it → characters.
struct RadicalIndex {
    /// The characters under each form, by the strokes beyond it.
    private let places: [String: [Int: [CharacterRecord]]]

    init(_ dictionary: ChineseDictionary) throws(Failure) {
        let characters = try stored { () throws(LibraryError) in try dictionary.standardCharacters() }
        var places: [String: [Int: [CharacterRecord]]] = [:]
        for character in characters {
            guard let place = RadicalTable.place(of: character) else { continue }
            places[place.form.text, default: [:]][place.beyond, default: []].append(character)
        }
        self.places = places
    }

    /// The forms of so many strokes; for 9 those of more as well. Empty where none has so many.
    static func forms(of strokes: Int) -> [RadicalForm] {
        RadicalTable.forms.filter { strokes > 9 ? $0.strokes == strokes : $0.listed == strokes }
    }

    /// How many characters stand under a form.
    func count(_ form: RadicalForm) -> Int { (places[form.text] ?? [:]).values.reduce(0) { $0 + $1.count } }

    /// The characters under a form, by the strokes beyond it.
    func characters(under form: RadicalForm) -> [(beyond: Int, characters: [CharacterRecord])] {
        (places[form.text] ?? [:]).sorted { $0.key < $1.key }.map { (beyond: $0.key, characters: $0.value) }
    }

    /// Nil for what is neither a number of strokes nor a radical of the index.
    func rows(_ asked: String?) -> [IndexRow]? {
        guard let asked else {
            return (1...9).map { strokes in
                let forms = RadicalTable.forms.filter { $0.listed == strokes }
                return IndexRow(
                    head: strokes < 9 ? .indexStrokes(strokes: strokes) : .indexNineAndMore(),
                    items: forms.map(\.shown),
                    areCharacters: false,
                    json: ["strokes": .integer(strokes), "radicals": strings(forms.map(\.text))]
                )
            }
        }
        if let strokes = Int(asked) {
            let forms = Self.forms(of: strokes)
            if forms.isEmpty { return nil }
            return forms.map { form in
                IndexRow(
                    head: .indexCount(name: form.shown, count: count(form)),
                    items: [],
                    areCharacters: false,
                    json: [
                        "radical": .string(form.text), "variants": strings(form.variants),
                        "strokes": .integer(form.strokes), "characters": .integer(count(form)),
                    ]
                )
            }
        }
        guard let form = RadicalTable.form(asked) else { return nil }
        return characters(under: form).map { beyond, records in
            let characters = records.map(\.text)
            return IndexRow(
                head: .indexBeyond(radical: form.shown, beyond: beyond),
                items: characters,
                areCharacters: true,
                json: [
                    "radical": .string(form.text), "beyond": .integer(beyond), "characters": strings(characters),
                ]
            )
        }
    }
}
