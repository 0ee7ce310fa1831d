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
    let request: Request
    private let settings: Settings
    let tongues: Tongues
    private let library: Library
    private let clock: any Clock
    let chance: Chance
    private let inbox = Inbox()
    private let screen: any Screen
    private let plain: PlainScreen?
    private let terminal: TerminalScreen?
    private let ear: StudioEar
    private let voice: any Coaching.Voice
    private var loaded: Course?
    /// Whether nobody is there who could answer.
    let isUnattended: Bool
    /// The gravest status of what could not be stored; done while all was.
    var storing: ExitStatus { notebook.status }
    let notebook: ConsoleNotebook
    let clipboard: ConsoleClipboard

    /// Throws where the learner's data cannot be opened.
    init(_ request: Request) throws(Failure) {
        self.request = request
        library = try request.library()
        settings = try request.settings(in: library)
        tongues = Tongues(settings, named: request.general.languages)
        let microphone = Microphone(request.microphoneSource(settings), pace: request.general.pace)
        let interface = settings.interface.flatMap { InterfaceLanguage(code: $0) } ?? request.interface
        let width = request.width
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isTyped = isatty(STDIN_FILENO) == 1
        let paint = Paint(environment: request.environment, isTerminal: isTerminal, isPlain: request.general.plain)
        let moves = isTerminal && isTyped && !request.general.plain && request.environment["TERM"] ?? "dumb" != "dumb"
        var script: Int32?
        if let text = request.arguments.value("script") {
            guard let descriptor = Int32(text), fcntl(descriptor, F_GETFD) != -1 else {
                throw Failure(.usage, .optionOutOfRange(name: "--script", value: text, range: "3–"))
            }
            script = descriptor
        }
        chance = Chance()
        isUnattended = script == nil && (!isTyped || request.general.noInput)
        if let script {
            let standing = ScriptedClock(LocalTime(seconds: 0, offset: 0))
            clock = standing
            terminal = nil
            let scripted = PlainScreen(
                script: script,
                clock: standing,
                chance: chance,
                language: interface,
                width: width,
                rows: request.environment["LINES"].flatMap { Int($0) }
            ) { microphone.append($0) }
            (plain, screen) = (scripted, scripted)
        } else {
            clock = MachineClock()
            if moves, !request.general.noInput {
                let moving = TerminalScreen(paint: paint, clock: clock, language: interface, history: request.history)
                (plain, terminal, screen) = (nil, moving, moving)
            } else {
                terminal = nil
                let still = PlainScreen(
                    paint: paint,
                    clock: clock,
                    hasInput: !request.general.noInput,
                    language: interface,
                    width: isTerminal ? terminalSize().columns : width,
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
        notebook = ConsoleNotebook(library, settings: settings, clock: clock)
        let synthesizer = Synthesizer(cache: request.paths.cache)
        let strictness = settings.strictness
        ear = StudioEar(
            StudioEar.Parts(
                microphone: microphone,
                microphoneName: request.microphoneName(settings),
                listener: request.listener(synthesizer),
                holdsSilence: script != nil,
                judge: { judge($0, strictness: strictness) },
                explain: { explanation(of: $0, isPlaying: false) }
            ),
            inbox: inbox
        )
        let take = ear.take
        let speaking = StudioVoice(
            StudioVoice.Parts(
                loudspeaker: Loudspeaker(request.loudspeakerTarget(settings), pace: request.general.pace),
                synthesizer: synthesizer,
                manner: settings.manner,
                chime: request.chimes(settings),
                take: take,
                explain: { explanation(of: $0, isPlaying: true) }
            ),
            inbox: inbox
        )
        if script != nil, let plain { voice = NotedVoice(speaking, on: plain) } else { voice = speaking }
    }

    /// Runs from a place until the learner leaves it; answers how it ended.
    func run(from destination: Destination) throws(Failure) -> Ending {
        let stay: ConsoleStay
        do throws(Failure) {
            stay = try ConsoleStay(request, library: library, settings: settings, clock: clock)
        } catch {
            screen.close()
            throw error
        }
        defer {
            screen.close()
            if let trouble = stay.leave() { request.say(trouble) }
        }
        if stay.isSecond { screen.show(.message(.libraryInUse(profile: request.general.profile ?? "default"))) }
        let world = Coach.World(
            screen: screen,
            ear: ear,
            voice: voice,
            notebook: notebook,
            clock: clock,
            inbox: inbox,
            everywhere: [
                Offer("lessons", .offerLessons()), Offer("favorites", .offerFavorites()),
                Offer("practise", .offerOwnSentence(), argument: "TEXT"),
            ],
            enter: { [unowned self] destination throws(Trouble) in try enter(destination) }
        )
        let ending: Ending
        do throws(Trouble) {
            ending = try Coach(world).run(from: destination)
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
        case .pronunciation(let prompt): PronunciationExercise(prompt, isUnattended: isUnattended)
        case .practice(let prompt): try practice(prompt)
        case .screen("home", _): home()
        case .screen("lessons", let argument): try lessons(argument)
        case .screen("phrases", let argument): try phrases(argument)
        case .screen("favorites", _): try favorites()
        case .screen("practise", let argument): try ownSentence(argument)
        case .screen("premium", let argument):
            throw Trouble(.storage, .lessonLocked(number: number(in: argument) ?? Premium.firstLesson))
        case .screen(let name, _): throw Trouble(.storage, .commandUnknown(name: name))
        }
    }

    /// A screen or exercise with the companion, who greets on the learner's first visit and gives help about a topic.
    func accompanied(_ activity: any Activity, _ topic: Topic, greets: Bool = true) -> any Activity {
        Accompanied(activity, by: notebook.companion, about: topic, greets: greets && !isUnattended)
    }

    /// The course, read when it is first asked for.
    func course() throws(Trouble) -> Course {
        if let loaded { return loaded }
        do throws(Failure) {
            let course = try request.course()
            loaded = course
            return course
        } catch {
            throw Trouble(.storage, error.message ?? .lessonsMissing(directory: ""))
        }
    }
}
