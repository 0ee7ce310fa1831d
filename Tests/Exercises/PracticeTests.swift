import Messages
import Orthography
import Scoring
import Testing

@testable import Exercises

/// The three exercises on one phrase, one after the other.
@Suite("Practice of a phrase")
struct PracticeTests {
    let prompt = Prompt(
        "Comment vas-tu ?",
        in: .french,
        meaning: "How are you?",
        place: .init(lesson: 1, number: 1, id: "x")
    )
    let other = Prompt("Qui est-ce ?", in: .french, meaning: "Who is it?", place: .init(lesson: 1, number: 2, id: "x"))
    let experienced = Companion(seen: Set(Topic.allCases.map(\.rawValue)))

    func practice(_ prompt: Prompt? = nil, _ companion: Companion? = nil, seed: UInt64 = 1) -> PhrasePractice {
        var chance = Seeded(seed)
        return PhrasePractice(
            prompt ?? self.prompt,
            among: [self.prompt, other],
            companion: companion ?? experienced,
            using: &chance
        )
    }

    func kinds(_ cues: [Cue]) -> [Attempt.Kind] {
        cues.compactMap { if case .begin(let kind, _) = $0 { kind } else { nil } }
    }

    @Test("word order, then pronunciation, then multiple choice, then back to the phrases")
    func chain() throws {
        var practice = practice()
        #expect(kinds(practice.respond(to: .began)) == [.wordOrder])
        #expect(practice.manner == .answers)
        _ = practice.respond(to: .typed("comment vas-tu"))

        let appeared = practice.respond(to: .typed(""))
        #expect(kinds(appeared) == [.pronunciation])
        #expect(practice.manner == .keys && !practice.takesAnyLine)
        let tag = try #require(appeared.compactMap(\.tag).first)
        #expect(practice.respond(to: .tick(CueTag(1))) == [], "the sign of the exercise before is gone")
        guard case .say(_, let speech)? = practice.respond(to: .tick(tag)).first else {
            Issue.record("the phrase is not spoken a second after it appeared")
            return
        }
        _ = practice.respond(to: .spoke(speech))
        guard case .listen(_, let take)? = practice.respond(to: .key(.space)).first else {
            Issue.record("the microphone did not open")
            return
        }
        let heard = practice.respond(to: .heard(Verdict(outcome: .right, score: 1), take))
        #expect(heard.contains(.sound(.right)))

        let asked = practice.respond(to: .key(.enter))
        #expect(kinds(asked) == [.multipleChoice])
        #expect(practice.respond(to: .typed("how are you")).contains(.sound(.right)))
        #expect(practice.respond(to: .typed("")) == [.finish(.done(.right))])
    }

    @Test("no two of them use one tag")
    func tags() {
        var practice = practice()
        var seen: [Set<CueTag>] = []
        func note(_ cues: [Cue]) {
            if !kinds(cues).isEmpty { seen.append([]) }
            if !seen.isEmpty { seen[seen.count - 1].formUnion(cues.compactMap(\.tag)) }
        }
        note(practice.respond(to: .began))
        note(practice.respond(to: .typed("vas-tu")))
        note(practice.respond(to: .typed("comment vas-tu")))
        note(practice.respond(to: .typed("")))
        note(practice.respond(to: .key(.character("a"))))
        note(practice.respond(to: .command(Order("continue"))))
        note(practice.respond(to: .command(Order("again"))))
        #expect(seen.count == 3 && seen.allSatisfy { !$0.isEmpty })
        for (index, tags) in seen.enumerated() {
            for later in seen.dropFirst(index + 1) { #expect(tags.isDisjoint(with: later)) }
        }
    }

    @Test("back leaves all of it, from any exercise")
    func left() {
        var practice = practice()
        _ = practice.respond(to: .began)
        #expect(practice.respond(to: .command(Order("back"))) == [.finish(.left(nil))])

        var second = self.practice()
        _ = second.respond(to: .began)
        _ = second.respond(to: .typed("comment vas-tu"))
        _ = second.respond(to: .typed(""))
        #expect(second.respond(to: .key(.escape)) == [.finish(.left(.right))], "what was reached before is told")
    }

    @Test("an exercise that has nothing to ask is passed over")
    func passedOver() {
        var word = practice(Prompt("Merci !", in: .french, meaning: "Thanks!"))
        #expect(kinds(word.respond(to: .began)) == [.pronunciation])
        let ended = word.respond(to: .command(Order("continue")))
        #expect(ended == [.show(.message(.choiceWithoutOthers())), .finish(.done(nil))], "no translation ends with !")
        var own = practice(Prompt("Le chat dort.", in: .french))
        #expect(kinds(own.respond(to: .began)) == [.wordOrder])
    }

    @Test("on the first visit each exercise is explained before it begins")
    func explained() {
        var practice = practice(nil, Companion(seen: [Topic.wordOrder.rawValue]))
        #expect(kinds(practice.respond(to: .began)) == [.wordOrder])
        _ = practice.respond(to: .typed("comment vas-tu"))
        let bubble: [Cue] = [.show(.mark(nil)), .seen(.pronunciation), .show(.bubble(Bubble(.pronunciation)))]
        #expect(practice.respond(to: .typed("")) == bubble)
        let cues = practice.respond(to: .key(.space))
        #expect(cues.first == .show(.bubble(nil)))
        #expect(kinds(cues) == [.pronunciation] && cues.count == 4)
        if case .wait(seconds: 1, _)? = cues.last {} else { Issue.record("no second passes before it is spoken") }
    }

    @Test("the same seed gives the same exercises, another seed others")
    func seeded() {
        func shown(_ seed: UInt64) -> [Cue] {
            var practice = practice(Prompt("Il fait très beau ici.", in: .french, meaning: "Fine."), seed: seed)
            return practice.respond(to: .began)
        }
        #expect(shown(7) == shown(7))
        #expect((0..<10).contains { shown($0) != shown(7) })
    }
}

@Suite("Selection of the next phrase")
struct SelectionTests {
    @Test("the first phrase not studied today is selected, and after practice the next one; after the last the first")
    func selects() {
        #expect(Selection(count: 3, studied: []).number == 1)
        var selection = Selection(count: 3, studied: [1, 3])
        #expect(selection.number == 2)
        selection.advance(past: 2)
        #expect(selection.number == 3)
        selection.advance(past: 3)
        #expect(selection.number == 1)
        #expect(Selection(count: 3, studied: [1, 2, 3]).number == 1)
    }

    @Test("what the list has not is not selected")
    func refuses() {
        var selection = Selection(count: 3, studied: [])
        #expect(!selection.select(0) && !selection.select(4) && selection.number == 1)
        #expect(selection.select(3) && selection.number == 3)
        selection.advance(past: 9)
        #expect(selection.number == 3)
        var empty = Selection(count: 0, studied: [])
        empty.advance(past: 1)
        #expect(empty.number == nil && !empty.select(1))
        #expect(Selection(count: -1, studied: []).number == nil)
    }
}
