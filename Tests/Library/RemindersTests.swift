import Courses
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

    @Test("case 22: reminders, streak and chart go by the same study day")
    func agreement() throws {
        /// So many days after 2026-03-05, at a time of the clock on the wall.
        func at(_ day: Int, _ hour: Int, _ minute: Int, ahead hours: Int) -> Moment {
            let wall = 1_772_668_800 + (day * 24 + hour) * 3600 + minute * 60
            return Moment(instant: wall - hours * 3600, offset: hours * 3600, dayStart: 4)
        }
        let always = Reminders(hours: [.streak: 4, .missed: 4], dayStart: 4)
        func claim(_ library: Library, _ moment: Moment, streak: Int) throws -> [Reminder] {
            let claimed = try library.claimReminders(always, at: moment)
            #expect(claimed.allSatisfy { $0.streak == streak })
            #expect(try library.progress(goal: 1, today: moment.day).streak == streak)
            return claimed.map(\.reminder)
        }
        let night = try Library.inMemory()
        try night.markOpened(at: at(0, 23, 30, ahead: 1))
        try night.markStudied(.init(rawValue: "1:a"), at: at(0, 23, 30, ahead: 1))
        #expect(try claim(night, at(1, 0, 30, ahead: 1), streak: 1) == [.streak], "half past midnight is the same day")
        #expect(try claim(night, at(1, 3, 59, ahead: 1), streak: 1) == [], "and so is this; it was told already")
        #expect(try claim(night, at(1, 4, 1, ahead: 1), streak: 1) == [.streak, .missed], "a new day, not begun")
        #expect(try night.progress(goal: 1, today: at(1, 4, 1, ahead: 1).day).days.map(\.phrases).suffix(2) == [1, 0])
        #expect(try claim(night, at(2, 4, 1, ahead: 1), streak: 0) == [], "a day was missed")

        // The night in which the clock goes back from 03:00 to 02:00.
        let autumn = try Library.inMemory()
        try autumn.markOpened(at: at(234, 2, 30, ahead: 2))
        #expect(try claim(autumn, at(234, 2, 30, ahead: 1), streak: 1) == [.streak])
        #expect(try claim(autumn, at(234, 4, 1, ahead: 1), streak: 1) == [.streak, .missed])

        // From UTC+9 to UTC−8: the same date once more, then the next.
        let flight = try Library.inMemory()
        try flight.markOpened(at: at(1, 20, 0, ahead: 9))
        #expect(try claim(flight, at(1, 12, 0, ahead: -8), streak: 1) == [.streak])
        #expect(try claim(flight, at(2, 12, 0, ahead: -8), streak: 1) == [.streak, .missed])
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
