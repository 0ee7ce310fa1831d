import Exercises
import Messages
import StudyTime

/// Study time shown large: what goes on, what is left of it, in the rest an idea what to do, at the end how it went.
struct TimerScreen: Exercises.Activity {
    private let desk: StudyDesk
    /// What was asked for together with the screen: `pause`, `extend 5`, `summary`.
    private let asked: String
    private var phase = Study.Phase.idle
    private var board = StudyBoard(.idle)
    /// The summary of the run that has ended, while it is shown.
    private var summary: StudySummary?
    private var breathingSince: Double?
    /// Whether giving up was asked for once.
    private var isGivingUp = false

    init(_ desk: StudyDesk, asked: String = "") {
        self.desk = desk
        self.asked = asked
    }

    var manner: Manner { .keys }

    var offers: [Offer] {
        let back = Offer("back", .offerBack(), key: .character("b"))
        let tasks = Offer("tasks", .offerTasks(), key: .character("t"))
        let giveUp = Offer("give-up", .offerGiveUp(), key: .character("g"))
        let extend = Offer("extend", .offerExtend(), key: .character("e"), argument: "MINUTES")
        let resume = Offer("resume", .offerResumeStudy(), key: .space)
        let pause = Offer("pause", .offerPauseStudy(), key: .space)
        if summary != nil { return [Offer("correct", .offerCorrect(), argument: "N"), tasks, back] }
        switch phase {
        case .idle: return [Offer("start", .offerStartStudy(), key: .space), tasks, back]
        case .study:
            let done = Offer("done", .offerDoneTask(), key: .character("d"))
            let skip = Offer("skip", .offerSkipTask(), key: .character("s"))
            return [pause, done, extend, skip, giveUp, tasks, back]
        case .rest:
            var own = [Offer("another", .offerAnotherActivity(), key: .character("a"))]
            if board.suggestion?.breathing != nil {
                own.append(Offer("breathe", .offerBreathe(), key: .character("o")))
            }
            return own + [skipBreak, extend, pause, giveUp, tasks, back]
        case .paused, .interrupted: return [resume, giveUp, tasks, back]
        case .waiting: return [resume, extend, giveUp, tasks, back]
        }
    }

    private var skipBreak: Offer { Offer("skip-break", .offerSkipBreak(), key: .character("s")) }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return begin()
        case .returned, .stirred, .typed(""): return shown()
        case .key(let key): return pressed(key)
        case .typed(let text): return number(in: text).map { correct($0) } ?? []
        case .command(let order): return perform(order)
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        case .ended, .interrupted: return leave()
        default: return []
        }
    }

    private mutating func begin() -> [Cue] {
        if asked == "summary" {
            summary = try? desk.summary()
            return shown()
        }
        guard !asked.isEmpty else { return shown() }
        let parts = asked.split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
        let name = (parts.first ?? "").lowercased()
        let names = ["start", "pause", "resume", "give-up", "extend", "skip-break", "done", "skip"]
        let fitting = names.filter { $0.hasPrefix(name) }
        guard let whole = names.first(where: { $0 == name }) ?? (fitting.count == 1 ? fitting.first : nil) else {
            return [.show(.trouble(.commandUnknown(name: asked)))] + shown()
        }
        // It was typed out whole.
        isGivingUp = whole == "give-up"
        let cues = perform(Order(whole, parts.count > 1 ? parts[1] : ""))
        return shown() + cues
    }

    /// What of the summary can be opened, each with the key that does.
    private var corrections: [Cue] {
        var lines: [Message] = []
        for (index, ended) in (summary?.ended ?? []).enumerated() {
            guard let link = ended.task.link else { continue }
            let place = Message.taskLink(kind: link.kind.rawValue, target: link.target)
            lines.append(.headed("\(index + 1)  ", .taskAndLink(name: ended.task.name, link: place)))
        }
        return lines.isEmpty ? [] : (lines + [.summaryCorrect()]).map { .show(.message($0)) }
    }

    // MARK: Showing

    private mutating func shown() -> [Cue] {
        do throws(Trouble) {
            var board = try desk.board()
            let study = try desk.current()
            if phase != .idle, study.phase == .idle, desk.hasFinished { summary = try desk.summary() }
            phase = study.phase
            if phase != .idle { summary = nil }
            if summary != nil { board.face = .finished }
            if phase != .rest { breathingSince = nil }
            board.breathingSince = breathingSince
            self.board = board
            var cues: [Cue] = [.show(.study(board))]
            if summary != nil { cues += corrections }
            if phase == .idle, summary == nil {
                cues.append(.show(.message(.timerIdle(count: study.tasks.count))))
            } else if phase == .interrupted {
                cues.append(.show(.message(.timerInterrupted(minutes: desk.minutesSinceInterrupted))))
            }
            return cues
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    private func leave() -> [Cue] { [.show(.study(nil)), .finish(.left(nil))] }

    // MARK: Acting

    private mutating func pressed(_ key: Key) -> [Cue] {
        if case .character(let character) = key, summary != nil, let number = number(in: String(character)) {
            return correct(number)
        }
        if key == .escape { return leave() }
        let folded: Key = if case .character(let one) = key { .character(Character(one.lowercased())) } else { key }
        guard let offer = offers.first(where: { $0.key == folded }) else {
            isGivingUp = false
            return key == .enter ? shown() : []
        }
        return perform(Order(offer.name))
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        defer { if order.name != "give-up" { isGivingUp = false } }
        switch order.name {
        case "back": return leave()
        case "tasks": return [.open(.screen("tasks", argument: ""))]
        case "correct": return number(in: order.argument).map { correct($0) } ?? [.show(.message(.summaryCorrect()))]
        case "another":
            do throws(Trouble) { try desk.anotherSuggestion() } catch { return [.show(.trouble(error.message))] }
            breathingSince = nil
            return shown()
        case "breathe":
            breathingSince = desk.seconds
            return shown()
        case "give-up" where !isGivingUp:
            isGivingUp = true
            return [.show(.message(.giveUpAgain()))]
        case "start": return does(.start)
        case "pause": return does(.pause)
        case "resume": return does(.resume)
        case "give-up": return does(.giveUp)
        case "skip-break": return does(.skipBreak)
        case "done": return does(.done(id: nil))
        case "skip": return does(.skip(id: nil))
        case "extend":
            let minutes = order.argument.isEmpty ? 5 : number(in: order.argument) ?? 0
            return does(.extend(StudyRules.milliseconds(minutes: minutes)))
        default: return []
        }
    }

    /// What comes of it is told by the desk, and shown then.
    private func does(_ event: StudyEvent) -> [Cue] {
        do throws(Trouble) {
            return try desk.perform(event).map { [.show(.trouble($0.message))] } ?? []
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    private func correct(_ number: Int) -> [Cue] {
        guard let summary, summary.ended.indices.contains(number - 1) else {
            return [.show(.trouble(.taskUnknown(number: String(number), greatest: summary?.ended.count ?? 0)))]
        }
        let task = summary.ended[number - 1].task
        guard let link = task.link else { return [.show(.message(.taskWithoutLink(name: task.name)))] }
        return [.open(link.destination)]
    }
}
