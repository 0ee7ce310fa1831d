/// What the learner does.
extension Study {
    /// Takes an event at a moment and says what is to be done about it. Time up to that moment passes first.
    public mutating func respond(to event: StudyEvent, rules: StudyRules, at now: Instant) -> [StudyCue] {
        // Who leaves was there until now.
        var until = now
        if event == .left { until.isWatched = true }
        var cues = advance(to: until, rules)
        if event == .tick { return cues }
        cues += perform(event, rules, at: now)
        isWatched = now.isWatched
        return cues
    }

    private mutating func perform(_ event: StudyEvent, _ rules: StudyRules, at now: Instant) -> [StudyCue] {
        switch event {
        case .tick, .joined: return []
        case .left: return isRunning ? pause(at: now) : []
        case .start: return start(rules, at: now)
        case .pause: return isRunning ? pause(at: now) : [.refuse(phase == .idle ? .idle : .paused)]
        case .resume: return resume(rules, at: now)
        case .giveUp: return phase == .idle ? [.refuse(.idle)] : finish(.gaveUp, at: now)
        case .extend(let amount): return extend(by: amount, at: now)
        case .skipBreak:
            guard block?.kind == .rest else { return [.refuse(phase == .idle ? .idle : .noRest)] }
            return endRest(rules, at: now)
        case .add(let name, let estimate, let link): return add(name, estimate, link, at: now)
        case .edit(let id, let name, let estimate, let link):
            return edit(id, name, estimate, link, at: now)
        case .move(let id, let place): return move(id, to: place, at: now)
        case .remove(let id): return known(id) { study in study.end(id, .removed, at: now) }
        case .done(let id):
            return known(id ?? current) { study in (id ?? study.current).map { study.end($0, .done, at: now) } ?? [] }
        case .skip(let id): return known(id ?? current) { study in study.skip(id ?? study.current, at: now) }
        case .stuck(let id, let note): return mark(id ?? current, note, at: now)
        }
    }

    /// Where nothing is named and nothing goes on, or what is named is gone, that is said.
    private mutating func known(_ id: Int?, _ body: (inout Study) -> [StudyCue]) -> [StudyCue] {
        guard let id else { return [.refuse(.idle)] }
        guard tasks.contains(where: { $0.id == id }) else { return [.refuse(.unknown)] }
        return body(&self)
    }

    // MARK: The list as one

    private mutating func start(_ rules: StudyRules, at now: Instant) -> [StudyCue] {
        switch phase {
        case .study, .rest: return [.refuse(.running)]
        case .paused, .waiting, .interrupted: return resume(rules, at: now)
        case .idle: break
        }
        guard let first = tasks.first(where: { !$0.isSkipped }) else {
            return [.refuse(tasks.isEmpty ? .empty : .noTask)]
        }
        run += 1
        ended = []
        current = first.id
        beginBlock(rules)
        return tasks.map { .planned(task: $0.id, at: now) } + [tell(.began, first, amount: first.left, at: now)]
    }

    private mutating func pause(at now: Instant) -> [StudyCue] {
        let cues = settle(at: now)
        phase = .paused
        return cues + [tell(.paused, currentTask, at: now)]
    }

    private mutating func resume(_ rules: StudyRules, at now: Instant) -> [StudyCue] {
        switch phase {
        case .idle: return [.refuse(.idle)]
        case .study, .rest: return [.refuse(.running)]
        case .paused, .interrupted:
            phase = block?.kind == .rest ? .rest : .study
            return [tell(.resumed, currentTask, at: now)]
        case .waiting:
            if block?.kind == .rest { return endRest(rules, at: now) }
            guard let current else { return [] }
            phase = .study
            return end(current, .timeUp, at: now)
        }
    }

    private mutating func endRest(_ rules: StudyRules, at now: Instant) -> [StudyCue] {
        let cues = close(at: now)
        beginBlock(rules)
        return cues + [tell(.restOver, currentTask, at: now)]
    }

    private mutating func extend(by amount: Int, at now: Instant) -> [StudyCue] {
        guard phase != .idle, let block, let index = currentIndex else { return [.refuse(.idle)] }
        guard StudyTask.addition.contains(amount / 60_000) else { return [.refuse(.range)] }
        if block.kind == .rest {
            self.block?.length = Limit.held(block.length + amount)
            // A rest that was over is none any more.
            if phase == .waiting { phase = .rest }
            return [tell(.extended, amount: amount, at: now)]
        }
        tasks[index].extra = Limit.held(tasks[index].extra + amount)
        if phase == .waiting { phase = .study }
        return [tell(.extended, tasks[index], amount: amount, at: now)]
    }

    /// The list has come to its end, or is given up: what is over is kept, and so are the tasks that are left.
    private mutating func finish(_ kind: StudyNews.Kind, at moment: Instant) -> [StudyCue] {
        let cues = settle(at: moment) + close(at: moment)
        let news = tell(kind, at: moment)
        stop()
        return cues + [news]
    }

    // MARK: Tasks

    /// A task leaves the list; where it was the current one, the next begins, or the list is at its end.
    mutating func end(_ id: Int, _ ending: TaskEnding, at moment: Instant) -> [StudyCue] {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return [] }
        let isCurrent = id == current
        var cues = isCurrent ? settle(at: moment) : []
        let task = tasks.remove(at: index)
        let endedTask = EndedTask(task, ending, at: moment)
        cues.append(.ended(endedTask))
        if ending == .removed {
            cues.append(tell(.changed, at: moment))
        } else {
            ended.append(endedTask)
            cues.append(tell(ending == .done ? .done : .ranOut, task, amount: task.spent, at: moment))
        }
        return isCurrent ? cues + goOn(at: moment) : cues
    }

    private mutating func skip(_ id: Int?, at moment: Instant) -> [StudyCue] {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return [.refuse(.unknown)] }
        let isCurrent = id == current
        let cues = isCurrent ? settle(at: moment) : []
        tasks[index].isSkipped = true
        let news = tell(.skipped, tasks[index], at: moment)
        return cues + [news] + (isCurrent ? goOn(at: moment) : [])
    }

    /// The first task that is not passed over becomes the current one.
    private mutating func goOn(at moment: Instant) -> [StudyCue] {
        guard let next = tasks.first(where: { !$0.isSkipped }) else { return finish(.finished, at: moment) }
        current = next.id
        // Who was waited for has come.
        if phase == .waiting, block?.kind == .study { phase = .study }
        return phase == .study ? [tell(.began, next, amount: next.left, at: moment)] : []
    }

    private mutating func add(_ name: String, _ estimate: Int, _ link: StudyLink?, at now: Instant) -> [StudyCue] {
        guard tasks.count < StudyTask.most else { return [.refuse(.full)] }
        if let refusal = Study.refusal(name: name) ?? Study.refusal(estimate: estimate) { return [.refuse(refusal)] }
        let task = StudyTask(id: nextID, name: Study.trimmed(name), estimate: estimate, link: link)
        nextID += 1
        tasks.append(task)
        return [.planned(task: task.id, at: now), tell(.changed, task, at: now)]
    }

    private mutating func edit(
        _ id: Int,
        _ name: String?,
        _ estimate: Int?,
        _ link: StudyLink??,
        at now: Instant
    ) -> [StudyCue] {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return [.refuse(.unknown)] }
        if let refusal = name.flatMap({ Study.refusal(name: $0) }) ?? estimate.flatMap({ Study.refusal(estimate: $0) })
        {
            return [.refuse(refusal)]
        }
        if let name { tasks[index].name = Study.trimmed(name) }
        if let estimate { tasks[index].estimate = estimate }
        if let link { tasks[index].link = link }
        return [tell(.changed, tasks[index], at: now)]
    }

    private mutating func move(_ id: Int, to place: Int, at now: Instant) -> [StudyCue] {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return [.refuse(.unknown)] }
        guard tasks.indices.contains(place) else { return [.refuse(.range)] }
        let task = tasks.remove(at: index)
        tasks.insert(task, at: place)
        return [tell(.changed, task, at: now)]
    }

    private mutating func mark(_ id: Int?, _ note: String?, at now: Instant) -> [StudyCue] {
        guard let id else { return [.refuse(.idle)] }
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return [.refuse(.unknown)] }
        let words = Study.trimmed(note ?? "")
        guard words.count <= StudyTask.longestName else { return [.refuse(.longName)] }
        tasks[index].isStuck = note != nil
        tasks[index].note = words
        return [tell(.changed, tasks[index], at: now)]
    }

    private static func refusal(name: String) -> StudyRefusal? {
        let name = trimmed(name)
        return name.isEmpty ? .noName : name.count > StudyTask.longestName ? .longName : nil
    }

    private static func refusal(estimate: Int) -> StudyRefusal? {
        StudyTask.estimates.contains(estimate / 60_000) && estimate > 0 ? nil : .range
    }

    /// Without white space at its ends.
    static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
