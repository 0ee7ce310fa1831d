public import Phonetics

import func Glibc.log

/// Where the verdict on a spoken command turns; what is fitted stands in ``chosen`` (`Tables/CommandTable.swift`).
struct CommandLimits {
    /// The least voice in the vowels, as for phrases.
    var voice: Float = 0.25
    /// The least decibels of speech over what surrounds it: less is a pause in talk in the background.
    var contrast: Float = 12
    /// The least seconds without speech before it: who says a word sooner is talking on.
    var quiet: Float = 0.8
    /// What each measure weighs, in the order of ``measures(_:)``, and what is added.
    var weights: [Float]
    var constant: Float
    /// The score from which a command is accepted, and from which it is asked again.
    var accepted: Float
    var unsure: Float
    /// The same in the midst of talk: what is said there is seldom a command.
    var acceptedInTalk: Float
    var unsureInTalk: Float
    /// Seconds of speech in the last ten above which it is talk: a few commands that were not understood are less.
    var talk: Float = 2

    /// The more, the surer. Not a number where a measure is none.
    func score(_ measures: CommandMeasures) -> Float {
        zip(weights, CommandLimits.measures(measures)).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    /// The measures that count; gains are a frame of speech, in nats.
    ///
    /// In order: gain of the phone loop, of the best rival, of the best neighbour; share of speech beside the command; mean
    /// score of the phones, least advantage over the loop; share of phones as short as can be; sixths of phones, at most
    /// six; logarithm of the mean length of a phone beside 80 ms; then of the closer look, in its order, its stray frames
    /// as shares of the command's, runs as tenths of a second and gains as tens of nats.
    static func measures(_ heard: CommandMeasures) -> [Float] {
        let frames = Float(max(20, heard.speechFrames))
        let count = Float(max(1, heard.phones.count))
        let own = Float(max(1, heard.phones.reduce(0) { $0 + $1.frames }))
        let mean = heard.phones.reduce(0) { $0 + $1.score * Float($1.frames) } / own
        let worst = heard.phones.map { $0.ratio }.min() ?? -6
        return [
            clamped(heard.phoneGain / frames, -3, 3),
            clamped((heard.rivalGain ?? -300) / frames, -3, 1),
            clamped(heard.editGain.map { $0 / frames } ?? 3, -1, 3),
            Float(heard.outsideFrames) / frames,
            clamped(mean, -6, 6),
            clamped(worst, -6, 6),
            Float(heard.phones.count { $0.frames <= 3 }) / count,
            min(1, count / 6),
            Float(log(Double(own / count / 8))),
        ] + (heard.closer.map(measures) ?? [])
    }

    private static func measures(_ closer: CommandMeasures.Closer) -> [Float] {
        [
            clamped(closer.posterior, -8, 0),
            clamped(closer.leastPosterior, -12, 0),
            clamped(closer.flatPosterior, -8, 0),
            clamped(closer.leastFlatPosterior, -10, 0),
            clamped(closer.worstState, -12, 0),
            clamped(closer.lead, -4, 4),
            clamped(closer.leastLead, -6, 4),
            Float(closer.strayFrames) / Float(max(1, closer.frames)),
            Float(min(60, closer.strayRun)) / 10,
            clamped(closer.strayGain / 10, -1, 6),
        ]
    }

    /// What is not a number stays so.
    private static func clamped(_ value: Float, _ least: Float, _ most: Float) -> Float {
        value < least ? least : value > most ? most : value
    }
}

extension CommandMeasures {
    /// The measures that the verdict turns on, in the order in which they are weighed: what weights are fitted on.
    public var evidence: [Float] { CommandLimits.measures(self) }
}
