import Coaching
import Exercises
import Lexicography
import Messages
import Orthography

/// An entry of the dictionary: readings are spoken and practised, words opened, by their numbers.
struct EntryScreen: Activity {
    private let entry: DictionaryEntry
    private let lexicon: ConsoleLexicon
    /// What each number of the list does.
    private enum Line {
        case reading(Int)
        case word(String)
        case example(String)
    }
    private var lines: [Line] = []
    private var items: [Item] = []
    /// The reading that was taken last.
    private var reading = 0
    private var tag = CueTag(0)

    init(_ entry: DictionaryEntry, in lexicon: ConsoleLexicon) throws(Trouble) {
        self.entry = entry
        self.lexicon = lexicon
        try arrange()
    }

    var manner: Manner { .menu }
    /// Chinese is no command: it is looked up.
    func takes(_ line: String) -> Bool { beginsInChinese(line) }

    var offers: [Offer] {
        [
            Offer("say", .offerSayReading(), argument: "N"), Offer("tones", .offerTones(), argument: "N"),
            Offer("practise", .offerPractiseReading(), argument: "N"), Offer("add", .offerAddWord()),
            Offer("open", .offerOpenWord(), argument: "N"), Offer("list", .offerShowEntry()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned: return [page]
        case .typed(""): return say("")
        case .typed(let text) where hasHan(text): return [.open(.screen("lookup", argument: text))]
        case .typed(let text): return take(text)
        case .command(let order): return perform(order)
        case .interrupted: return [.hush]
        case .ended: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "say": return say(order.argument)
        case "tones": return tones(order.argument)
        case "practise": return practise(order.argument)
        case "add":
            let pinyin = entry.readings.indices.contains(reading) ? entry.readings[reading].spelling.spaced : ""
            return [.hush, .open(.screen("add", argument: entry.text + "\n" + pinyin))]
        case "open": return take(order.argument)
        case "list": return [page]
        default: return [.hush, .finish(.left(nil))]
        }
    }

    private func unknown(_ text: String) -> [Cue] {
        [.show(.trouble(.searchUnknown(number: text, greatest: lines.count)))]
    }

    private mutating func take(_ text: String) -> [Cue] {
        guard let number = number(in: text), lines.indices.contains(number - 1) else { return unknown(text) }
        switch lines[number - 1] {
        case .reading: return say(text)
        case .word(let word): return [.hush, .open(.screen("entry", argument: word))]
        case .example(let sentence):
            tag.next()
            return [.hush, .say(Utterance(sentence, in: .mandarin), tag)]
        }
    }

    // MARK: Sound

    /// The reading that a number names, which becomes the one at hand; that one where none is given. Nil for no reading.
    private mutating func chosen(_ text: String) -> DictionaryEntry.Reading? {
        if !text.isEmpty {
            guard let number = number(in: text), lines.indices.contains(number - 1),
                case .reading(let index) = lines[number - 1]
            else { return nil }
            reading = index
        }
        return entry.readings.indices.contains(reading) ? entry.readings[reading] : nil
    }

    private mutating func say(_ text: String) -> [Cue] {
        guard let reading = chosen(text) else { return text.isEmpty ? silent : unknown(text) }
        tag.next()
        let utterance = Utterance(entry.text, in: .mandarin, pinyin: reading.spelling.marked)
        return [.hush, .show(.message(.verbatim(entry.text + "  " + reading.spelling.spaced))), .say(utterance, tag)]
    }

    private var silent: [Cue] { [.show(.trouble(.entryNoReading(text: entry.text)))] }

    /// The four tones of a syllable one after the other: of a character's reading, or of a word's syllable of that number.
    private mutating func tones(_ text: String) -> [Cue] {
        let syllables: [Syllable]
        if entry.text.count == 1 {
            guard let reading = chosen(text) else { return text.isEmpty ? silent : unknown(text) }
            syllables = reading.spelling.syllables
        } else {
            guard let reading = chosen("") else { return silent }
            let all = reading.spelling.syllables
            guard let number = text.isEmpty ? 1 : number(in: text), all.indices.contains(number - 1) else {
                return [.show(.trouble(.searchUnknown(number: text, greatest: all.count)))]
            }
            syllables = [all[number - 1]]
        }
        guard let syllable = syllables.first else { return silent }
        let tones = (1...4).map { tone in
            var toned = syllable.toned(tone)
            toned.isErhua = false
            return toned.marked
        }
        var cues: [Cue] = [.hush, .show(.message(.verbatim(tones.joined(separator: "  "))))]
        for tone in tones {
            tag.next()
            cues.append(.say(Utterance(tone, in: .mandarin, pinyin: tone), tag))
        }
        return cues
    }

    /// The learner says it and is judged, as in the exercise of that name.
    private mutating func practise(_ text: String) -> [Cue] {
        guard let reading = chosen(text) else { return text.isEmpty ? silent : unknown(text) }
        let meanings = reading.meanings.isEmpty ? entry.allMeanings : reading.meanings
        let prompt = Prompt(
            entry.text,
            in: .mandarin,
            pinyin: reading.spelling.marked,
            meaning: meanings.isEmpty ? nil : meanings.prefix(2).joined(separator: "; ")
        )
        return [.hush, .open(.pronunciation(prompt))]
    }

    // MARK: The page

    private var page: Cue {
        let forms = entry.traditional.isEmpty ? "" : "  (" + entry.traditional.joined(separator: " ") + ")"
        return .show(.list(title: .verbatim(visible(entry.text + forms)), items))
    }

    /// Everything that `aloud lookup` shows of an entry, what can be chosen with a number.
    private mutating func arrange() throws(Trouble) {
        func line(_ message: Message) { items.append(Item(nil, lexicon.text(message))) }
        for (index, reading) in entry.readings.enumerated() {
            lines.append(.reading(index))
            let text = reading.spelling.marked + "  " + reading.spelling.numbered
            items.append(Item(lines.count, text, detail: reading.meanings.joined(separator: "; ")))
        }
        if entry.meanings.isEmpty {
            items.append(Item(nil, entry.character?.meaning ?? lexicon.text(.entryNoMeaning())))
        }
        if let explanation = entry.explanation { line(.entryExplanation(text: explanation)) }
        if let character = entry.character {
            if let place = RadicalTable.place(of: character), let strokes = character.strokes {
                line(.entryStrokes(radical: place.form.shown, strokes: strokes, beyond: place.beyond))
            }
            if let level = character.level { line(.entryLevel(level: level)) }
        }
        if let level = entry.hsk { line(.entryHSK(level: level == 7 ? "7–9" : String(level))) }
        for reading in entry.readings where !reading.words.isEmpty {
            line(.entryWordsOf(reading: reading.spelling.marked))
            for item in try lexicon.items(for: reading.words.map { ($0, nil) }) {
                lines.append(.word(reading.words[(item.number ?? 1) - 1]))
                var item = item
                item.number = lines.count
                items.append(item)
            }
        }
        if !entry.examples.isEmpty { line(.entryExamples()) }
        for example in entry.examples {
            lines.append(.example(example.text))
            items.append(Item(lines.count, example.text, detail: example.english))
        }
    }
}
