import Testing

@testable import Library

/// Dictations, their answers, and the notebook of mistakes.
@Suite("Dictations")
struct DictationTests {
    let key = UnitKey(language: "en", book: "B", grade: "", term: "", type: "", unit: "U")

    func made() throws -> (library: Library, words: [Int]) {
        let library = try Library.inMemory()
        try library.takeIn([(key, ["cat", "dog"].map { TextbookWord($0) })])
        return (library, try library.words(ofUnit: 1).map(\.id))
    }

    func moment(_ day: Int) -> Moment { Moment(instant: 1_772_362_800 + day * 86_400, offset: 3600, dayStart: 4) }

    @Test("a run that was broken off is there again with its order, place and answers; one that ended is not")
    func resumed() throws {
        let (library, words) = try made()
        let order = Array(words.reversed())
        let run = try library.beginDictation(
            ofUnit: 1,
            answer: "typed",
            times: 3,
            gap: 2.5,
            speed: 120,
            words: order,
            at: moment(0)
        )
        try library.setDictation(run, position: 1)
        try library.keepAnswer(in: run, toWord: order[0], isRight: true, typed: "dog", at: moment(0))
        try library.setDictation(run, answer: "paper")
        #expect(try library.openDictation(ofUnit: 1)?.speed == 120)
        try library.setDictation(run, speed: 96)
        let open = try #require(try library.openDictation(ofUnit: 1))
        #expect(
            open
                == DictationRun(
                    id: run,
                    unit: 1,
                    answer: "paper",
                    times: 3,
                    gap: 2.5,
                    speed: 96,
                    words: order,
                    position: 1,
                    answers: [order[0]: true]
                )
        )
        try library.endDictation(run)
        #expect(try library.openDictation(ofUnit: 1) == nil)
    }

    @Test("a run that goes on in another manner is remembered so")
    func manner() throws {
        let (library, words) = try made()
        let run = try library.beginDictation(
            ofUnit: 1,
            answer: "typed",
            times: 3,
            gap: 2,
            speed: 120,
            words: words,
            at: moment(0)
        )
        try library.setDictation(run, answer: "paper", times: 1, gap: 0.5, speed: nil)
        let open = try #require(try library.openDictation(ofUnit: 1))
        #expect(open.answer == "paper" && open.times == 1 && open.gap == 0.5 && open.speed == nil)
    }

    @Test("a mistake stays in the notebook where the same day's dictation was right at the second look")
    func secondLook() throws {
        for answer in ["paper", "typed"] {
            let (library, words) = try made()
            // Wrong in a review that was typed.
            try library.keepRecall(ofWord: words[0], isRight: false, typed: "kat", repeats: 0, at: moment(0))
            let run = try library.beginDictation(
                ofUnit: 1,
                answer: answer,
                times: 1,
                gap: 0,
                words: words,
                at: moment(0)
            )
            for isRight in [false, true] {
                try library.keepAnswer(in: run, toWord: words[0], isRight: isRight, typed: "", at: moment(0))
            }
            #expect(try library.mistakes().map(\.word.text) == ["cat"], "\(answer)")
        }
    }

    @Test("a mistake leaves the notebook after two study days on which it was right")
    func notebook() throws {
        let (library, words) = try made()
        let cat = words[0]
        func run(_ isRight: Bool, _ day: Int) throws {
            let run = try library.beginDictation(
                ofUnit: 1,
                answer: "typed",
                times: 1,
                gap: 0,
                words: words,
                at: moment(day)
            )
            try library.keepAnswer(in: run, toWord: cat, isRight: isRight, typed: "kat", at: moment(day))
        }
        try run(false, 0)
        #expect(try library.mistakes().map { [$0.word.text, $0.since, $0.typed] } == [["cat", "2026-03-01", "kat"]])
        try run(true, 1)
        try run(true, 1)
        #expect(try library.mistakes().map(\.cleanDays) == [1], "twice on a day is once")
        try run(false, 2)
        #expect(try library.mistakes().map(\.cleanDays) == [0], "wrong again: from the beginning")
        #expect(try library.mistakes().first?.since == "2026-03-01")
        try run(true, 3)
        try run(true, 5)
        #expect(try library.mistakes().isEmpty)
        #expect(try library.history(ofWord: cat) == WordHistory(right: 4, wrong: 2, last: "2026-03-06"))
        #expect(try library.unitStandings()[1] == UnitStanding(known: 1, mistakes: 0, last: "2026-03-06"))
    }

    @Test("a word with a history outlives its file")
    func outlives() throws {
        let (library, words) = try made()
        let run = try library.beginDictation(ofUnit: 1, answer: "typed", times: 1, gap: 0, words: words, at: moment(0))
        try library.keepAnswer(in: run, toWord: words[0], isRight: false, typed: "kat", at: moment(0))
        let count = try library.takeIn([(key, [TextbookWord("bird")])])
        #expect((count.added, count.gone) == (1, 2))
        #expect(try library.words(ofUnit: 1).map(\.text) == ["bird"])
        #expect(try library.mistakes().map(\.word.text) == ["cat"])
        try library.takeIn([(key, [TextbookWord("cat")])])
        #expect(try library.words(ofUnit: 1).map(\.id) == [words[0]])
    }

    @Test("words of one's own get a name of their own, and the same ones the same")
    func freeName() throws {
        let library = try Library.inMemory()
        var own = UnitKey(language: "en", book: "", grade: "", term: "", type: "", unit: "2026-03-01")
        #expect(try library.freeName("2026-03-01", for: ["cat"]) == "2026-03-01")
        try library.takeIn([(own, [TextbookWord("cat")])])
        #expect(try library.freeName("2026-03-01", for: ["cat", "dog"]) == "2026-03-01")
        #expect(try library.freeName("2026-03-01", for: ["dog"]) == "2026-03-01 (2)")
        own.unit = "2026-03-01 (2)"
        try library.takeIn([(own, [TextbookWord("dog")])])
        #expect(try library.freeName("2026-03-01", for: ["bird"]) == "2026-03-01 (3)")
    }
}
