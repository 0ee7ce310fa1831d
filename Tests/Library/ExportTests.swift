import Foundation
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
}
