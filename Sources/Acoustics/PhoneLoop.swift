/// The free loop: any phone of the model, without context, after any other.
struct PhoneLoop {
    /// What a further phone costs, in nats.
    static let penalty: Float = -4

    /// For each frame, the phone heard.
    private(set) var phones: [Int] = []
    /// For each frame, the score of the state heard.
    private(set) var scores: [Float] = []
    /// The best path's score, transitions and penalties included.
    private(set) var score: Float = 0
    /// For each frame, what the path gained in it: score, transitions and penalties.
    private(set) var gains: [Float] = []

    init(_ frames: FrameScores, model: SenoneModel, plan: SenonePlan) {
        let definition = model.definition
        let phoneCount = definition.phones.count
        let states = definition.statesPerPhone
        let frameCount = frames.frameCount
        guard frameCount > 0 else { return }
        let never = Transitions.never
        let stateCount = phoneCount * states
        let places = (0..<phoneCount).flatMap { definition.senones(of: $0).map { plan.place(of: $0) } }
        // Self, from the state before, from the one before that, and leaving.
        var stays = [Float](repeating: never, count: stateCount)
        var steps = stays
        var skips = stays
        var leaves = stays
        for phone in 0..<phoneCount {
            let matrix = definition.transitionOfPhone[phone]
            for state in 0..<states {
                let at = phone * states + state
                stays[at] = model.transitions.log(matrix, from: state, to: state)
                if state > 0 { steps[at] = model.transitions.log(matrix, from: state - 1, to: state) }
                if state > 1 { skips[at] = model.transitions.log(matrix, from: state - 2, to: state) }
                leaves[at] = model.transitions.log(matrix, from: state, to: states)
            }
        }
        var old = [Float](repeating: never, count: stateCount)
        var new = old
        // 0 stayed, 1 stepped, 2 skipped, 3 entered.
        let back = UnsafeMutablePointer<UInt8>.allocate(capacity: stateCount * frameCount)
        back.initialize(repeating: 3, count: stateCount * frameCount)
        let entered = UnsafeMutablePointer<Int32>.allocate(capacity: frameCount)
        entered.initialize(repeating: -1, count: frameCount)
        defer {
            back.deallocate()
            entered.deallocate()
        }
        for phone in 0..<phoneCount { old[phone * states] = PhoneLoop.penalty + frames.senones[places[phone * states]] }
        for frame in 1..<max(1, frameCount) {
            var bestExit = never
            var exit = 0
            for at in 0..<stateCount where old[at] + leaves[at] > bestExit {
                bestExit = old[at] + leaves[at]
                exit = at
            }
            entered[frame] = Int32(exit)
            let row = frame * frames.senoneCount
            let way = back + frame * stateCount
            for at in 0..<stateCount {
                var best = old[at] + stays[at]
                var choice: UInt8 = 0
                if at % states == 0 {
                    if bestExit + PhoneLoop.penalty > best {
                        best = bestExit + PhoneLoop.penalty
                        choice = 3
                    }
                } else {
                    let stepped = old[at - 1] + steps[at]
                    if stepped > best {
                        best = stepped
                        choice = 1
                    }
                    if at % states > 1 {
                        let skipped = old[at - 2] + skips[at]
                        if skipped > best {
                            best = skipped
                            choice = 2
                        }
                    }
                }
                new[at] = best > never ? best + frames.senones[row + places[at]] : never
                way[at] = choice
            }
            swap(&old, &new)
        }
        var last = 0
        for at in 0..<stateCount where old[at] > old[last] { last = at }
        score = old[last]
        phones = [Int](repeating: 0, count: frameCount)
        scores = [Float](repeating: 0, count: frameCount)
        gains = scores
        for frame in (0..<frameCount).reversed() {
            let value = frames.senones[frame * frames.senoneCount + places[last]]
            phones[frame] = last / states
            scores[frame] = value
            var gain = value
            switch back[frame * stateCount + last] {
            case 0: gain += stays[last]
            case 1:
                gain += steps[last]
                last -= 1
            case 2:
                gain += skips[last]
                last -= 2
            default:
                gain += PhoneLoop.penalty
                if frame > 0 {
                    last = Int(entered[frame])
                    gain += leaves[last]
                }
            }
            gains[frame] = gain
        }
    }
}
