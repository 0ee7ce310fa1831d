import Exercises
import Messages

/// Where the console begins: what there is, in a few words.
struct HomeScreen: Activity {
    /// The language studied, named in the greeting.
    let study: Message

    var manner: Manner { .menu }

    var offers: [Offer] { [] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned: [.show(.message(.welcome(language: study)))]
        case .typed(let text) where !text.isEmpty: [.open(.screen("lessons", argument: text))]
        case .interrupted: [.show(.message(.howToLeave()))]
        case .ended, .command: [.finish(.left(nil))]
        case .failed(let trouble, _): [.show(.trouble(trouble.message))]
        default: []
        }
    }
}

extension Console {
    func home() -> any Activity { accompanied(HomeScreen(study: .name(of: tongues.study)), .home) }
}
