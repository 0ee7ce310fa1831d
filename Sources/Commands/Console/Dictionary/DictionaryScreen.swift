import Coaching
import Exercises
import Lexicography
import Messages
import Orthography

/// The dictionary: any line is looked up, a number opens what was found.
struct DictionaryScreen: Activity {
    private let lexicon: ConsoleLexicon
    /// What is looked up as soon as the screen stands there.
    private let asked: String
    private var found: (text: String, matches: [DictionaryMatch])?

    init(_ lexicon: ConsoleLexicon, asked: String) {
        self.lexicon = lexicon
        self.asked = asked
    }

    var manner: Manner { .menu }
    var takesAnyLine: Bool { true }
    /// The bare name of a command is the command: `lookup back` looks the word up.
    func answers(to line: String) -> Bool { false }

    var offers: [Offer] {
        [
            Offer("lookup", .offerLookup(), argument: "TEXT"), Offer("open", .offerOpenEntry(), argument: "N"),
            Offer("list", .offerList()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return asked.isEmpty ? [how] : look(up: asked)
        case .returned: return [list]
        case .typed(let text): return take(text)
        case .command(let order):
            switch order.name {
            case "lookup": return order.argument.isEmpty ? [how] : look(up: order.argument)
            case "open": return open(order.argument)
            case "list": return [list]
            default: return [.finish(.left(nil))]
            }
        case .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var how: Cue { .show(.message(.dictionaryHow())) }

    private mutating func take(_ text: String) -> [Cue] {
        guard !text.allSatisfy(\.isWhitespace) else { return [list] }
        if let number = number(in: text), found?.matches.indices.contains(number - 1) == true { return open(text) }
        // As from every other screen, without a colon.
        let words = text.split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
        if words.count == 2 {
            switch words[0].lowercased() {
            case "lookup": return look(up: words[1])
            case "open" where number(in: words[1]) != nil: return open(words[1])
            case "index" where words[1].hasPrefix("pinyin") || words[1].hasPrefix("radical"):
                return [.open(.screen("index", argument: words[1]))]
            default: break
            }
        }
        return look(up: text)
    }

    private mutating func look(up text: String) -> [Cue] {
        do throws(Trouble) {
            let matches = try lexicon.matches(for: text)
            guard let first = matches.first else {
                found = nil
                return [.show(.message(.lookupNothing(text: visible(text))))]
            }
            found = (text, matches)
            // What was meant beyond doubt is opened; the list comes when it is left.
            let isMeant = matches.count == 1 || hasHan(text) && first.nearness == .exact && !isPattern(text)
            return isMeant ? [.open(.screen("entry", argument: first.text))] : [list]
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    private func isPattern(_ text: String) -> Bool { text.contains { "?？*＊".contains($0) } }

    /// What was found, under headings that say how near it comes.
    private var list: Cue {
        guard let found else { return how }
        do throws(Trouble) {
            var heading = DictionaryMatch.Nearness.exact
            var texts: [(text: String, heading: String?)] = []
            for match in found.matches {
                let isNew = match.nearness != heading
                heading = match.nearness
                let message = Message.lookupHeading(nearness: heading.rawValue)
                texts.append((match.text, isNew ? lexicon.text(message) : nil))
            }
            let title = Message.lookupFound(text: visible(found.text), count: found.matches.count)
            return .show(.list(title: title, try lexicon.items(for: texts)))
        } catch {
            return .show(.trouble(error.message))
        }
    }

    private func open(_ text: String) -> [Cue] {
        let matches = found?.matches ?? []
        guard let number = number(in: text), matches.indices.contains(number - 1) else {
            return [.show(.trouble(.searchUnknown(number: text, greatest: matches.count)))]
        }
        return [.open(.screen("entry", argument: matches[number - 1].text))]
    }
}

/// The words of a text, to choose one whose entry is opened.
struct WordsScreen: Activity {
    let lexicon: ConsoleLexicon
    let text: String
    let words: [String]

    var manner: Manner { .menu }
    func takes(_ line: String) -> Bool { beginsInChinese(line) }
    var offers: [Offer] { [Offer("open", .offerOpenEntry(), argument: "N"), Offer("list", .offerList())] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned: return [list]
        case .typed(""): return [list]
        case .typed(let text) where hasHan(text): return [.open(.screen("lookup", argument: text))]
        case .typed(let text): return open(text)
        case .command(let order) where order.name == "open": return open(order.argument)
        case .command(let order) where order.name == "list": return [list]
        case .command, .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var list: Cue {
        do throws(Trouble) {
            let items = try lexicon.items(for: words.map { ($0, nil) })
            return .show(.list(title: .wordsTitle(text: visible(text)), items))
        } catch {
            return .show(.trouble(error.message))
        }
    }

    private func open(_ text: String) -> [Cue] {
        guard let number = number(in: text), words.indices.contains(number - 1) else {
            return [.show(.trouble(.searchUnknown(number: text, greatest: words.count)))]
        }
        return [.open(.screen("entry", argument: words[number - 1]))]
    }
}
