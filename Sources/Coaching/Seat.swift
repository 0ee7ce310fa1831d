import Exercises

/// An activity on the stack; the last one is on the screen.
struct Seat {
    let id: Int
    let destination: Destination
    /// The name shown before what is typed there.
    var place: String { destination.place }
    var activity: any Activity
    /// The numbers of the list that was shown last; none before there was one.
    var listed: Set<Int> = []

    /// Whether the activity itself means something by a key.
    func takesKey(_ character: Character) -> Bool {
        if activity.takesAnyKey { return true }
        let small = character.lowercased()
        return activity.offers.contains { offer in
            if case .character(let key)? = offer.key { key.lowercased() == small } else { false }
        }
    }

    /// Remembers the numbers that stand on the screen.
    mutating func note(_ scene: Scene) {
        switch scene {
        case .list(_, let items), .grid(_, let items): listed = Set(items.compactMap(\.number))
        case .diary(let board): listed = Set(board.days.flatMap(\.entries).compactMap(\.number))
        default: break
        }
    }

    /// Whether a number, said, names something that stands there.
    func takes(number: Int) -> Bool {
        switch activity.manner {
        case .menu: listed.contains(number)
        case .answers: activity.answers(to: String(number))
        case .keys: String(number).count == 1 && takesKey(Character(String(number)))
        }
    }
}
