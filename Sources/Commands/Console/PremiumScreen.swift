import Courses
import Exercises
import Messages

/// What the lessons hold that ask to be unlocked, and how that is done.
struct PremiumScreen: Activity {
    /// The lessons, locked or not.
    let lessons: [Item]
    private(set) var isUnlocked: Bool
    /// What was asked for together with the screen: `unlock`, the number of a lesson, or nothing.
    let chosen: String
    /// Unlocks them. Throws what the learner is told where that cannot be kept.
    let unlock: () throws(Trouble) -> Void

    var manner: Manner { .menu }

    var offers: [Offer] {
        (isUnlocked ? [] : [Offer("premium", .offerUnlock(), argument: "unlock")])
            + [Offer("open", .offerOpenLesson(), argument: "N")]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return chosen.isEmpty || number(in: chosen) != nil ? overview : take(chosen)
        case .returned, .typed(""): return overview
        case .typed(let text): return open(text)
        case .command(let order) where order.name == "premium":
            return order.argument.isEmpty ? overview : take(order.argument)
        case .command(let order) where order.name == "open": return open(order.argument)
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        case .command, .ended, .interrupted: return [.finish(.left(nil))]
        default: return []
        }
    }

    private var overview: [Cue] {
        if isUnlocked { return [.show(.message(.premiumUnlocked()))] }
        return [
            .show(.list(title: .premiumLocked(first: Premium.firstLesson), lessons)), .show(.message(.premiumHowTo())),
        ]
    }

    /// `unlock`, in any case and by its first letters.
    private mutating func take(_ word: String) -> [Cue] {
        guard "unlock".hasPrefix(word.lowercased()) else {
            return [.show(.trouble(.commandUnknown(name: "premium \(word)")))] + overview
        }
        do throws(Trouble) {
            try unlock()
        } catch {
            return [.show(.trouble(error.message))]
        }
        isUnlocked = true
        // One is led back to where the exercise was asked for.
        return [.show(.message(.premiumUnlocked())), .finish(.left(nil))]
    }

    private func open(_ text: String) -> [Cue] {
        guard let number = number(in: text), lessons.contains(where: { $0.number == number }) else {
            let numbers = lessons.compactMap(\.number)
            let unknown = Message.lessonUnknown(number: text, least: numbers.min() ?? 0, greatest: numbers.max() ?? 0)
            return [.show(.trouble(unknown))]
        }
        return [.open(.screen("phrases", argument: String(number)))]
    }
}
