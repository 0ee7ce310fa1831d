import Memory
import Testing

@Suite("What is due")
struct DueItemsTests {
    private func standing(_ stability: Double, last day: Int) -> ReviewHistory.Standing {
        .init(state: MemoryState(stability: stability, difficulty: 5), last: StudyDay(number: day))
    }

    @Test("on the day, not before, best remembered first; what comes is counted by day")
    func order() {
        // With a retention of .9 the interval is the stability.
        let items = DueItems(
            [
                .init("lost", standing(2, last: 50)), .init("today", standing(10, last: 90)),
                .init("tomorrow", standing(11, last: 90)), .init("in two weeks", standing(24, last: 90)),
                .init("later", standing(25, last: 90)), .init("also tomorrow", standing(1, last: 100)),
                .init("overdue", standing(9, last: 90)),
            ],
            on: StudyDay(number: 100),
            retention: 0.9
        )
        #expect(items.due == ["today", "overdue", "lost"])
        #expect(items.forecast == [2] + Array(repeating: 0, count: 12) + [1])
        #expect((items.recall ?? 0) > 0.8)
    }

    @Test("a lower retention lets things rest longer")
    func retention() {
        let studied = [DueItems.Studied("word", standing(10, last: 0))]
        #expect(DueItems(studied, on: StudyDay(number: 32), retention: 0.8).due.isEmpty)
        #expect(DueItems(studied, on: StudyDay(number: 33), retention: 0.8).due == ["word"])
        #expect(DueItems([DueItems<Int>.Studied](), on: StudyDay(number: 0), retention: 0.9).recall == nil)
    }

    @Test("ten thousand are sorted without a visible wait")
    func many() {
        let items = (0..<10_000).map { number in
            DueItems.Studied(number, standing(Double(number % 97) + 0.5, last: -number % 400))
        }
        let clock = ContinuousClock()
        var found = 0
        let sorting = clock.measure {
            found = DueItems(items, on: StudyDay(number: 200), retention: 0.9).due.count
        }
        #expect(found == 10_000)
        #expect(sorting < .milliseconds(300))
    }
}
