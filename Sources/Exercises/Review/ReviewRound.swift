import Messages
import Scoring

/// What is due, one after the other, each by one exercise.
///
/// The exercises stand on the screen by themselves; this is what stands between them.
public struct ReviewRound: Activity {
    /// How much there is.
    public let board: ReviewBoard
    /// The exercises of this round, in their order.
    public let steps: [Destination]
    /// The index of the exercise that is next or open.
    public private(set) var index = 0
    /// What the exercises came to.
    private var outcomes: [Verdict.Outcome] = []
    private var isOpen = false
    /// Whether what comes back next is an exercise of the round, and not another screen opened from here.
    private var awaitsExercise = false

    /// How many are taken at a time.
    public static let size = 20

    /// - Parameter steps: at most ``size`` are taken.
    public init(_ board: ReviewBoard, steps: [Destination]) {
        self.board = board
        self.steps = Array(steps.prefix(Self.size))
    }

    public var manner: Manner { .menu }

    private var isOver: Bool { index >= steps.count }

    public var offers: [Offer] {
        let back = Offer("back", .offerBack())
        if isOver { return [Offer("list", .offerForecast()), back] }
        let next = Offer(index == 0 && !isOpen ? "start" : "next", .offerReviewNext(), key: .enter)
        return [next] + (isOpen ? [Offer("again", .offerReviewAgain())] : []) + [Offer("list", .offerForecast()), back]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return beginning
        case .returned(let ending): return returned(ending)
        case .typed(""): return onward()
        case .typed(let text): return [.show(.trouble(.commandUnknown(name: text)))]
        case .command(let order):
            // Who can choose stands here: what could not be opened does not come back.
            awaitsExercise = false
            switch order.name {
            case "start", "next": return onward()
            case "again" where isOpen && !isOver: return open()
            case "list": return [.show(.review(board))]
            default: return [.finish(.left(nil))]
            }
        case .interrupted, .ended: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var beginning: [Cue] {
        [.show(.review(board)), .show(.message(isOver ? .reviewNothing() : .reviewStart(count: steps.count)))]
    }

    private mutating func returned(_ ending: Ending) -> [Cue] {
        let isExercise = awaitsExercise
        awaitsExercise = false
        if isExercise, case .done(let outcome) = ending {
            if let outcome { outcomes.append(outcome) }
            index += 1
            return isOver ? summary() : open()
        }
        return isOpen ? [.show(.message(.reviewLeft(number: index + 1, count: steps.count)))] : beginning
    }

    /// The first exercise, or the one after that which was left.
    private mutating func onward() -> [Cue] {
        if isOver { return [.finish(.done(nil))] }
        if isOpen { index += 1 }
        return isOver ? summary() : open()
    }

    private mutating func open() -> [Cue] {
        isOpen = true
        awaitsExercise = true
        let place = Message.reviewPlace(number: index + 1, count: steps.count)
        return [.show(.message(place)), .open(steps[index])]
    }

    private func summary() -> [Cue] {
        let passed = outcomes.count { $0 != .wrong }
        let rest = max(board.due - steps.count, 0)
        return [.show(.message(.reviewDone(passed: passed, count: outcomes.count)))]
            + (rest > 0 ? [.show(.message(.reviewMore(count: rest)))] : []) + [.finish(.done(nil))]
    }
}
