public import Exercises
import Messages
import Orthography
public import Scoring

/// The run loop: hands events to the activity on the screen, performs its cues, and waits for what comes next.
///
/// Runs on one thread. Only the inbox is used by others.
public final class Coach {
    /// The world an activity lives in.
    public struct World {
        public var screen: any Screen
        public var ear: any Ear
        public var voice: any Voice
        public var notebook: any Notebook
        public var clock: any Clock
        public var inbox: Inbox
        /// What can be done from everywhere, besides `help`, `back` and `quit`: the places to go to.
        public var everywhere: [Offer]
        /// Makes the activity of a place. Throws what a person is told where it cannot be gone to.
        public var enter: (Destination) throws(Trouble) -> any Activity

        public init(
            screen: any Screen,
            ear: any Ear,
            voice: any Voice,
            notebook: any Notebook,
            clock: any Clock,
            inbox: Inbox,
            everywhere: [Offer] = [],
            enter: @escaping (Destination) throws(Trouble) -> any Activity
        ) {
            self.screen = screen
            self.ear = ear
            self.voice = voice
            self.notebook = notebook
            self.clock = clock
            self.inbox = inbox
            self.everywhere = everywhere
            self.enter = enter
        }
    }

    /// An activity on the stack; the last one is on the screen.
    private struct Seat {
        let id: Int
        let place: String
        var activity: any Activity

        /// Whether the activity itself means something by a key.
        func takesKey(_ character: Character) -> Bool {
            let small = character.lowercased()
            return activity.offers.contains { offer in
                if case .character(let key)? = offer.key { key.lowercased() == small } else { false }
            }
        }
    }

    /// Whose cue a tag of ours stands for.
    private struct Ticket {
        let seat: Int
        let tag: CueTag
    }

    private let world: World
    private var seats: [Seat] = []
    private var nextSeat = 0
    private var nextTag = 0
    private var tickets: [CueTag: Ticket] = [:]
    /// Sounds under way or waiting, with the text being spoken.
    private var sounding: [CueTag: Utterance?] = [:]
    /// Spellings awaited.
    private var spelling: Set<CueTag> = []
    private var timers: [(deadline: Double, tag: CueTag)] = []
    /// The take: whose it is, and how far.
    private var take: (tag: CueTag, isOpen: Bool, isClosing: Bool, isPlayed: Bool)?
    /// A take to be opened once all is silent.
    private var pendingTake: (prompt: Prompt, tag: CueTag)?
    private var inputEnded = false
    private var quits = false
    private var lastEnding = Ending.left(nil)

    public init(_ world: World) { self.world = world }

    /// Runs from a place until the learner leaves it; answers how it ended.
    public func run(from destination: Destination) throws(Trouble) -> Ending {
        sit(try world.enter(destination), at: destination.place)
        while !seats.isEmpty && !quits {
            let news = world.inbox.take()
            for item in news { hear(item) }
            let fired = fireTimers()
            if !news.isEmpty || fired { continue }
            guard let seat = seats.last else { break }
            for input in world.screen.wait(standing(seat), for: waiting()) {
                guard !quits else { break }
                dispatch(input)
            }
        }
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

    private func standing(_ seat: Seat) -> Standing {
        Standing(
            place: seat.place,
            manner: seat.activity.manner,
            offers: seat.activity.offers,
            completions: (seat.activity.offers + everywhere).map(\.name),
            isListening: take.map { !$0.isClosing } ?? false,
            isJudging: take?.isClosing ?? false
        )
    }

    private func waiting() -> Waiting {
        let isListening = take != nil || pendingTake != nil
        let awaitsSilence = take.map { $0.isPlayed && !$0.isClosing } ?? false
        return Waiting(
            deadline: timers.map(\.deadline).min(),
            descriptor: world.inbox.descriptor,
            isBusy: !sounding.isEmpty || !spelling.isEmpty || (isListening && !awaitsSilence),
            awaitsSilence: awaitsSilence
        )
    }

    /// What can be done everywhere.
    private var everywhere: [Offer] {
        world.everywhere + [
            Offer("help", .offerHelp(), key: .character("h")), Offer("back", .offerBack()), Offer("quit", .offerQuit()),
        ]
    }

    // MARK: What the learner does

    private func dispatch(_ input: Input) {
        switch input {
        case .key(.character(let character))
        where "hH?？".contains(character) && seats.last?.takesKey(character) == false:
            help()
        case .key(let key): give(.key(key))
        case .interrupt: give(.interrupted)
        case .silence(let seconds): passSilence(seconds)
        case .end:
            inputEnded = true
            give(.ended)
        case .line(let line): dispatch(line: line)
        }
    }

    private func dispatch(line: String) {
        guard let seat = seats.last else { return }
        let text = trimmed(line)
        if text.first == ":" || text.first == "：" {
            perform(text.dropFirst(), isCommand: true)
        } else if seat.activity.takesAnyLine || text.isEmpty || text.allSatisfy(\.isNumber) {
            give(.typed(text))
        } else {
            perform(text[...], isCommand: false)
        }
    }

    private func perform(_ text: Substring, isCommand: Bool) {
        guard let seat = seats.last else { return }
        // The companion answers to its name, which no list of commands spells out.
        if trimmed(text).lowercased() == "panda" { return carryOut(Order("help"), in: seat) }
        switch read(text, here: seat.activity.offers, everywhere: everywhere) {
        case .order(let order): carryOut(order, in: seat)
        case .several(let names):
            world.screen.show(
                .trouble(.ambiguousCommand(name: trimmed(text), candidates: names.joined(separator: ", ")))
            )
        case .none(let meant):
            let word = text.split { $0.isWhitespace }.first.map { String($0) } ?? ""
            if word.isEmpty {
                help()
            } else if let meant {
                world.screen.show(.trouble(.commandMeant(name: word, meant: meant)))
            } else {
                world.screen.show(.trouble(.commandUnknown(name: word)))
            }
        }
    }

    private func carryOut(_ order: Order, in seat: Seat) {
        if seat.activity.offers.contains(where: { $0.name == order.name }) {
            give(.command(order))
        } else if order.name == "help" {
            help()
        } else if order.name == "quit" {
            quits = true
        } else if order.name == "back" {
            finish(seat.id, .left(nil))
        } else {
            perform(.open(.screen(order.name, argument: order.argument)), for: seat.id)
        }
    }

    private func help() {
        guard let seat = seats.last else { return }
        let own = seat.activity.offers
        world.screen.help(own, everywhere: everywhere.filter { offer in !own.contains { $0.name == offer.name } })
    }

    /// Gives an event to the activity on the screen.
    private func give(_ event: Event) {
        guard let id = seats.last?.id else { return }
        give(event, to: id)
    }

    private func give(_ event: Event, to id: Int) {
        guard let index = seats.firstIndex(where: { $0.id == id }) else { return }
        for cue in seats[index].activity.respond(to: event) { perform(cue, for: id) }
    }

    // MARK: Cues

    private func perform(_ cue: Cue, for seat: Int) {
        switch cue {
        case .say(let utterance, let tag):
            let own = ticket(seat, tag)
            sounding[own] = .some(utterance)
            world.voice.say(utterance, as: own)
        case .replay(let tag):
            let own = ticket(seat, tag)
            sounding[own] = .some(nil)
            world.voice.replay(as: own)
        case .sound(let chime):
            let own = newTag()
            sounding[own] = .some(nil)
            world.voice.play(chime, as: own)
        case .hush: world.voice.hush()
        case .spell(let prompt, let tag):
            let own = ticket(seat, tag)
            spelling.insert(own)
            world.voice.spell(prompt, as: own)
        case .listen(let prompt, let tag):
            dropTake()
            pendingTake = (prompt, ticket(seat, tag))
            if !sounding.isEmpty { world.voice.hush() }
            openPendingTake()
        case .endTake:
            if let pending = pendingTake {
                // Closed before it could open: nothing was heard.
                pendingTake = nil
                world.inbox.post(.event(.unheard(.silence, pending.tag)))
            } else if take != nil {
                take?.isClosing = true
                world.screen.meter(nil)
                world.ear.end()
            }
        case .dropTake: dropTake()
        case .show(let scene):
            world.screen.show(scene)
            if case .prompt(let prompt) = scene { world.ear.prepare(prompt) }
        case .wait(let seconds, let tag): timers.append((world.clock.seconds + max(0, seconds), ticket(seat, tag)))
        case .record(let attempt): note(for: seat) { notebook throws(Trouble) in try notebook.record(attempt) }
        case .begin(_, let prompt): note(for: seat) { notebook throws(Trouble) in try notebook.begin(prompt) }
        case .seen(let topic): note(for: seat) { notebook throws(Trouble) in try notebook.read(topic) }
        case .open(let destination):
            do throws(Trouble) {
                let activity = try world.enter(destination)
                stopEverything()
                sit(activity, at: destination.place)
            } catch {
                world.screen.show(.trouble(error.message))
            }
        case .finish(let ending): finish(seat, ending)
        }
    }

    /// Keeps something; what cannot be kept is told to who asked for it.
    private func note(for seat: Int, _ body: (any Notebook) throws(Trouble) -> Void) {
        do throws(Trouble) {
            try body(world.notebook)
        } catch {
            give(.failed(error, CueTag(0)), to: seat)
        }
    }

    private func sit(_ activity: any Activity, at place: String) {
        nextSeat += 1
        seats.append(Seat(id: nextSeat, place: place, activity: activity))
        give(.began, to: nextSeat)
        if inputEnded { give(.ended, to: nextSeat) }
    }

    private func finish(_ id: Int, _ ending: Ending) {
        guard let index = seats.firstIndex(where: { $0.id == id }) else { return }
        for gone in seats[index...].map(\.id) { forget(gone) }
        seats.removeSubrange(index...)
        lastEnding = ending
        guard let seat = seats.last else { return }
        give(.returned(ending), to: seat.id)
        if inputEnded { give(.ended, to: seat.id) }
    }

    /// Nothing that a seat asked for may reach another; sounds of its verdict may end by themselves.
    private func forget(_ seat: Int) {
        let gone = Set(tickets.filter { $0.value.seat == seat }.keys)
        if let tag = take?.tag ?? pendingTake?.tag, gone.contains(tag) { dropTake() }
        if sounding.keys.contains(where: gone.contains) { world.voice.hush() }
        timers.removeAll { gone.contains($0.tag) }
        for tag in gone { tickets[tag] = nil }
    }

    private func stopEverything() {
        dropTake()
        if !sounding.isEmpty { world.voice.hush() }
    }

    private func dropTake() {
        pendingTake = nil
        guard take != nil else { return }
        take = nil
        world.screen.meter(nil)
        world.ear.drop()
    }

    private func newTag() -> CueTag {
        nextTag += 1
        return CueTag(nextTag)
    }

    private func ticket(_ seat: Int, _ tag: CueTag) -> CueTag {
        let own = newTag()
        tickets[own] = Ticket(seat: seat, tag: tag)
        return own
    }

    // MARK: News

    private func hear(_ news: News) {
        switch news {
        case .opened(let tag):
            guard take?.tag == tag else { return }
            take?.isOpen = true
            world.screen.meter(MeterReading(level: -96, seconds: 0))
        case .level(let level, let seconds, let tag):
            guard take?.tag == tag, take?.isClosing == false else { return }
            world.screen.meter(MeterReading(level: level, seconds: seconds))
        case .played(let tag):
            if take?.tag == tag { take?.isPlayed = true }
        case .speaking(let word, let tag):
            if case .some(.some(let utterance)) = sounding[tag] {
                world.screen.speaking(utterance.shown, utterance.shown(word))
            }
        case .event(let event): hear(event)
        }
    }

    private func hear(_ event: Event) {
        guard let tag = event.tag else { return }
        switch event {
        case .spoke, .failed:
            if case .some(.some(let utterance)) = sounding.removeValue(forKey: tag) {
                world.screen.speaking(utterance.shown, nil)
            }
        default: break
        }
        spelling.remove(tag)
        if take?.tag == tag {
            take = nil
            world.screen.meter(nil)
        }
        openPendingTake()
        guard let ticket = tickets.removeValue(forKey: tag) else { return }
        give(event.tagged(ticket.tag), to: ticket.seat)
    }

    /// Half duplex: the microphone opens once the program is silent.
    private func openPendingTake() {
        guard sounding.isEmpty, let (prompt, tag) = pendingTake else { return }
        pendingTake = nil
        take = (tag, false, false, false)
        world.ear.listen(to: prompt, as: tag)
    }

    private func passSilence(_ seconds: Double) {
        guard take != nil else { return }
        take?.isPlayed = false
        world.ear.pass(seconds: seconds)
    }

    private func fireTimers() -> Bool {
        let now = world.clock.seconds
        let due = timers.filter { $0.deadline <= now }.sorted {
            ($0.deadline, $0.tag.number) < ($1.deadline, $1.tag.number)
        }
        guard !due.isEmpty else { return false }
        timers.removeAll { $0.deadline <= now }
        for timer in due {
            guard let ticket = tickets.removeValue(forKey: timer.tag) else { continue }
            give(.tick(ticket.tag), to: ticket.seat)
        }
        return true
    }
}

extension Destination {
    /// The name shown before what is typed there.
    var place: String {
        switch self {
        case .screen(let name, _): name
        case .pronunciation, .practice: "practise"
        }
    }
}

extension Utterance {
    /// The text as it is shown.
    var shown: String { displayed(text, in: language) }

    /// Where a range of the text's characters stands in what is shown, which lacks the spaces between Chinese words.
    func shown(_ word: Range<Int>) -> Range<Int> {
        let letters = Array(text)
        func place(_ index: Int) -> Int {
            displayed(String(letters[..<min(max(0, index), letters.count)]), in: language).count
        }
        let start = place(word.lowerBound)
        return start..<max(start, place(word.upperBound))
    }
}

extension Event {
    /// The cue it comes from; nil for what the learner does.
    var tag: CueTag? {
        switch self {
        case .heard(_, let tag), .unheard(_, let tag), .spoke(let tag), .spelled(_, let tag), .tick(let tag),
            .failed(_, let tag):
            tag
        default: nil
        }
    }

    /// The same event as the activity's own tag names it.
    func tagged(_ tag: CueTag) -> Event {
        switch self {
        case .heard(let verdict, _): .heard(verdict, tag)
        case .unheard(let reason, _): .unheard(reason, tag)
        case .spoke: .spoke(tag)
        case .spelled(let text, _): .spelled(text, tag)
        case .tick: .tick(tag)
        case .failed(let trouble, _): .failed(trouble, tag)
        default: self
        }
    }
}
