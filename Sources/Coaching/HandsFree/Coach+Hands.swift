import Exercises
import Messages
import Phonetics
import Scoring

/// What the console does hands-free, beside its keyboard.
struct Hands {
    /// The microphone for commands.
    struct Hearkening {
        /// What may be said.
        let choices: SpokenChoices
        let tag: CueTag
        /// Whether it is open, or is only being opened.
        var isOpen = false
        /// Whether it plays a recording, whether that was played, and whether the silence after it has passed.
        var isRecorded: Bool
        var isPlayed = false
        var hasPassed = false
    }

    let setup: HandsFree
    var hearkening: Hearkening?
    /// What the take that is open listens for, and whether it plays a recording.
    var takeOpened: (purpose: TakePurpose, isRecorded: Bool)?
    /// How many recordings wait to be played.
    var recordings = 0
    /// What was understood is being said back; then it is done.
    var echo: (command: SpokenCommand, tag: CueTag)?
    /// The question to say it again is being spoken.
    var question: CueTag?
    /// How often it was asked again without success.
    var questions = 0
    /// Once all is silent the phrase is to be said.
    var recordsNext = false
    /// A whole sentence is awaited as the answer of a place.
    var sentence: (tag: CueTag, prompt: Prompt)?
    /// How many takes of a sentence in a row were not understood; then only commands are listened for.
    var failures = 0

    /// Takes of a sentence, and questions in a row, after which the program waits for a command or a key.
    static let patience = 2
    /// Seconds of silence after a recording.
    static let silence = 2.0
}

extension Coach {
    /// Begins to be led aloud, or ends it.
    func lead(_ setup: HandsFree?) {
        rest()
        hands = setup.map { Hands(setup: $0) }
    }

    /// `voice on`, `voice off`; without a word the other of the two.
    func setVoice(_ word: String) {
        switch word.isEmpty ? (hands == nil ? "on" : "off") : word.lowercased() {
        case "on":
            do throws(Trouble) {
                let setup = try world.hands()
                lead(setup)
                let names = SpokenCommand.all.compactMap { command -> String? in
                    if case .number = command { return nil }
                    return setup.forms[command]?.first
                }
                world.screen.show(
                    .message(
                        .voiceOn(
                            language: .languageName(code: setup.language.code),
                            commands: names.joined(separator: ", ")
                        )
                    )
                )
            } catch {
                world.screen.show(.trouble(error.message))
            }
        case "off":
            lead(nil)
            world.screen.show(.message(.voiceOff()))
        default: world.screen.show(.trouble(.voiceUsage(value: word)))
        }
    }

    /// Whether the microphone is open for commands.
    var isHearkening: Bool { hands?.hearkening != nil }

    // MARK: The microphone between takes

    /// Closes the microphone that is open for commands: something is about to sound, or a take to begin.
    func rest() {
        guard hands?.hearkening != nil else { return }
        hearkenings += 1
        closeEar()
    }

    /// Closes it to open it at once for something else.
    private func closeEar() {
        guard hands?.hearkening != nil else { return }
        hands?.hearkening = nil
        world.ear.rest()
    }

    /// Opens the microphone for what may be said now, once the program is silent.
    func tendEar() {
        guard var hands, !inputEnded, let seat = seats.last else { return rest() }
        guard take == nil, pendingTake == nil, sounding.isEmpty, spelling.isEmpty, hands.echo == nil else {
            return rest()
        }
        let offers = seat.activity.offers
        if hands.recordsNext {
            self.hands?.recordsNext = false
            if offers.contains(where: { $0.name == "record" }) {
                rest()
                return give(.command(Order("record")))
            }
        }
        if let prompt = seat.activity.spokenAnswer, hands.failures < Hands.patience {
            rest()
            let tag = newTag()
            hands.hearkening = nil
            hands.sentence = (tag, prompt)
            self.hands = hands
            pendingTake = (.verdict(prompt), tag)
            return openPendingTake()
        }
        // A phrase that is about to be spoken for the first time is waited for.
        let names = Set(offers.map(\.name))
        if names.contains("record"), !names.contains("continue"), !timers.isEmpty { return rest() }
        let choices = choices(at: seat, hands)
        if let open = hands.hearkening {
            if open.choices == choices { return }
            closeEar()
        }
        let tag = newTag()
        let isRecorded = takeRecording()
        self.hands?.hearkening = .init(choices: choices, tag: tag, isRecorded: isRecorded)
        world.ear.hearken(to: choices, as: tag)
    }

    /// What may be said during a take besides the phrase; nil where nothing is.
    var takeChoices: SpokenChoices? {
        guard let hands, let seat = seats.last else { return nil }
        return choices(at: seat, hands, duringTake: true)
    }

    /// What may be said at a place: only what means something there, or will once the take that is open is over.
    private func choices(at seat: Seat, _ hands: Hands, duringTake: Bool = false) -> SpokenChoices {
        let activity = seat.activity
        let meaningful = SpokenCommand.all.filter { command in
            if case .number(let number) = command { return seat.takes(number: number) }
            return duringTake || meaning(of: command, at: activity) != .nothing
        }
        return hands.setup.choices(
            of: Set(meaningful),
            with: activity.spokenChoices,
            practising: activity.practised
        )
    }

    private func meaning(of command: SpokenCommand, at activity: any Activity) -> SpokenMeaning {
        SpokenMeaning(command, own: activity.offers, everywhere: everywhere, manner: activity.manner)
    }

    // MARK: What was said

    /// A command was understood, between takes or instead of a phrase.
    func understood(_ command: SpokenCommand, _ tag: CueTag) {
        guard hands != nil else { return }
        if take?.tag == tag {
            take = nil
            world.screen.meter(nil)
            hands?.sentence = nil
            // Whose take it was forgets it.
            if let ticket = tickets.removeValue(forKey: tag) { give(.interrupted, to: ticket.seat) }
        } else if hands?.hearkening?.tag != tag {
            return
        }
        rest()
        hands?.questions = 0
        hands?.failures = 0
        let echo = newTag()
        hands?.echo = (command, echo)
        speak(hands?.setup.forms[command]?.first ?? command.code, as: echo)
    }

    /// Something like a command was said.
    func misunderstood(_ tag: CueTag) {
        guard let hands, hands.hearkening?.tag == tag, hands.questions < Hands.patience else { return }
        rest()
        self.hands?.questions += 1
        let question = newTag()
        self.hands?.question = question
        world.screen.show(.message(.voiceUnsure()))
        speak(SpokenPhrases.pardon(in: hands.setup.language), as: question)
    }

    /// A recording was played, and then, asked for once, the silence after it.
    func playedCommands() {
        guard let open = hands?.hearkening else { return }
        if open.hasPassed {
            hands?.hearkening?.isRecorded = false
            // Nothing was understood: the next recording has its turn.
            if let waiting = hands?.recordings, waiting > 0 { return closeEar() }
        }
        hands?.hearkening?.isPlayed = true
        hands?.hearkening?.hasPassed = true
    }

    /// A recording was added; a microphone that has nothing more to play is opened anew for it.
    func newRecording() {
        hands?.recordings += 1
        if let take, !take.isClosing, let opened = hands?.takeOpened, !opened.isRecorded {
            dropTake()
            pendingTake = (opened.purpose, take.tag)
            return openPendingTake()
        }
        guard let open = hands?.hearkening else { return }
        if !open.isRecorded { closeEar() } else if open.isPlayed { passSilence(Hands.silence) }
    }

    /// Whether there is a recording for what is opened now.
    func takeRecording() -> Bool {
        guard let waiting = hands?.recordings, waiting > 0 else { return false }
        hands?.recordings = waiting - 1
        return true
    }

    private func speak(_ text: String, as tag: CueTag) {
        guard let language = hands?.setup.language else { return }
        let utterance = Utterance(text, in: language)
        sounding[tag] = .some(utterance)
        world.voice.say(utterance, as: tag)
    }

    /// Takes an event of the console's own, hands-free; false where it is an activity's.
    func handle(_ event: Event, _ tag: CueTag) -> Bool {
        guard let hands else { return false }
        if let echo = hands.echo, echo.tag == tag {
            self.hands?.echo = nil
            obey(echo.command)
            return true
        }
        if hands.question == tag {
            self.hands?.question = nil
            return true
        }
        if hands.hearkening?.tag == tag, case .failed(let trouble, _) = event {
            // Without a microphone or a model there are the keys.
            lead(nil)
            world.screen.show(.trouble(trouble.message))
            world.screen.show(.message(.voiceOff()))
            return true
        }
        guard let sentence = hands.sentence, sentence.tag == tag else { return false }
        self.hands?.sentence = nil
        switch event {
        case .heard(let verdict, _) where verdict.passed:
            self.hands?.failures = 0
            give(.typed(sentence.prompt.shown))
        case .heard:
            self.hands?.failures += 1
            world.screen.show(.message(.voiceNotTheSentence()))
        case .failed(let trouble, _):
            self.hands?.failures = Hands.patience
            world.screen.show(.trouble(trouble.message))
        default: self.hands?.failures += 1
        }
        return true
    }

    /// Does what was said.
    private func obey(_ command: SpokenCommand) {
        guard let seat = seats.last else { return }
        let activity = seat.activity
        switch meaning(of: command, at: activity) {
        case .order(let name):
            if command == .again || command == .slower { hands?.recordsNext = true }
            carryOut(Order(name), in: seat)
        case .typed(let line): give(.typed(line))
        case .key(let key): dispatch(.key(key))
        case .interrupt: give(.interrupted)
        case .nothing: world.screen.show(.message(.voiceNothingHere(command: command.code)))
        }
    }
}
