import Exercises

/// What the ear, the voice and the clock bring.
extension Coach {
    func hear(_ news: News) {
        switch news {
        case .opened(let tag):
            if hands?.hearkening?.tag == tag { hands?.hearkening?.isOpen = true }
            guard take?.tag == tag else { return }
            take?.isOpen = true
            world.screen.meter(MeterReading(level: -96, seconds: 0))
        case .level(let level, let seconds, let tag):
            guard take?.tag == tag, take?.isClosing == false else { return }
            world.screen.meter(MeterReading(level: level, seconds: seconds))
        case .played(let tag):
            if take?.tag == tag { take?.isPlayed = true }
            if hands?.hearkening?.tag == tag { playedCommands() }
        case .commanded(let command, let tag): understood(command, tag)
        case .unsure(let tag): misunderstood(tag)
        case .recordingAdded: newRecording()
        case .speaking(let word, let tag):
            if case .some(.some(let utterance)) = sounding[tag] {
                world.screen.speaking(utterance.shown, utterance.shown(word))
            }
        case .event(let event): hear(event)
        }
    }

    func hear(_ event: Event) {
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
        if handle(event, tag) { return }
        guard let ticket = tickets.removeValue(forKey: tag) else { return }
        give(event.tagged(ticket.tag), to: ticket.seat)
    }

    /// Half duplex: the microphone opens once the program is silent.
    func openPendingTake() {
        guard sounding.isEmpty, let (purpose, tag) = pendingTake else { return }
        pendingTake = nil
        take = (tag, false, false, false)
        rest()
        let isRecorded = takeRecording()
        hands?.takeOpened = (purpose, isRecorded)
        world.ear.listen(for: purpose, or: takeChoices, as: tag)
    }

    func passSilence(_ seconds: Double) {
        guard take != nil || isHearkening else { return }
        take?.isPlayed = false
        hands?.hearkening?.isPlayed = false
        // After a moment of silence whatever was said has been heard.
        world.ear.pass(seconds: take == nil ? min(seconds, Hands.silence) : seconds)
    }

    func fireTimers() -> Bool {
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
