public import Exercises
import Messages

/// The run loop: hands events to the activity on the screen, performs its cues, and waits for what comes next.
///
/// Runs on one thread. Only the inbox is used by others.
public final class Coach {
    /// Whose cue a tag of ours stands for.
    struct Ticket {
        let seat: Int
        let tag: CueTag
    }

    let world: World
    var seats: [Seat] = []
    var nextSeat = 0
    var nextTag = 0
    var tickets: [CueTag: Ticket] = [:]
    /// The exercise that each seat began last, and when, by the clock's seconds.
    var begun: [Int: (kind: Attempt.Kind, since: Double)] = [:]
    /// Sounds under way or waiting, with the text being spoken.
    var sounding: [CueTag: Utterance?] = [:]
    /// Spellings awaited.
    var spelling: Set<CueTag> = []
    var timers: [(deadline: Double, tag: CueTag)] = []
    /// What the seats for which time stands still wait for, with the seconds that are left.
    var paused: [Int: [(left: Double, tag: CueTag)]] = [:]
    /// The take: whose it is, and how far.
    var take: (tag: CueTag, isOpen: Bool, isClosing: Bool, isPlayed: Bool)?
    /// A take to be opened once all is silent.
    var pendingTake: (purpose: TakePurpose, tag: CueTag)?
    /// The music being played.
    var music: CueTag?
    /// Sounds of the background that wait until the learner is no longer listened to.
    var postponed: [Cue] = []
    var inputEnded = false
    /// Whether the learner has seen something, and may be typing in answer to it.
    var hasWaited = false
    /// Until when keys are let fall, since a screen has just opened by itself; and the latest that can become.
    var startled: (until: Double, limit: Double)?
    var quits = false
    /// How the console is led aloud; nil where it is not.
    var hands: Hands?
    /// How often listening for commands was ended by something else than a change of what is listened for.
    var hearkenings = 0
    var lastEnding = Ending.left(nil)

    public init(_ world: World) { self.world = world }

    /// Runs from a place until the learner leaves it; answers how it ended.
    /// - Parameter ledAloud: whether it is led aloud from the start, as by `voice on`.
    public func run(from destination: Destination, ledAloud: Bool = false) throws(Trouble) -> Ending {
        if ledAloud { setVoice("on") }
        sit(try world.enter(destination), at: destination)
        while !seats.isEmpty && !quits {
            let news = world.inbox.take()
            for item in news { hear(item) }
            let fired = fireTimers()
            if !news.isEmpty || fired { continue }
            if attend() { continue }
            tendEar()
            guard let seat = seats.last else { break }
            hasWaited = true
            for input in world.screen.wait(standing(seat), for: waiting()) {
                guard !quits else { break }
                dispatch(input)
            }
        }
        // Whoever quits leaves every place.
        for seat in seats { depart(seat.id) }
        // A sound that belongs to the last verdict is heard to its end.
        while !sounding.isEmpty && !quits && seats.isEmpty {
            for item in world.inbox.take() { hear(item) }
            guard !sounding.isEmpty else { break }
            let last = Standing(place: destination.place, manner: .keys, offers: [])
            let inputs = world.screen.wait(last, for: waiting())
            if inputs.contains(.interrupt) || inputs.contains(.end) { break }
        }
        stopEverything()
        return lastEnding
    }

    func standing(_ seat: Seat) -> Standing {
        Standing(
            place: seat.place,
            manner: seat.activity.manner,
            offers: seat.activity.offers,
            isCovered: seat.activity.isCovered,
            completions: (seat.activity.offers + everywhere).map(\.name),
            isListening: take.map { !$0.isClosing } ?? false,
            isJudging: take?.isClosing ?? false,
            badge: world.background?.badge,
            hearkening: isHearkening ? hearkenings : nil
        )
    }

    func waiting() -> Waiting {
        let isListening = take != nil || pendingTake != nil
        let hearkening = hands?.hearkening.flatMap { $0.isRecorded || !$0.isOpen ? $0 : nil }
        let awaitsSilence =
            take.map { $0.isOpen && $0.isPlayed && !$0.isClosing } ?? hearkening?.isPlayed ?? false
        return Waiting(
            deadline: timers.map(\.deadline).min(),
            descriptor: world.inbox.descriptor,
            beat: world.background?.nextLook,
            isBusy: sounding.keys.contains { $0 != music } || !spelling.isEmpty
                || (isListening || hearkening != nil) && !awaitsSilence,
            awaitsSilence: awaitsSilence
        )
    }

    /// What can be done everywhere.
    var everywhere: [Offer] {
        // Where lines are typed a letter is only a letter.
        let key: Key? = seats.last?.activity.manner == .keys ? .character("h") : nil
        let more = world.screen.hasMore ? [Offer("more", .offerMore())] : []
        return more + world.everywhere + [
            Offer("home", .offerHome()), Offer("help", .offerHelp(), key: key), Offer("back", .offerBack()),
            Offer("quit", .offerQuit()),
        ]
    }
}
