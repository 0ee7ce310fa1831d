import Memory
import Testing

@Suite("Sounds that a learner keeps missing")
struct WeakSoundsTests {
    private let today = StudyDay(number: 1000)

    private func day(_ back: Int, _ phone: String, _ said: Int, _ weak: Int, word: String = "three") -> SoundDay {
        SoundDay(today.advanced(by: -back), language: "en", phone: phone, said: said, weak: weak, word: word)
    }

    @Test("nothing is told of a sound said 19 times, off three times, or off in less than 15 of 100")
    func thin() {
        #expect(WeakSound.all(of: [day(0, "θ", 19, 19)], today: today).isEmpty)
        #expect(WeakSound.all(of: [day(0, "θ", 20, 3)], today: today).isEmpty)
        #expect(WeakSound.all(of: [day(0, "θ", 100, 14)], today: today).isEmpty)
        #expect(WeakSound.all(of: [day(0, "θ", 10, 2), day(1, "θ", 10, 2)], today: today).count == 1)
    }

    @Test("those missed most come first, with the last word in which they were off and the share of each week")
    func order() throws {
        let days = [
            day(50, "θ", 10, 10, word: "thin"), day(0, "θ", 10, 0, word: "both"), day(7, "θ", 10, 5, word: "think"),
            day(3, "ɹ", 20, 20, word: "right"),
        ]
        let sounds = WeakSound.all(of: days, today: today)
        #expect(sounds.map(\.phone) == ["ɹ", "θ"])
        let last = try #require(sounds.last)
        #expect(last.word == "think")
        #expect((last.said, last.weak) == (30, 15))
        #expect(last.weeks == [1, nil, nil, nil, nil, nil, 0.5, 0])
    }

    @Test("counts that nobody can have said are taken in, and no sum of them is too great")
    func outOfRange() {
        let days = [day(0, "θ", .max, .max), day(1, "θ", .max, 5), day(2, "θ", .min, .max)]
        let sounds = WeakSound.all(of: days, today: today)
        #expect(sounds.first?.said == 2_000_000_000)
        #expect(sounds.first?.weak == 1_000_000_005)
    }

    @Test("languages are counted apart; days older than the weeks count as well, days to come are not drawn")
    func languages() {
        var french = day(0, "θ", 10, 5)
        french.language = "fr"
        #expect(WeakSound.all(of: [day(0, "θ", 10, 5), french], today: today).isEmpty)
        let old = WeakSound.all(of: [day(400, "θ", 20, 10), day(-9, "θ", 20, 10)], today: today)
        #expect(old.first?.said == 40)
        #expect(old.first?.weeks.allSatisfy { $0 == nil } == true)
    }
}
