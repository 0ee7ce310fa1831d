// Fitted on 2026-11-30 by the method of Scripts/fit --only commands, but before that script stood and on less: commands, and
// any words in their place, of one half (seed 5) of the learners of speechocean762 (CC BY 4.0), of the prompts of
// asterisk-core-sounds, of the names of tuxpaint-stamps and of 600 Mandarin words of one speaker (CC BY-SA); other speech of
// the same half, without the Spanish names and the Mandarin words. Reported on the other half: docs/accuracy.md.
extension CommandLimits {
    static let chosen = CommandLimits(
        weights: [-0.142, -1.045, 0.474, -0.28, 0.056, 0.156, -3.197, 0.779, 0.172, 0.314],
        constant: -0.973,
        accepted: 1,
        unsure: 0
    )
}
