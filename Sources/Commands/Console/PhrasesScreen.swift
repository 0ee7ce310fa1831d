import Courses
import Exercises
import Messages
import Orthography

/// The phrases of a lesson: a number speaks one, `practise N` opens its exercises.
struct PhrasesScreen: Activity {
    let lesson: Lesson
    let known: Language
    let study: Language
    /// The index of the phrase that was spoken or practised last.
    private var selected: Int?
    private var tag = CueTag(0)

    init(_ lesson: Lesson, known: Language, study: Language) {
        self.lesson = lesson
        self.known = known
        self.study = study
    }

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("say", .offerSayPhrase(), argument: "N"), Offer("known", .offerSayKnown(), argument: "N"),
            Offer("practise", .offerPractise(), argument: "N"), Offer("next", .offerNextPhrase()),
            Offer("list", .offerList()), Offer("back", .offerBack()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return [list]
        case .returned(let ending):
            // After an exercise the next phrase is at hand.
            if case .done = ending, let current = selected { selected = min(current + 1, lesson.phrases.count - 1) }
            return [list]
        case .typed(let text): return say(text, in: study)
        case .command(let order): return perform(order)
        case .interrupted: return [.hush]
        case .ended: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "say": return say(order.argument, in: study)
        case "known": return say(order.argument, in: known)
        case "practise": return practise(order.argument)
        case "next":
            let next = selected.map { $0 + 1 } ?? 0
            guard lesson.phrases.indices.contains(next) else { return [.show(.message(.lastPhrase()))] }
            return say(String(next + 1), in: study)
        case "list": return [list]
        default: return [.hush, .finish(.left(nil))]
        }
    }

    private var list: Cue {
        let items = lesson.phrases.enumerated().map { index, phrase in
            Item(
                index + 1,
                phrase.text(in: known) ?? "",
                detail: known == study ? "" : phrase.text(in: study) ?? "",
                mark: index == selected ? "▸" : ""
            )
        }
        return .show(.list(title: .verbatim("\(lesson.number). \(lesson.title(in: known))"), items))
    }

    /// The phrase a number names; the selected one, or the first, where none is given.
    private func index(_ text: String) -> Int? {
        let index = text.isEmpty ? selected ?? 0 : (number(in: text) ?? 0) - 1
        return lesson.phrases.indices.contains(index) ? index : nil
    }

    private mutating func say(_ text: String, in language: Language) -> [Cue] {
        guard let index = index(text) else { return unknown(text) }
        selected = index
        guard let prompt = prompt(index, in: language) else { return [] }
        tag.next()
        return [.hush, .show(.prompt(prompt)), .say(Utterance(prompt), tag)]
    }

    private mutating func practise(_ text: String) -> [Cue] {
        guard number(in: text) != nil || text.isEmpty else {
            // A sentence of the learner's own, from here as from everywhere.
            return [.open(.screen("practise", argument: text))]
        }
        guard let index = index(text), let prompt = prompt(index, in: study) else { return unknown(text) }
        selected = index
        return [.open(.pronunciation(prompt))]
    }

    private func prompt(_ index: Int, in language: Language) -> Prompt? {
        lesson.phrases[index].prompt(in: language, known: language == study ? known : study)
    }

    private func unknown(_ text: String) -> [Cue] {
        [.show(.trouble(.phraseUnknown(number: text, greatest: lesson.phrases.count)))]
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
