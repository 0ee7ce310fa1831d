// Fitted by Scripts/fit --only commands on 2026-11-30: commands, and any words in their place, of one half (seed 5) of the
// learners of speechocean762 (CC BY 4.0), of the prompts of asterisk-core-sounds, of the names of tuxpaint-stamps and of 600
// Mandarin words of one speaker (CC BY-SA); pieces of the learners' sentences and other speech of the same half. Reported on
// the other half: docs/accuracy.md.
extension CommandLimits {
    static let chosen = CommandLimits(
        weights: [
            -0.15, -0.778, -0.231, -0.769, -0.111, 0.0506, -3.56, 2.34, 1.17, -0.578,
            0.0148, 1.31, -0.102, 0.129, 0.577, -0.033, -0.0548, 0.25, -0.251,
        ],
        constant: 0.732,
        accepted: 1,
        unsure: 0,
        acceptedInTalk: 2.5,
        unsureInTalk: 1.5
    )
}
