import Foundation
import JSON
@testable import Library
import Memory
import Orthography
import Testing

@testable import Commands

@Suite("What is due, on the command line")
struct ReviewCommandTests {
    private func moment(daysAgo: Int) -> Moment {
        Moment(
            instant: Int(Date().timeIntervalSince1970) - daysAgo * 86_400,
            offset: TimeZone.current.secondsFromGMT(),
            dayStart: 4
        )
    }

    private let phrase = "1:How are you?"

    @Test("nothing at first; then what was studied, when its time has come")
    func due() throws {
        let machine = try Machine()
        #expect(try machine.run("due").output.contains("Due today: no phrases and no dictation words."))
        #expect(try machine.run("review", "--json").output.isEmpty)
        let library = try Library(path: machine.database)
        let item = ReviewItem(.phrase, .french, phrase)
        try library.store(Review(item, form: "pronunciation", grade: .good, at: moment(daysAgo: 3)))
        try library.store(Review(item, form: "word order", grade: .hard, at: moment(daysAgo: 3)))
        // A phrase that is no longer in the course is not asked.
        let gone = ReviewItem(.phrase, .french, "999:Gone.")
        try library.store(Review(gone, form: "pronunciation", grade: .again, at: moment(daysAgo: 3)))
        let json = try JSONValue(parsing: try #require(try machine.run("due", "--json").output.first))
        #expect(json["due"]?.integer == 1 && json["phrases"]?.integer == 1 && json["words"]?.integer == 0)
        #expect(json["studied"]?.integer == 1 && json["retention"]?.double == 0.9)
        #expect(json["forecast"]?.array?.count == 14)
        let listed = try machine.run("review", "--json").output.map { try JSONValue(parsing: $0) }
        #expect(listed.map { $0["item"]?.string } == [phrase])
        // It was never chosen from translations: weaker than hard, and than good.
        #expect(listed.first?["form"]?.string == "multiple choice")
        #expect(try machine.run("settings", "retention", "70").status == .done)
        #expect(try machine.run("review", "--json").output.isEmpty)
        #expect(try machine.run("settings", "retention", "98").status == .usage)
    }

    @Test("ten thousand due things are sorted, counted and listed without a visible wait")
    func many() throws {
        let machine = try Machine()
        let library = try Library(path: machine.database)
        // Every phrase of the course in seven languages, over and over, as words of one long list.
        try library.database.execute(
            """
            INSERT INTO units (lang, book, grade, term, type, unit) VALUES ('zh', '', '', '', '', 'all');
            WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
            INSERT INTO words (unit_id, text, pinyin, pinyin_num, explanation, level)
            SELECT 1, '词' || n, '', '', '', '' FROM numbers;
            INSERT INTO reviews (kind, lang, item, form, grade, instant, utc_offset, study_date)
            SELECT 'word', 'cmn', id, 'typed', 1 + id % 4, 1700000000, 0, '2023-11-14' FROM words;
            """
        )
        try library.setReviewParameters(.published)
        #expect(
            try JSONValue(parsing: try #require(try machine.run("due", "--json").output.first))["due"]?.integer
                == 10_000
        )
        let clock = ContinuousClock()
        var listed = 0
        let listing = try clock.measure { listed = try machine.run("review", "--json").output.count }
        #expect(listed == 10_000)
        let counting = try clock.measure { _ = try machine.run("due") }
        print("10,000 due: counted in \(counting), listed in \(listing)")
        #expect(counting < .seconds(1))
        #expect(listing < .seconds(4))
    }

    @Test("the plan is fitted from a thousand reviews on, and says what that gained on reviews it did not see")
    func tune() throws {
        let machine = try Machine()
        let few = try machine.run("review", "tune")
        #expect(few.status == .wrong)
        #expect(few.said.joined(separator: " ").contains("There are no reviews so far."), "\(few.said)")
        let library = try Library(path: machine.database)
        // Somebody who forgets half of everything within three days.
        for number in 0..<125 {
            let item = ReviewItem(.phrase, .french, "1:\(number)")
            for step in 0..<9 {
                let grade: ReviewGrade = step > 0 && (number + step) % 2 == 0 ? .again : .good
                let ago = 400 - number - step * 3
                try library.store(Review(item, form: "pronunciation", grade: grade, at: moment(daysAgo: ago)))
            }
        }
        let tuned = try machine.run("review", "tune", "--json")
        #expect(tuned.status == .done)
        let json = try JSONValue(parsing: try #require(tuned.output.first))
        let (before, after) = (try #require(json["before"]?.double), try #require(json["after"]?.double))
        #expect(json["used"] == .bool(true) && after < before - 0.05)
        #expect(after > 0.6, "half is forgotten: nobody can foretell that better than a coin")
        #expect(try library.reviewParameters().weights == json["weights"]?.array?.compactMap(\.double))
        #expect(try machine.run("review", "nonsense").status == .usage)
    }
}
