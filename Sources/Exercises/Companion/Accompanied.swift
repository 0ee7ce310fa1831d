import Messages

/// An activity with the companion beside it: on the first visit a help bubble stands before it, later on request.
///
/// Any key takes the bubble away; only then does the activity begin, so that a phrase is spoken a second after it. `help`
/// or `panda` brings the bubble back, and any key returns to where one was.
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

    public init(_ inner: any Activity, by companion: Companion, about topic: Topic) {
        self.inner = inner
        self.topic = topic
        isDue = companion.isDue(topic)
    }

    /// Whether a bubble stands there.
    public var isCovered: Bool { cover != .none }

    public var manner: Manner { isCovered ? .keys : inner.manner }

    /// Any key takes a bubble away, and so does any line where keys are not to be had.
    public var takesAnyLine: Bool { isCovered || inner.takesAnyLine }

    public var offers: [Offer] {
        isCovered
            ? [Offer("continue", .offerContinue(), key: .enter)]
            : inner.offers + [Offer("help", .offerHelp(), key: inner.manner == .keys ? .character("h") : nil)]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began where isDue:
            cover = .greeting
            return [.show(.bubble(Bubble(topic)))]
        case .command(let order) where order.name == "help" || order.name == "panda": return help()
        case .key(let key) where !isCovered && inner.manner == .keys && key.folded == .character("h"): return help()
        case .command(let order) where isCovered && order.name == "continue": return uncover()
        case .command where isCovered, .ended where isCovered: return uncover() + inner.respond(to: event)
        case .key where isCovered, .typed where isCovered, .interrupted where isCovered: return uncover()
        default: return inner.respond(to: event)
        }
    }

    private mutating func help() -> [Cue] {
        if !isCovered { cover = .help }
        return [.show(.bubble(Bubble(topic)))]
    }

    private mutating func uncover() -> [Cue] {
        let wasGreeting = cover == .greeting
        cover = .none
        return wasGreeting
            ? [.show(.bubble(nil)), .seen(topic)] + inner.respond(to: .began)
            : [.show(.bubble(nil))] + inner.respond(to: .returned(.left(nil)))
    }
}
