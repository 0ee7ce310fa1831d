import Courses
@testable import Library
import Memory
import Orthography
import Scoring
import Testing

@Suite("Reviews in the database")
struct ReviewTests {
    private func moment(_ day: Int) -> Moment {
        Moment(instant: day * 86_400 + 36_000, offset: 0, day: StudyDay(number: day))
    }

    private func attempt(
        _ outcome: Verdict.Outcome,
        day: Int,
        exercise: String = "pronunciation",
        phrase: String? = "weather-1"
    ) -> Attempt {
        Attempt(
            moment: moment(day),
            exercise: exercise,
            kind: .judged,
            language: .french,
            phrase: phrase.map { Phrase.ID(rawValue: $0) },
            text: "Il pleut.",
            outcome: outcome,
            score: 0.8,
            seconds: 3.5
        )
    }

    @Test("an attempt at a phrase is a review, and the memory stands as the formula has it")
    func attempts() throws {
        let scratch = Scratch()
        let library = try Library(path: scratch["aloud.db"])
        try library.store(attempt(.right, day: 100))
        try library.store(attempt(.almost, day: 102, exercise: "multiple choice"))
        try library.store(attempt(.wrong, day: 110))
        try library.store(attempt(.right, day: 110, phrase: nil))
        try library.store(attempt(.unheard, day: 111))
        #expect(try library.reviewCount() == 3)
        let studied = try library.memories()
        #expect(studied.map(\.item) == [ReviewItem(.phrase, .french, "weather-1")])
        let reviews: [ReviewHistory.Review] = [
            .init(StudyDay(number: 100), .good), .init(StudyDay(number: 102), .easy),
            .init(StudyDay(number: 110), .again),
        ]
        #expect(studied.first?.standing == ReviewHistory(reviews).standing(by: ReviewScheduler()))
        #expect(
            try library.latestGrades(of: ReviewItem(.phrase, .french, "weather-1"))
                == ["pronunciation": .again, "multiple choice": .easy]
        )
        #expect(try library.attempts(at: Phrase.ID(rawValue: "weather-1")).first?.seconds == 3.5)
    }

    @Test("other parameters change what is remembered, and no review")
    func parameters() throws {
        let scratch = Scratch()
        let library = try Library(path: scratch["aloud.db"])
        for day in [1, 3, 9] { try library.store(attempt(.right, day: day)) }
        let before = try library.memories().first?.standing
        var weights = ReviewParameters.published.weights
        weights[2] = 0.5
        let slower = try #require(ReviewParameters(weights))
        try library.setReviewParameters(slower)
        #expect(try library.reviewParameters() == slower)
        let after = try library.memories().first?.standing
        let histories = try library.reviewHistories()
        #expect(after == histories.first?.standing(by: ReviewScheduler(slower)))
        #expect(after != before)
        try library.setReviewParameters(.published)
        #expect(try library.memories().first?.standing == before)
        #expect(try library.reviewHistories() == histories)
    }

    @Test("what was done before there were reviews counts, also for one who only reads")
    func older() throws {
        let scratch = Scratch()
        do {
            // As a database stood before the step that brought reviews.
            let database = try Database(path: scratch["aloud.db"])
            for step in Migrations.all.prefix(7) { try database.execute(step.text) }
            for day in [1, 3, 9] {
                try database.execute(
                    """
                    INSERT INTO attempts (
                        instant, utc_offset, study_date, exercise, kind, lang, phrase, text, verdict, score, words, slips,
                        hints
                    ) VALUES (
                        \(day * 86_400), 0, '\(StudyDay(number: day))', 'pronunciation', 'judged', 'fr', 'weather-1',
                        'Il pleut.', 'right', 0.8, '[]', 0, 0
                    )
                    """
                )
            }
            try database.execute("PRAGMA user_version = 7; PRAGMA application_id = \(Migrations.application)")
        }
        _ = try Library(path: scratch["aloud.db"])
        let reader = try #require(try Library.reading(path: scratch["aloud.db"]))
        let expected = ReviewHistory([1, 3, 9].map { .init(StudyDay(number: $0), .good) })
        #expect(try reader.memories().first?.standing == expected.standing(by: ReviewScheduler()))
    }

    @Test("the first answer to a dictated word is a review, a second look at it is none")
    func dictation() throws {
        let scratch = Scratch()
        let library = try Library(path: scratch["aloud.db"])
        try library.database.execute(
            """
            INSERT INTO units VALUES (1, 'zh', '', '', '', '', 'tonight');
            INSERT INTO words VALUES (7, 1, '长大', 'zhǎng dà', 'zhang3 da4', '', '');
            """
        )
        let run = try library.beginDictation(ofUnit: 1, answer: "typed", times: 1, gap: 1, words: [7], at: moment(5))
        try library.keepAnswer(in: run, toWord: 7, isRight: false, typed: "常大", at: moment(5))
        try library.keepAnswer(in: run, toWord: 7, isRight: true, typed: "长大", at: moment(5))
        #expect(try library.reviewCount() == 1)
        var kept: [Review] = []
        try library.eachReview { kept.append($0) }
        #expect(kept == [Review(ReviewItem(.word, .mandarin, "7"), form: "typed", grade: .again, at: moment(5))])
    }
}
