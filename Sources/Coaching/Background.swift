public import Exercises
public import Messages

/// What goes on beside whatever stands on the screen, such as study time.
public protocol Background: AnyObject {
    /// Looks what has happened, and says what is to be done about it; empty where nothing has. Called before the learner
    /// is waited for.
    ///
    /// - Parameter isFree: whether a screen may be opened: the learner is at a menu, and has typed nothing.
    func attend(isFree: Bool) -> [Cue]

    /// When to look again at the latest, by the clock's seconds; nil for never. Nothing need happen then.
    var nextLook: Double? { get }

    /// A few signs about it that stand where one types; nil for none.
    var badge: Message? { get }
}

extension Coach {
    /// Performs what the background wants; false where it wants nothing.
    ///
    /// What stands on the screen hears of it and may draw itself anew, before another screen is opened over it.
    func attend() -> Bool {
        playPostponed()
        guard let background = world.background, let seat = seats.last else { return false }
        let cues = background.attend(isFree: isFree(seat))
        guard !cues.isEmpty else { return false }
        var opening: [Cue] = []
        for cue in cues {
            switch cue {
            case .open: opening.append(cue)
            case .ring, .music:
                // Not while the learner is listened to.
                if take != nil || pendingTake != nil { postponed.append(cue) } else { perform(cue, for: seat.id) }
            default: perform(cue, for: seat.id)
            }
        }
        give(.stirred)
        for cue in opening { if let top = seats.last { perform(cue, for: top.id) } }
        if !opening.isEmpty { startle() }
        return true
    }

    /// A screen has opened by itself: what was being typed is not meant for it.
    private func startle() {
        guard hasWaited else { return }
        world.screen.forgetTyped()
        let now = world.clock.seconds
        startled = (now + Self.startle, now + Self.longestStartle)
    }

    /// Whether what was typed came too soon for somebody who had seen the screen. Who types on puts that off, but not for
    /// long.
    func isTooSoon(_ input: Input) -> Bool {
        guard let (until, limit) = startled else { return false }
        let now = world.clock.seconds
        guard now < until else {
            startled = nil
            return false
        }
        switch input {
        case .key: break
        case .line(let line): if let first = trimmed(line).first, ":：".contains(first) { return false }
        case .touched, .interrupt, .end, .silence: return false
        }
        startled = (min(now + Self.startle, limit), limit)
        return true
    }

    /// How long keys are let fall after a screen has opened by itself, in seconds: about what it takes to see it.
    private static let startle = 0.5
    /// The longest that typing on can make of it.
    private static let longestStartle = 3.0

    private func isFree(_ seat: Seat) -> Bool {
        seat.activity.manner == .menu && !world.screen.isTyping && take == nil && pendingTake == nil
            && sounding.isEmpty
    }

    private func playPostponed() {
        guard !postponed.isEmpty, take == nil, pendingTake == nil, let seat = seats.last else { return }
        let cues = postponed
        postponed = []
        for cue in cues { perform(cue, for: seat.id) }
    }

    /// Music stops for whatever else is to be heard, and for every key.
    ///
    /// Answers whether there was any.
    @discardableResult
    func stopMusic() -> Bool {
        postponed.removeAll { if case .music = $0 { true } else { false } }
        guard let music, sounding.keys.contains(music) else { return false }
        self.music = nil
        world.voice.hush()
        return true
    }
}
