@testable import Exercises
import Messages
import Orthography
import Testing

@Suite("Minimal pairs in dialogue")
struct PairsExerciseTests {
    private func titles(_ cues: [Cue]) -> [String] {
        cues.compactMap { if case .show(.list(let title, _)) = $0 { title.text(in: .english) } else { nil } }
    }

    private func prompts(_ cues: [Cue]) -> [String] {
        cues.compactMap { if case .show(.prompt(let prompt)) = $0 { prompt.text } else { nil } }
    }

    @Test("who comes back finds the two words of a round by ear, and of a round aloud the word to be said")
    func returned() throws {
        var generator = Seeded(5)
        let contrast = try #require(Contrast.all(in: .english).first)
        var exercise = try #require(
            PairsExercise(contrast, known: .mandarin, telling: .byOneself, using: &generator)
        )
        _ = exercise.respond(to: .began)
        let ear = exercise.respond(to: .returned(.left(nil)))
        #expect(titles(ear) == ["1 of 5"] && prompts(ear).isEmpty)
        var shown: [String] = []
        for _ in 0..<PairsExercise.rounds.ear {
            _ = exercise.respond(to: .key(.character("1")))
            shown = prompts(exercise.respond(to: .command(Order("next"))))
        }
        #expect(shown.count == 1)
        let aloud = exercise.respond(to: .returned(.left(nil)))
        #expect(titles(aloud).isEmpty && prompts(aloud) == shown)
    }

    @Test("by ear the mark is on the word that was chosen; where it was the other one, that one is named")
    func chosen() throws {
        var generator = Seeded(5)
        let contrast = try #require(Contrast.all(in: .english).first)
        var exercise = try #require(PairsExercise(contrast, known: .english, telling: .byOneself, using: &generator))
        var cues = exercise.respond(to: .began)
        var marks: Set<Chime> = []
        for round in 0..<PairsExercise.rounds.ear {
            let words = cues.compactMap { cue -> [String]? in
                if case .show(.list(_, let items)) = cue { items.map(\.text) } else { nil }
            }.first
            let (one, other) = try (#require(words?.first), #require(words?.last))
            let answer = exercise.respond(to: .key(.character("1")))
            let shown = answer.compactMap { cue -> (String, Chime)? in
                if case .show(.answer(let word, let mark)) = cue { (word, mark) } else { nil }
            }
            #expect(shown.map(\.0) == [one], "round \(round + 1)")
            let told = answer.compactMap { cue -> String? in
                if case .show(.message(let message)) = cue { message.text(in: .english) } else { nil }
            }
            let mark = try #require(shown.first?.1)
            #expect(told == (mark == .wrong ? ["That was “\(other)”."] : []))
            marks.insert(mark)
            cues = exercise.respond(to: .command(Order("next")))
        }
        #expect(marks.count == 2, "chance gave both")
    }
}
