import Coaching
import Exercises
import Library
import Messages
import Orthography

/// The lists of one's own on which a word can be put to be dictated: a number, or the name of a new list.
struct AddWordScreen: Activity {
    private let word: TextbookWord
    private let lists: [TextbookUnit]
    /// Adds it to the list of that name; answers whether it was new there.
    private let add: (String) throws(Trouble) -> Bool

    init(_ word: TextbookWord, lists: [TextbookUnit], add: @escaping (String) throws(Trouble) -> Bool) {
        self.word = word
        self.lists = lists
        self.add = add
    }

    var manner: Manner { .menu }
    /// A name may be any line that is no command's whole name.
    var takesAnyLine: Bool { true }
    func answers(to line: String) -> Bool { false }
    var offers: [Offer] { [Offer("list", .offerList()), Offer("back", .offerBack())] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned: return list
        case .typed(""): return lists.first.map { put(on: $0.key.unit) } ?? list
        case .typed(let text): return take(text)
        case .command(let order) where order.name == "list": return list
        case .command, .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var list: [Cue] {
        let items = lists.enumerated().map { index, unit in
            Item(index + 1, unit.key.unit, detail: String(unit.words), isCurrent: index == 0)
        }
        let how = Cue.show(.message(lists.isEmpty ? .addWordFirst(text: word.text) : .addWordHow()))
        return lists.isEmpty ? [how] : [.show(.list(title: .addWordTitle(text: word.text), items)), how]
    }

    private func take(_ text: String) -> [Cue] {
        if let number = number(in: text) {
            guard lists.indices.contains(number - 1) else {
                return [.show(.trouble(.searchUnknown(number: text, greatest: lists.count)))]
            }
            return put(on: lists[number - 1].key.unit)
        }
        let name = visible(text).split { $0.isWhitespace }.joined(separator: " ")
        return name.isEmpty ? list : put(on: String(name.prefix(100)))
    }

    private func put(on name: String) -> [Cue] {
        do throws(Trouble) {
            let isNew = try add(name)
            let told: Message =
                isNew ? .addWordDone(text: word.text, list: name) : .addWordThere(text: word.text, list: name)
            return [.show(.message(told)), .finish(.done(nil))]
        } catch {
            return [.show(.trouble(error.message))]
        }
    }
}

extension Console {
    /// - Parameter argument: the word, and on the next line its syllables in pinyin.
    func addWord(_ argument: String) throws(Trouble) -> any Activity {
        let parts = argument.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let text = parts.first ?? ""
        guard hasHan(text) else { throw Trouble(.refused, .wordsNone()) }
        let syllables = (parts.count > 1 ? Pinyin.syllables(parts[1]) : nil) ?? []
        let isKnown = syllables.reduce(0) { $0 + ($1.isErhua ? 2 : 1) } == text.count
        let word = TextbookWord(text, reading: isKnown ? syllables : [])
        let lists = try notebook.keep { () throws(LibraryError) in try learner.library.ownLists(in: "zh") }
        return AddWordScreen(word, lists: lists.reversed()) { [unowned self] name throws(Trouble) in
            try notebook.keep { () throws(LibraryError) in
                try learner.library.add(word, toOwnList: name, in: "zh").isNew
            }
        }
    }
}
