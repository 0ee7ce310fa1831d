import Courses
import Exercises
import Messages
import Orthography

/// Search: any line looks for phrases, a number opens one that was found. Commands begin with `:`.
struct SearchScreen: Activity {
    private let search: @Sendable (String) -> [CourseSearch.Hit]
    private let languages: [Language]
    /// What is looked for as soon as the screen stands there.
    private let asked: String
    private var found: (text: String, hits: [CourseSearch.Hit])?
    /// Whether it was told that commands begin with a colon here.
    private var isColonTold = false
    /// - Parameters:
    ///   - languages: those whose texts stand beside what was found.
    ///   - text: what to look for at once; empty for nothing.
    init(
        _ text: String,
        beside languages: [Language],
        by search: @escaping @Sendable (String) -> [CourseSearch.Hit]
    ) {
        asked = text
        self.languages = languages
        self.search = search
    }

    var manner: Manner { .menu }

    var takesAnyLine: Bool { true }

    var offers: [Offer] {
        [
            Offer("search", .offerSearch(), argument: "TEXT"), Offer("open", .offerOpenFound(), argument: "N"),
            Offer("words", .offerWords(), argument: "N"),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return asked.isEmpty ? how() : look(for: asked)
        case .returned: return found == nil ? how() : [list]
        case .typed(let text): return take(text)
        case .command(let order):
            switch order.name {
            case "search": return order.argument.isEmpty ? how() : look(for: order.argument)
            case "open": return open(order.argument)
            case "words": return openWords(order.argument)
            default: return [.finish(.left(nil))]
            }
        case .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private mutating func take(_ text: String) -> [Cue] {
        guard !text.allSatisfy(\.isWhitespace) else { return [.show(.trouble(.searchEmpty()))] }
        if let number = number(in: text), found?.hits.indices.contains(number - 1) == true { return open(text) }
        // As from every other screen; the word alone is looked for.
        let words = text.split(maxSplits: 1) { $0.isWhitespace }
        if words.count == 2, words[0].lowercased() == "search" { return look(for: String(words[1])) }
        if words.count == 2, words[0].lowercased() == "words", number(in: String(words[1])) != nil {
            return openWords(String(words[1]))
        }
        return look(for: text)
    }

    private mutating func how() -> [Cue] {
        isColonTold = true
        return [.show(.message(.searchHow()))]
    }

    private mutating func look(for text: String) -> [Cue] {
        let hits = search(text)
        guard !hits.isEmpty else {
            found = nil
            let told: Cue = .show(.message(.searchNothing(text: visible(text))))
            // Whoever meant a command has the name of one for nothing found.
            let isName = text.count <= 20 && text.allSatisfy { $0.isASCII && $0.isLetter }
            return [told] + (isName || !isColonTold ? how() : [])
        }
        found = (text, hits)
        return isColonTold ? [list] : [list] + how()
    }

    private var list: Cue {
        let (text, hits) = found ?? ("", [])
        let items = hits.enumerated().map { $0.element.item($0.offset + 1, beside: languages) }
        return .show(.list(title: .searchFound(text: visible(text), count: hits.count), items))
    }

    /// The phrase that a number names; the first where none is given.
    private func phrase(_ text: String) -> Phrase? {
        let hits = found?.hits ?? []
        guard let number = text.isEmpty ? 1 : number(in: text), hits.indices.contains(number - 1) else { return nil }
        return hits[number - 1].phrase
    }

    private func unknown(_ text: String) -> [Cue] {
        [.show(.trouble(.searchUnknown(number: text, greatest: found?.hits.count ?? 0)))]
    }

    /// The Chinese words of a phrase, in the dictionary.
    private func openWords(_ text: String) -> [Cue] {
        guard let phrase = phrase(text) else { return unknown(text) }
        guard let chinese = phrase.text(in: .mandarin) else {
            return [.show(.trouble(.phraseLacks(language: .name(of: .mandarin))))]
        }
        return [.open(.screen("words", argument: chinese))]
    }

    private func open(_ text: String) -> [Cue] {
        guard !text.isEmpty, let phrase = phrase(text) else { return unknown(text) }
        return [.open(.screen("phrases", argument: "\(phrase.lesson).\(phrase.number)"))]
    }
}

extension CourseSearch.Hit {
    /// A line of the list: the text that agrees, what agrees in it marked, and the other texts beside it.
    fileprivate func item(_ number: Int, beside languages: [Language]) -> Item {
        var others: [String] = []
        if match.language == .mandarin { others.append(phrase.pinyin.joined(separator: " ")) }
        others += languages.filter { $0 != match.language }.compactMap { phrase.text(in: $0) }
        return Item(
            number,
            phrase.text(in: match.language) ?? "",
            detail: others.filter { !$0.isEmpty }.joined(separator: " · "),
            found: match.marks
        )
    }
}
