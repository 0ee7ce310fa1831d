import Foundation
import Memory
import Testing

@testable import Library

@Suite("Reminders and what is unlocked, stored")
struct StoredRemindersTests {
    private let all = Reminders(hours: [.dailyPhrase: 4, .streak: 4, .missed: 4], dayStart: 4)

    /// An hour of 2026-03-01, or of the days after.
    private func moment(_ hour: Int, _ minute: Int = 0) -> Moment {
        Moment(instant: noon.instant + (hour - 12) * 3600 + minute * 60, offset: 3600, dayStart: 4)
    }

    @Test("each is claimed once a study day, and claiming is no opening")
    func once() throws {
        let library = try Library.inMemory()
        try library.markOpened(at: moment(12 - 24))
        #expect(try library.claimReminders(all, at: moment(12)).map(\.reminder) == [.dailyPhrase, .streak, .missed])
        #expect(try library.claimReminders(all, at: moment(13)).isEmpty)
        #expect(try library.claimReminders(all, at: moment(24 + 3, 59)).isEmpty, "the night is still the same day")
        #expect(try library.openedDays(through: noon.day, limit: 9) == [noon.day.advanced(by: -1)])
        #expect(
            try library.claimReminders(all, at: moment(24 + 4, 1)).map(\.reminder) == [.dailyPhrase],
            "a day missed"
        )
        #expect(try library.sentReminders(on: noon.day) == Set(Reminder.allCases))
    }

    @Test("the streak is told, and who opened the program is not said to miss it")
    func streak() throws {
        let library = try Library.inMemory()
        for back in 0...3 { try library.markOpened(at: moment(12 - 24 * back)) }
        let claimed = try library.claimReminders(all, at: moment(18))
        #expect(claimed.map(\.reminder) == [.dailyPhrase, .streak])
        #expect(claimed.allSatisfy { $0.streak == 4 })
    }

    @Test("of many who ask at once, one gets each")
    func together() async throws {
        let scratch = Scratch()
        let path = scratch["aloud.db"]
        try Library(path: path).markOpened(at: moment(12 - 24))
        let (reminders, now) = (all, moment(12))
        let claimed = try await withThrowingTaskGroup(of: [Reminder].self) { group in
            for _ in 0..<6 {
                group.addTask { try Library(path: path).claimReminders(reminders, at: now).map(\.reminder) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(claimed.sorted { $0.rawValue < $1.rawValue } == [.dailyPhrase, .missed, .streak])
    }

    @Test("premium is unlocked once, and stays so")
    func premium() throws {
        let scratch = Scratch()
        #expect(try !Library(path: scratch["aloud.db"]).premium().isUnlocked)
        #expect(try Library(path: scratch["aloud.db"]).unlockPremium(at: noon))
        #expect(try !Library(path: scratch["aloud.db"]).unlockPremium(at: noon))
        #expect(try Library(path: scratch["aloud.db"]).premium().isUnlocked)
    }
}
