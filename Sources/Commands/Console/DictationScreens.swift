import Exercises
import Library
import Messages
import Orthography

/// The units that can be dictated, with how well each is known.
struct DictationScreen: Activity {
    /// The units under their books, grades and terms as they stand now; those without a number are headings.
    let items: () -> [Item]
    /// The words of a unit and the dictations of the past, by the unit's number or name; nil where there is none.
    let history: (String) -> (title: Message, items: [Item])?

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("typed", .offerTyped(), argument: "N"), Offer("paper", .offerPaper(), argument: "N"),
            Offer("spelled", .offerSpelled(), argument: "N"), Offer("read", .offerReadAloud(), argument: "N"),
            Offer("history", .offerHistory(), argument: "N"),
            Offer("new", .offerNewWords()), Offer("list", .offerList()), Offer("back", .offerBack()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned: return list
        case .typed(let text) where !text.isEmpty: return [.open(.screen("dictation", argument: text))]
        case .command(let order):
            switch order.name {
            case "typed", "paper", "spelled", "read":
                if order.argument.isEmpty { return [.show(.message(.dictationChooseUnit()))] }
                return [.open(.screen("dictation", argument: order.argument + "\n" + order.name))]
            case "history":
                guard let found = history(order.argument) else { return [.show(.message(.dictationChooseUnit()))] }
                return [.show(.list(title: found.title, found.items))]
            case "new": return [.open(.screen("dictation", argument: "new"))]
            case "list": return list
            default: return [.finish(.left(nil))]
            }
        case .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var list: [Cue] {
        let items = items()
        if items.isEmpty { return [.show(.message(.unitsMissing())), .show(.message(.dictationOwnWords()))] }
        return [.show(.list(title: .dictationTitle(), items)), .show(.message(.dictationChooseUnit()))]
    }
}

/// Words of one's own, typed or pasted, one a line; an empty line begins their dictation.
struct NewWordsScreen: Activity {
    private var lines: [String] = []
    /// Whether what comes back next is their dictation, and not another screen opened from here.
    private var isDictated = false

    init() {}

    var manner: Manner { .answers }
    var offers: [Offer] { [Offer("done", .offerDictate()), Offer("back", .offerBack())] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return [.show(.message(.dictationNewWords()))]
        case .typed(""), .key(.enter): return done()
        case .typed(let line):
            lines.append(line)
            isDictated = false
            return []
        case .command(let order) where order.name == "done": return done()
        case .returned(let ending) where isDictated: return [.finish(ending)]
        case .returned:
            return [.show(.message(.dictationNewWords()))] + lines.map { .show(.message(.verbatim($0))) }
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        case .command, .ended, .interrupted, .key(.escape): return [.finish(.left(nil))]
        default: return []
        }
    }

    private mutating func done() -> [Cue] {
        if lines.isEmpty { return [.show(.message(.dictationNewWords()))] }
        isDictated = true
        return [.open(.screen("dictation", argument: "new\n" + lines.joined(separator: "\n")))]
    }
}
