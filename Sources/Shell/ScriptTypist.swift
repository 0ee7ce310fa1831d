public import Coaching
public import Exercises
public import Messages
import Glibc
import Orthography

/// Keys, lines, clock and chance from a script, through a descriptor: the counterpart of a person for `rehearse`.
///
/// Each direction is answered with one line `idle` when the console has done all that follows from it: `idle 1` where
/// time alone would bring more. Behind it stand the seconds that the clock has counted.
final class ScriptTypist: Typist {
    /// What the script commands besides the keyboard.
    struct Reach {
        var clock: ScriptedClock
        var chance: Chance
        /// A recording for a later take.
        var take: (String) -> Void
    }

    private let channel: Channel
    private let reach: Reach
    /// What Tab offers, and the new width, are for the screen to show.
    var offer: (String) -> Void = { _ in }
    var resize: (Int, Int) -> Void = { _, _ in }
    private var typed = ""
    /// Until when time passes.
    private var passing: Double?
    /// Whether a direction was taken that has not been answered.
    private var owesAnswer = false
    private var hasEnded = false

    var isTyping: Bool { !typed.isEmpty }
    var isScripted: Bool { true }

    /// A script types what is typed now, and nothing ahead.
    func forgetTyped() {}

    /// Reads what is set before the console begins.
    init(descriptor: Int32, reach: Reach) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        channel = Channel(descriptor: descriptor)
        self.reach = reach
        while let line = channel.nextLine(), let direction = Direction(line: line), direction != .start {
            set(direction)
        }
        owesAnswer = true
    }

    /// Does what needs no turn of the console; false where it needs one.
    private func set(_ direction: Direction) {
        switch direction {
        case .clock(let time): reach.clock.set(time)
        case .sleep(let seconds): reach.clock.sleep(seconds)
        case .skip(let seconds): reach.clock.pass(seconds)
        case .elapsed(let seconds, let asleep): reach.clock.begin(elapsed: seconds, asleep: asleep)
        case .seed(let seed): reach.chance.reset(seed: seed)
        case .take(let path): reach.take(path)
        case .size(let columns, let rows): resize(columns, rows)
        default: break
        }
    }

    func wait(_ standing: Standing, for waiting: Waiting) -> [Input] {
        if waiting.isBusy { return waitForNews(waiting) }
        if let inputs = passTime(waiting) { return inputs }
        if hasEnded { return [.end] }
        while true {
            if owesAnswer {
                owesAnswer = false
                let awaitsTime = waiting.deadline != nil || waiting.awaitsSilence
                channel.send("idle \(awaitsTime ? 1 : 0) \(reach.clock.seconds)")
            }
            guard let line = channel.nextLine() else { return [.end] }
            owesAnswer = true
            guard let direction = Direction(line: line) else { continue }
            if let inputs = take(direction, standing, waiting) { return inputs }
        }
    }

    /// What goes on ends by itself: its news is waited for, however long it takes.
    private func waitForNews(_ waiting: Waiting) -> [Input] {
        var waited = [
            pollfd(fd: waiting.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: channel.descriptor, events: 0, revents: 0),
        ]
        _ = poll(&waited, nfds_t(waited.count), -1)
        return waited[1].revents != 0 ? [.end] : []
    }

    /// Goes on with a `wait`; nil once its time is over.
    private func passTime(_ waiting: Waiting) -> [Input]? {
        guard let target = passing else { return nil }
        let now = reach.clock.seconds
        let next = min(target, waiting.next ?? target)
        let step = max(0, next - now)
        reach.clock.pass(step)
        if next >= target { passing = nil }
        if waiting.awaitsSilence, step > 0 { return [.silence(seconds: step)] }
        return passing == nil && waiting.next.map { $0 > target } ?? true ? nil : []
    }

    private func take(_ direction: Direction, _ standing: Standing, _ waiting: Waiting) -> [Input]? {
        switch direction {
        case .line(let text):
            typed = ""
            return [.line(text)]
        case .key(let name): return press(name, standing)
        case .wait(let seconds):
            passing = reach.clock.seconds + max(0, seconds)
            return []
        case .pass:
            if waiting.awaitsSilence { return [.silence(seconds: 31)] }
            guard let deadline = waiting.deadline else { return nil }
            reach.clock.pass(deadline - reach.clock.seconds)
            return []
        case .take(let path) where standing.isHearkening || standing.isListening:
            // Where the microphone is open already, it hears this now.
            reach.take(path)
            return []
        case .end:
            hasEnded = true
            return [.end]
        case .sleep, .clock, .skip:
            // Who wakes looks about.
            set(direction)
            return []
        default:
            set(direction)
            return nil
        }
    }

    // MARK: Keys

    private func press(_ name: String, _ standing: Standing) -> [Input]? {
        guard let stroke = Stroke(name) else { return nil }
        switch stroke {
        case .interrupt:
            typed = ""
            return [.interrupt]
        case .end: return typed.isEmpty ? [.end] : nil
        case .none: return nil
        case .key(let key):
            let opens = key == .character(":") || key == .character("：")
            if standing.manner == .keys, typed.isEmpty, !opens { return [.key(key)] }
            return edit(key, standing)
        }
    }

    /// A key within a line.
    private func edit(_ key: Key, _ standing: Standing) -> [Input]? {
        switch key {
        case .enter:
            defer { typed = "" }
            return [.line(typed)]
        case .backspace: typed = String(typed.dropLast())
        case .tab: complete(standing.completions)
        case .character(let character): typed.append(character)
        case .escape, .up, .down, .left, .right: break
        }
        return nil
    }

    private func complete(_ words: [String]) {
        let colon = typed.hasPrefix(":") ? ":" : ""
        let word = typed.dropFirst(colon.count).lowercased()
        guard !word.contains(where: \.isWhitespace) else { return }
        let fitting = words.filter { $0.hasPrefix(word) }
        if fitting.count == 1 {
            typed = colon + fitting[0] + " "
        } else if !fitting.isEmpty {
            offer(fitting.joined(separator: "  "))
        }
    }
}

/// What the name of a key in a session file stands for.
enum Stroke: Equatable {
    case key(Key)
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D.
    case end
    /// A key that means nothing to a console in a script, such as Ctrl-Z.
    case none

    /// Reads `space`, `ctrl-c`, `tab`, or any one character; nil for an unknown name.
    init?(_ name: String) {
        switch name.lowercased() {
        case "space", "": self = .key(.space)
        case "enter", "return": self = .key(.enter)
        case "tab": self = .key(.tab)
        case "esc", "escape": self = .key(.escape)
        case "backspace": self = .key(.backspace)
        case "up": self = .key(.up)
        case "down": self = .key(.down)
        case "left": self = .key(.left)
        case "right": self = .key(.right)
        case "ctrl-c": self = .interrupt
        case "ctrl-d": self = .end
        case "ctrl-z", "ctrl-l": self = .none
        default:
            guard name.count == 1, let character = name.first else { return nil }
            self = .key(.character(character))
        }
    }
}

extension PlainScreen {
    /// A screen whose keys, clock and chance come from a script, through a descriptor.
    ///
    /// - Parameter take: called with the path of each recording that a later take is to hear.
    public convenience init(
        script descriptor: Int32,
        clock: ScriptedClock,
        chance: Chance,
        language: InterfaceLanguage,
        width: Int,
        rows: Int?,
        take: @escaping (String) -> Void
    ) {
        let typist = ScriptTypist(
            descriptor: descriptor,
            reach: ScriptTypist.Reach(clock: clock, chance: chance, take: take)
        )
        let paint = Paint(hasColour: false)
        let sheet = Sheet(descriptor: 1)
        self.init(
            sheet: sheet,
            aside: sheet,
            typist: typist,
            paint: paint,
            language: language,
            width: width,
            rows: rows
        )
        typist.offer = { [weak self] in self?.note($0) }
        typist.resize = { [weak self] in self?.resize(width: $0, rows: $1) }
    }
}

/// A voice whose sounds stand in the transcript of a script as well.
public final class NotedVoice: Voice {
    private let voice: any Voice
    private let note: (String) -> Void

    /// - Parameter note: writes a line of the transcript.
    public init(_ voice: any Voice, on screen: PlainScreen) {
        self.voice = voice
        note = { screen.note($0) }
    }

    public func say(_ utterance: Utterance, as tag: CueTag) {
        let text = visible(displayed(utterance.text, in: utterance.language))
        let manner = utterance.speed.map { "say at \($0): " } ?? "say: "
        note((utterance.isSlow ? "say slowly: " : manner) + text)
        voice.say(utterance, as: tag)
    }

    public func replay(as tag: CueTag) {
        note("play: the take")
        voice.replay(as: tag)
    }

    public func together(_ prompt: Prompt, as tag: CueTag) {
        note("play: both in step")
        voice.together(prompt, as: tag)
    }

    public func play(_ chime: Chime, as tag: CueTag) {
        note("sound: \(chime.rawValue)")
        voice.play(chime, as: tag)
    }

    public func play(music: String, as tag: CueTag) {
        note("music: \(music)")
        voice.play(music: music, as: tag)
    }

    public func spell(_ prompt: Prompt, as tag: CueTag) { voice.spell(prompt, as: tag) }

    public func hush() { voice.hush() }
}

/// Sets a clock as the script of a session has it, for a command that takes no keys.
public func setClock(_ clock: ScriptedClock, fromScript descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let channel = Channel(descriptor: descriptor)
    while let line = channel.nextLine(), let direction = Direction(line: line), direction != .start {
        switch direction {
        case .clock(let time): clock.set(time)
        case .elapsed(let seconds, let asleep): clock.begin(elapsed: seconds, asleep: asleep)
        default: break
        }
    }
}
