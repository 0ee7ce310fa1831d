import Memory
import Testing

@Suite("Reminders")
struct RemindersTests {
    private let all = Reminders(hours: [.dailyPhrase: 9, .streak: 18, .missed: 12], dayStart: 4)

    /// What is due on 2026-03-01 at a local time, an hour ahead of UTC.
    private func due(
        _ hour: Int,
        _ minute: Int = 0,
        _ reminders: Reminders? = nil,
        streak: Int = 4,
        isOpened: Bool = false,
        sent: Set<Reminder> = []
    ) -> [Reminder] {
        let midnight = 20_513 * 86_400 - 3600
        return (reminders ?? all).due(
            instant: midnight + hour * 3600 + minute * 60,
            offset: 3600,
            state: Reminders.State(streak: streak, isOpened: isOpened, sent: sent)
        )
    }

    @Test("each comes at its hour and not a minute before")
    func hours() {
        #expect(due(8, 59) == [])
        #expect(due(9) == [.dailyPhrase])
        #expect(due(11, 59, sent: [.dailyPhrase]) == [])
        #expect(due(12, sent: [.dailyPhrase]) == [.missed])
        #expect(due(17, 59, sent: [.dailyPhrase, .missed]) == [])
        #expect(due(18, sent: [.dailyPhrase, .missed]) == [.streak])
        #expect(due(23, 59, sent: []) == [.dailyPhrase, .streak, .missed], "a machine that slept makes up for it")
    }

    @Test("what was sent is not sent again that day")
    func once() {
        #expect(due(20, sent: Set(Reminder.allCases)) == [])
        #expect(due(20, sent: [.streak]) == [.dailyPhrase, .missed])
    }

    @Test("without a streak there is nothing to keep going")
    func noStreak() {
        #expect(due(20, streak: 0) == [.dailyPhrase])
        #expect(due(20, streak: -1) == [.dailyPhrase])
        #expect(due(20, streak: 1) == [.dailyPhrase, .streak, .missed])
    }

    @Test("whoever opened the program by noon is not told to")
    func opened() {
        #expect(due(13, isOpened: true) == [.dailyPhrase])
        #expect(due(18, isOpened: true) == [.dailyPhrase, .streak])
    }

    @Test("each can be off, and has an hour of its own")
    func off() {
        #expect(due(23, 59, Reminders(hours: [:], dayStart: 4)) == [])
        #expect(due(12, 0, Reminders(hours: [.missed: 13], dayStart: 4)) == [])
        #expect(due(13, 0, Reminders(hours: [.missed: 13], dayStart: 4)) == [.missed])
        #expect(due(13, 0, Reminders(hours: [.missed: 99, .streak: -5], dayStart: 4)) == [], "no hour of any day")
    }

    @Test("at 03:59 it is still yesterday, at 04:01 a new day has begun")
    func edges() {
        #expect(due(3, 59) == [.dailyPhrase, .streak, .missed])
        #expect(due(3, 59, sent: Set(Reminder.allCases)) == [])
        #expect(due(4, 1) == [])
        let early = Reminders(hours: [.dailyPhrase: 4], dayStart: 4)
        #expect(due(4, 1, early) == [.dailyPhrase])
        #expect(due(3, 59, early, sent: [.dailyPhrase]) == [])
        let late = Reminders(hours: [.dailyPhrase: 2], dayStart: 4)
        #expect(due(23, 0, late) == [])
        #expect(due(1, 59, late) == [])
        #expect(due(2, 0, late) == [.dailyPhrase])
        #expect(due(4, 1, late) == [])
        let midnight = Reminders(hours: [.dailyPhrase: 0], dayStart: 0)
        #expect(due(0, 0, midnight) == [.dailyPhrase])
    }

    @Test("times that no calendar reaches, and those before 1970")
    func far() {
        let state = Reminders.State(streak: 4, isOpened: false, sent: [])
        #expect(all.due(instant: .max, offset: 3600, state: state) == [])
        #expect(all.due(instant: .min, offset: -3600, state: state) == [])
        // 1969-12-31T09:00Z and a second before.
        #expect(all.due(instant: -15 * 3600, offset: 0, state: state) == [.dailyPhrase])
        #expect(all.due(instant: -15 * 3600 - 1, offset: 0, state: state) == [])
    }
}
