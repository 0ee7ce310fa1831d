import Messages
import Orthography
import Testing

@testable import Exercises

@Suite("Review in dialogue")
struct ReviewRoundTests {
    private let word = DictationWord(
        id: 9,
        "长大",
        in: .mandarin,
        pinyin: "zhǎng dà",
        explanation: "长大就是变成大人。",
        context: .init("长大成人", pinyin: "zhǎng dà chéng rén")
    )

    private func board(_ due: Int) -> ReviewBoard {
        ReviewBoard(phrases: 0, words: due, studied: due, recall: 0.8, days: [])
    }

    private func texts(_ cues: [Cue]) -> [String] {
        cues.compactMap { if case .show(.message(let message)) = $0 { message.text(in: .english) } else { nil } }
    }

    private func recalls(_ cues: [Cue]) -> [Recall] {
        cues.compactMap { if case .recalled(let recall) = $0 { recall } else { nil } }
    }

    @Test("one after the other; what is left can be taken again or passed over; the rest is told")
    func round() {
        var round = ReviewRound(board(23), steps: (0..<23).map { _ in .recall(word) })
        #expect(round.steps.count == ReviewRound.size)
        #expect(texts(round.respond(to: .began)) == ["Enter begins 20 of them, one exercise each."])
        #expect(round.respond(to: .typed("")).last == .open(.recall(word)))
        #expect(texts(round.respond(to: .returned(.done(.right)))) == ["Review 2 of 20"])
        #expect(texts(round.respond(to: .returned(.left(nil)))).first?.hasPrefix("Left at 2 of 20.") == true)
        #expect(texts(round.respond(to: .command(Order("again")))) == ["Review 2 of 20"])
        _ = round.respond(to: .returned(.left(nil)))
        #expect(texts(round.respond(to: .typed(""))) == ["Review 3 of 20"])
        for _ in 3..<20 { _ = round.respond(to: .returned(.done(.wrong))) }
        let end = round.respond(to: .returned(.done(.almost)))
        #expect(texts(end) == ["Reviewed 19: 2 remembered.", "3 more are due; `review` goes on."])
        #expect(end.last == .finish(.done(nil)))
    }

    @Test("a screen that was opened from the round and is done counts for no exercise")
    func anotherScreen() {
        var round = ReviewRound(board(2), steps: [.recall(word), .recall(word)])
        _ = round.respond(to: .began)
        let before = round.respond(to: .returned(.done(nil)))
        #expect(before.first == .show(.review(board(2))))
        #expect(round.index == 0)
        _ = round.respond(to: .typed(""))
        _ = round.respond(to: .returned(.left(nil)))
        let between = texts(round.respond(to: .returned(.done(nil))))
        #expect(between.first?.hasPrefix("Left at 1 of 2.") == true)
        #expect(texts(round.respond(to: .command(Order("again")))) == ["Review 1 of 2"])
    }

    @Test("where nothing is due it says so, and Enter leads back")
    func nothing() {
        var round = ReviewRound(board(0), steps: [])
        #expect(texts(round.respond(to: .began)).first?.hasPrefix("Nothing is due.") == true)
        #expect(round.respond(to: .typed("")) == [.finish(.done(nil))])
    }

    @Test("a word is spoken and typed, in characters or pinyin; asking again counts, not a forgotten tone")
    func recall() {
        var exercise = WordRecallExercise(word)
        let begin = exercise.respond(to: .began)
        #expect(begin.contains { if case .say(let spoken, _) = $0 { spoken.text == "长大成人的长大" } else { false } })
        _ = exercise.respond(to: .typed(""))
        _ = exercise.respond(to: .command(Order("slower")))
        #expect(recalls(exercise.respond(to: .typed("zhang da"))).isEmpty)
        let right = exercise.respond(to: .typed("zhang3 da4"))
        #expect(recalls(right) == [Recall(word: 9, isRight: true, typed: "zhang3 da4", repeats: 2)])
        #expect(right.contains(.show(.answer("zhang3 da4 → 长大", .right))))
        #expect(exercise.respond(to: .typed("")).last == .finish(.done(.right)))
    }

    @Test("the explanation hides the word in any case, and no other word that holds it")
    func hidden() {
        let bat = DictationWord(id: 3, "bat", in: .english, explanation: "Bat and ball; a combat.")
        var exercise = WordRecallExercise(bat)
        _ = exercise.respond(to: .began)
        #expect(texts(exercise.respond(to: .command(Order("explain")))) == ["… and ball; a combat."])
    }

    @Test("a wrong word is shown letter by letter, once, and the explanation does not give it away")
    func wrong() {
        var exercise = WordRecallExercise(word)
        _ = exercise.respond(to: .began)
        #expect(texts(exercise.respond(to: .command(Order("explain")))) == ["…就是变成大人。"])
        let wrong = exercise.respond(to: .typed("常大"))
        #expect(recalls(wrong) == [Recall(word: 9, isRight: false, typed: "常大", repeats: 0)])
        #expect(wrong.contains(.show(.difference(Difference(typed: "常大", expected: "长大")))))
        #expect(recalls(exercise.respond(to: .typed("长大"))).isEmpty)
        #expect(exercise.respond(to: .command(Order("back"))).last == .finish(.done(.wrong)))
        var other = WordRecallExercise(word)
        _ = other.respond(to: .began)
        #expect(other.respond(to: .command(Order("back"))).last == .finish(.left(nil)))
    }
}
