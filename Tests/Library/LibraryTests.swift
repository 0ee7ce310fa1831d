import Courses
import Foundation
import Memory
import Orthography
import Scoring
import Testing

@testable import Library

let noon = Moment(instant: 1_772_362_800, offset: 3600, dayStart: 4)  // 2026-03-01T12:00:00+01:00

func attempt(_ text: String = "How are you?", phrase: String? = "1:How are you?", at moment: Moment = noon) -> Attempt {
    Attempt(
        moment: moment,
        exercise: "pronunciation",
        kind: .judged,
        language: .english,
        phrase: phrase.map { Phrase.ID(rawValue: $0) },
        text: text,
        outcome: .almost,
        score: 0.1 + 0.2,
        words: [
            Attempt.Word(text: "How", outcome: .right, kind: nil, score: 1),
            Attempt.Word(text: "𠮷\"\u{1B}", outcome: .wrong, kind: .leftOut, score: 0.25),
        ]
    )
}

@Suite("Library")
struct LibraryTests {
    @Test("an attempt comes back as it was stored, in memory and on disk")
    func attempts() throws {
        let scratch = Scratch()
        for library in [try Library.inMemory(), try Library(path: scratch["a/b/aloud.db"])] {
            try library.store(attempt())
            try library.store(attempt("你好吗？' OR 1=1 --", phrase: nil))
            var rated = attempt()
            rated.kind = .selfRated
            rated.score = nil
            rated.words = []
            rated.outcome = .right
            try library.store(rated)
            let latest = try library.latestAttempts(limit: 5)
            #expect(latest == [rated, attempt("你好吗？' OR 1=1 --", phrase: nil), attempt()])
            let id = Phrase.ID(rawValue: "1:How are you?")
            #expect(try library.attempts(at: id) == [rated])
            #expect(try library.attempts(at: id, limit: 9).count == 2)
            #expect(try library.attempts(at: Phrase.ID(rawValue: "x")).isEmpty)
            #expect(try library.attemptCount() == 3)
            var read: [Attempt] = []
            try library.eachAttempt { read.append($0) }
            #expect(read == latest.reversed())
            #expect(noon.day.description == "2026-03-01")
        }
    }

    @Test("what could not be judged is not stored")
    func unheard() throws {
        let library = try Library.inMemory()
        let verdict = Verdict(outcome: .unheard, reason: .silence)
        #expect(
            Attempt(judged: verdict, of: "a", in: .french, phrase: nil, exercise: "practise", at: noon) == nil
        )
        var unheard = attempt()
        unheard.outcome = .unheard
        try library.store(unheard)
        #expect(try library.attemptCount() == 0)
    }

    @Test("a verdict becomes an attempt with its words")
    func judged() throws {
        let word = WordVerdict(text: "go", outcome: .wrong, kind: .replaced, score: 0.1, start: 0, end: 1)
        let verdict = Verdict(outcome: .wrong, score: 0.2, words: [word])
        let attempt = try #require(
            Attempt(judged: verdict, of: "go", in: .english, phrase: nil, exercise: "practise", at: noon)
        )
        let library = try Library.inMemory()
        try library.store(attempt)
        #expect(try library.latestAttempts(limit: 1) == [attempt])
        #expect(attempt.words.first?.kind == .replaced)
    }

    @Test("a phrase counts once a day, whatever is done with it")
    func studied() throws {
        let library = try Library.inMemory()
        let (a, b) = (Phrase.ID(rawValue: "1:a"), Phrase.ID(rawValue: "1:b"))
        let later = Moment(instant: noon.instant + 60, offset: 3600, dayStart: 4)
        let tomorrow = Moment(instant: noon.instant + 86_400, offset: 3600, dayStart: 4)
        #expect(try library.markStudied(a, at: noon) == (0, 1))
        #expect(try library.markStudied(a, at: later) == (1, 1))
        #expect(try library.markStudied(b, at: later) == (1, 2))
        #expect(try library.markStudied(a, at: tomorrow) == (0, 1))
        #expect(try library.studied(on: noon.day) == [a, b])
        #expect(
            try library.studiedCounts(from: noon.day, through: tomorrow.day) == [noon.day: 2, tomorrow.day: 1]
        )
        #expect(try library.studiedCounts(from: tomorrow.day, through: tomorrow.day) == [tomorrow.day: 1])
    }

    @Test("case 22: the study date is stored with the event, and another hour or place later does not move it")
    func dates() throws {
        let library = try Library.inMemory()
        let night = Moment(instant: noon.instant + 12 * 3600 + 1800, offset: 3600, dayStart: 4)  // 00:30
        #expect(try library.markOpened(at: noon))
        #expect(try !library.markOpened(at: night))
        try library.markStudied(Phrase.ID(rawValue: "1:a"), at: noon)
        try library.markStudied(Phrase.ID(rawValue: "1:b"), at: night)
        let progress = try library.progress(goal: 2, today: night.day)
        #expect(progress.today == 2 && progress.streak == 1 && progress.isGoalReached)
        // With a day that begins at midnight the same instant would count for the next one; what is stored stays.
        let midnight = Moment(instant: night.instant, offset: 3600, dayStart: 0)
        #expect(midnight.day == noon.day.advanced(by: 1))
        let next = try library.progress(goal: 2, today: midnight.day)
        #expect(next.days.suffix(2).map(\.phrases) == [2, 0])
        #expect(next.streak == 1)
    }

    @Test("openings after today, which a flight westward leaves, are of no account")
    func openings() throws {
        let library = try Library.inMemory()
        for day in 0..<5 {
            let moment = Moment(instant: noon.instant + day * 86_400, offset: 32_400, dayStart: 4)
            try library.markOpened(at: moment)
        }
        let days = try library.openedDays(through: noon.day.advanced(by: 3), limit: 9)
        #expect(days == [3, 2, 1, 0].map { noon.day.advanced(by: $0) })
        #expect(try library.progress(goal: 3, today: noon.day.advanced(by: 3)).streak == 4)
    }

    @Test("favorites keep the order in which they became so")
    func favorites() throws {
        let library = try Library.inMemory()
        let ids = ["2:z", "1:a", "1:你好"].map { Phrase.ID(rawValue: $0) }
        for (index, id) in ids.enumerated() {
            // Two within a second.
            let moment = Moment(instant: noon.instant + index / 2, offset: 0, dayStart: 4)
            try library.setFavorite(id, true, at: moment)
            try library.setFavorite(id, true, at: noon)
        }
        #expect(try library.favorites() == ids)
        try library.setFavorite(ids[1], false, at: noon)
        try library.setFavorite(ids[1], false, at: noon)
        #expect(try library.favorites() == [ids[0], ids[2]])
    }

    @Test("bookmarks and bubbles")
    func places() throws {
        let library = try Library.inMemory()
        #expect(try library.bookmark(.lesson) == nil)
        try library.setBookmark(.lesson, to: "3")
        try library.setBookmark(.lesson, to: "4")
        #expect(try library.bookmark(.lesson) == "4")
        #expect(try library.seenBubbles() == [])
        try library.markBubbleSeen("lessons")
        try library.markBubbleSeen("lessons")
        #expect(try library.seenBubbles() == ["lessons"])
    }

    @Test("case 26: a bubble seen stays seen when the program starts again")
    func bubbles() throws {
        let scratch = Scratch()
        try Library(path: scratch["aloud.db"]).markBubbleSeen("phrases")
        #expect(try Library(path: scratch["aloud.db"]).seenBubbles() == ["phrases"])
        #expect(try Library(path: scratch["profiles/小明/aloud.db"]).seenBubbles() == [], "per profile")
    }

    @Test("case 26: a bubble seen under an older program stays seen under this one")
    func oldBubbles() throws {
        let scratch = Scratch()
        let old = try Database(path: scratch["aloud.db"])
        try old.execute(Migrations.all[0].text)
        try old.execute("INSERT INTO bubbles VALUES ('phrases'), ('a screen of old'); PRAGMA user_version = 1")
        let library = try Library(path: scratch["aloud.db"])
        #expect(try library.seenBubbles() == ["phrases", "a screen of old"])
        try library.markBubbleSeen("lessons")
        #expect(try library.seenBubbles() == ["phrases", "a screen of old", "lessons"])
    }

    @Test("slips and hints are kept; attempts of an older program have none")
    func slips() throws {
        let scratch = Scratch()
        let old = try Database(path: scratch["aloud.db"])
        try old.execute(Migrations.all[0].text)
        try old.execute(
            """
            INSERT INTO attempts VALUES
                (1, 1772362800, 0, '2026-03-01', 'word order', 'judged', 'fr', 'x', 'x', 'wrong', 0.5, '[]');
            PRAGMA user_version = 1
            """
        )
        let library = try Library(path: scratch["aloud.db"])
        try library.store(
            Attempt(
                moment: noon,
                exercise: "word order",
                kind: .judged,
                language: .french,
                phrase: .init(rawValue: "x"),
                text: "x",
                outcome: .wrong,
                slips: 3,
                hints: 2
            )
        )
        let attempts = try library.attempts(at: .init(rawValue: "x"), limit: 9)
        #expect(attempts.map(\.slips) == [3, 0] && attempts.map(\.hints) == [2, 0])
    }

    @Test("settings store what changed and leave what another console has set")
    func settings() throws {
        let scratch = Scratch()
        let (one, other) = (try Library(path: scratch["aloud.db"]), try Library(path: scratch["aloud.db"]))
        try one.storeSettings(["goal": "3", "sounds": "off"], changedFrom: [:])
        try other.storeSettings(["goal": "5"], changedFrom: [:])
        try one.storeSettings(["goal": "3", "speaker": "none"], changedFrom: ["goal": "3", "sounds": "off"])
        #expect(try one.settings() == ["goal": "5", "speaker": "none"])
        #expect(try other.settings() == ["goal": "5", "speaker": "none"])
    }

    @Test("a transaction is done whole or not at all, also inside another")
    func transaction() throws {
        let library = try Library.inMemory()
        struct Stop: Error {}
        #expect(throws: LibraryError.self) {
            try library.transaction { () throws(LibraryError) in
                try library.store(attempt())
                throw LibraryError(.failed, call: "test", message: "", path: "")
            }
        }
        #expect(try library.attemptCount() == 0)
        try library.transaction { () throws(LibraryError) in
            try library.store(attempt())
            try library.store(attempt())
        }
        #expect(try library.attemptCount() == 2)
    }

    @Test("a screen over a million attempts takes less than 50 ms")
    func million() throws {
        let scratch = Scratch(inMemory: true)
        let library = try Library(path: scratch["aloud.db"])
        // 300 phrases, 3 a day: years of study. One statement makes them, as storing each would take minutes.
        try library.database.execute(
            """
            PRAGMA synchronous = OFF; PRAGMA cache_size = -300000;
            WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999)
            INSERT INTO attempts (instant, utc_offset, study_date, exercise, kind, lang, phrase, text, verdict, score, words)
            SELECT 1400000000 + i * 400, 3600, date(1400000000 + i * 400, 'unixepoch'), 'pronunciation', 'judged', 'fr',
                (i % 24) || ':Phrase number ' || (i % 300), 'Phrase number ' || (i % 300), 'right', 0.5, '[]' FROM n;
            INSERT OR IGNORE INTO studied SELECT study_date, phrase, instant, utc_offset FROM attempts;
            INSERT OR IGNORE INTO openings SELECT study_date, instant, utc_offset FROM attempts
            """
        )
        #expect(try library.attemptCount() == 1_000_000)
        let reader = try Library(path: scratch["aloud.db"])
        let today = try #require(StudyDay("2026-03-01"))
        #expect(try reader.progress(goal: 3, today: today).streak > 1_000)
        // The best of several: other work on the machine is no fault of the tables.
        func time(_ body: () throws -> Void) rethrows -> Duration {
            var best = Duration.seconds(9)
            for _ in 0..<7 { best = min(best, try ContinuousClock().measure(body)) }
            return best
        }
        let progress = try time { _ = try reader.progress(goal: 3, today: today) }
        #expect(progress < .milliseconds(50), "progress \(progress)")
        let phrases = try time {
            _ = try reader.studied(on: today)
            _ = try reader.favorites()
            for number in 0..<24 {
                let id = Phrase.ID(rawValue: "\(number):Phrase number \(number)")
                #expect(try reader.attempts(at: id).count == 1)
            }
        }
        #expect(phrases < .milliseconds(50), "phrases \(phrases)")
        let storing = try time { try reader.store(attempt()) }
        #expect(storing < .milliseconds(50), "storing \(storing)")
        print("million attempts: progress \(progress), phrases \(phrases), storing \(storing)")
    }
}
