import Exercises
import Library
import Messages
import Settings
import StudyTime

extension Settings {
    /// What study time goes by.
    var studyRules: StudyRules {
        StudyRules(studyMinutes: studyMinutes, restMinutes: restMinutes, goesOnByItself: nextTaskBegins)
    }
}

extension StudyNews {
    /// What a person is told; nil for what only changes a list.
    var message: Message? {
        switch kind {
        case .began: .newsBegan(name: name, minutes: minutes(amount))
        case .nearEnd: .newsNearEnd(name: name, minutes: minutes(amount))
        case .timeUp: .newsTimeUp(name: name)
        case .done: .newsDone(name: name, minutes: minutes(amount))
        case .ranOut: .newsRanOut(name: name, minutes: minutes(amount))
        case .skipped: .newsSkipped(name: name)
        case .rest: .newsRest(minutes: minutes(amount), pomodoros: count)
        case .restOver: .newsRestOver(name: name)
        case .waits: .newsWaits(name: name)
        case .paused: .newsPaused()
        case .resumed: .newsResumed(name: name)
        case .interrupted: .newsInterrupted(name: name)
        case .slept: .newsSlept(minutes: minutes(amount))
        case .extended: .newsExtended(name: name.isEmpty ? "none" : name, minutes: minutes(amount))
        case .finished: .newsFinished()
        case .gaveUp: .newsGaveUp()
        case .changed: nil
        }
    }

    /// Whether the learner is to look up.
    var rings: Bool {
        switch kind {
        case .timeUp, .ranOut, .rest, .restOver, .waits, .finished: true
        default: false
        }
    }
}

extension StudyRefusal {
    var message: Message { .studyRefused(reason: rawValue) }

    /// Whether what was given is out of range, not the moment.
    var isUsage: Bool {
        switch self {
        case .noName, .longName, .range: true
        default: false
        }
    }
}

extension Study {
    /// How it stands, as a board shows it. The study has been brought to the moment.
    ///
    /// - Parameter seconds: the clock's seconds at that moment.
    func board(at moment: Instant, seconds: Double) -> StudyBoard {
        StudyBoard(
            StudyBoard.Face(rawValue: phase.rawValue) ?? .idle,
            block: block?.kind,
            left: Double(block?.left ?? 0) / 1000,
            length: Double(block?.length ?? 0) / 1000,
            since: seconds,
            task: currentTask?.name ?? "",
            taskLeft: Double(currentTask?.left ?? 0) / 1000,
            pomodoros: pomodoros(on: moment)
        )
    }

    /// How it stands, in a line.
    func status(at moment: Instant) -> Message {
        .timerStatus(
            face: phase.rawValue,
            block: block?.kind.rawValue ?? "none",
            time: clockText(Double(block?.left ?? 0) / 1000),
            name: currentTask?.name ?? "",
            taskTime: clockText(Double(currentTask?.left ?? 0) / 1000),
            pomodoros: pomodoros(on: moment)
        )
    }

    /// What stands where one types; nil while nothing goes on.
    var badge: Message? {
        guard phase != .idle, let block else { return nil }
        let seconds = Double(block.left) / 1000
        let left: Message =
            seconds > 60 ? .minutesShort(count: Int((seconds / 60).rounded(.up))) : .verbatim(clockText(seconds))
        return .timerBadge(face: phase.rawValue, left: left)
    }
}

extension StudyTask {
    /// What stands behind its name in a list.
    ///
    /// - Parameters:
    ///   - isCurrent: whether it is the one that is studied, or comes after the rest.
    ///   - isResting: whether there is a rest.
    func remarks(isCurrent: Bool, isResting: Bool) -> [Message] {
        var remarks: [Message] = [.taskTimes(spent: minutes(spent), planned: minutes(allotted))]
        if isCurrent {
            remarks.append(.taskNow(time: clockText(Double(left) / 1000), isNext: isResting ? "yes" : "no"))
        }
        if isStuck { remarks.append(.taskStuck(note: note.isEmpty ? "none" : note)) }
        if isSkipped { remarks.append(.taskSkipped()) }
        if let link { remarks.append(.taskLink(kind: link.kind.rawValue, target: link.target)) }
        return remarks
    }
}

extension EndedTask {
    /// How it went.
    var outcome: Message { StudyTexts.outcome(of: task, ending) }
}

enum StudyTexts {
    /// How a task went, or that it is open still.
    static func outcome(of task: StudyTask, _ ending: TaskEnding?) -> Message {
        let off = minutes(abs(task.estimate - task.spent))
        let isOnTime = task.spent <= task.estimate
        switch ending {
        case .timeUp? where isOnTime: return .taskOutcome(outcome: "time up", minutes: 0)
        case .done?, .timeUp?: return .taskOutcome(outcome: isOnTime ? "on time" : "late", minutes: off)
        case .removed?, nil: return .taskOutcome(outcome: "open", minutes: 0)
        }
    }

    /// The summary of a run, a line each.
    static func lines(of summary: StudySummary) -> [Message] {
        var lines: [Message] = [.summaryTitle()]
        for ended in summary.ended {
            let line = Message.summaryTask(
                name: ended.task.name,
                planned: minutes(ended.task.estimate),
                spent: minutes(ended.task.spent),
                outcome: ended.outcome
            )
            lines.append(.headed("  ", line))
        }
        for task in summary.open {
            let line = Message.summaryTask(
                name: task.name,
                planned: minutes(task.estimate),
                spent: minutes(task.spent),
                outcome: StudyTexts.outcome(of: task, nil)
            )
            lines.append(.headed("  ", line))
        }
        lines.append(
            .summaryTotal(
                planned: minutes(summary.planned),
                studied: minutes(summary.studied),
                isOnTime: summary.ended.isEmpty ? "none" : summary.isOnTime ? "yes" : "no",
                pomodoros: summary.pomodoros
            )
        )
        return lines
    }
}

extension StudyLink {
    /// Where it leads in the console.
    var destination: Destination {
        switch kind {
        case .lesson: .screen("phrases", argument: target)
        case .dictation: .screen("dictation", argument: target)
        case .word: .screen("lookup", argument: target)
        }
    }

    /// Reads `lesson:3`, `dictation:Unit 4`, `word:朋友`, with a colon of any width or a space; nil for anything else.
    init?(reading text: String) {
        let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "：" || $0.isWhitespace }
        guard parts.count == 2, let kind = StudyLink.Kind(rawValue: parts[0].lowercased()) else { return nil }
        var target = parts[1]
        while target.first?.isWhitespace == true { target.removeFirst() }
        while target.last?.isWhitespace == true { target.removeLast() }
        guard !target.isEmpty, target.count <= StudyTask.longestName else { return nil }
        self.init(kind, String(target))
    }
}
