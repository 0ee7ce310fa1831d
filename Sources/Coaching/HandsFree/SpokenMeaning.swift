import Exercises
import Phonetics

/// What a spoken command does where certain things can be done.
enum SpokenMeaning: Equatable {
    case order(String)
    case typed(String)
    case key(Key)
    /// What goes on is to stop.
    case interrupt
    /// Nothing here answers to it.
    case nothing

    /// - Parameters:
    ///   - own: what can be done at this place.
    ///   - everywhere: what can be done at every place.
    init(_ command: SpokenCommand, own: [Offer], everywhere: [Offer], manner: Manner) {
        func first(_ names: [String]) -> SpokenMeaning? {
            names.first { name in (own + everywhere).contains { $0.name == name } }.map { .order($0) }
        }
        /// Going on where it is Enter that goes on.
        let enter: SpokenMeaning = manner == .keys ? .key(.enter) : .typed("")
        switch command {
        case .next: self = first(["continue", "next", "start"]) ?? enter
        case .yes: self = first(["continue", "right", "start", "next"]) ?? enter
        case .no: self = first(["wrong"]) ?? .nothing
        case .again: self = first(["again", "say"]) ?? (manner == .menu ? first(["list"]) ?? .nothing : .nothing)
        case .slower: self = first(["slower"]) ?? .nothing
        case .faster: self = first(["faster"]) ?? .nothing
        case .stop: self = first(["stop", "pause"]) ?? .interrupt
        case .back: self = .order("back")
        case .help: self = .order("help")
        case .skip: self = first(["skip", "next", "continue"]) ?? .nothing
        case .favorite: self = first(["favorite"]) ?? .nothing
        case .number(let number):
            if manner != .keys {
                self = .typed(String(number))
            } else if (1...9).contains(number) {
                self = .key(.character(Character(String(number))))
            } else {
                self = .nothing
            }
        }
    }
}
