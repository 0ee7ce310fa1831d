import Messages

/// An activity with the companion beside it: on the first visit a help bubble stands before it, later on request.
///
/// Any key takes the bubble away; only then does the activity begin, so that a phrase is spoken a second after it. `help`
/// or `panda` brings the bubble back together with what can be done here. From there any key, Enter or `back` leads to
/// where one was; where lines are typed, a command may follow at once. Time stands still under a bubble.
public struct Accompanied: Activity {
    private enum Cover: Equatable {
        case none
        /// The activity has not begun.
        case greeting
        /// The activity waits underneath.
        case help
    }

    /// The activity.
    public private(set) var inner: any Activity
    private let topic: Topic
    private let isDue: Bool
    private var cover = Cover.none

    /// - Parameter greets: whether the companion comes unasked where it has not yet.
    public init(_ inner: any Activity, by companion: Companion, about topic: Topic, greets: Bool = true) {
        self.inner = inner
        self.topic = topic
        isDue = greets && companion.isDue(topic)
    }

    /// Whether a bubble stands there, also one that leaves the line to be typed in.
    private var hasBubble: Bool { cover != .none }

    /// Where lines are typed, help leaves the line to be typed in.
    public var isCovered: Bool { cover == .greeting || (cover == .help && inner.manner != .menu) }

    public var manner: Manner { isCovered ? .keys : inner.manner }

    /// Any line takes a bubble away where an answer is awaited; a list takes commands also while it is there.
    public var takesAnyLine: Bool { inner.takesAnyLine || (hasBubble && inner.manner != .menu) }

    public func takes(_ line: String) -> Bool { takesAnyLine || inner.takes(line) }

    public var takesAnyKey: Bool { isCovered || inner.takesAnyKey }

    public func answers(to line: String) -> Bool { inner.answers(to: line) && (!hasBubble || isAnswer(line)) }

    public func means(_ line: String) -> Bool { inner.means(line) }

    /// Whether a line typed while a bubble stands there is one for what is underneath: whoever types ahead has not
    /// seen the bubble. Anything else only takes it away.
    private func isAnswer(_ line: String) -> Bool {
        !line.isEmpty && inner.manner == .answers && inner.answers(to: line)
    }

    public var spokenAnswer: Prompt? { hasBubble ? nil : inner.spokenAnswer }
    public var practised: Prompt? { inner.practised }
    public var spokenChoices: [String] { hasBubble ? [] : inner.spokenChoices }

    public var offers: [Offer] {
        let help = Offer("help", .offerHelp(), key: !hasBubble && inner.manner == .keys ? .character("h") : nil)
        guard hasBubble else { return inner.offers + [help] }
        let others = inner.offers.map { Offer($0.name, $0.meaning, argument: $0.argument) }
        let back = others.contains { $0.name == "back" } ? [] : [Offer("back", .offerBack())]
        return [Offer("continue", .offerContinue(), key: .enter)] + others.filter { $0.name != "continue" } + back + [
            help
        ]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began where isDue:
            cover = .greeting
            // Noted at once: whatever happens next, it has greeted.
            return [.seen(topic), .show(.bubble(Bubble(topic)))]
        case .command(let order) where order.name == "help" || order.name == "panda":
            return cover == .greeting ? uncovered() : help()
        case .key(let key) where !hasBubble && inner.manner == .keys && key.folded == .character("h"): return help()
        case .command(let order) where hasBubble && order.name == "continue": return uncovered()
        case .command(let order) where cover == .help && order.name == "back": return uncovered()
        case .typed(let line) where hasBubble && inner.manner == .menu && !line.isEmpty: return passed(event)
        case .command where hasBubble && inner.manner == .menu: return passed(event)
        case .typed(let line) where hasBubble && isAnswer(line): return uncovered() + inner.respond(to: event)
        case .command where hasBubble: return uncovered() + inner.respond(to: event)
        case .ended where hasBubble:
            cover = .none
            return [.show(.bubble(nil))] + resumed + inner.respond(to: event)
        case .key where hasBubble, .typed where hasBubble, .interrupted where hasBubble, .returned where hasBubble:
            return uncovered()
        case .stirred where isCovered: return []
        default: return inner.respond(to: event)
        }
    }

    private mutating func help() -> [Cue] {
        cover = .help
        let bubble = Bubble(topic)
        return inner.manner == .menu
            ? [.show(.says(bubble)), .help(inner.offers, whole: true)]
            : [.pause, .dropTake, .help(inner.offers, whole: false), .show(.bubble(bubble))]
    }

    public mutating func depart() -> [Cue] { inner.depart() }

    /// Takes the bubble away; what was underneath stands there again, or begins.
    private mutating func uncovered() -> [Cue] {
        let wasGreeting = cover == .greeting
        cover = .none
        if wasGreeting { return [.show(.bubble(nil))] + inner.respond(to: .began) }
        return [.show(.bubble(nil))] + resumed + inner.respond(to: .returned(.left(nil)))
    }

    /// Time had only been stopped where keys act.
    private var resumed: [Cue] { inner.manner == .menu ? [] : [.resume] }

    /// What was typed in a list is done at once; the list is shown only where it never was.
    private mutating func passed(_ event: Event) -> [Cue] {
        if cover == .greeting { return uncovered() + inner.respond(to: event) }
        cover = .none
        return inner.respond(to: event)
    }
}
