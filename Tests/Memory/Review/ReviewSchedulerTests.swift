import Memory
import Testing

/// States computed apart from the program, by the published formula in double precision.
@Suite("FSRS-6")
struct ReviewSchedulerTests {
    struct Course: Sendable, CustomTestStringConvertible {
        let name: String
        /// Days after the last review, and the grade.
        let reviews: [(days: Int, grade: ReviewGrade)]
        let states: [(stability: Double, difficulty: Double)]
        /// Days until recall falls to .8, .9 and .95.
        let intervals: [Int]
        var testDescription: String { name }
    }

    static let courses = [
        Course(
            name: "always good, each when it is due",
            reviews: [(0, .good), (2, .good), (11, .good), (46, .good)],
            states: [(2.3065, 2.118104), (10.964332, 2.111214), (46.280217, 2.104331), (162.862202, 2.097455)],
            intervals: [540, 163, 66]
        ),
        Course(
            name: "forgotten, and again the same day",
            reviews: [(0, .good), (2, .good), (11, .again), (0, .good), (1, .hard), (3, .easy)],
            states: [
                (2.3065, 2.118104), (10.964332, 2.111214), (1.538337, 7.392238), (1.571197, 7.380074),
                (2.788727, 8.246), (9.668179, 7.645123),
            ],
            intervals: [32, 10, 4]
        ),
        Course(
            name: "hard from the start",
            reviews: [(0, .again), (0, .good), (1, .hard), (1, .hard), (4, .good)],
            states: [
                (0.212, 6.4133), (0.246689, 6.402115), (1.314047, 7.596785), (2.446196, 8.389862), (6.572563, 8.376701),
            ],
            intervals: [22, 7, 3]
        ),
        Course(
            name: "easy, then lost",
            reviews: [(0, .easy), (8, .easy), (60, .again), (2, .again), (0, .again), (1, .good)],
            states: [
                (8.2956, 1), (65.624226, 1), (3.491756, 7.02699), (0.711127, 9.00802), (0.258206, 9.659171),
                (0.784135, 9.644741),
            ],
            intervals: [3, 1, 1]
        ),
    ]

    @Test("follows the formula review by review", arguments: courses)
    func follows(_ course: Course) throws {
        let scheduler = ReviewScheduler()
        var state: MemoryState?
        for (review, expected) in zip(course.reviews, course.states) {
            let next =
                state.map { scheduler.next($0, after: review.days, review.grade) } ?? scheduler.first(review.grade)
            #expect(abs(next.stability - expected.stability) < 0.000_001 * max(1, expected.stability))
            #expect(abs(next.difficulty - expected.difficulty) < 0.000_001)
            state = next
        }
        let last = try #require(state)
        #expect([0.8, 0.9, 0.95].map { scheduler.interval(of: last, retention: $0) } == course.intervals)
    }

    @Test("recall is .9 after as many days as the memory is stable, and falls from 1")
    func curve() {
        let scheduler = ReviewScheduler()
        let state = MemoryState(stability: 10, difficulty: 5)
        #expect(scheduler.retrievability(of: state, after: 0) == 1)
        #expect(abs(scheduler.retrievability(of: state, after: 10) - 0.9) < 1e-12)
        #expect(abs(scheduler.retrievability(of: state, after: 5) - 0.9403442889) < 1e-9)
        #expect(abs(scheduler.retrievability(of: state, after: 100) - 0.6928266346) < 1e-9)
    }

    @Test("odd numbers stay within the ranges")
    func odd() {
        let scheduler = ReviewScheduler()
        #expect(MemoryState(stability: .nan, difficulty: .nan) == MemoryState(stability: 0.001, difficulty: 1))
        #expect(MemoryState(stability: .infinity, difficulty: 99) == MemoryState(stability: 36_500, difficulty: 10))
        let old = MemoryState(stability: 36_500, difficulty: 1)
        #expect(scheduler.interval(of: old, retention: 0) == 36_500)
        #expect(scheduler.interval(of: MemoryState(stability: 0, difficulty: 10), retention: 2) == 1)
        #expect(scheduler.next(old, after: .max, .easy).stability == 36_500)
        #expect(ReviewParameters([1, 2, 3]) == nil)
        #expect(ReviewParameters(Array(repeating: .nan, count: 21)) == nil)
        #expect(ReviewParameters(Array(repeating: 1e9, count: 21))?.weights[20] == 0.8)
        #expect(ReviewParameters(ReviewParameters.published.weights) == .published)
    }

    @Test("a day before the last review counts as the same day")
    func westward() {
        let scheduler = ReviewScheduler()
        let (first, second) = (StudyDay(number: 100), StudyDay(number: 99))
        let there = ReviewHistory([.init(first, .good), .init(second, .good)]).standing(by: scheduler)
        let same = ReviewHistory([.init(first, .good), .init(first, .good)]).standing(by: scheduler)
        #expect(there == same)
        #expect(there?.last == first)
        #expect(ReviewHistory([]).standing(by: scheduler) == nil)
    }
}
