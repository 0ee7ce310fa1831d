/// The best way through an alignment graph, and what every other way through a word's borders would cost.
struct Viterbi {
    /// For each frame, the state of the best path. Empty where no path reaches the end.
    private(set) var path: [Int32] = []
    /// The best path's score.
    private(set) var score = Transitions.never

    /// Scores that a state's frame may have: the graph's senones, silence from an array of its own.
    struct Emissions {
        let senones: UnsafePointer<Float>
        let senoneCount: Int
        let silence: UnsafePointer<Float>
        let frameCount: Int
    }

    /// For each frame and word: best score of a path whose word ends with this frame (`ended`), and of the rest of a
    /// path whose word begins with this frame (`begun`).
    struct Borders {
        var ended: [[Float]]
        var begun: [[Float]]
    }

    /// The most numbers the way back may take: one byte each.
    static let mostCells = 64_000_000

    /// Whether so many frames can be aligned.
    static func fits(_ graph: AlignmentGraph, _ frameCount: Int) -> Bool {
        let (cells, isTooGreat) = graph.stateCount.multipliedReportingOverflow(by: frameCount)
        return !isTooGreat && cells <= mostCells
    }

    /// No path.
    init() {}

    init(_ graph: AlignmentGraph, _ emissions: Emissions, borders: UnsafeMutablePointer<Borders>? = nil) {
        let stateCount = graph.stateCount
        let frameCount = emissions.frameCount
        guard stateCount > 0, frameCount > 0, Viterbi.fits(graph, frameCount) else { return }
        let never = Transitions.never
        var current = [Float](repeating: never, count: stateCount)
        var next = current
        let back = UnsafeMutablePointer<UInt8>.allocate(capacity: stateCount * frameCount)
        defer { back.deallocate() }

        func emission(_ state: Int, _ frame: Int) -> Float {
            let senone = Int(graph.senoneOfState[state])
            return senone < 0 ? emissions.silence[frame] : emissions.senones[frame * emissions.senoneCount + senone]
        }
        for entry in graph.entries { current[entry.state] = max(current[entry.state], entry.weight) }
        for state in 0..<stateCount where current[state] > never { current[state] += emission(state, 0) }
        if let borders { note(&borders.pointee.ended, 0, current, graph) }

        graph.senoneOfState.withUnsafeBufferPointer { senoneOfState in
            graph.starts.withUnsafeBufferPointer { starts in
                graph.predecessors.withUnsafeBufferPointer { predecessors in
                    graph.weights.withUnsafeBufferPointer { weights in
                        for frame in 1..<max(1, frameCount) {
                            let row = emissions.senones + frame * emissions.senoneCount
                            let quiet = emissions.silence[frame]
                            let way = back + frame * stateCount
                            current.withUnsafeBufferPointer { current in
                                next.withUnsafeMutableBufferPointer { next in
                                    guard let old = current.baseAddress, let new = next.baseAddress,
                                        let starts = starts.baseAddress,
                                        let predecessors = predecessors.baseAddress,
                                        let weights = weights.baseAddress,
                                        let senoneOfState = senoneOfState.baseAddress
                                    else { return }
                                    var arc = Int(starts[0])
                                    for state in 0..<stateCount {
                                        let end = Int(starts[state + 1])
                                        let first = arc
                                        var best = never
                                        var choice = 0
                                        while arc < end {
                                            let value = old[Int(predecessors[arc])] + weights[arc]
                                            if value > best {
                                                best = value
                                                choice = arc - first
                                            }
                                            arc += 1
                                        }
                                        let senone = Int(senoneOfState[state])
                                        new[state] = best > never ? best + (senone < 0 ? quiet : row[senone]) : never
                                        way[state] = UInt8(truncatingIfNeeded: choice)
                                    }
                                }
                            }
                            swap(&current, &next)
                            if let borders { note(&borders.pointee.ended, frame, current, graph) }
                        }
                    }
                }
            }
        }

        var last = -1
        for exit in graph.exits where current[exit.state] > never && current[exit.state] + exit.weight > score {
            score = current[exit.state] + exit.weight
            last = exit.state
        }
        guard last >= 0 else { return }
        var states = [Int32](repeating: 0, count: frameCount)
        for frame in (0..<frameCount).reversed() {
            states[frame] = Int32(last)
            if frame > 0 {
                let arc = Int(graph.starts[last]) + Int(back[frame * stateCount + last])
                last = Int(graph.predecessors[arc])
            }
        }
        path = states
        if let borders { walkBack(graph, emissions, &borders.pointee.begun) }
    }

    private func note(_ ended: inout [[Float]], _ frame: Int, _ scores: [Float], _ graph: AlignmentGraph) {
        for word in 0..<graph.wordCount {
            var best = Transitions.never
            for exit in graph.wordExits[word] { best = max(best, scores[exit.state] + exit.weight) }
            ended[word][frame] = best
        }
    }

    /// The same backwards: what the rest of a path is worth from each frame on.
    private func walkBack(_ graph: AlignmentGraph, _ emissions: Emissions, _ begun: inout [[Float]]) {
        let never = Transitions.never
        let stateCount = graph.stateCount
        var later = [Float](repeating: never, count: stateCount)
        var rest = later
        for exit in graph.exits { later[exit.state] = max(later[exit.state], exit.weight) }
        var frame = emissions.frameCount - 1
        while true {
            // `later` becomes the rest's worth with this frame included.
            for state in 0..<stateCount where later[state] > never {
                let senone = Int(graph.senoneOfState[state])
                later[state] +=
                    senone < 0 ? emissions.silence[frame] : emissions.senones[frame * emissions.senoneCount + senone]
            }
            for word in 0..<graph.wordCount {
                var best = never
                for state in graph.wordEntries[word] { best = max(best, later[state]) }
                begun[word][frame] = best
            }
            guard frame > 0 else { return }
            frame -= 1
            rest.withUnsafeMutableBufferPointer { rest in
                graph.starts.withUnsafeBufferPointer { starts in
                    graph.predecessors.withUnsafeBufferPointer { predecessors in
                        graph.weights.withUnsafeBufferPointer { weights in
                            rest.update(repeating: never)
                            guard let rest = rest.baseAddress, let starts = starts.baseAddress,
                                let predecessors = predecessors.baseAddress, let weights = weights.baseAddress
                            else { return }
                            for state in 0..<stateCount {
                                let value = later[state]
                                guard value > never else { continue }
                                for arc in Int(starts[state])..<Int(starts[state + 1]) {
                                    let before = Int(predecessors[arc])
                                    rest[before] = max(rest[before], value + weights[arc])
                                }
                            }
                        }
                    }
                }
            }
            swap(&later, &rest)
        }
    }
}
