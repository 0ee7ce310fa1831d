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
            closer: .init(
                posterior: -0.4,
                leastPosterior: -1,
                flatPosterior: -1.8,
                leastFlatPosterior: -2.4,
                worstState: -2,
                lead: 1.2,
                leastLead: 0.4,
                frames: 50,
                strayFrames: 0,
                strayRun: 0,
                strayGain: -0.4
            )
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
            measures.phoneGain = -30 + 90 * step
            measures.closer?.flatPosterior = -1.8 - 2.7 * step
            measures.closer?.lead = 1.2 - 4.2 * step
            let hearing = judge(measures)
            if outcomes.last != hearing { outcomes.append(hearing) }
        }
        #expect(outcomes == [.command(.next), .unsure(.next), .nothing])
    }

    @Test("Nothing is accepted that has no voice, lies in the midst of talk, or was not looked at closely")
    func refused() {
        for change: (inout CommandMeasures) -> Void in [
            { $0.voice = 0.1 }, { $0.contrast = 5 }, { $0.quietBefore = 0.5 }, { $0.phones = [] },
            { $0.speechFrames = 0 }, { ($0.closer, $0.editGain) = (nil, nil) },
        ] {
            var measures = said()
            change(&measures)
            #expect(judge(measures) == .nothing)
        }
    }

    @Test("Numbers that are none are no command")
    func broken() {
        for change: (inout CommandMeasures) -> Void in [
            { $0.phoneGain = .nan }, { $0.closer?.posterior = .nan }, { $0.closer?.strayGain = .nan },
            { $0.voice = .nan }, { $0.contrast = .nan },
            { $0.quietBefore = .nan }, { $0.rivalGain = .nan },
        ] {
            var measures = said()
            change(&measures)
            #expect(judge(measures) == .nothing)
        }
    }

    @Test(
        "In the midst of talk a command has to be surer, and less is asked again there; a word or two before it is no talk"
    )
    func talk() {
        let limits = CommandLimits(
            weights: [-1],
            constant: 0,
            accepted: 1,
            unsure: 0,
            acceptedInTalk: 2,
            unsureInTalk: 1
        )
        func hearing(score: Float, talk: Float) -> CommandHearing {
            var measures = said()
            measures.phoneGain = -score * 50
            measures.talkBefore = talk
            return judge(measures, by: limits)
        }
        for talk in [Float(0), 1, 2] {
            #expect(hearing(score: 1.1, talk: talk) == .command(.next))
            #expect(hearing(score: 0.1, talk: talk) == .unsure(.next))
            #expect(hearing(score: -0.1, talk: talk) == .nothing)
        }
        for talk in [Float(2.1), 9, .nan] {
            #expect(hearing(score: 2.1, talk: talk) == .command(.next))
            #expect(hearing(score: 1.1, talk: talk) == .unsure(.next))
            #expect(hearing(score: 0.1, talk: talk) == .nothing)
        }
    }

    @Test("There is a weight for every measure")
    func weights() { #expect(said().evidence.count == CommandLimits.chosen.weights.count) }
}
