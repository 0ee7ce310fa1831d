public import JSON

extension SQL {
    fileprivate static let studied = SQL("studied-all", PackageResources.studied_all_sql)
    fileprivate static let openings = SQL("openings-all", PackageResources.openings_all_sql)
    fileprivate static let reminders = SQL("reminders-all", PackageResources.reminders_all_sql)
    fileprivate static let unlocked = SQL("unlocked-all", PackageResources.unlocked_all_sql)
    fileprivate static let plans = SQL("study-plans-all", PackageResources.study_plans_all_sql)
    fileprivate static let suggestions = SQL("study-activities-all", PackageResources.study_activities_all_sql)
    fileprivate static let bookmarks = SQL("bookmarks-all", PackageResources.bookmarks_all_sql)
    fileprivate static let studyTasks = SQL("study-tasks-all", PackageResources.study_tasks_all_sql)
    fileprivate static let stretches = SQL("study-stretches-all", PackageResources.study_stretches_all_sql)
    fileprivate static let blocks = SQL("study-blocks-all", PackageResources.study_blocks_all_sql)
    fileprivate static let favorites = SQL("favorites-all", PackageResources.favorites_all_sql)
}

extension Library {
    /// Hands over everything that is stored, one object a record, as it was at one moment; what follows from it, or is
    /// only of the moment, is left out: how memories and study time stand, and the news that consoles tell.
    ///
    /// Each has `record`: attempt, studied, opening, reminder, favorite, bookmark, task, stretch, block, plan, suggestion,
    /// setting, unlocked, review, tuning, sound, bubble, explanation, unit, word, dictation, answer or mistake. `at` is in
    /// seconds since 1970-01-01T00:00:00Z, `offset` the seconds that local time was ahead of UTC.
    public func export(_ body: (JSONValue) throws(LibraryError) -> Void) throws(LibraryError) {
        try database.reading { () throws(LibraryError) in
            try eachAttempt { (attempt) throws(LibraryError) in try body(attempt.json) }
            try database.each(.studied) { (row) throws(LibraryError) in
                try body([
                    "record": "studied", "date": .string(row.text(0)), "phrase": .string(row.text(1)),
                    "at": .integer(row.integer(2)), "offset": .integer(row.integer(3)),
                ])
            }
            try database.each(.openings) { (row) throws(LibraryError) in
                try body([
                    "record": "opening", "date": .string(row.text(0)), "at": .integer(row.integer(1)),
                    "offset": .integer(row.integer(2)),
                ])
            }
            try database.each(.reminders) { (row) throws(LibraryError) in
                try body([
                    "record": "reminder", "date": .string(row.text(0)), "reminder": .string(row.text(1)),
                    "at": .integer(row.integer(2)), "offset": .integer(row.integer(3)),
                ])
            }
            try database.each(.favorites) { (row) throws(LibraryError) in
                try body(["record": "favorite", "phrase": .string(row.text(0)), "at": .integer(row.integer(1))])
            }
            try database.each(.bookmarks) { (row) throws(LibraryError) in
                try body(["record": "bookmark", "name": .string(row.text(0)), "place": .string(row.text(1))])
            }
            try exportStudyTime(body)
            for (key, value) in try settings().sorted(by: { $0.key < $1.key }) {
                try body(["record": "setting", "key": .string(key), "value": .string(value)])
            }
            try database.each(.unlocked) { (row) throws(LibraryError) in
                try body([
                    "record": "unlocked", "name": .string(row.text(0)), "at": .integer(row.integer(1)),
                    "offset": .integer(row.integer(2)),
                ])
            }
            try eachReview { (review) throws(LibraryError) in try body(review.json) }
            let parameters = try reviewParameters()
            if parameters != .published {
                try body(["record": "tuning", "weights": .array(parameters.weights.map { .number($0) })])
            }
            for day in try soundDays() {
                try body([
                    "record": "sound", "date": .string(day.day.description), "lang": .string(day.language),
                    "phone": .string(day.phone), "said": .integer(day.said), "weak": .integer(day.weak),
                    "word": .string(day.word),
                ])
            }
            for screen in try seenBubbles().sorted() { try body(["record": "bubble", "screen": .string(screen)]) }
            for (character, text) in try explanations() {
                try body(["record": "explanation", "text": .string(character), "explanation": .string(text)])
            }
            try exportTextbooks(body)
        }
    }
}

extension Library {
    /// The tasks, what was studied for them, the blocks, in milliseconds; what was planned, and suggested for the breaks.
    private func exportStudyTime(_ body: (JSONValue) throws(LibraryError) -> Void) throws(LibraryError) {
        try database.each(.studyTasks) { (row) throws(LibraryError) in
            try body([
                "record": "task", "id": .integer(row.integer(0)), "name": .string(row.text(1)),
                "estimate": .integer(row.integer(2)), "extra": .integer(row.integer(3)),
                "spent": .integer(row.integer(4)), "note": .string(row.text(5)), "link": .string(row.text(6)),
                "target": .string(row.text(7)), "ending": .string(row.text(8)), "date": .string(row.text(9)),
                "at": .integer(row.integer(10)), "offset": .integer(row.integer(11)),
            ])
        }
        try database.each(.stretches) { (row) throws(LibraryError) in
            try body([
                "record": "stretch", "task": .integer(row.integer(0)), "date": .string(row.text(1)),
                "at": .integer(row.integer(2)), "offset": .integer(row.integer(3)), "length": .integer(row.integer(4)),
            ])
        }
        try database.each(.blocks) { (row) throws(LibraryError) in
            try body([
                "record": "block", "kind": .string(row.text(0)), "date": .string(row.text(1)),
                "at": .integer(row.integer(2)), "offset": .integer(row.integer(3)), "length": .integer(row.integer(4)),
                "spent": .integer(row.integer(5)), "whole": .bool(row.integer(6) != 0),
            ])
        }
        try database.each(.plans) { (row) throws(LibraryError) in
            try body(["record": "plan", "date": .string(row.text(0)), "task": .integer(row.integer(1))])
        }
        try database.each(.suggestions) { (row) throws(LibraryError) in
            try body([
                "record": "suggestion", "activity": .string(row.text(0)), "at": .integer(row.integer(1)),
                "offset": .integer(row.integer(2)),
            ])
        }
    }
}

extension Attempt {
    fileprivate var json: JSONValue {
        [
            "record": "attempt",
            "date": .string(moment.day.description),
            "at": .integer(moment.instant),
            "offset": .integer(moment.offset),
            "exercise": .string(exercise),
            "kind": .string(kind.rawValue),
            "lang": .string(language.code),
            "phrase": .optional(phrase?.rawValue),
            "text": .string(text),
            "verdict": .string(outcome.rawValue),
            "score": .optional(score),
            "words": wordsJSON,
            "slips": .integer(slips),
            "hints": .integer(hints),
            "seconds": .optional(seconds),
        ]
    }
}

extension Review {
    fileprivate var json: JSONValue {
        [
            "record": "review",
            "date": .string(moment.day.description),
            "at": .integer(moment.instant),
            "offset": .integer(moment.offset),
            "kind": .string(item.kind.rawValue),
            "lang": .string(item.language.code),
            "item": .string(item.id),
            "form": .string(form),
            "grade": .integer(grade.rawValue),
        ]
    }
}

extension LibraryError {
    /// What a reader of ``Library/export(_:)`` throws when it has had enough.
    public static let stopped = LibraryError(.failed, call: "export", message: "stopped", path: "")
}
