import Exercises
import Memory
import Messages

/// How far the learner is: the last seven days, the goal, the streak.
struct ProgressScreen: Activity {
    let board: ProgressBoard

    var manner: Manner { .menu }

    var offers: [Offer] { [Offer("list", .offerList())] }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned, .typed(""): [.show(.progress(board))]
        case .command(let order) where order.name == "list": [.show(.progress(board))]
        case .typed(let text): [.show(.trouble(.commandUnknown(name: text)))]
        case .command, .ended, .interrupted: [.finish(.left(nil))]
        case .failed(let trouble, _): [.show(.trouble(trouble.message))]
        default: []
        }
    }
}

extension ProgressBoard {
    /// The most sounds that are shown.
    private static let mostSounds = 8

    /// - Parameter sounds: those of the language studied.
    init(_ progress: Progress, sounds: [WeakSound]) {
        self.init(
            goal: progress.goal,
            days: progress.days.map { Day(weekday: $0.day.weekday, date: $0.day.description, phrases: $0.phrases) },
            streak: progress.streak,
            sounds: sounds.prefix(Self.mostSounds).map {
                Sound(phone: $0.phone, word: $0.word, said: $0.said, weak: $0.weak, weeks: $0.weeks)
            }
        )
    }
}
