import Exercises
import JSON
import Library
import Messages
import Orthography
import StudyTime

extension Command {
    /// `aloud tasks [add NAME | edit N [NAME] | move N TO | remove N | done N | skip N | stuck N [NOTE]]
    /// [--estimate MINUTES] [--link KIND:TARGET|none] [--json]`
    static let tasks: Command = Command(
        "tasks",
        operands: "[add NAME|edit N [NAME]|move N TO|remove N|done N|skip N|stuck N [NOTE]]",
        count: 0...many,
        options: [.json, Option("estimate", .value("MINUTES")), Option("link", .value("KIND:TARGET|none"))],
        takesNewLearner: { $0.operands.first?.lowercased() == "add" }
    ) { request throws(Failure) in
        let work = try StudyWork(request)
        guard let name = request.arguments.operands.first?.lowercased() else {
            let (study, _) = try work.current()
            try work.list(study)
            return .done
        }
        let (before, _) = try work.current()
        let event = try work.event(name, Array(request.arguments.operands.dropFirst()), before)
        let (study, moment, cues) = try work.perform(event)
        try work.tell(cues, of: study, at: moment)
        try work.list(study)
        return .done
    }
}

extension StudyWork {
    fileprivate func event(_ name: String, _ words: [String], _ study: Study) throws(Failure) -> StudyEvent {
        let usage = Failure(.usage, .usage(usage: Help.usage(of: .tasks)))
        let takesOptions = name == "add" || name == "edit"
        if !takesOptions, request.arguments.has("estimate") || request.arguments.has("link") { throw usage }
        if name == "add" {
            guard !words.isEmpty else { throw usage }
            return .add(
                name: words.joined(separator: " "),
                estimate: try estimate ?? StudyRules.milliseconds(minutes: StudyTask.usualMinutes),
                link: try link ?? nil
            )
        }
        let names = ["edit", "move", "stuck", "remove", "done", "skip"]
        guard names.contains(name), let first = words.first else { throw usage }
        let rest = words.dropFirst().joined(separator: " ")
        let task = try task(first, of: study)
        switch name {
        case "edit":
            let (estimate, link) = (try estimate, try link)
            guard !rest.isEmpty || estimate != nil || link != nil else { throw usage }
            return .edit(id: task.id, name: rest.isEmpty ? nil : rest, estimate: estimate, link: link)
        case "move":
            guard let place = number(in: rest) else { throw usage }
            return .move(id: task.id, to: place - 1)
        case "stuck": return .stuck(task, rest)
        case "remove" where rest.isEmpty: return .remove(id: task.id)
        case "done" where rest.isEmpty: return .done(id: task.id)
        case "skip" where rest.isEmpty: return .skip(id: task.id)
        default: throw usage
        }
    }

    /// `--estimate`, in milliseconds.
    private var estimate: Int? {
        get throws(Failure) {
            guard let text = request.arguments.value("estimate") else { return nil }
            return try TaskWords.estimate(text)
        }
    }

    /// `--link`; `none` takes it away. What it is tied to must be there.
    private var link: StudyLink?? {
        get throws(Failure) {
            guard let text = request.arguments.value("link") else { return nil }
            let link = try TaskWords.link(text)
            if let link { try request.check(link, in: try request.readingLibrary()) }
            return .some(link)
        }
    }

    /// The list, a task a line.
    fileprivate func list(_ study: Study) throws(Failure) {
        if study.tasks.isEmpty, !request.arguments.has("json") { request.say(.tasksEmptyHere()) }
        for (index, task) in study.tasks.enumerated() {
            let isCurrent = task.id == study.current
            if request.arguments.has("json") {
                try request.output.line(JSONValue.object(task.members(number: index + 1, isCurrent: isCurrent)).text)
                continue
            }
            let language = request.interface(with: settings)
            let remarks = task.remarks(isCurrent: isCurrent, isResting: study.block?.kind == .rest).map {
                $0.text(in: language)
            }.joined(separator: " · ")
            let number = index + 1
            let indent = String(repeating: " ", count: String(study.tasks.count).count - String(number).count)
            try request.output.line(
                visible("\(isCurrent ? "▸" : " ")\(indent)\(number). \(task.name)  – \(remarks)")
            )
        }
    }
}
