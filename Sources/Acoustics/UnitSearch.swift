/// Best scores of saying units one after another, with silence between them, over the frames of one take.
///
/// A border is a place between frames: border t lies before frame t, and there is one more than there are frames. A
/// `Border` array holds, for each, the best score of all that may come before it (or, in `rest`, after it).
struct UnitSearch {
    typealias Borders = [Float]

    let plan: UnitPlan
    let frames: FrameScores
    var frameCount: Int { frames.frameCount }

    /// The cost of a border that cannot be reached.
    static let never = Transitions.never

    /// Nothing said yet: the first border.
    var beginning: Borders {
        var borders = Borders(repeating: Transitions.never, count: frameCount + 1)
        borders[0] = 0
        return borders
    }

    /// Nothing left to say: the last border.
    var ending: Borders {
        var borders = Borders(repeating: Transitions.never, count: frameCount + 1)
        borders[frameCount] = 0
        return borders
    }

    /// Where something may begin once what ended at `ended` was said: at once, or after silence. `from` is the border
    /// at which it had ended.
    func afterSilence(_ ended: Borders) -> (scores: Borders, from: [Int32]) {
        var scores = ended
        var from = (0..<Int32(ended.count)).map { $0 }
        var quiet = Transitions.never
        var quietFrom: Int32 = 0
        for border in 1..<max(1, ended.count) {
            let stayed = quiet + AlignmentGraph.stay
            if ended[border - 1] > stayed {
                quiet = ended[border - 1]
                quietFrom = Int32(border - 1)
            } else {
                quiet = stayed
            }
            guard quiet > Transitions.never / 2 else { continue }
            quiet += frames.silence[border - 1]
            if quiet + AlignmentGraph.leave > scores[border] {
                scores[border] = quiet + AlignmentGraph.leave
                from[border] = quietFrom
            }
        }
        return (scores, from)
    }

    /// The same backwards: what the rest is worth from a border on, where silence may come first.
    func beforeSilence(_ begun: Borders) -> Borders {
        var rest = begun
        var quiet = Transitions.never
        for border in (0..<max(0, begun.count - 1)).reversed() {
            let best = max(quiet + AlignmentGraph.stay, begun[border + 1] + AlignmentGraph.leave)
            guard best > Transitions.never / 2 else {
                quiet = Transitions.never
                continue
            }
            quiet = best + frames.silence[border]
            rest[border] = max(rest[border], quiet)
        }
        return rest
    }

    /// The unit said in one form after `entry`: for each border the best score of having ended there, and where it began.
    func say(_ index: Int, after entry: Borders) -> (ended: Borders, begun: [Int32]) {
        let form = plan.forms[index]
        let count = form.senones.count
        let never = Transitions.never
        var ended = Borders(repeating: never, count: frameCount + 1)
        var begun = [Int32](repeating: 0, count: frameCount + 1)
        var scores = [Float](repeating: never, count: count)
        var starts = [Int32](repeating: 0, count: count)
        guard let first = entry.firstIndex(where: { $0 > never / 2 }) else { return (ended, begun) }
        for frame in first..<max(first, frameCount) {
            let row = frame * frames.senoneCount
            var best = never
            var bestStart: Int32 = 0
            // From the last state to the first: what a state is reached from still has the frame before's score.
            var state = count - 1
            while state >= 0 {
                var value = never
                var start: Int32 = 0
                for arc in Int(form.starts[state])..<Int(form.starts[state + 1]) {
                    let from = Int(form.sources[arc])
                    let reached = scores[from] + form.weights[arc]
                    if reached > value {
                        value = reached
                        start = starts[from]
                    }
                }
                if state == 0, entry[frame] > value {
                    value = entry[frame]
                    start = Int32(frame)
                }
                value = value > never / 2 ? value + frames.senones[row + Int(form.senones[state])] : never
                scores[state] = value
                starts[state] = start
                if value + form.leaving[state] > best {
                    best = value + form.leaving[state]
                    bestStart = start
                }
                state -= 1
            }
            ended[frame + 1] = best
            begun[frame + 1] = bestStart
        }
        return (ended, begun)
    }

    /// The unit said in one form before `rest`: for each border the best score of beginning there.
    func say(_ index: Int, before rest: Borders) -> Borders {
        let form = plan.forms[index]
        let count = form.senones.count
        let never = Transitions.never
        var begun = Borders(repeating: never, count: frameCount + 1)
        var scores = [Float](repeating: never, count: count)
        var next = scores
        for frame in (0..<frameCount).reversed() {
            let row = frame * frames.senoneCount
            for state in 0..<count { next[state] = form.leaving[state] + rest[frame + 1] }
            for state in 0..<count where scores[state] > never / 2 {
                for (from, weight) in form.incoming[state] {
                    next[Int(from)] = max(next[Int(from)], scores[state] + weight)
                }
            }
            for state in 0..<count {
                scores[state] =
                    next[state] > never / 2 ? next[state] + frames.senones[row + Int(form.senones[state])] : never
            }
            begun[frame] = scores[0]
        }
        return begun
    }

    /// The states of a form that a stretch of frames goes through when it says exactly the form; empty where it is too
    /// short for it.
    func align(_ index: Int, in span: Range<Int>) -> [Int] {
        let form = plan.forms[index]
        let count = form.senones.count
        let never = Transitions.never
        var scores = [Float](repeating: never, count: count)
        var back: [[Int32]] = []
        for frame in span {
            let row = frame * frames.senoneCount
            var way = [Int32](repeating: -1, count: count)
            for state in (0..<count).reversed() {
                var value = state == 0 && frame == span.lowerBound ? 0 : never
                if frame > span.lowerBound {
                    for (from, weight) in form.incoming[state] where scores[Int(from)] + weight > value {
                        value = scores[Int(from)] + weight
                        way[state] = from
                    }
                }
                scores[state] = value > never / 2 ? value + frames.senones[row + Int(form.senones[state])] : never
            }
            back.append(way)
        }
        guard var state = scores.indices.max(by: { scores[$0] + form.leaving[$0] < scores[$1] + form.leaving[$1] }),
            scores[state] + form.leaving[state] > never / 2
        else { return [] }
        var states: [Int] = []
        for way in back.reversed() {
            states.append(state)
            state = max(0, Int(way[state]))
        }
        return states.reversed()
    }

    /// The best score of what ended at a border and a rest that begins there.
    static func joined(_ ended: Borders, _ rest: Borders) -> Float {
        var best = Transitions.never
        for border in 0..<min(ended.count, rest.count) { best = max(best, ended[border] + rest[border]) }
        return best
    }
}
