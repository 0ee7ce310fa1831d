import Exercises

/// An activity on the stack; the last one is on the screen.
struct Seat {
    let id: Int
    let destination: Destination
    /// The name shown before what is typed there.
    var place: String { destination.place }
    var activity: any Activity

    /// Whether the activity itself means something by a key.
    func takesKey(_ character: Character) -> Bool {
        if activity.takesAnyKey { return true }
        let small = character.lowercased()
        return activity.offers.contains { offer in
            if case .character(let key)? = offer.key { key.lowercased() == small } else { false }
        }
    }
}
