import Exercises
import JSON
import Library
import Messages
import Orthography
import StudyTime

extension Command {
    /// `aloud timer [start|pause|resume|give-up|extend MINUTES|skip-break|watch] [--json]`
    static let timer: Command = Command(
        "timer",
        operands: "[start|pause|resume|give-up|extend MINUTES|skip-break|watch]",
        count: 0...2,
        options: [.json]
    ) { request throws(Failure) in
        let words = request.arguments.operands
        let work = try StudyWork(request)
        guard let name = words.first?.lowercased() else {
            let (study, moment) = try work.current()
            try work.print(study, at: moment)
            return .done
        }
        if name == "watch", words.count == 1 { return try work.watchEnds() }
        let (study, moment, cues) = try work.perform(try request.timerEvent(name, words.count > 1 ? words[1] : nil))
        try work.tell(cues, of: study, at: moment)
        try work.print(study, at: moment)
        return .done
    }
}

extension Request {
    fileprivate func timerEvent(_ name: String, _ argument: String?) throws(Failure) -> StudyEvent {
        let events: [String: StudyEvent] = [
            "start": .start, "pause": .pause, "resume": .resume, "give-up": .giveUp, "skip-break": .skipBreak,
        ]
        if name == "extend", let argument {
            guard let minutes = number(in: argument) else {
                throw Failure(.usage, .studyRefused(reason: StudyRefusal.range.rawValue))
            }
            return .extend(StudyRules.milliseconds(minutes: minutes))
        }
        guard let event = events[name], argument == nil else {
            throw Failure(.usage, .usage(usage: Help.usage(of: .timer)))
        }
        return event
    }
}

extension StudyWork {
    /// What came to its end is told; of the rest the new state says enough.
    func tell(_ cues: [StudyCue], of study: Study, at moment: Instant) throws(Failure) {
        guard !request.arguments.has("json"), !request.general.quiet else { return }
        for cue in cues {
            guard case .tell(let news) = cue else { continue }
            switch news.kind {
            case .finished, .gaveUp:
                try news.message.map { (message) throws(Failure) in try line(message) }
                for message in StudyTexts.lines(of: study.summary(at: moment)) { try line(message) }
            case .done, .ranOut, .skipped, .slept:
                try news.message.map { (message) throws(Failure) in try line(message) }
            default: break
            }
        }
        // The end of a block that nobody had looked at yet.
        if cues.contains(where: { if case .tell(let news) = $0 { news.rings } else { false } }) { try ring() }
    }

    /// How it stands.
    func print(_ study: Study, at moment: Instant) throws(Failure) {
        if request.arguments.has("json") {
            try request.output.line(study.json(at: moment).text)
        } else {
            try line(study.status(at: moment))
        }
    }

    func line(_ message: Message) throws(Failure) {
        try request.output.line(visible(message.text(in: request.interface(with: settings))))
    }
}

extension Study {
    /// `{"state":"study","block":"study","left":1872,"length":2700,"task":{…},"tasks":3,"pomodoros":1}`, in seconds.
    func json(at moment: Instant) -> JSONValue {
        let task: JSONValue =
            currentTask.map { task in
                .object(task.members(number: (currentPlace ?? 0) + 1, isCurrent: true))
            } ?? .null
        return [
            "state": .string(phase.rawValue),
            "block": .optional(block?.kind.rawValue),
            "left": .optional(block.map { StudyTask.seconds($0.left) }),
            "length": .optional(block.map { StudyTask.seconds($0.length) }),
            "task": task,
            "tasks": .integer(tasks.count),
            "pomodoros": .integer(pomodoros(on: moment)),
        ]
    }

    /// The place of the current task in the list.
    private var currentPlace: Int? { tasks.firstIndex { $0.id == current } }
}

extension StudyTask {
    /// Milliseconds as seconds, begun ones counted whole.
    static func seconds(_ milliseconds: Int) -> Int { (milliseconds + 999) / 1000 }

    /// `"number":1,"id":7,"name":…,"estimate":30,"extra":0,"spent":120,"left":1680,…`: minutes planned, seconds studied.
    func members(number: Int, isCurrent: Bool) -> [JSONValue.Member] {
        let link: JSONValue = link.map { ["kind": .string($0.kind.rawValue), "target": .string($0.target)] } ?? .null
        return [
            .init("number", .integer(number)), .init("id", .integer(id)), .init("name", .string(name)),
            .init("estimate", .integer(estimate / 60_000)), .init("extra", .integer(extra / 60_000)),
            .init("spent", .integer(spent / 1000)), .init("left", .integer(StudyTask.seconds(left))),
            .init("current", .bool(isCurrent)), .init("skipped", .bool(isSkipped)), .init("stuck", .bool(isStuck)),
            .init("note", .optional(note.isEmpty ? nil : note)), .init("link", link),
        ]
    }
}
