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
}
