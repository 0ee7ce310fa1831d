@preconcurrency import Glibc
import Audio
import Coaching
import Courses
import Exercises
import Library
import Messages
import Orthography
import Scoring
import Settings
import Shell
import Studio
import Synthesis
import Waveforms

/// The console: everything wired together, and nothing loaded before it is needed.
final class Console {
    let learner: Learner
    var request: Request { learner.request }
    var settings: Settings { learner.settings }
    var tongues: Tongues { Tongues(settings, named: request.general.languages) }
    let clock: any Clock
    let chance: Chance
    private let inbox = Inbox()
    private let screen: any Screen
    private let plain: PlainScreen?
    private let terminal: TerminalScreen?
    private let microphone: Microphone
    private let loudspeaker: Loudspeaker
    private let ear: StudioEar
    private let voice: any Coaching.Voice
    private var loaded: Course?
    private var index: (languages: [Language], search: CourseSearch)?
    /// How dictations go, as far as the command line says.
    var dictationChoice = DictationChoice()
    /// Whether nobody is there who could answer.
    let isUnattended: Bool
    /// The gravest status of what could not be stored; done while all was.
    var storing: ExitStatus { max(notebook.status, learner.unkept == nil ? .done : .cannotWrite) }
    let notebook: ConsoleNotebook
    /// What went wrong with the files that the command line named.
    let mishaps = Mishaps()
    let clipboard: ConsoleClipboard
    /// Whether the learner did not want to wait for the Chinese dictionary.
    var isDictionaryDeclined = false
    let lexicon: ConsoleLexicon
    /// Study time, which goes on beside everything else.
    let desk: StudyDesk

    /// Throws where the learner's data cannot be opened. Where it can only not be written, what is done is not kept, and
    /// that is said.
    init(_ request: Request) throws(Failure) {
        var script: Int32?
        if let text = request.arguments.value("script") {
            guard let descriptor = Int32(text), fcntl(descriptor, F_GETFD) != -1 else {
                throw Failure(.usage, .optionOutOfRange(name: "--script", value: text, range: "3–"))
            }
            script = descriptor
        }
        let standing = script.map { _ in ScriptedClock(LocalTime(seconds: 0, offset: 0)) }
        clock = standing ?? MachineClock()
        learner = try Learner(request, clock: clock)
        let settings = learner.settings
        let microphone = Microphone(request.microphoneSource(settings), pace: request.general.pace)
        self.microphone = microphone
        let interface = learner.interface
        let isTerminal = request.output.isTerminal
        let isTyped = isatty(STDIN_FILENO) == 1
        let paint = request.paint
        let moves = isTerminal && isTyped && !request.general.plain && !request.isDumb
        chance = Chance()
        isUnattended = script == nil && (!isTyped || request.general.noInput)
        if let script, let standing {
            terminal = nil
            let scripted = PlainScreen(
                script: script,
                clock: standing,
                chance: chance,
                language: interface,
                width: request.width,
                rows: request.environment["LINES"].flatMap { Int($0) }
            ) { [inbox] in
                microphone.append($0)
                inbox.post(.recordingAdded)
            }
            (plain, screen) = (scripted, scripted)
        } else {
            if moves, !request.general.noInput {
                let moving = TerminalScreen(
                    paint: paint,
                    clock: clock,
                    language: interface,
                    history: request.history,
                    isInTmux: !(request.environment["TMUX"] ?? "").isEmpty
                )
                (plain, terminal, screen) = (nil, moving, moving)
            } else {
                terminal = nil
                let still = PlainScreen(
                    paint: paint,
                    clock: clock,
                    hasInput: !request.general.noInput,
                    language: interface,
                    width: request.width,
                    rows: isTerminal && isTyped ? terminalSize().rows : nil,
                    isQuiet: request.general.quiet
                )
                (plain, screen) = (still, still)
            }
        }
        clipboard = ConsoleClipboard(
            environment: request.environment,
            screen: screen,
            isTerminal: terminal != nil
        )
        notebook = ConsoleNotebook(learner, clock: clock) { [screen] in screen.show(.trouble($0)) }
        lexicon = ConsoleLexicon(learner) { [screen] in screen.show($0) }
        desk = StudyDesk(learner, clock: clock, chance: chance)
        let synthesizer = Synthesizer(cache: request.paths.cache)
        let preferences = learner.preferences
        let loudspeaker = Loudspeaker(request.loudspeakerTarget(settings), pace: request.general.pace)
        self.loudspeaker = loudspeaker
        let given = request.general.microphones.first
        let listener = request.listener(synthesizer, isReady: true)
        let mirror = Mirror(listener: listener, synthesizer: synthesizer) { preferences.current.manner($0) }
        ear = StudioEar(
            StudioEar.Parts(
                microphone: microphone,
                microphoneName: { given ?? preferences.current.microphone },
                listener: listener,
                mirror: mirror,
                holdsSilence: script != nil,
                judge: { judge($0, strictness: preferences.current.strictness, withHints: preferences.current.hints) },
                explain: { [mishaps] in
                    mishaps.note($0)
                    return explanation(of: $0, isPlaying: false)
                }
            ),
            inbox: inbox
        )
        let take = ear.take
        let speaking = StudioVoice(
            StudioVoice.Parts(
                loudspeaker: loudspeaker,
                synthesizer: synthesizer,
                mirror: mirror,
                manner: { preferences.current.manner($0) },
                read: request.spokenReader(),
                chime: request.chimes(preferences),
                music: request.music(),
                take: take,
                explain: { [mishaps] in
                    mishaps.note($0)
                    return explanation(of: $0, isPlaying: true)
                }
            ),
            inbox: inbox
        )
        if script != nil, let plain { voice = NotedVoice(speaking, on: plain) } else { voice = speaking }
    }

    /// Runs from a place until the learner leaves it; answers how it ended.
    func run(from destination: Destination) throws(Failure) -> Ending {
        do throws(Failure) {
            try learner.sitDown()
        } catch {
            screen.close()
            throw error
        }
        defer {
            notebook.settle()
            // Who leaves waits for another program rather than lose something.
            learner.library.patience = 5
            if let paused = desk.leave() { screen.show(.message(paused)) }
            screen.close()
            if let trouble = learner.standUp() { request.say(trouble) }
        }
        if let unkept = learner.unkept { request.say(unkept) }
        // What was to be said so far is read before the console begins, not after it.
        try? request.messages.flush()
        if learner.isSecond { screen.show(.message(.libraryInUse(profile: learner.name))) }
        if !isUnattended { desk.sit() }
        let world = Coach.World(
            screen: screen,
            ear: ear,
            voice: voice,
            notebook: notebook,
            clock: clock,
            inbox: inbox,
            background: ConsoleBackground(desk: desk, notebook: notebook),
            everywhere: [
                Offer("lessons", .offerLessons()), Offer("favorites", .offerFavorites()),
                Offer("practise", .offerOwnSentence(), argument: "TEXT"),
                Offer("shadow", .offerShadowing(), argument: "TEXT"), Offer("pairs", .offerPairs()),
                Offer("dictation", .offerDictation(), argument: "UNIT"), Offer("review", .offerReview()),
            ] + Console.dictionaryOffers + Console.studyOffers + Console.sideOffers,
            outside: Set(Command.all.map(\.name)),
            refresh: { [unowned self] in refresh() },
            hands: { [unowned self] () throws(Trouble) in try hands() },
            enter: { [unowned self] destination throws(Trouble) in try enter(destination) }
        )
        let ending: Ending
        do throws(Trouble) {
            ending = try Coach(world).run(from: destination, ledAloud: request.general.voice)
        } catch {
            throw Failure(.usage, error.message)
        }
        let failure = terminal?.failure ?? plain?.failure ?? 0
        if failure != 0 {
            let words = Message.outputFailed(detail: systemWords(failure))
            throw failure == EPIPE ? .closedPipe : Failure(.inputOutput, words)
        }
        return ending
    }

    // MARK: Places

    /// The activity of a place: one file a screen has how it is made.
    func enter(_ destination: Destination) throws(Trouble) -> any Activity {
        switch destination {
        case .pronunciation(let prompt):
            accompanied(PronunciationExercise(prompt, isUnattended: isUnattended), .pronunciation, greets: false)
        case .practice(let prompt): try practice(prompt)
        case .shadow(let prompt): shadow(prompt)
        case .pairs(let contrast): try pairs(contrast)
        case .exercise(let kind, let prompt): try exercise(kind, on: prompt)
        case .recall(let word): recall(word)
        case .screen("home", _): home()
        case .screen("lessons", let argument): try lessons(argument)
        case .screen("phrases", let argument): try phrases(argument)
        case .screen("favorites", _): try favorites()
        case .screen("practise", let argument): try ownSentence(argument)
        case .screen("pairs", _): try pairs()
        case .screen("shadow", let argument): try shadow(argument)
        case .screen("review", "tune"): throw Trouble(.refused, .commandOfShell(name: "review tune"))
        case .screen("review", _): try review()
        case .screen("dictation", let argument): try dictation(argument)
        case .screen(let name, let argument):
            if let screen = try dictionaryScreen(name, argument) { screen } else { try sideScreen(name, argument) }
        }
    }

    /// A screen or exercise with the companion, who greets on the learner's first visit and gives help about a topic.
    func accompanied(_ activity: any Activity, _ topic: Topic, greets: Bool = true) -> any Activity {
        Accompanied(activity, by: notebook.companion, about: topic, greets: greets && !isUnattended)
    }

    /// What has changed among the settings is so from now on, without a new start.
    func takeEffect(_ changed: some Sequence<Setting>) throws(Failure) {
        let settings = settings
        for setting in changed {
            switch setting {
            case .interface:
                plain?.use(learner.interface)
                terminal?.use(learner.interface)
            // Recordings of the command line or of a script go on where they are.
            case .microphone where request.general.microphones.isEmpty && !request.arguments.has("script"):
                microphone.use(request.microphoneSource(settings))
            case .speaker where request.general.speaker == nil:
                do throws(AudioError) {
                    try loudspeaker.use(request.loudspeakerTarget(settings))
                } catch {
                    throw error.failure
                }
            default: break
            }
        }
    }

    /// Takes up settings that were changed elsewhere, such as by `aloud settings` in another terminal; answers whether
    /// there were any.
    private func refresh() -> Bool {
        let changed = learner.takeUpSettings()
        do throws(Failure) {
            try takeEffect(changed)
        } catch {
            if let message = error.message { show(.trouble(message)) }
        }
        return !changed.isEmpty
    }

    /// Another learner's typed lines are not one's own.
    func takeHistory() { terminal?.use(history: request.history) }

    func show(_ scene: Scene) { screen.show(scene) }

    /// The languages shown side by side: the known one, then the one studied.
    var shownLanguages: [Language] {
        let tongues = tongues
        return tongues.known == tongues.study ? [tongues.known] : [tongues.known, tongues.study]
    }

    /// The course made ready to be searched, when it is first asked for.
    func searching() throws(Trouble) -> CourseSearch {
        let languages = shownLanguages
        if let index, index.languages == languages { return index.search }
        let search = CourseSearch(try course(), preferring: languages)
        index = (languages, search)
        return search
    }

    /// The course, read when it is first asked for.
    func course() throws(Trouble) -> Course {
        if let loaded { return loaded }
        do throws(Failure) {
            let course = try request.course()
            try? request.messages.flush()
            loaded = course
            return course
        } catch {
            throw Trouble(.storage, error.message ?? .lessonsMissing(directory: ""))
        }
    }
}
