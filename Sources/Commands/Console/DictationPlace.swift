import Coaching
import Courses
import Exercises
import Imports
import Library
import Messages
import Orthography
import Phonetics
import Recognition
import Settings

/// What the console shows where dictation is asked for.
struct DictationPlace {
    let request: Request
    let library: Library
    let settings: Settings
    let study: Language
    let choice: DictationChoice
    let moment: Moment
    /// The phrases of the course, for examples.
    let phrases: () -> [Phrase]
    let interface: InterfaceLanguage
    /// Stores something, as soon as the database can be written.
    let storeSoon: (@escaping (Library) throws(LibraryError) -> Void) throws(LibraryError) -> Void
    /// Puts the companion beside an activity.
    let accompanied: (any Activity, Topic) -> any Activity

    /// The list, the words of one's own, or a run: `NAME`, `NAME` and a way of answering on the next line, `new`, or
    /// `new` and the words on the next lines.
    func activity(_ argument: String, using chance: inout Chance) throws(Failure) -> any Activity {
        let parts = argument.split(separator: "\n", maxSplits: 1).map { String($0) }
        guard let name = parts.first else {
            // What cannot be read is told before the list is there.
            _ = try items()
            return accompanied(DictationScreen(items: { (try? items()) ?? [] }, history: history), .dictation)
        }
        if name.lowercased() == "new" {
            guard parts.count > 1 else { return NewWordsScreen() }
            return try run(try store(parts[1]), choice, using: &chance)
        }
        var choice = choice
        if parts.count > 1, let mode = DictationMode(rawValue: parts[1]) { choice.mode = mode }
        return try run(try library.unit(named: name), choice, using: &chance)
    }

    /// The dictionary as it stands; it is not made for a dictation.
    private var dictionary: ChineseDictionary? {
        try? ChineseDictionary.opened(request.paths.dictionary, madeFrom: nil)
    }

    private func run(
        _ unit: TextbookUnit,
        _ choice: DictationChoice,
        using chance: inout Chance
    ) throws(Failure) -> any Activity {
        let planning = DictationPlanning(
            library: library,
            choice: choice,
            settings: settings,
            moment: moment,
            dictionary: dictionary,
            phrases: phrases,
            obstacle: obstacle,
            storeSoon: storeSoon
        )
        return accompanied(Dictation(try planning.plan(for: unit, using: &chance)), .dictating)
    }

    /// Why words that are spelled or read aloud cannot be judged.
    private func obstacle(_ mode: DictationMode, _ language: Language) -> Message? {
        guard mode == .spelled || mode == .read else { return nil }
        if mode == .spelled, LetterNames(language) == nil { return .lettersUnknown(language: .name(of: language)) }
        let shelf = ModelShelf(places: request.modelPlaces)
        guard let place = shelf.place(for: language) else {
            return RecognitionError(.noModel, call: language.code, reason: "no acoustic model for this language").text
        }
        return place.isApproximate ? .dictationApproximate(language: .name(of: language)) : nil
    }

    /// Units under a heading for each list.
    private func items() throws(Failure) -> [Item] {
        let units = try stored { () throws(LibraryError) in try library.units() }
        let standings = try stored { () throws(LibraryError) in try library.unitStandings() }
        var items: [Item] = []
        var heading = ""
        for unit in units where unit.words > 0 {
            let key = unit.key
            let path = [key.book, key.grade, key.term, key.type].filter { !$0.isEmpty }.joined(separator: "/")
            let own = "[\(key.language)]" + (path.isEmpty ? "" : " " + path)
            if own != heading { items.append(Item(nil, own)) }
            heading = own
            let standing = standings[unit.id]
            let message = Message.dictationUnit(
                words: unit.words,
                known: standing?.known ?? 0,
                mistakes: standing?.mistakes ?? 0
            )
            items.append(Item(unit.id, key.unit, detail: message.text(in: interface)))
        }
        return items
    }

    /// What was done with the words of a unit, and the dictations of the past.
    private func history(_ name: String) -> (title: Message, items: [Item])? {
        guard !name.isEmpty, let unit = try? library.unit(named: name),
            let words = try? library.words(ofUnit: unit.id)
        else { return nil }
        var items = words.map { word in
            let history = try? library.history(ofWord: word.id)
            let told = Message.reportWord(right: history?.right ?? 0, wrong: history?.wrong ?? 0)
            let last = history.map { $0.last.isEmpty ? "" : " · " + $0.last } ?? ""
            return Item(nil, word.text, detail: told.text(in: interface) + last)
        }
        let held = (try? library.dictations(ofUnit: unit.id, limit: 50)) ?? []
        items += held.map { Item(nil, $0.message.text(in: interface)) }
        if held.isEmpty { items.append(Item(nil, Message.historyNone().text(in: interface))) }
        return (.historyTitle(name: unit.key.path), items)
    }

    /// Words of one's own become a unit named by the day.
    private func store(_ text: String) throws(Failure) -> TextbookUnit {
        var list: WordList
        do throws(ImportProblem) {
            // What is not Chinese is in the language studied.
            let language = !hasHan(text) && study != .mandarin ? study.code : nil
            list = try wordList(Array(text.utf8), path: moment.day.description, language: language)
        } catch {
            throw Failure(.badData, .badLine(file: "new", line: error.line, problem: error.text))
        }
        let readings = request.readingsAtHand()
        let unit = try stored { () throws(LibraryError) in
            list.place = ListPlace()
            if list.units.count == 1 {
                let texts = list.units[0].words.map(\.text)
                list.units[0].name = try library.freeName(moment.day.description, for: texts)
            }
            let units = list.completed(readings)
            try library.takeIn(units)
            return try library.units().first { $0.key == units.first?.key }
        }
        guard let unit else { throw Failure(.badData, .dictationNoWords()) }
        return unit
    }
}
