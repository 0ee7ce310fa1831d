/// The best string of units of any length over a take, silence between them.
struct UnitLoop {
    /// What a further unit costs, in nats.
    static let penalty: Float = -15

    /// The string's score, penalties included.
    private(set) var score = Transitions.never
    /// The units, in order, with their frames.
    private(set) var units: [(unit: Int, form: Int, frames: Range<Int>)] = []

    init(_ search: UnitSearch, forms: [Int]) {
        let frames = search.frames
        let count = search.frameCount
        let never = Transitions.never
        let plan = search.plan
        var offsets: [Int] = []
        var total = 0
        for form in forms {
            offsets.append(total)
            total += plan.forms[form].senones.count
        }
        var scores = [Float](repeating: never, count: total)
        var starts = [Int32](repeating: 0, count: total)
        // For each border: the best string that ended there, its last form and where that began.
        let sounds = forms.map { plan.forms[$0] }
        var ended = [Float](repeating: never, count: count + 1)
        var last = [Int32](repeating: -1, count: count + 1)
        var begun = [Int32](repeating: 0, count: count + 1)
        // For each border: the best way to begin there, and the border at which the unit before had ended.
        var ready = ended
        var readyFrom = begun
        var quiet = never
        var quietFrom: Int32 = 0
        ended[0] = 0
        for frame in 0...count {
            if frame > 0 {
                let stayed = quiet + AlignmentGraph.stay
                if ended[frame - 1] > stayed {
                    quiet = ended[frame - 1]
                    quietFrom = Int32(frame - 1)
                } else {
                    quiet = stayed
                }
                if quiet > never / 2 { quiet += frames.silence[frame - 1] }
            }
            ready[frame] = ended[frame]
            readyFrom[frame] = Int32(frame)
            if quiet + AlignmentGraph.leave > ready[frame] {
                ready[frame] = quiet + AlignmentGraph.leave
                readyFrom[frame] = quietFrom
            }
            guard frame < count else { break }
            let entry = ready[frame] + UnitLoop.penalty
            let row = frame * frames.senoneCount
            for (place, index) in forms.enumerated() {
                let form = sounds[place]
                let offset = offsets[place]
                var state = form.senones.count - 1
                while state >= 0 {
                    var value = never
                    var start: Int32 = 0
                    for arc in Int(form.starts[state])..<Int(form.starts[state + 1]) {
                        let from = offset + Int(form.sources[arc])
                        let reached = scores[from] + form.weights[arc]
                        if reached > value {
                            value = reached
                            start = starts[from]
                        }
                    }
                    if state == 0, entry > value {
                        value = entry
                        start = Int32(frame)
                    }
                    value = value > never / 2 ? value + frames.senones[row + Int(form.senones[state])] : never
                    scores[offset + state] = value
                    starts[offset + state] = start
                    if value + form.leaving[state] > ended[frame + 1] {
                        ended[frame + 1] = value + form.leaving[state]
                        last[frame + 1] = Int32(index)
                        begun[frame + 1] = start
                    }
                    state -= 1
                }
            }
        }
        score = ready[count]
        var border = Int(readyFrom[count])
        while border > 0, last[border] >= 0 {
            let start = Int(begun[border])
            units.append((plan.forms[Int(last[border])].unit, Int(last[border]), start..<border))
            border = Int(readyFrom[start])
        }
        units.reverse()
    }
}
