import Foundation
import JSON
import Memory
import Testing

@testable import Library

@Suite("What is exported")
struct ExportTests {
    /// The tables, and the records that tell of them.
    private static let records = [
        "attempts": "attempt", "studied": "studied", "openings": "opening", "reminders": "reminder",
        "favorites": "favorite", "bookmarks": "bookmark", "settings": "setting", "unlocked": "unlocked",
        "bubbles": "bubble", "reviews": "review", "review_plan": "tuning", "sounds": "sound",
        "explanations": "explanation", "units": "unit", "words": "word", "word_marks": "word",
        "dictation_runs": "dictation", "dictation_answers": "answer", "mistakes": "mistake", "study_tasks": "task",
        "study_stretches": "stretch", "study_blocks": "block", "study_plans": "plan", "study_activities": "suggestion",
    ]
    /// Those that follow from others, or are of the moment alone.
    private static let others: Set = ["memories", "study_state", "study_news", "sqlite_sequence"]

    @Test("every table has its record, and every record its line in the forms")
    func tables() throws {
        let library = try Library.inMemory()
        let sql = SQL("tables", Array("SELECT name FROM sqlite_master WHERE type = 'table'".utf8))
        let tables = Set(try library.database.rows(sql) { $0.text(0) })
        #expect(tables == Set(Self.records.keys).union(Self.others))
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let forms = try String(contentsOf: root.appending(path: "docs/forms.md"), encoding: .utf8)
        for record in Set(Self.records.values) { #expect(forms.contains("\n| \(record) | "), "\(record)") }
    }

    /// A row of each table, those first to which others refer.
    private static let rows: KeyValuePairs = [
        "attempts": """
        (instant, utc_offset, study_date, exercise, kind, lang, phrase, text, verdict, score, words)
        VALUES (1, 3600, '2026-03-01', 'pronunciation', 'judged', 'en', '1:x', '你好', 'right', 0.5, '[]')
        """,
        "studied": "VALUES ('2026-03-01', '1:x', 1, 3600)",
        "openings": "VALUES ('2026-03-01', 1, 3600)",
        "reminders": "VALUES ('2026-03-01', 'due', 1, 3600)",
        "favorites": "(phrase, instant) VALUES ('1:x', 1)",
        "bookmarks": "VALUES ('lesson', '1')",
        "settings": "VALUES ('goal', '9')",
        "unlocked": "VALUES ('premium', 1, 3600)",
        "bubbles": "VALUES ('home')",
        "reviews": """
        (kind, lang, item, form, grade, instant, utc_offset, study_date)
        VALUES ('phrase', 'en', '1:x', 'pronunciation', 3, 1, 3600, '2026-03-01')
        """,
        "sounds": "VALUES ('2026-03-01', 'en', 'θ', 2, 1, 'three')",
        "explanations": "VALUES ('𠮷', '吉')",
        "units": "VALUES (7, 'zh', '语文', '3', '1', 'words', '4')",
        "words": "VALUES (8, 7, '朋友', 'péngyou', 'peng2 you5', '', '')",
        "word_marks": "VALUES (8, 0, 1, 0, 0)",
        "dictation_runs": "VALUES (9, 7, 1, 3600, '2026-03-01', 'typed', 1, 2.0, '[8]', 0, 1, 120)",
        "dictation_answers": "VALUES (9, 8, 1, 3600, '2026-03-01', 'wrong', '朋')",
        "mistakes": "VALUES (8, '2026-03-01', '朋', 0, '')",
        "study_tasks": """
        VALUES (5, '数学', 60000, 0, 0, 0, '', 0, '', '', 0, 'done', 1, 3600, '2026-03-01', 1)
        """,
        "study_stretches": "VALUES (1, 5, '2026-03-01', 1, 3600, 60000)",
        "study_blocks": "VALUES (1, 'study', '2026-03-01', 1, 3600, 60000, 60000, 1)",
        "study_plans": "VALUES ('2026-03-01', 5)",
        "study_activities": "VALUES (1, 'water', 1, 3600)",
    ]

    @Test("a row of each table comes out as its record, once")
    func rows() throws {
        let library = try Library.inMemory()
        for (table, row) in Self.rows { try library.database.execute("INSERT INTO \(table) \(row)") }
        var weights = ReviewParameters.published.weights
        weights[0] += 0.01
        try library.database.execute("UPDATE review_plan SET weights = '\(weights)'")
        #expect(Set(Self.rows.map(\.key) + ["review_plan"]) == Set(Self.records.keys), "a table without a row")
        var records: [String] = []
        try library.export { (value) throws(LibraryError) in
            let record = value["record"]?.string ?? ""
            records.append(record)
            // The marks of a word stand in the word's own record.
            if record == "word" { #expect(value["guess"] == .bool(true)) }
        }
        #expect(records.sorted() == Set(Self.records.values).sorted())
    }
}
