import Memory
public import StudyTime

extension SQL {
    fileprivate static let state = SQL("study-state", PackageResources.study_state_sql)
    fileprivate static let setState = SQL("study-state-set", PackageResources.study_state_set_sql)
    fileprivate static let last = SQL("study-last-task", PackageResources.study_last_task_sql)
    fileprivate static let tasks = SQL("study-tasks", PackageResources.study_tasks_sql)
    fileprivate static let ended = SQL("study-ended", PackageResources.study_ended_sql)
    fileprivate static let setTask = SQL("study-task-set", PackageResources.study_task_set_sql)
    fileprivate static let stretch = SQL("study-stretch-insert", PackageResources.study_stretch_insert_sql)
    fileprivate static let block = SQL("study-block-insert", PackageResources.study_block_insert_sql)
    fileprivate static let plan = SQL("study-plan-insert", PackageResources.study_plan_insert_sql)
    fileprivate static let tell = SQL("study-news-insert", PackageResources.study_news_insert_sql)
    fileprivate static let news = SQL("study-news", PackageResources.study_news_sql)
    fileprivate static let lastNews = SQL("study-news-last", PackageResources.study_news_last_sql)
}

extension Library {
    /// Study time as it was at the last event. How it stands now is ``StudyTime/Study/at(_:rules:)``.
    ///
    /// - Parameter now: the moment that a list which never began counts from.
    public func study(at now: Instant) throws(LibraryError) -> Study {
        try database.reading { () throws(LibraryError) in try readStudy(at: now) }
    }

    /// Lets something happen to study time, and keeps what comes of it in one transaction: what is stored is the whole
    /// of it, and a kill loses nothing that was answered.
    ///
    /// Whoever comes first is told in the cues what happened up to then; another console finds it among the news.
    public func respond(
        to event: StudyEvent,
        rules: StudyRules,
        at now: Instant
    ) throws(LibraryError) -> (study: Study, cues: [StudyCue]) {
        if event == .tick {
            // Time alone mostly changes nothing, and then nothing is written.
            var study = try study(at: now)
            let cues = study.respond(to: .tick, rules: rules, at: now)
            if cues.isEmpty { return (study, []) }
        }
        return try database.transaction { () throws(LibraryError) in
            var study = try readStudy(at: now)
            let before = study.tasks
            let cues = study.respond(to: event, rules: rules, at: now)
            try write(study, before: before, cues: cues)
            return (study, cues)
        }
    }

    /// What has been told after a piece of news, which is given by its number.
    public func studyNews(after number: Int) throws(LibraryError) -> [(number: Int, news: StudyNews)] {
        let rows = try database.rows(.news, .integer(number)) { row -> (Int, StudyNews)? in
            guard let kind = StudyNews.Kind(rawValue: row.text(1)) else { return nil }
            let moment = Instant(clock: "", awake: 0, wall: row.integer(7), offset: row.integer(8))
            let task = row.integer(2)
            return (
                row.integer(0),
                StudyNews(
                    kind,
                    task: task == 0 ? nil : task,
                    name: row.text(3),
                    amount: row.integer(4),
                    count: row.integer(5),
                    run: row.integer(6),
                    at: moment
                )
            )
        }
        return rows.compactMap { $0 }
    }

    /// Study time as it was at the last event, and what has been told after a piece of news, both as of one moment.
    public func studyAndNews(
        after number: Int,
        at now: Instant
    ) throws(LibraryError) -> (study: Study, news: [(number: Int, news: StudyNews)]) {
        try database.reading { () throws(LibraryError) in
            (study: try readStudy(at: now), news: try studyNews(after: number))
        }
    }

    /// The number of the latest piece of news; 0 for none.
    public func lastStudyNews() throws(LibraryError) -> Int {
        try database.rows(.lastNews) { $0.integer(0) }.first ?? 0
    }

    /// The tasks that left the list in a run of it.
    public func endedTasks(inRun run: Int) throws(LibraryError) -> [EndedTask] {
        try database.rows(.ended, .integer(run)) { row in
            EndedTask(
                StudyTask(row),
                TaskEnding(rawValue: row.text(10)) ?? .done,
                at: Instant(clock: "", awake: 0, wall: row.integer(11), offset: row.integer(12))
            )
        }
    }

    /// A number that changes whenever another program, such as a second console, has written.
    public func version() throws(LibraryError) -> Int { try database.pragma("PRAGMA data_version") }

    private func readStudy(at now: Instant) throws(LibraryError) -> Study {
        let tasks = try database.rows(.tasks) { StudyTask($0) }
        let states = try database.rows(.state) { row in
            Study(
                tasks: tasks,
                phase: Study.Phase(rawValue: row.text(0)) ?? .idle,
                block: StudyBlock.Kind(rawValue: row.text(1)).map {
                    StudyBlock($0, length: row.integer(2), spent: row.integer(3))
                },
                current: row.integer(4) == 0 ? nil : row.integer(4),
                stretch: row.integer(5),
                run: row.integer(6),
                counted: Study.Count(day: StudyDay(row.text(7))?.number ?? 0, pomodoros: row.integer(8)),
                isWatched: row.integer(9) != 0,
                anchor: Instant(
                    clock: row.text(10),
                    awake: row.integer(11),
                    asleep: row.integer(12),
                    wall: row.integer(13),
                    offset: row.integer(14)
                ),
                lastID: row.integer(15)
            )
        }
        guard var study = states.first else {
            let last = try database.rows(.last) { $0.integer(0) }.first ?? 0
            return Study(tasks: tasks, anchor: now, lastID: last)
        }
        study.ended = try endedTasks(inRun: study.run)
        return study
    }

    private func write(_ study: Study, before: [StudyTask], cues: [StudyCue]) throws(LibraryError) {
        for (place, task) in study.tasks.enumerated() {
            // Most of the list is as it was.
            if before.indices.contains(place), before[place] == task { continue }
            try write(task, place: place)
        }
        for cue in cues { try keep(cue, of: study) }
        try database.run(
            .setState,
            .text(study.phase.rawValue),
            .text(study.block?.kind.rawValue ?? ""),
            .integer(study.block?.length ?? 0),
            .integer(study.block?.spent ?? 0),
            .integer(study.current ?? 0),
            .integer(study.stretch),
            .integer(study.run),
            .text(StudyDay(number: study.counted.day).description),
            .integer(study.counted.pomodoros),
            .integer(study.isWatched ? 1 : 0),
            .text(study.anchor.clock),
            .integer(study.anchor.awake),
            .integer(study.anchor.asleep),
            .integer(study.anchor.wall),
            .integer(study.anchor.offset)
        )
    }

    private func keep(_ cue: StudyCue, of study: Study) throws(LibraryError) {
        switch cue {
        case .studied(let task, let milliseconds, let moment):
            try database.run(
                .stretch,
                .integer(task),
                .text(moment.date),
                .integer(moment.wall),
                .integer(moment.offset),
                .integer(milliseconds)
            )
        case .planned(let task, let moment): try database.run(.plan, .text(moment.date), .integer(task))
        case .ended(let ended): try write(ended.task, ended: ended, run: study.run)
        case .closed(let ended):
            try database.run(
                .block,
                .text(ended.block.kind.rawValue),
                .text(ended.moment.date),
                .integer(ended.moment.wall),
                .integer(ended.moment.offset),
                .integer(ended.block.length),
                .integer(ended.block.spent),
                .integer(ended.isWhole ? 1 : 0)
            )
        case .tell(let news):
            try database.run(
                .tell,
                .text(news.kind.rawValue),
                .integer(news.task ?? 0),
                .text(news.name),
                .integer(news.amount),
                .integer(news.count),
                .integer(news.run),
                .integer(news.moment.wall),
                .integer(news.moment.offset)
            )
        case .refuse: break
        }
    }

    private func write(
        _ task: StudyTask,
        place: Int = 0,
        ended: EndedTask? = nil,
        run: Int = 0
    ) throws(LibraryError) {
        try database.run(
            .setTask,
            .integer(task.id),
            .text(task.name),
            .integer(task.estimate),
            .integer(task.extra),
            .integer(task.spent),
            .integer(task.isStuck ? 1 : 0),
            .text(task.note),
            .integer(task.isSkipped ? 1 : 0),
            .text(task.link?.kind.rawValue ?? ""),
            .text(task.link?.target ?? ""),
            .integer(place),
            .text(ended?.ending.rawValue ?? ""),
            .integer(ended?.moment.wall ?? 0),
            .integer(ended?.moment.offset ?? 0),
            .text(ended?.moment.date ?? ""),
            .integer(run)
        )
    }
}

extension Instant {
    /// The study day as it is stored.
    var date: String { StudyDay(number: day).description }
}

extension StudyTask {
    /// The first ten columns of a task's row.
    init(_ row: Row) {
        self.init(
            id: row.integer(0),
            name: row.text(1),
            estimate: row.integer(2),
            extra: row.integer(3),
            spent: row.integer(4),
            isStuck: row.integer(5) != 0,
            note: row.text(6),
            isSkipped: row.integer(7) != 0,
            link: StudyLink.Kind(rawValue: row.text(8)).map { StudyLink($0, row.text(9)) }
        )
    }
}
