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
    private let request: Request
    private let settings: Settings
    private let tongues: Tongues
    private let library: Library
    private let clock: any Clock
    private let chance: Chance
    private let inbox = Inbox()
    private let plain: PlainScreen?
    private let terminal: TerminalScreen?
    private let ear: StudioEar
    private let voice: any Coaching.Voice
    private var loaded: Course?
    /// Whether nobody is there who could answer.
    let isUnattended: Bool
    /// The gravest status of what could not be stored; done while all was.
    var storing: ExitStatus { notebook.status }
    private let notebook: ConsoleNotebook

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
            plain = PlainScreen(
                script: script,
                clock: standing,
                chance: chance,
                language: interface,
                width: width
            ) { microphone.append($0) }
        } else {
            clock = MachineClock()
            if moves, !request.general.noInput {
                terminal = TerminalScreen(paint: paint, clock: clock, language: interface, history: request.history)
                plain = nil
            } else {
                terminal = nil
                plain = PlainScreen(
                    paint: paint,
                    clock: clock,
                    hasInput: !request.general.noInput,
                    language: interface,
                    width: isTerminal ? terminalColumns() : width,
                    isQuiet: request.general.quiet
                )
            }
        }
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
        guard let screen: any Screen = terminal ?? plain else { return .left(nil) }
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
                Offer("lessons", .offerLessons()), Offer("practise", .offerOwnSentence(), argument: "TEXT"),
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

    private func enter(_ destination: Destination) throws(Trouble) -> any Activity {
        switch destination {
        case .pronunciation(let prompt): return PronunciationExercise(prompt, isUnattended: isUnattended)
        case .practice(let prompt):
            let companion = Companion(seen: (try? library.seenBubbles()) ?? [])
            let others = try course().phrases.compactMap { $0.prompt(in: prompt.language, known: tongues.known) }
            var chance = chance
            return PhrasePractice(prompt, among: others, companion: companion, using: &chance)
        case .screen("home", _): return HomeScreen(study: .name(of: tongues.study))
        case .screen("lessons", let argument):
            return LessonsScreen(
                course: try course(),
                known: tongues.known,
                study: tongues.study,
                bookmark: bookmark,
                chosen: argument
            )
        case .screen("phrases", let argument):
            guard
                let lesson = try number(in: argument).flatMap({ number throws(Trouble) in try course().lesson(number) })
            else { throw Trouble(.storage, .commandUnknown(name: argument)) }
            try note { () throws(LibraryError) in try library.setBookmark(.lesson, to: String(lesson.number)) }
            return PhrasesScreen(lesson, known: tongues.known, study: tongues.study)
        case .screen("practise", let argument):
            let prompt: Prompt
            do throws(Failure) {
                prompt = try OwnSentence.prompt(argument, in: tongues.study)
            } catch {
                throw Trouble(.storage, error.message ?? .textEmpty())
            }
            // Only characters need the course, to be read.
            let isRead = prompt.language != .mandarin || !hasHan(prompt.text)
            let own = isRead ? prompt : OwnSentence.read(prompt, by: try course())
            return PronunciationExercise(
                own,
                isUnattended: isUnattended,
                showsSpelling: request.arguments.has("ipa")
            )
        case .screen(let name, _): throw Trouble(.storage, .commandUnknown(name: name))
        }
    }

    private var bookmark: Int? {
        (try? library.bookmark(.lesson)).flatMap { $0 }.flatMap { Int($0) }
    }

    private func note(_ body: () throws(LibraryError) -> Void) throws(Trouble) {
        do throws(LibraryError) { try body() } catch { throw Trouble(.storage, error.text) }
    }

    /// The course, read when it is first asked for.
    private func course() throws(Trouble) -> Course {
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
