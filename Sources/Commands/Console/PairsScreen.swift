import Exercises
import Library
import Memory
import Messages
import Orthography

/// The contrasts of a language, those first whose sounds the learner keeps missing: a number opens one.
struct PairsScreen: Activity {
    /// The language they are in.
    let language: Language
    private let contrasts: [Contrast]
    private let missed: Set<String>
    private var selection: Selection
    private let keep: (Contrast) throws(Trouble) -> Void

    /// - Parameters:
    ///   - missed: sounds in IPA that the learner keeps missing, those missed most first.
    ///   - last: the name of the contrast practised last; the one after it is at hand, where none is missed.
    ///   - keep: keeps which one was practised.
    init(
        _ language: Language,
        missing missed: [String],
        last: String?,
        keep: @escaping (Contrast) throws(Trouble) -> Void
    ) {
        self.language = language
        self.missed = Set(missed)
        self.keep = keep
        contrasts = Contrast.all(in: language, missing: missed)
        selection = Selection(count: contrasts.count, studied: [])
        if let last, let place = contrasts.firstIndex(where: { $0.name == last }), !isMissed(contrasts[0]) {
            selection.select(place + 1)
            selection.advance(past: place + 1)
        }
    }

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("next", .offerContrast(), argument: "N"), Offer("list", .offerList()), Offer("back", .offerBack()),
        ]
    }

    private func isMissed(_ contrast: Contrast) -> Bool { contrast.sounds.contains { missed.contains($0) } }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned: return [list, .show(.message(.pairsChoose()))]
        case .typed(""): return selection.number.map { open($0) } ?? [list]
        case .typed(let text): return open(text)
        case .command(let order):
            switch order.name {
            case "next": return order.argument.isEmpty ? respond(to: .typed("")) : open(order.argument)
            case "list": return [list]
            default: return [.finish(.left(nil))]
            }
        case .interrupted, .ended: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private mutating func open(_ text: String) -> [Cue] {
        guard let number = number(in: text), contrasts.indices.contains(number - 1) else {
            return [.show(.trouble(.pairsUnknown(number: text, greatest: contrasts.count)))]
        }
        return open(number)
    }

    private mutating func open(_ number: Int) -> [Cue] {
        let contrast = contrasts[number - 1]
        selection.select(number)
        selection.advance(past: number)
        do throws(Trouble) {
            try keep(contrast)
        } catch {
            return [.show(.trouble(error.message)), .open(.pairs(contrast))]
        }
        return [.open(.pairs(contrast))]
    }

    private var list: Cue {
        let items = contrasts.enumerated().map { index, contrast in
            Item(
                index + 1,
                contrast.name,
                detail: contrast.pairs.prefix(2).map { "\($0.first.text)/\($0.second.text)" }.joined(separator: ", "),
                note: isMissed(contrast) ? .pairsMissed() : nil,
                isCurrent: index + 1 == selection.number
            )
        }
        return .show(.list(title: .pairsListTitle(language: .name(of: language)), items))
    }
}

extension Contrast {
    /// How what is said of it can be told.
    var telling: PairsExercise.Telling {
        switch language {
        case .german, .italian, .portuguese: .byEarAlone
        default: isTold ? .byProgram : .byOneself
        }
    }
}

extension Console {
    /// The contrasts of the language studied.
    func pairs() throws(Trouble) -> any Activity {
        let language = tongues.study
        let bookmark = Bookmark(name: "pairs." + language.code)
        do throws(LibraryError) {
            let sounds = WeakSound.all(of: try learner.library.soundDays(), today: learner.now.day)
            let last = try learner.library.bookmark(bookmark)
            let screen = PairsScreen(
                language,
                missing: sounds.filter { $0.language == language.code }.map(\.phone),
                last: last
            ) { [unowned self] contrast throws(Trouble) in
                try notebook.keep { () throws(LibraryError) in
                    try learner.library.setBookmark(bookmark, to: contrast.name)
                }
            }
            return accompanied(screen, .pairs)
        } catch {
            throw Trouble(.storage, error.text)
        }
    }

    /// One contrast.
    func pairs(_ contrast: Contrast) throws(Trouble) -> any Activity {
        var chance = chance
        guard
            let exercise = PairsExercise(
                contrast,
                known: tongues.known,
                telling: contrast.telling,
                using: &chance
            )
        else { throw Trouble(.refused, .pairsUnknown(number: contrast.name, greatest: 0)) }
        return accompanied(exercise, .pairs, greets: false)
    }
}
