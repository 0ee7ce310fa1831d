import Courses
import JSON
@testable import Library
import Memory
import Orthography
import Scoring
import Testing

@Suite("Sounds in the database")
struct SoundTests {
    private func attempt(_ sounds: [SoundTally], day: Int, outcome: Verdict.Outcome = .right) -> Attempt {
        Attempt(
            moment: Moment(instant: day * 86_400 + 36_000, offset: 0, day: StudyDay(number: day)),
            exercise: "pronunciation",
            kind: .judged,
            language: .english,
            phrase: nil,
            text: "three thin 𠮷",
            outcome: outcome,
            sounds: sounds
        )
    }

    @Test("sounds are counted by study day with the attempt, and the word is the last in which it was off")
    func counts() throws {
        let library = try Library.inMemory()
        try library.store(attempt([SoundTally(phone: "θ", said: 2, weak: 1, word: "three")], day: 100))
        try library.store(attempt([SoundTally(phone: "θ", said: 1, weak: 0, word: "both")], day: 100))
        try library.store(attempt([SoundTally(phone: "θ", said: 1, weak: 1, word: "thin")], day: 101))
        // What could not be judged counts for nothing.
        try library.store(attempt([SoundTally(phone: "θ", said: 9, weak: 9, word: "x")], day: 101, outcome: .unheard))
        #expect(
            try library.soundDays() == [
                SoundDay(StudyDay(number: 100), language: "en", phone: "θ", said: 3, weak: 1, word: "three"),
                SoundDay(StudyDay(number: 101), language: "en", phone: "θ", said: 1, weak: 1, word: "thin"),
            ]
        )
        var records: [JSONValue] = []
        try library.export { records.append($0) }
        let sounds = records.filter { $0["record"]?.string == "sound" }
        #expect(sounds.count == 2)
        #expect(sounds.first?["weak"]?.integer == 1 && sounds.first?["said"]?.integer == 3)
    }

    @Test("an attempt whose sounds cannot be counted is not stored either")
    func transaction() throws {
        let library = try Library.inMemory()
        try library.database.execute("DROP TABLE sounds")
        #expect(throws: LibraryError.self) {
            try library.store(attempt([SoundTally(phone: "θ", said: 1, weak: 0, word: "both")], day: 100))
        }
        #expect(try library.attemptCount() == 0)
    }
}
