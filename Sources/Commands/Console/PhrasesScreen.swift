import Coaching
import Courses
import Exercises
import Messages
import Orthography

/// Phrases, of a lesson or those that are favorites: a number speaks one, `next` and `practise N` open its exercises.
struct PhrasesScreen: Activity {
    /// Where the phrases come from.
    enum Source {
        case lesson(Lesson)
        case favorites
    }

    /// What the screen looks into and works with.
    struct Surroundings {
        let course: Course
        let tongues: Tongues
        let notebook: ConsoleNotebook
        let clipboard: ConsoleClipboard
    }

    private let source: Source
    private let surroundings: Surroundings
    private var phrases: [Phrase] = []
    private var favorites: Set<Phrase.ID> = []
    private var selection = Selection(count: 0, studied: [])
    /// The number of the phrase whose exercises are open.
    private var practised: Int?
    private var tag = CueTag(0)

    /// The number of the phrase that is at hand first; nil for the first not studied today.
    private let chosen: Int?

    init(_ source: Source, in surroundings: Surroundings, chosen: Int? = nil) {
        self.source = source
        self.chosen = chosen
        self.surroundings = surroundings
    }

    private var known: Language { surroundings.tongues.known }
    private var study: Language { surroundings.tongues.study }
    private var notebook: ConsoleNotebook { surroundings.notebook }

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("say", .offerSayPhrase(), argument: "N"), Offer("known", .offerSayKnown(), argument: "N"),
            Offer("shadow", .offerShadowing(), argument: "N"),
            Offer("next", .offerNextPhrase()), Offer("practise", .offerPractise(), argument: "N"),
            Offer("favorite", .offerFavorite(), argument: "N …"),
            Offer("unfavorite", .offerUnfavorite(), argument: "N …"),
            Offer("copy", .offerCopy(), argument: "N"), Offer("words", .offerWords(), argument: "N"),
            Offer("list", .offerList()), Offer("back", .offerBack()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began:
            let told: [Cue] = known == study ? [.show(.message(.oneLanguage(language: .name(of: study))))] : []
            return read(selecting: chosen.map { .this($0) } ?? .firstNotStudied) + told
        case .returned(let ending):
            defer { practised = nil }
            // After the exercises the next phrase is at hand; what was left is still.
            guard let practised, case .done = ending else { return read(selecting: .same) }
            return read(selecting: .after(practised))
        case .typed(let text): return speak(text, in: study)
        case .command(let order): return perform(order)
        case .interrupted: return [.hush]
        case .ended: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "say": return speak(order.argument, in: study)
        case "known": return speak(order.argument, in: known)
        case "shadow": return shadow(order.argument)
        case "practise": return practise(order.argument)
        case "next": return selection.number.map { practise(number: $0) } ?? [list]
        case "favorite": return mark(order.argument, true)
        case "unfavorite": return mark(order.argument, false)
        case "copy": return copy(order.argument)
        case "words": return words(order.argument)
        case "list": return [list]
        default: return [.hush, .finish(.left(nil))]
        }
    }

    // MARK: The list

    /// Which phrase is selected once the phrases were read again.
    private enum Choosing {
        case firstNotStudied, same
        case this(Int)
        case after(Int)
    }

    /// Reads what the database holds now, and shows the list.
    private mutating func read(selecting choosing: Choosing) -> [Cue] {
        do throws(Trouble) {
            let ids = try notebook.favorites()
            favorites = Set(ids)
            switch source {
            case .lesson(let lesson): phrases = lesson.phrases
            case .favorites: phrases = ids.compactMap { surroundings.course.phrase($0) }
            }
            let former = selection.number
            let today = try notebook.studiedToday()
            let studied = phrases.indices.filter { today.contains(phrases[$0].id) }.map { $0 + 1 }
            selection = Selection(count: phrases.count, studied: Set(studied))
            switch choosing {
            case .firstNotStudied: break
            case .this(let number): selection.select(number)
            case .same: if let former { selection.select(min(former, phrases.count)) }
            case .after(let number): selection.advance(past: number)
            }
            return [list]
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    private var list: Cue {
        guard !phrases.isEmpty else { return .show(.message(.favoritesEmpty())) }
        let items = phrases.enumerated().map { index, phrase in
            Item(
                index + 1,
                phrase.text(in: known) ?? phrase.text(in: study) ?? "",
                detail: known == study ? "" : phrase.text(in: study) ?? "",
                mark: favorites.contains(phrase.id) ? "♥" : "",
                isCurrent: index + 1 == selection.number
            )
        }
        switch source {
        case .lesson(let lesson):
            return .show(.list(title: .verbatim("\(lesson.number). \(lesson.title(in: known))"), items))
        case .favorites: return .show(.list(title: .favoritesTitle(), items))
        }
    }

    // MARK: One phrase

    /// The phrase that a number names, with that number; the selected one where none is given.
    private func phrase(_ text: String) -> (number: Int, phrase: Phrase)? {
        guard let number = text.isEmpty ? selection.number : number(in: text), phrases.indices.contains(number - 1)
        else { return nil }
        return (number, phrases[number - 1])
    }

    private func unknown(_ text: String) -> [Cue] {
        phrases.isEmpty ? [list] : [.show(.trouble(.phraseUnknown(number: text, greatest: phrases.count)))]
    }

    private mutating func speak(_ text: String, in language: Language) -> [Cue] {
        guard let (number, phrase) = phrase(text) else { return unknown(text) }
        selection.select(number)
        guard let prompt = phrase.prompt(in: language, known: language == study ? known : study) else {
            return lacking(language)
        }
        tag.next()
        return [.hush, .show(.prompt(prompt)), .say(Utterance(prompt), tag)]
    }

    private func lacking(_ language: Language) -> [Cue] {
        [.show(.trouble(.phraseLacks(language: .name(of: language))))]
    }

    private mutating func shadow(_ text: String) -> [Cue] {
        // A sentence of the learner's own, from here as from everywhere.
        if !text.isEmpty, number(in: text) == nil { return [.open(.screen("shadow", argument: text))] }
        guard let (number, phrase) = phrase(text) else { return unknown(text) }
        selection.select(number)
        guard let prompt = phrase.prompt(in: study, known: known) else { return lacking(study) }
        let destination = notebook.destination(for: prompt, in: surroundings.course)
        guard case .practice = destination else { return [.open(destination)] }
        return [.hush, .open(.shadow(prompt))]
    }

    private mutating func practise(_ text: String) -> [Cue] {
        if let number = number(in: text) { return practise(number: number) }
        // A sentence of the learner's own, from here as from everywhere.
        guard text.isEmpty else { return [.open(.screen("practise", argument: text))] }
        do throws(Trouble) {
            let today = try notebook.studiedToday()
            let first = phrases.firstIndex { !today.contains($0.id) }.map { $0 + 1 }
            return (first ?? selection.number).map { practise(number: $0) } ?? [list]
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    private mutating func practise(number: Int) -> [Cue] {
        guard selection.select(number) else { return unknown(String(number)) }
        let phrase = phrases[number - 1]
        guard let prompt = phrase.prompt(in: study, known: known) else { return lacking(study) }
        let destination = notebook.destination(for: prompt, in: surroundings.course)
        if case .practice = destination { practised = number }
        return [.open(destination)]
    }

    /// Gives hearts, or takes them away: `3`, `3 4 5`, `3, 4`, or nothing for the selected phrase.
    private mutating func mark(_ text: String, _ isFavorite: Bool) -> [Cue] {
        let words = text.split { $0.isWhitespace || ",，、".contains($0) }.map { String($0) }
        // All of them are meant, or none.
        var meant: [(number: Int, phrase: Phrase)] = []
        for word in words.isEmpty ? [""] : words {
            guard let one = phrase(word) else { return unknown(word) }
            if !meant.contains(where: { $0.number == one.number }) { meant.append(one) }
        }
        var cues: [Cue] = []
        var gone: [Int] = []
        for (number, phrase) in meant {
            do throws(Trouble) {
                try notebook.setFavorite(phrase.id, isFavorite)
            } catch {
                cues.append(.show(.trouble(error.message)))
                break
            }
            let shown = phrase.text(in: study) ?? phrase.text(in: known) ?? ""
            cues.append(.show(.message(isFavorite ? .favoriteAdded(text: shown) : .favoriteRemoved(text: shown))))
            if isFavorite { favorites.insert(phrase.id) } else { favorites.remove(phrase.id) }
            gone.append(number)
        }
        guard case .favorites = source, !isFavorite, !gone.isEmpty else { return cues }
        // They are no longer among these; the phrase that follows takes a number.
        let selected = selection.number ?? 1
        for number in gone.sorted(by: >) { phrases.remove(at: number - 1) }
        selection = Selection(count: phrases.count, studied: [])
        selection.select(min(selected - gone.count { $0 < selected }, phrases.count))
        return cues + [list]
    }

    /// The Chinese words of a phrase, in the dictionary.
    private mutating func words(_ text: String) -> [Cue] {
        guard let (number, phrase) = phrase(text) else { return unknown(text) }
        selection.select(number)
        guard let chinese = phrase.text(in: .mandarin) else { return lacking(.mandarin) }
        return [.hush, .open(.screen("words", argument: chinese))]
    }

    private mutating func copy(_ text: String) -> [Cue] {
        guard let (_, phrase) = phrase(text) else { return unknown(text) }
        let texts = (known == study ? [study] : [study, known]).compactMap { phrase.text(in: $0) }
        return [.show(surroundings.clipboard.copy(texts.joined(separator: "\n")))]
    }
}

extension Phrase {
    /// The phrase as it is to be said in a language; nil where it lacks that language.
    func prompt(in language: Language, known: Language) -> Prompt? {
        guard let text = texts[language] else { return nil }
        return Prompt(
            text,
            in: language,
            pinyin: language == .mandarin && !pinyin.isEmpty ? pinyin.joined(separator: " ") : nil,
            meaning: known == language ? nil : self.text(in: known),
            place: Prompt.Place(lesson: lesson, number: number, id: id.rawValue)
        )
    }
}

extension Console {
    /// The phrases of the lesson whose number is given; after a point the number of the phrase that is at hand.
    func phrases(_ argument: String) throws(Trouble) -> any Activity {
        let course = try course()
        let numbers = argument.split(separator: ".", maxSplits: 1).map { number(in: String($0)) }
        guard let lesson = numbers.first?.flatMap({ course.lesson($0) }) else {
            throw Trouble(.storage, .commandUnknown(name: argument))
        }
        return accompanied(
            PhrasesScreen(.lesson(lesson), in: surroundings(course), chosen: numbers.count > 1 ? numbers[1] : nil),
            .phrases
        )
    }

    /// The same over the favorites.
    func favorites() throws(Trouble) -> any Activity {
        accompanied(PhrasesScreen(.favorites, in: surroundings(try course())), .favorites)
    }

    private func surroundings(_ course: Course) -> PhrasesScreen.Surroundings {
        PhrasesScreen.Surroundings(course: course, tongues: tongues, notebook: notebook, clipboard: clipboard)
    }
}
