import Phonetics
import Testing

@testable import Scoring

struct JudgeCommandTests {
    /// A stretch like those in which a command was said.
    private func said() -> CommandMeasures {
        CommandMeasures(
            command: .next,
            phoneGain: -30,
            rivalGain: -120,
            editGain: -4,
            speechFrames: 50,
            phones: ["N", "EH", "K", "S", "T"].map { .init(symbol: $0, frames: 10, score: -0.4, ratio: 0.3) },
            contrast: 35,
            voice: 0.8,
            phrase: 0.98
        )
    }

    @Test("A command that fits better than everything else is one")
    func accepted() { #expect(judge(said()) == .command(.next)) }

    @Test("The worse it fits, the less sure: first it is asked again, then it is nothing")
    func outcomes() {
        var outcomes: [CommandHearing] = []
        for step in stride(from: Float(0), through: 1, by: 0.01) {
            var measures = said()
            measures.rivalGain = -120 + 120 * step
            measures.phrase = 0.98 - 0.97 * step
            let hearing = judge(measures)
            if outcomes.last != hearing { outcomes.append(hearing) }
        }
        #expect(outcomes == [.command(.next), .unsure(.next), .nothing])
    }

    @Test("Nothing is accepted that has no voice, lies in the midst of talk, or was not looked at closely")
    func refused() {
        for change: (inout CommandMeasures) -> Void in [
            { $0.voice = 0.1 }, { $0.contrast = 5 }, { $0.quietBefore = 0.5 }, { $0.phones = [] },
            { $0.speechFrames = 0 }, { ($0.phrase, $0.editGain) = (nil, nil) },
        ] {
            var measures = said()
            change(&measures)
            #expect(judge(measures) == .nothing)
        }
    }

    @Test("Numbers that are none are no command")
    func broken() {
        for change: (inout CommandMeasures) -> Void in [
            { $0.phoneGain = .nan }, { $0.phrase = .nan }, { $0.voice = .nan }, { $0.contrast = .nan },
            { $0.quietBefore = .nan }, { $0.rivalGain = .nan },
        ] {
            var measures = said()
            change(&measures)
            #expect(judge(measures) == .nothing)
        }
    }
}
