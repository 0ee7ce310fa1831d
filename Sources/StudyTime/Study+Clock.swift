/// How time passes.
extension Study {
    /// A task's end is told this long before it, in milliseconds, where it has much more.
    static let notice = 120_000
    /// The least that a task must be allotted for that, in milliseconds.
    static let noticeFrom = 600_000
    /// How far, in milliseconds, one program may be behind another that asked the same clock.
    static let greatestLag = 60_000
    /// A sleep of the machine shorter than this, in milliseconds, is not worth telling.
    static let leastSleep = 60_000

    /// Milliseconds until the next thing happens in the phase that runs.
    var boundary: Int {
        let block = block?.left ?? 0
        guard phase == .study, let task = currentTask else { return block }
        let notice = task.left - Study.notice
        let isNoticed = notice > 0 && task.allotted >= Study.noticeFrom
        return min(block, task.left, isNoticed ? notice : .max)
    }

    /// Lets time pass up to a moment, and all happen that falls into it.
    mutating func advance(to now: Instant, _ rules: StudyRules) -> [StudyCue] {
        guard isRunning else {
            anchor = now
            return []
        }
        // Who asked the clock before another was faster in storing may be a little behind it: no time has passed then.
        let isBehind = now.clock == anchor.clock && now.awake < anchor.awake
        if isBehind, anchor.awake - now.awake <= Study.greatestLag { return [] }
        let isSame = now.clock == anchor.clock && !isBehind
        let isAbandoned = !isSame || (isWatched && !now.isWatched)
        var until = isSame ? now.awake : anchor.awake
        if isAbandoned {
            // It stood where it stood when the console last lived.
            let seen = now.seen.map { $0.clock == anchor.clock ? $0.awake : anchor.awake } ?? anchor.awake
            until = isSame ? min(max(seen, anchor.awake), now.awake) : max(seen, anchor.awake)
        }
        if isSame {
            // What falls into this time is noted by the clock on the wall as it goes now.
            let awake = anchor.awake
            let asleep = anchor.asleep
            anchor = now.later(by: awake - now.awake)
            anchor.asleep = asleep
        }
        var cues: [StudyCue] = []
        let slept = isSame ? now.asleep - anchor.asleep : 0
        while isRunning {
            let rest = until - anchor.awake
            let step = boundary
            guard step <= rest else {
                pass(rest)
                break
            }
            pass(step)
            cues += arrive(rules)
        }
        if isRunning, isAbandoned {
            let moment = anchor
            cues += settle(at: moment)
            cues.append(tell(.interrupted, currentTask, at: moment))
            phase = .interrupted
        } else if slept >= Study.leastSleep, isSame, !isAbandoned {
            cues.append(tell(.slept, amount: slept, at: now))
        }
        anchor = now
        return cues
    }

    /// So much of what runs is over.
    private mutating func pass(_ milliseconds: Int) {
        anchor = anchor.later(by: milliseconds)
        block?.spent += milliseconds
        guard phase == .study, let index = currentIndex else { return }
        tasks[index].spent += milliseconds
        stretch += milliseconds
    }

    /// Something has come to its end, or nearly.
    private mutating func arrive(_ rules: StudyRules) -> [StudyCue] {
        let moment = anchor
        let isOver = block?.left == 0
        if phase == .rest { return isOver ? restOver(rules, at: moment) : [] }
        guard let task = currentTask else {
            stop()
            return []
        }
        var cues: [StudyCue] = []
        if task.left == 0 {
            if rules.goesOnByItself {
                // Where both end at once the next task begins after the rest.
                if isOver { cues += beginRest(rules, at: moment) }
                cues += end(task.id, .timeUp, at: moment)
                return isOver && phase == .rest ? cues + [tellRest(at: moment)] : cues
            }
            if !isOver {
                cues += settle(at: moment)
                phase = .waiting
                cues.append(tell(.timeUp, task, at: moment))
            }
        } else if task.left == Study.notice {
            cues.append(tell(.nearEnd, task, amount: task.left, at: moment))
        }
        if isOver, phase == .study { cues += beginRest(rules, at: moment) + [tellRest(at: moment)] }
        return cues
    }

    /// A Pomodoro is whole, and a rest begins.
    private mutating func beginRest(_ rules: StudyRules, at moment: Instant) -> [StudyCue] {
        let cues = settle(at: moment) + close(at: moment)
        block = StudyBlock(.rest, length: rules.rest)
        phase = .rest
        return cues
    }

    private func tellRest(at moment: Instant) -> StudyCue {
        tell(.rest, currentTask, amount: block?.length ?? 0, count: counted.pomodoros, at: moment)
    }

    private mutating func restOver(_ rules: StudyRules, at moment: Instant) -> [StudyCue] {
        if rules.goesOnByItself {
            let cues = close(at: moment)
            beginBlock(rules)
            return cues + [tell(.restOver, currentTask, at: moment)]
        }
        phase = .waiting
        return [tell(.waits, currentTask, at: moment)]
    }

    /// A new block of study runs.
    mutating func beginBlock(_ rules: StudyRules) {
        block = StudyBlock(.study, length: rules.study)
        phase = .study
    }

    /// The block goes into the record; a whole one of study counts.
    mutating func close(at moment: Instant) -> [StudyCue] {
        guard let block, block.spent > 0 else { return [] }
        let ended = EndedBlock(block, at: moment)
        if block.kind == .study, ended.isWhole {
            counted = Count(day: moment.day, pomodoros: pomodoros(on: moment) + 1)
        }
        return [.closed(ended)]
    }

    /// What was studied for the current task goes into the record.
    mutating func settle(at moment: Instant) -> [StudyCue] {
        defer { stretch = 0 }
        guard stretch > 0, let current else { return [] }
        return [.studied(task: current, milliseconds: stretch, at: moment)]
    }

    func tell(
        _ kind: StudyNews.Kind,
        _ task: StudyTask? = nil,
        amount: Int = 0,
        count: Int = 0,
        at moment: Instant
    ) -> StudyCue {
        .tell(
            StudyNews(
                kind,
                task: task?.id,
                name: task?.name ?? "",
                amount: amount,
                count: count,
                run: run,
                at: moment
            )
        )
    }
}
