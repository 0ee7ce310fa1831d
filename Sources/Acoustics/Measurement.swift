public import Phonetics

/// A target laid out for an acoustic model: made once, used for any number of takes.
public struct TargetPlan: Sendable {
    /// The target.
    public let target: Target
    /// For each word its pronunciations in the model's phones; words without any stand for themselves in ``silent``.
    let words: [[[Int]]]
    let graph: AlignmentGraph
    /// The senones that a take needs.
    public var senones: [UInt16] { graph.plan.senones }

    /// Nil where a word has no pronunciation that the model's phones can make.
    public init?(target: Target, model: SenoneModel) {
        let definition = model.definition
        var words: [[[Int]]] = []
        for word in target.words {
            let variants = word.pronunciations.compactMap { pronunciation -> [Int]? in
                let phones = pronunciation.phones.compactMap { definition.index(of: $0) }
                return phones.count == pronunciation.phones.count
                    && !phones.contains(where: { definition.isFiller[$0] })
                    ? phones : nil
            }
            guard !variants.isEmpty else { return nil }
            words.append(variants)
        }
        self.target = target
        self.words = words
        graph = AlignmentGraph(words: words, model: model)
    }

    /// An empty store for a take's scores.
    public func scores(of model: SenoneModel) -> FrameScores {
        FrameScores(plan: graph.plan, definition: model.definition)
    }
}

extension FrameScores {
    /// Scores frames `range` of `features`, which must follow those already scored.
    public mutating func score(_ range: Range<Int>, of features: [Float], with scorer: SenoneScorer) {
        guard range.lowerBound == frameCount, scorer.senones.count == senoneCount else { return }
        var raw: [Float] = []
        raw.reserveCapacity(range.count * senoneCount)
        scorer.score(features, frames: range, into: &raw)
        append(raw)
    }

    /// Forgets the scores of the frames from `frame` on.
    public mutating func forget(from frame: Int) { cut(at: frame) }

    /// These frames alone; they are counted from the first of them.
    public func only(_ range: Range<Int>) -> FrameScores {
        var copy = self
        copy.keep(range)
        return copy
    }
}

/// Turns the scores of a take's frames into a ``Hearing``.
public struct Measurement {
    let model: SenoneModel
    let plan: TargetPlan
    /// Frames of padding before the recording begins.
    let lead: Int
    /// Frames of the recording.
    let count: Int

    /// How far below the frame's best phone the gap model scores, in nats.
    static let gapDepth: Float = 8

    public init(model: SenoneModel, plan: TargetPlan, lead: Int, count: Int) {
        self.model = model
        self.plan = plan
        self.lead = lead
        self.count = count
    }

    /// Measures a take.
    ///
    /// - Parameters:
    ///   - scores: of all frames, padding included.
    ///   - levels: decibels below full scale, a number for each frame of the recording.
    ///   - pitch: of each frame of the recording.
    public func hearing(
        _ scores: FrameScores,
        levels: [Float],
        quality: SoundQuality,
        modelName: String,
        pitch: PitchTrack? = nil
    ) -> Hearing {
        var hearing = Hearing(
            language: plan.target.language,
            model: modelName,
            isApproximate: plan.target.isApproximate,
            quality: quality
        )
        let frameCount = scores.frameCount
        guard frameCount > 0 else { return hearing }
        let definition = model.definition
        let graph = plan.graph
        let loop = PhoneLoop(scores, model: model, plan: graph.plan)
        hearing.phoneSymbols = definition.phones
        hearing.loopScore = loop.score
        hearing.loop = segments(loop)

        // Where the alignment is too great to be made, no room is taken for what it would fill.
        let wordCount = Viterbi.fits(graph, frameCount) ? graph.wordCount : 0
        let unreached = Array(repeating: Transitions.never, count: frameCount)
        var borders = Viterbi.Borders(
            ended: Array(repeating: unreached, count: wordCount),
            begun: Array(repeating: unreached, count: wordCount)
        )
        let forced = align(scores, silence: scores.silence, borders: &borders)
        let gap = zip(scores.silence, scores.speech).map { max($0, $1 - Measurement.gapDepth) }

        hearing.frames = FrameMeasures(
            level: (0..<count).map { $0 < levels.count ? levels[$0] : -120 },
            silence: recorded(scores.silence),
            best: recorded((0..<frameCount).map { max(scores.silence[$0], scores.speech[$0]) }),
            loop: recorded(loop.scores),
            isSpeech: recorded(loop.phones.map { !definition.isFiller[$0] })
        )
        if let pitch {
            hearing.frames.pitch = pitch.frequency
            hearing.frames.voicing = pitch.voicing
        }
        guard !forced.path.isEmpty else { return hearing }
        hearing.isAligned = true
        hearing.alignmentScore = forced.score
        let aligned = (0..<frameCount).map { frame in
            let senone = Int(graph.senoneOfState[Int(forced.path[frame])])
            return senone < 0 ? scores.silence[frame] : scores.senones[frame * scores.senoneCount + senone]
        }
        hearing.frames.aligned = recorded(aligned)

        let loopSums = Substitution(scores: loop.gains)
        let gapSums = Substitution(scores: gap)
        let silenceSums = Substitution(scores: scores.silence.map { $0 + AlignmentGraph.stay })
        hearing.words = heardWords(forced, scores, loop, aligned)
        if let pitch { measureTones(&hearing.words, Contours(pitch, levels: hearing.frames.level)) }
        for word in hearing.words.indices {
            let before = word > 0 ? borders.ended[word - 1] : nil
            let after = word + 1 < graph.wordCount ? borders.begun[word + 1] : nil
            hearing.words[word].loopGain = loopSums.best(before: before, after: after).score - forced.score
            hearing.words[word].gapGain = gapSums.best(before: before, after: after).score - forced.score
            hearing.words[word].omissionGain =
                silenceSums.best(before: before, after: after).score + AlignmentGraph.leave - forced.score
            hearing.syllableCount += hearing.words[word].phones.count { $0.isVowel }
        }

        let gapped = align(scores, silence: gap)
        hearing.gapScore = gapped.score
        for junction in 0...graph.wordCount {
            let inserted = loopSums.best(
                before: junction > 0 ? borders.ended[junction - 1] : nil,
                after: junction < graph.wordCount ? borders.begun[junction] : nil,
                least: 1
            )
            let silence = frames(of: graph.silences[junction], in: forced.path, at: junction, graph)
            let gaps = gapFrames(junction, gapped.path, scores)
            hearing.junctions.append(
                Junction(
                    silence: recorded(silence),
                    speechFrames: silence.count { !definition.isFiller[loop.phones[$0]] },
                    gapFrames: gaps.total,
                    gapRun: gaps.run,
                    loopGain: inserted.score - forced.score,
                    loopFrames: recorded(inserted.frames)
                )
            )
        }
        return hearing
    }

    private func align(
        _ scores: FrameScores,
        silence: [Float],
        borders: UnsafeMutablePointer<Viterbi.Borders>? = nil
    ) -> Viterbi {
        scores.senones.withUnsafeBufferPointer { senones in
            silence.withUnsafeBufferPointer { silence in
                guard let senoneBase = senones.baseAddress, let silenceBase = silence.baseAddress else {
                    return Viterbi()
                }
                let emissions = Viterbi.Emissions(
                    senones: senoneBase,
                    senoneCount: scores.senoneCount,
                    silence: silenceBase,
                    frameCount: scores.frameCount
                )
                return Viterbi(plan.graph, emissions, borders: borders)
            }
        }
    }

    /// Words, their phones and what was measured of them, from the forced alignment.
    private func heardWords(
        _ forced: Viterbi,
        _ scores: FrameScores,
        _ loop: PhoneLoop,
        _ aligned: [Float]
    ) -> [HeardWord] {
        let graph = plan.graph
        var words = plan.target.words.indices.map { index in
            HeardWord(
                text: plan.target.words[index].text,
                frames: 0..<0,
                variant: 0,
                variantCount: plan.words[index].count,
                isGenerated: plan.target.words[index].isGenerated,
                phones: [],
                omissionGain: 0,
                loopGain: 0,
                gapGain: 0
            )
        }
        var frame = 0
        while frame < forced.path.count {
            let nodeIndex = graph.nodeOfState[Int(forced.path[frame])]
            var end = frame + 1
            while end < forced.path.count, graph.nodeOfState[Int(forced.path[end])] == nodeIndex { end += 1 }
            let node = graph.nodes[Int(nodeIndex)]
            if node.word >= 0 {
                let phone = PhoneMeasurement(self, node, frame..<end, forced.path, scores, loop, aligned).phone
                let range = recorded(frame..<end)
                if words[node.word].phones.isEmpty {
                    words[node.word].frames = range
                } else {
                    words[node.word].frames = words[node.word].frames.lowerBound..<range.upperBound
                }
                words[node.word].variant = node.variant
                words[node.word].phones.append(phone)
            }
            frame = end
        }
        for index in words.indices {
            words[index].syllables = syllables(plan.target.words[index].syllables, words[index].phones)
        }
        return words
    }

    private func measureTones(_ words: inout [HeardWord], _ contours: Contours) {
        var syllables = words.flatMap(\.syllables)
        contours.measure(&syllables)
        var rest = syllables[...]
        for index in words.indices {
            let count = words[index].syllables.count
            words[index].syllables = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
    }

    /// The phones of a word parted into its syllables, each of which has one final; none where that does not come out.
    private func syllables(_ targets: [TonedSyllable], _ phones: [HeardPhone]) -> [HeardSyllable] {
        let language = plan.target.language
        let finals = phones.indices.filter { PhoneSet.bearsTone(phones[$0].symbol, in: language) }
        // 儿 has a final of its own, unless the dictionary has taken it into the one before.
        let coloured = targets.count { $0.isErhua }
        let isParted = coloured > 0 && finals.count == targets.count + coloured
        guard !targets.isEmpty, isParted || finals.count == targets.count else { return [] }
        var rest = finals[...]
        var first = 0
        return targets.compactMap { target in
            guard let final = rest.popFirst() else { return nil }
            var last = final
            if isParted, target.isErhua, let second = rest.popFirst() { last = second }
            // What follows the last final belongs to it.
            if rest.isEmpty { last = phones.count - 1 }
            defer { first = last + 1 }
            return HeardSyllable(
                target: target,
                frames: phones[first].frames.lowerBound..<phones[last].frames.upperBound,
                final: phones[final].frames.lowerBound..<phones[last].frames.upperBound
            )
        }
    }

    /// The loop's phones as stretches.
    private func segments(_ loop: PhoneLoop) -> [LoopPhone] {
        var phones: [LoopPhone] = []
        var start = 0
        for frame in 1...max(1, loop.phones.count) {
            guard frame == loop.phones.count || loop.phones[frame] != loop.phones[start] else { continue }
            let range = recorded(start..<frame)
            if !range.isEmpty {
                let phone = loop.phones[start]
                phones.append(
                    LoopPhone(
                        symbol: model.definition.phones[phone],
                        isFiller: model.definition.isFiller[phone],
                        frames: range,
                        score: loop.scores[start..<frame].reduce(0, +) / Float(frame - start)
                    )
                )
            }
            start = frame
        }
        return phones
    }

    /// The stretch that the path spends in a junction's silence; where none, the place between the words.
    private func frames(of silence: Int, in path: [Int32], at junction: Int, _ graph: AlignmentGraph) -> Range<Int> {
        if let first = path.firstIndex(of: Int32(silence)), let last = path.lastIndex(of: Int32(silence)) {
            return first..<last + 1
        }
        let border =
            path.firstIndex { state in
                let node = graph.nodes[Int(graph.nodeOfState[Int(state)])]
                return node.word >= junction
            } ?? path.count
        return border..<border
    }

    private func gapFrames(_ junction: Int, _ path: [Int32], _ scores: FrameScores) -> (total: Int, run: Int) {
        let silence = Int32(plan.graph.silences[junction])
        var total = 0
        var run = 0
        var longest = 0
        for frame in path.indices {
            if path[frame] == silence, scores.silence[frame] < scores.speech[frame] - Measurement.gapDepth {
                total += 1
                run += 1
                longest = max(longest, run)
            } else {
                run = 0
            }
        }
        return (total, longest)
    }

    private func recorded<T>(_ values: [T]) -> [T] {
        (0..<count).compactMap { values.indices.contains($0 + lead) ? values[$0 + lead] : values.last }
    }

    func recorded(_ frames: Range<Int>) -> Range<Int> {
        let start = min(max(frames.lowerBound - lead, 0), count)
        return start..<max(start, min(frames.upperBound - lead, count))
    }
}
