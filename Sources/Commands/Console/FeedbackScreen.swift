import Exercises
import Messages

/// Where a survey and bug reports go.
struct FeedbackScreen: Activity {
    let lines: [Message]

    var manner: Manner { .menu }

    var offers: [Offer] { [] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned, .typed(""): lines.map { .show(.message($0)) }
        case .typed(let text): [.show(.trouble(.commandUnknown(name: text)))]
        case .command, .ended, .interrupted: [.finish(.left(nil))]
        case .failed(let trouble, _): [.show(.trouble(trouble.message))]
        default: []
        }
    }
}
