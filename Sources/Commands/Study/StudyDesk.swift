import Coaching
import Exercises
import Library
import Messages
import Settings
import StudyTime

/// Study time at a console: looks what happens, tells it once, and lets the learner act on it.
///
/// The list and its clock stand in the learner's database. Each console looks there, and what several find at once is
/// kept by the first of them.
final class StudyDesk: Background {
    private let learner: Learner
    private let clock: any Clock
    private var chance: Chance
    private var watch: StudyWatch
    /// Study time as it was at the last event.
    private var study: Study
    /// The number of the last piece of news that was told.
    private var told = 0
    /// The database's version at the last look.
    private var version = -1
    /// Seconds that the machine had slept at the last look.
    private var asleep = 0.0
    private var isSeated = false
    /// Whether a screen waits to be opened until the learner is free.
    private var opening: Destination?
    private(set) var nextLook: Double?
    /// Whether the last run came to its end, and was not given up.
    private(set) var hasFinished = false
    /// The music that was played last.
    private var piece: BreakPiece?
    /// What is suggested for this rest.
    private var suggested: (run: Int, pomodoros: Int, activity: StudyTime.Activity)?

    init(_ learner: Learner, clock: any Clock, chance: Chance) {
        self.learner = learner
        self.clock = clock
        self.chance = chance
        watch = StudyWatch(path: learner.request.paths.studyWatch)
        study = Study(anchor: Instant(clock: "", awake: 0, wall: 0))
    }

    private var rules: StudyRules { learner.settings.studyRules }
    private var now: Instant { Instant(clock, learner.settings, watch: watch) }

    // MARK: Coming and leaving

    /// The learner has sat down: from now on this console tells what happens. Where it cannot be read nothing is told.
    func sit() {
        watch = StudyWatch(path: learner.request.paths.studyWatch)
        isSeated = true
        // What was another learner's is not this one's.
        (opening, suggested, hasFinished) = (nil, nil, false)
        do throws(LibraryError) {
            told = try learner.library.lastStudyNews()
            // Looked at before this console is there itself: whether one was killed is known only so.
            study = try learner.library.respond(to: .tick, rules: rules, at: now).study
            watch.join()
            if study.phase == .interrupted { opening = .screen("timer", argument: "") }
            if study.isRunning { study = try learner.library.respond(to: .joined, rules: rules, at: now).study }
            if study.isRunning { watch.sign(now.sign) }
        } catch {
            isSeated = false
        }
        version = -1
        nextLook = nil
    }

    /// The learner leaves; where no other console is there it is paused. Answers what a person should know.
    func leave() -> Message? {
        guard isSeated else { return nil }
        isSeated = false
        let isLast = watch.leave()
        guard isLast, study.isRunning else { return nil }
        do throws(LibraryError) {
            let cues = try learner.library.respond(to: .left, rules: rules, at: now).cues
            return cues.contains { if case .tell(let news) = $0 { news.kind == .paused } else { false } }
                ? .timerLeft() : nil
        } catch {
            return error.text
        }
    }

    // MARK: Looking

    var badge: Message? { isSeated ? study.at(now, rules: rules).badge : nil }

    func attend(isFree: Bool) -> [Cue] {
        guard isSeated else { return [] }
        var cues: [Cue] = []
        // Another program that holds the database is not waited for: what has ended is found at the next look as well.
        let library = learner.library
        let patience = library.patience
        library.patience = 0
        do throws(LibraryError) { cues = try look() } catch {
            nextLook = clock.seconds + (error.kind == .locked ? 1 : 10)
        }
        library.patience = patience
        if isFree, let destination = opening { cues.append(.open(destination)) }
        // Who does something else has been told. A question waits.
        if isFree || study.phase != .interrupted { opening = nil }
        return cues
    }

    /// Looks whether something has happened, here or elsewhere.
    private func look() throws(LibraryError) -> [Cue] {
        let library = learner.library
        let current = try library.version()
        let seconds = clock.seconds
        let slept = clock.asleep
        if current == version, slept < asleep + 1, let nextLook, seconds < nextLook { return [] }
        asleep = slept
        let moment = now
        let ticked = try library.respond(to: .tick, rules: rules, at: moment)
        study = ticked.study
        version = try library.version()
        // Of several consoles one plays: the first that found the end.
        let isOwn = ticked.cues.contains { if case .tell(let news) = $0 { news.kind == .rest } else { false } }
        if study.isRunning { watch.sign(moment.sign) }
        let until = study.untilNext.map { Double(study.anchor.awake + $0 - moment.awake) / 1000 }
        nextLook = seconds + (study.isRunning ? min(1, max(until ?? 1, 0.001)) : 2)
        var cues: [Cue] = []
        for (number, news) in try library.studyNews(after: told) {
            told = number
            cues += try self.cues(for: news, isOwn: isOwn)
        }
        return cues
    }

    private func cues(for news: StudyNews, isOwn: Bool) throws(LibraryError) -> [Cue] {
        var cues: [Cue] = news.message.map { [.show(.message($0))] } ?? []
        if news.rings { cues.append(.ring) }
        switch news.kind {
        case .rest:
            opening = .screen("timer", argument: "")
            if isOwn, learner.settings.breakMusic {
                let next = BreakPiece.next(after: piece, using: &chance)
                piece = next
                cues += [.show(.message(.newsMusic(title: next.title))), .music(next.rawValue)]
            }
        case .finished, .gaveUp:
            hasFinished = news.kind == .finished
            let summary = StudySummary(
                ended: try learner.library.endedTasks(inRun: news.run),
                open: study.tasks,
                pomodoros: study.pomodoros(on: now)
            )
            cues += StudyTexts.lines(of: summary).map { .show(.message($0)) }
            if news.kind == .finished { opening = .screen("timer", argument: "summary") }
        case .changed: cues.append(.show(.mark(nil)))
        case .restOver, .waits, .resumed, .paused: opening = nil
        default: break
        }
        return cues
    }

    // MARK: What the screens do

    /// What a person is told where there is not what a task shall be tied to; nil where there is.
    func trouble(with link: StudyLink) -> Trouble? {
        do throws(Failure) { try learner.request.check(link, in: learner.library) } catch { return Trouble(error) }
        return nil
    }

    /// Study time as it is now.
    func current() throws(Trouble) -> Study {
        try kept { () throws(LibraryError) in try learner.library.study(at: now) }.at(now, rules: rules)
    }

    /// How it stands, in a line.
    func status() throws(Trouble) -> Message { try current().status(at: now) }

    /// How it is shown large.
    func board() throws(Trouble) -> StudyBoard {
        let moment = now
        let study = try kept { () throws(LibraryError) in try learner.library.study(at: moment) }.at(
            moment,
            rules: rules
        )
        var board = study.board(at: moment, seconds: clock.seconds)
        if study.phase == .rest || (study.phase == .paused && study.block?.kind == .rest) {
            board.suggestion = try suggestion(for: study, at: moment, another: false).board
        }
        return board
    }

    /// Another idea for this rest.
    func anotherSuggestion() throws(Trouble) {
        let moment = now
        _ = try suggestion(for: study, at: moment, another: true)
    }

    var seconds: Double { clock.seconds }

    /// Minutes since a console that was killed last lived; −1 where the machine started anew since.
    var minutesSinceInterrupted: Int {
        guard let seen = watch.seen, seen.clock == clock.name else { return -1 }
        return max(0, now.awake - seen.awake) / 60_000
    }

    private func suggestion(
        for study: Study,
        at moment: Instant,
        another: Bool
    ) throws(Trouble) -> StudyTime.Activity {
        let (run, pomodoros) = (study.run, study.counted.pomodoros)
        if !another, let suggested, suggested.run == run, suggested.pomodoros == pomodoros { return suggested.activity }
        let shown = try kept { () throws(LibraryError) in try learner.library.suggestedActivities() }
        guard let activity = StudyTime.Activity.next(after: shown, using: &chance) ?? StudyTime.Activity.all.first
        else {
            throw Trouble(.refused, .studyRefused(reason: "other"))
        }
        try kept { () throws(LibraryError) in try learner.library.noteSuggested(activity, at: Moment(moment)) }
        suggested = (run, pomodoros, activity)
        return activity
    }

    /// Lets the learner do something; answers why it cannot be done, nil where it was.
    func perform(_ event: StudyEvent) throws(Trouble) -> StudyRefusal? {
        let (study, cues) = try kept { () throws(LibraryError) in
            try learner.library.respond(to: event, rules: rules, at: now)
        }
        self.study = study
        // What was told shall be seen at the next look, which follows at once.
        version = -1
        nextLook = nil
        for cue in cues { if case .refuse(let refusal) = cue { return refusal } }
        return nil
    }

    /// The last run of the list.
    func summary() throws(Trouble) -> StudySummary {
        let study = try current()
        let ended = try kept { () throws(LibraryError) in try learner.library.endedTasks(inRun: study.run) }
        return StudySummary(ended: ended, open: study.tasks, pomodoros: study.pomodoros(on: now))
    }

    /// The diary up to today.
    func diary(days: Int) throws(Trouble) -> [DiaryDay] {
        let study = try current()
        return try kept { () throws(LibraryError) in
            try learner.library.diary(through: learner.now.day, days: days, study: study)
        }
    }

    private func kept<Value>(_ body: () throws(LibraryError) -> Value) throws(Trouble) -> Value {
        do throws(LibraryError) { return try body() } catch { throw Trouble(.storage, error.text) }
    }
}

extension StudyTime.Activity {
    /// As a board shows it.
    var board: StudyBoard.Suggestion {
        StudyBoard.Suggestion(topic: topic.name, text: text, breathing: breathing)
    }
}
