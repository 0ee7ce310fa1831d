import Memory
import Testing

private func days(_ texts: String...) -> [StudyDay] { texts.compactMap { StudyDay($0) } }

@Suite("Streak and progress")
struct ProgressTests {
    private let today = StudyDay(number: 20_000)

    private func opened(_ back: Int...) -> [StudyDay] { back.map { today.advanced(by: -$0) } }

    @Test("a streak counts back from today, and lasts until a day is missed")
    func streak() {
        #expect(Streak.length(opened: opened(0, 1, 2, 3), today: today) == 4)
        #expect(Streak.length(opened: opened(1, 2, 3), today: today) == 3, "today is not over")
        #expect(Streak.length(opened: opened(2, 3, 4), today: today) == 0, "yesterday was missed")
        #expect(Streak.length(opened: opened(0, 2, 3), today: today) == 1)
        #expect(Streak.length(opened: [], today: today) == 0)
        #expect(Streak.length(opened: opened(0, 0, 1, 1), today: today) == 2, "a day opened twice is one day")
    }

    @Test("case 22: a day that a flight westward made twice counts once, and streak and chart agree")
    func flight() throws {
        let opened = days("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02")
        let today = try #require(StudyDay("2026-03-01"))
        let studied = Dictionary(uniqueKeysWithValues: opened.map { ($0, 3) })
        let progress = Progress(goal: 3, studied: studied, opened: opened, today: today)
        #expect(progress.streak == 3)
        #expect(progress.days.filter { $0.phrases > 0 }.count == 3)
        #expect(Streak.length(opened: opened, today: today.advanced(by: 1)) == 4)
    }

    @Test("the chart has seven days, today last, gaps as 0")
    func chart() {
        let studied = [today: 2, today.advanced(by: -2): 5, today.advanced(by: -6): 1, today.advanced(by: -7): 9]
        let progress = Progress(goal: 3, studied: studied, opened: opened(0), today: today)
        #expect(progress.days.map(\.phrases) == [1, 0, 0, 0, 5, 0, 2])
        #expect(progress.days.last?.day == today)
        #expect(progress.today == 2)
        #expect(!progress.isGoalReached)
    }

    @Test("the goal is reached once a day")
    func goal() {
        #expect(Progress(goal: 2, studied: [today: 2], opened: [], today: today).isGoalReached)
        #expect(Progress(goal: 0, studied: [:], opened: [], today: today).goal == 1)
        #expect(Progress.reachesGoal(3, before: 2, after: 3))
        #expect(!Progress.reachesGoal(3, before: 3, after: 4))
        #expect(!Progress.reachesGoal(3, before: 2, after: 2))
        #expect(Progress.reachesGoal(0, before: 0, after: 1))
    }
}
