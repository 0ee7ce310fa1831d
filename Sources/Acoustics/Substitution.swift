/// What the alignment would be worth with something else between two words' borders.
///
/// With the best score of every path up to a border, and from a border on, any stretch between two borders can be given
/// to another model whose score is a running sum: the best such stretch is found in one pass over the frames.
struct Substitution {
    /// Running sum of the other model's score; `sums[t]` is that of the frames before t.
    let sums: [Float]

    init(scores: some Sequence<Float>) {
        var sums: [Float] = [0]
        var sum: Float = 0
        for score in scores {
            sum += score
            sums.append(sum)
        }
        self.sums = sums
    }

    /// The best score of a path that ends `before` at some frame, is in the other model for `least` frames or more, and
    /// then begins `after`; nil for an end of the utterance, where the other model may begin or stop.
    func best(before: [Float]?, after: [Float]?, least: Int = 0) -> (score: Float, frames: Range<Int>) {
        let count = sums.count - 1
        var best = (score: Transitions.never, frames: 0..<0)
        var opened = before == nil ? Float(0) : Transitions.never
        var openedAt = 0
        for end in least..<max(least + 1, count + 1) where end <= count {
            // The other model may begin with frame `start`, the one after a path's last.
            let start = end - least
            if let before, start > 0 {
                let value = before[start - 1] - sums[start]
                if value > opened {
                    opened = value
                    openedAt = start
                }
            }
            let rest: Float
            if let after {
                rest = end < count ? after[end] : Transitions.never
            } else {
                rest = end == count ? 0 : Transitions.never
            }
            guard opened > Transitions.never, rest > Transitions.never else { continue }
            let value = opened + sums[end] + rest
            if value > best.score { best = (value, openedAt..<end) }
        }
        return best
    }
}
