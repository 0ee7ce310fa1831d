import Courses
import Testing

@Suite("Premium")
struct PremiumTests {
    @Test("lessons 11 and above are locked until unlocked")
    func locked() {
        let locked = Premium(isUnlocked: false)
        #expect([0, 1, 10].allSatisfy { !locked.isLocked(lesson: $0) })
        #expect([11, 12, Int.max].allSatisfy { locked.isLocked(lesson: $0) })
        #expect((1...30).allSatisfy { !Premium(isUnlocked: true).isLocked(lesson: $0) })
    }

    @Test("a lesson of the learner's own is never locked")
    func own() {
        let lesson = Lesson(number: 40, titles: [:], titlePinyin: [], phrases: [])
        var own = lesson
        own.isOwn = true
        let locked = Premium(isUnlocked: false)
        #expect(locked.isLocked(lesson) && !locked.isLocked(own))
        let (course, _) = Course.joining([lesson, own])
        #expect(course.lessons.map { locked.isLocked($0) } == [true, false], "also under another number")
    }

    @Test(
        "a locked lesson is seen, found, made a favorite and lends; its exercises wait",
        arguments: Premium.Use.allCases
    )
    func uses(_ use: Premium.Use) {
        let locked = Premium(isUnlocked: false)
        #expect(locked.allows(use, lesson: 10))
        #expect(locked.allows(use, lesson: 11) == (use != .exercise))
        #expect(Premium(isUnlocked: true).allows(use, lesson: 11))
    }
}
