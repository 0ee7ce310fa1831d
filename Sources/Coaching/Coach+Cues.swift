import Exercises
import Scoring

/// What activities want done.
extension Coach {
    func perform(_ cue: Cue, for seat: Int) {
        switch cue {
        case .say(let utterance, let tag):
            stopMusic()
            let own = ticket(seat, tag)
            sounding[own] = .some(utterance)
            rest()
            if hands != nil, seats.last?.activity.offers.contains(where: { $0.name == "continue" }) == false {
                hands?.recordsNext = true
            }
            world.voice.say(utterance, as: own)
        case .replay(let tag):
            stopMusic()
            let own = ticket(seat, tag)
            sounding[own] = .some(nil)
            rest()
            world.voice.replay(as: own)
        case .together(let prompt, let tag):
            stopMusic()
            let own = ticket(seat, tag)
            sounding[own] = .some(nil)
            rest()
            world.voice.together(prompt, as: own)
        case .ring:
            rest()
            world.screen.ring()
        case .music(let name):
            let own = newTag()
            music = own
            sounding[own] = .some(nil)
            rest()
            world.voice.play(music: name, as: own)
        case .sound(let chime):
            stopMusic()
            let own = newTag()
            sounding[own] = .some(nil)
            rest()
            world.voice.play(chime, as: own)
        case .hush: world.voice.hush()
        case .spell(let prompt, let tag):
            let own = ticket(seat, tag)
            spelling.insert(own)
            world.voice.spell(prompt, as: own)
        case .listen(let prompt, let tag): listen(for: .verdict(prompt), seat, tag)
        case .listenForLetters(let prompt, let tag): listen(for: .letters(prompt), seat, tag)
        case .shadow(let prompt, let tag): listen(for: .comparison(prompt), seat, tag)
        case .tell(let one, let other, let tag): listen(for: .telling(one, other), seat, tag)
        case .endTake:
            if let pending = pendingTake {
                // Closed before it could open: nothing was heard.
                pendingTake = nil
                let silent = SpellingVerdict(outcome: .unheard, reason: .recording(.silence))
                world.inbox.post(
                    .event(
                        pending.purpose.isSpelled ? .heardLetters(silent, pending.tag) : .unheard(.silence, pending.tag)
                    )
                )
            } else if take != nil {
                take?.isClosing = true
                world.screen.meter(nil)
                world.ear.end()
            }
        case .dropTake: dropTake()
        case .help(let offers, let isWhole): list(offers, besides: isWhole ? everywhere : [])
        case .show(let scene):
            world.screen.show(scene)
            if let place = seats.firstIndex(where: { $0.id == seat }) { seats[place].note(scene) }
            if case .prompt(let prompt) = scene { world.ear.prepare(prompt) }
        case .wait(let seconds, let tag):
            let own = ticket(seat, tag)
            if paused[seat] != nil {
                paused[seat]?.append((max(0, seconds), own))
            } else {
                timers.append((world.clock.seconds + max(0, seconds), own))
            }
        case .pause: pause(seat)
        case .resume: resume(seat)
        case .keep(let kept): note(for: seat) { notebook throws(Trouble) in try notebook.keep(kept) }
        case .recalled(let recall): note(for: seat) { notebook throws(Trouble) in try notebook.keep(recall) }
        case .record(let attempt):
            let seconds = begun[seat].flatMap { $0.kind == attempt.kind ? world.clock.seconds - $0.since : nil }
            note(for: seat) { notebook throws(Trouble) in try notebook.record(attempt, seconds: seconds) }
        case .begin(let kind, let prompt):
            begun[seat] = (kind, world.clock.seconds)
            note(for: seat) { notebook throws(Trouble) in
                if let bubble = try notebook.begin(prompt) { world.screen.show(.says(bubble)) }
            }
        case .seen(let topic): note(for: seat) { notebook throws(Trouble) in try notebook.read(topic) }
        case .open(let destination): open(destination)
        case .renew: renew(below: seat)
        case .beginAgain(let destination):
            for seat in seats {
                depart(seat.id)
                forget(seat.id)
            }
            seats = []
            open(destination)
        case .finish(let ending): finish(seat, ending)
        }
    }

    /// Opens the microphone once the program is silent.
    private func listen(for purpose: TakePurpose, _ seat: Int, _ tag: CueTag) {
        dropTake()
        pendingTake = (purpose, ticket(seat, tag))
        if !sounding.isEmpty { world.voice.hush() }
        openPendingTake()
    }

    private func open(_ destination: Destination) {
        // Whoever sits there afterwards may be another learner, and what comes reads what was kept.
        if let below = seats.last { depart(below.id) }
        if world.refresh() { renew(below: nil) }
        do throws(Trouble) {
            let activity = try world.enter(destination)
            dropTake()
            // Music goes on in the screen of the rest, which opens by itself; a key that opens one has stopped it.
            if sounding.keys.contains(where: { $0 != music }) { world.voice.hush() }
            world.screen.leave()
            // What waits for its time below waits on: it would speak out of a place that nobody sees.
            if let below = seats.last { pause(below.id) }
            sit(activity, at: destination)
        } catch {
            world.screen.show(.trouble(error.message))
        }
    }

    /// Makes the menus below a seat again. An exercise goes on as it began, and so does what can no longer be made.
    ///
    /// - Parameter id: the seat below which they stand; nil for all.
    private func renew(below id: Int?) {
        let top = id.map { id in seats.firstIndex { $0.id == id } ?? 0 } ?? seats.count
        for index in seats[..<top].indices where seats[index].activity.manner == .menu {
            if let fresh = try? world.enter(seats[index].destination) { seats[index].activity = fresh }
        }
    }

    /// What a seat waits for keeps the time that is left, until `resume`.
    private func pause(_ seat: Int) {
        guard paused[seat] == nil else { return }
        let now = world.clock.seconds
        let own = timers.filter { tickets[$0.tag]?.seat == seat }
        paused[seat] = own.map { (max(0, $0.deadline - now), $0.tag) }
        timers.removeAll { timer in own.contains { $0.tag == timer.tag } }
    }

    private func resume(_ seat: Int) {
        guard let waiting = paused.removeValue(forKey: seat) else { return }
        let now = world.clock.seconds
        timers += waiting.map { (now + $0.left, $0.tag) }
    }

    /// Keeps something; what cannot be kept is told to who asked for it.
    func note(for seat: Int, _ body: (any Notebook) throws(Trouble) -> Void) {
        do throws(Trouble) {
            try body(world.notebook)
        } catch {
            give(.failed(error, CueTag(0)), to: seat)
        }
    }

    func sit(_ activity: any Activity, at destination: Destination) {
        nextSeat += 1
        seats.append(Seat(id: nextSeat, destination: destination, activity: activity))
        give(.began, to: nextSeat)
        if inputEnded { give(.ended, to: nextSeat) }
    }

    func finish(_ id: Int, _ ending: Ending) {
        guard let index = seats.firstIndex(where: { $0.id == id }) else { return }
        for gone in seats[index...].map(\.id) {
            depart(gone)
            forget(gone)
        }
        seats.removeSubrange(index...)
        world.screen.leave()
        lastEnding = ending
        if world.refresh() { renew(below: nil) }
        guard let seat = seats.last else { return }
        resume(seat.id)
        // Where nobody can type any more, nothing is shown to choose from.
        give(inputEnded ? .ended : .returned(ending), to: seat.id)
    }

    /// A seat keeps what it still has to keep.
    func depart(_ id: Int) {
        guard let index = seats.firstIndex(where: { $0.id == id }) else { return }
        for cue in seats[index].activity.depart() { perform(cue, for: id) }
    }

    /// Nothing that a seat asked for may reach another; sounds of its verdict may end by themselves.
    func forget(_ seat: Int) {
        let gone = Set(tickets.filter { $0.value.seat == seat }.keys)
        if let tag = take?.tag ?? pendingTake?.tag, gone.contains(tag) { dropTake() }
        if sounding.keys.contains(where: gone.contains) { world.voice.hush() }
        timers.removeAll { gone.contains($0.tag) }
        paused[seat] = nil
        for tag in gone { tickets[tag] = nil }
        begun[seat] = nil
    }

    func stopEverything() {
        dropTake()
        if !sounding.isEmpty { world.voice.hush() }
    }

    func dropTake() {
        pendingTake = nil
        guard take != nil else { return }
        take = nil
        world.screen.meter(nil)
        world.ear.drop()
    }

    func newTag() -> CueTag {
        nextTag += 1
        return CueTag(nextTag)
    }

    func ticket(_ seat: Int, _ tag: CueTag) -> CueTag {
        let own = newTag()
        tickets[own] = Ticket(seat: seat, tag: tag)
        return own
    }
}
