import Exercises
import Messages
import Orthography
import StudyTime

/// The ordered list of tasks: the current one marked, with what is left of it, and below them those done today.
struct TasksScreen: Exercises.Activity {
    private let desk: StudyDesk
    private let language: InterfaceLanguage
    /// The tasks as they are on the screen: numbers mean these, whatever another console does meanwhile.
    private var shown: [StudyTask] = []
    private var done: [StudyTask] = []

    init(_ desk: StudyDesk, in language: InterfaceLanguage) {
        self.desk = desk
        self.language = language
    }

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("start", .offerStartStudy()), Offer("pause", .offerPauseStudy()),
            Offer("resume", .offerResumeStudy()), Offer("give-up", .offerGiveUp()),
            Offer("add", .offerAddTask(), argument: "NAME 30min"), Offer("done", .offerDoneTask(), argument: "N"),
            Offer("skip", .offerSkipTask(), argument: "N"),
            Offer("extend", .offerExtendBy(), argument: "MINUTES"),
            Offer("edit", .offerEditTask(), argument: "N NAME 30min"),
            Offer("move", .offerMoveTask(), argument: "N M"), Offer("remove", .offerRemoveTask(), argument: "N"),
            Offer("stuck", .offerStuckTask(), argument: "N NOTE"),
            Offer("link", .offerLinkTask(), argument: "N lesson|dictation|word …"),
            Offer("open", .offerOpenTask(), argument: "N"), Offer("list", .offerList()),
            Offer("back", .offerBack()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned, .typed(""), .stirred: return list()
        case .typed(let text): return open(text)
        case .command(let order): return perform(order)
        case .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    // MARK: Showing

    private mutating func list() -> [Cue] {
        do throws(Trouble) {
            let study = try desk.current()
            let today = try desk.diary(days: 1).first
            shown = study.tasks
            let ended = today?.entries.filter { $0.ending == .done || $0.ending == .timeUp } ?? []
            done = ended.map(\.task)
            if shown.isEmpty, done.isEmpty { return [.show(.message(.tasksEmpty()))] }
            var items = shown.enumerated().map { index, task in
                let isCurrent = task.id == study.current
                let remarks = task.remarks(isCurrent: isCurrent, isResting: study.block?.kind == .rest).map {
                    $0.text(in: language)
                }
                return Item(index + 1, task.name, detail: remarks.joined(separator: " · "), isCurrent: isCurrent)
            }
            if !ended.isEmpty { items.append(Item(nil, Message.tasksDoneTitle().text(in: language))) }
            for (index, entry) in ended.enumerated() {
                var remarks: [Message] = [
                    .taskTimes(spent: minutes(entry.task.spent), planned: minutes(entry.task.estimate)),
                    StudyTexts.outcome(of: entry.task, entry.ending),
                ]
                if let link = entry.task.link {
                    remarks.append(.taskLink(kind: link.kind.rawValue, target: link.target))
                }
                let detail = remarks.map { $0.text(in: language) }.joined(separator: " · ")
                items.append(Item(shown.count + index + 1, entry.task.name, detail: detail, mark: "✓"))
            }
            var cues: [Cue] = [.show(.list(title: .tasksTitle(), items))]
            cues.append(.show(.message(try desk.status())))
            if study.phase == .idle { cues.append(.show(.message(shown.isEmpty ? .tasksEmpty() : .tasksHow()))) }
            return cues
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    // MARK: Acting

    private mutating func perform(_ order: Order) -> [Cue] {
        let (head, rest) = TaskWords.head(order.argument)
        switch order.name {
        case "back": return [.finish(.left(nil))]
        case "list": return list()
        case "start": return does(.start)
        case "pause": return does(.pause)
        case "resume": return does(.resume)
        case "give-up": return does(.giveUp)
        case "extend":
            let minutes = number(in: head) ?? TaskWords.nameAndMinutes(order.argument).minutes
            return does(.extend(StudyRules.milliseconds(minutes: order.argument.isEmpty ? 5 : minutes ?? 0)))
        case "add":
            return asked(order.argument) { name, estimate, link in
                if name.isEmpty { return [.show(.message(.taskUsage(name: "add")))] }
                let usual = StudyRules.milliseconds(minutes: StudyTask.usualMinutes)
                return does(.add(name: name, estimate: estimate ?? usual, link: link ?? nil))
            }
        case "done", "skip":
            if head.isEmpty { return does(order.name == "done" ? .done(id: nil) : .skip(id: nil)) }
            return with(head) { order.name == "done" ? .done(id: $0.id) : .skip(id: $0.id) }
        case "remove": return with(head) { .remove(id: $0.id) }
        case "move":
            guard let place = number(in: rest) else { return [.show(.message(.taskUsage(name: "move")))] }
            return with(head) { .move(id: $0.id, to: place - 1) }
        case "stuck":
            if head.isEmpty { return [.show(.message(.taskUsage(name: "stuck")))] }
            return with(head) { .stuck($0, rest) }
        case "edit":
            if rest.isEmpty { return [.show(.message(.taskUsage(name: "edit")))] }
            return asked(rest) { name, estimate, link in
                with(head) { .edit(id: $0.id, name: name.isEmpty ? nil : name, estimate: estimate, link: link) }
            }
        case "link":
            guard rest.lowercased() == "none" || StudyLink(reading: rest) != nil else {
                return [.show(.message(.taskUsage(name: "link")))]
            }
            return asked("--link " + rest) { _, _, link in
                with(head) { .edit(id: $0.id, name: nil, estimate: nil, link: link) }
            }
        case "open": return head.isEmpty ? [.show(.message(.taskUsage(name: "open")))] : open(head)
        default: return [.finish(.left(nil))]
        }
    }

    /// Does something with a name, minutes and what a task is tied to, in the words of a line: `Maths 20min`, or with the
    /// options that the command line has.
    private func asked(
        _ text: String,
        _ body: (_ name: String, _ estimate: Int?, _ link: StudyLink??) -> [Cue]
    ) -> [Cue] {
        let (line, estimateText, linkText) = TaskWords.options(text)
        do throws(Failure) {
            var (name, minutes) = TaskWords.nameAndMinutes(line)
            var estimate = minutes.map { StudyRules.milliseconds(minutes: $0) }
            if let estimateText {
                (name, minutes) = (line, nil)
                estimate = try TaskWords.estimate(estimateText)
            }
            guard let linkText else { return body(name, estimate, nil) }
            let link = try TaskWords.link(linkText)
            if let link, let trouble = desk.trouble(with: link) { return [.show(.trouble(trouble.message))] }
            return body(name, estimate, .some(link))
        } catch {
            return [.show(.trouble(error.message ?? .taskUsage(name: "link")))]
        }
    }

    /// Does something with a task of the list on the screen.
    private func with(_ text: String, _ event: (StudyTask) -> StudyEvent) -> [Cue] {
        if text.isEmpty { return [.show(.message(.taskUsage(name: "number")))] }
        guard let number = number(in: text), shown.indices.contains(number - 1) else {
            return [.show(.trouble(.taskUnknown(number: text, greatest: shown.count)))]
        }
        return does(event(shown[number - 1]))
    }

    /// What comes of it is told by the desk, and the list is shown again then.
    private func does(_ event: StudyEvent) -> [Cue] {
        do throws(Trouble) {
            return try desk.perform(event).map { [.show(.trouble($0.message))] } ?? []
        } catch {
            return [.show(.trouble(error.message))]
        }
    }

    /// Opens what a task is tied to, on the list or done.
    private func open(_ text: String) -> [Cue] {
        let all = shown + done
        guard let number = number(in: text), all.indices.contains(number - 1) else {
            return [.show(.trouble(.taskUnknown(number: text, greatest: all.count)))]
        }
        let task = all[number - 1]
        guard let link = task.link else { return [.show(.message(.taskWithoutLink(name: task.name)))] }
        return [.open(link.destination)]
    }
}
