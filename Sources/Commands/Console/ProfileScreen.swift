import Exercises
import Messages

/// Who learns on this machine: a number or a name changes to another learner, a new name makes one.
struct ProfileScreen: Activity {
    /// Their names in order.
    let names: [String]
    let current: String
    /// A name asked for together with the screen.
    let chosen: String
    /// Has a learner take the place; answers what they are told. Throws what the one who sits there is told.
    let change: (String) throws(Trouble) -> Message

    var manner: Manner { .menu }

    var offers: [Offer] { [Offer("profile", .offerProfile(), argument: "NAME")] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return chosen.isEmpty ? [list, .show(.message(.profileHow()))] : change(to: chosen)
        case .returned, .typed(""): return [list]
        case .typed(let text): return change(to: text)
        case .command(let order) where order.name == "profile":
            return order.argument.isEmpty ? [list] : change(to: order.argument)
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        case .command, .ended, .interrupted: return [.finish(.left(nil))]
        default: return []
        }
    }

    private var list: Cue {
        let items = names.enumerated().map { Item($0.offset + 1, $0.element, isCurrent: $0.element == current) }
        return .show(.list(title: .profilesTitle(), items))
    }

    private func change(to name: String) -> [Cue] {
        do throws(Trouble) {
            let told = try change(name)
            return [.beginAgain(.screen("home", argument: "")), .show(.message(told))]
        } catch {
            return [.show(.trouble(error.message))] + (chosen.isEmpty ? [] : [.finish(.left(nil))])
        }
    }
}
