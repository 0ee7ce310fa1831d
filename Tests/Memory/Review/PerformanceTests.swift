import Memory
import Testing

@Suite("Grades of exercises")
struct PerformanceTests {
    @Test(
        "what came at once is easy, what was helped is hard, what did not come is again",
        arguments: [
            (Performance.said(.wrong, score: 0.9), ReviewGrade.again),
            (.said(.almost, score: 0.99), .hard),
            (.said(.right, score: 0.7), .good),
            (.said(.right, score: 0.97), .easy),
            (.rated(.wrong), .again), (.rated(.almost), .hard), (.rated(.right), .good),
            (.ordered(words: 6, slips: 0, hints: 0, seconds: nil), .good),
            (.ordered(words: 6, slips: 0, hints: 0, seconds: 11), .easy),
            (.ordered(words: 6, slips: 0, hints: 0, seconds: 11.1), .good),
            (.ordered(words: 6, slips: 1, hints: 1, seconds: 5), .hard),
            (.ordered(words: 6, slips: 2, hints: 1, seconds: 5), .again),
            (.ordered(words: 0, slips: 0, hints: 0, seconds: .nan), .good),
            (.chosen(slips: 0, hints: 0, seconds: 4), .easy),
            (.chosen(slips: 0, hints: 0, seconds: nil), .good),
            (.chosen(slips: 1, hints: 0, seconds: 1), .hard),
            (.chosen(slips: 1, hints: 1, seconds: 1), .again),
            (.dictated(isRight: true, repeats: 2), .good),
            (.dictated(isRight: true, repeats: 3), .hard),
            (.dictated(isRight: false, repeats: 0), .again),
        ]
    )
    func grades(_ performance: Performance, _ grade: ReviewGrade) {
        #expect(performance.grade == grade)
    }
}
