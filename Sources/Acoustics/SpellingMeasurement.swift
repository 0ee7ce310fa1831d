public import Orthography
public import Phonetics

/// Turns the scores of a take's frames into a ``SpelledHearing``: the word's letters in competition with every word that
/// is one edit away, with any string of letters, and with any string of phones.
///
/// With the best score of all letters up to a place (`said`) and of all from a place on (`rest`), a word with one edit at
/// that place needs the letters of the edit alone: all neighbours together cost little more than the letters at each place.
public struct SpellingMeasurement {
    let model: SenoneModel
    let plan: SpellingPlan
    /// Letters, hyphens and apostrophes, as ``LetterNames/signs(of:)`` gives them.
    let signs: [Character]
    /// Frames of padding before the recording begins.
    let lead: Int
    /// Frames of the recording.
    let count: Int
    /// Whether the letters are taken to be said in the broad accent.
    public var isBroad = false

    public init(model: SenoneModel, plan: SpellingPlan, signs: [Character], lead: Int, count: Int) {
        self.model = model
        self.plan = plan
        self.signs = signs
        self.lead = lead
        self.count = count
    }

    /// One way of having said a letter or two by some border.
    private struct Step {
        var ended: [Float]
        var begun: [Int32]
        var form: Int
        /// Signs that it stands for: 0 for a mark left unsaid.
        var length: Int
    }

    /// Measures a take from the scores of all frames, padding included.
    public func hearing(
        _ scores: FrameScores,
        language: Language,
        quality: SoundQuality,
        modelName: String
    ) -> SpelledHearing {
        let letters = signs.filter { plan.unitOfLetter[$0] != nil }
        var hearing = SpelledHearing(language: language, model: modelName, quality: quality, letters: letters)
        guard scores.frameCount > 0, !letters.isEmpty else { return hearing }
        let search = UnitSearch(plan: plan.units, frames: scores)

        let loop = PhoneLoop(scores, model: model, plan: plan.units.plan)
        let isFiller = model.definition.isFiller
        hearing.speechFrames = recorded(0..<scores.frameCount).count { !isFiller[loop.phones[$0 + lead]] }
        let twos = Set(letters).sorted().flatMap { plan.forms(ofTwo: $0) }
        let string = UnitLoop(search, forms: plan.letters.flatMap { plan.forms(ofLetter: $0, broad: isBroad) } + twos)
        hearing.loop = string.units.flatMap { plan.letters(of: $0.unit) }

        let said = forward(search)
        guard let whole = said.last else { return hearing }
        let end = search.beforeSilence(search.ending)
        let target = UnitSearch.joined(whole.ended, end)
        guard target > UnitSearch.never / 2 else { return hearing }
        hearing.isAligned = true
        hearing.phoneGain = loop.score - target
        hearing.loopGain = string.score - target
        hearing.spans = spans(said, end)
        hearing.rivals = rivals(search, said, target)
        return hearing
    }

    /// The score of the best string of letters.
    public func stringScore(_ scores: FrameScores) -> Float {
        guard scores.frameCount > 0 else { return UnitSearch.never }
        let forms = plan.letters.flatMap { plan.forms(ofLetter: $0, broad: isBroad) }
        return UnitLoop(UnitSearch(plan: plan.units, frames: scores), forms: forms).score
    }

    /// The score of the best string of letters, and what the take's cepstra are off by beside it: to be added to their mean.
    ///
    /// - Parameters:
    ///   - scores: of all frames, padding included.
    ///   - features: what was scored.
    public func bias(_ scores: FrameScores, features: [Float]) -> (bias: [Float], score: Float) {
        guard scores.frameCount > 0 else { return ([], UnitSearch.never) }
        let search = UnitSearch(plan: plan.units, frames: scores)
        let string = UnitLoop(search, forms: plan.letters.flatMap { plan.forms(ofLetter: $0, broad: isBroad) })
        let said = string.units.map { ($0.form, $0.frames) }
        return (bias(search, said, features), string.score)
    }

    /// The same beside the word's own letters; empty where they cannot be laid over the take.
    public func ownBias(_ scores: FrameScores, features: [Float]) -> [Float] {
        guard scores.frameCount > 0 else { return [] }
        let search = UnitSearch(plan: plan.units, frames: scores)
        let own = way(forward(search), search.beforeSilence(search.ending))
        return own.isEmpty ? [] : bias(search, own.map { ($0.form, $0.frames) }, features)
    }

    private func bias(_ search: UnitSearch, _ said: [(form: Int, frames: Range<Int>)], _ features: [Float]) -> [Float] {
        var path = [UInt16?](repeating: nil, count: search.frameCount)
        let senones = plan.units.senones
        for (index, frames) in said {
            let form = plan.units.forms[index]
            for (frame, state) in zip(frames, search.align(index, in: frames)) {
                path[frame] = senones[Int(form.senones[state])]
            }
        }
        return CepstralBias.estimate(features, path: path, model: model)
    }

    /// All signs before a place said: best scores by border, where the next may begin, and how it came about.
    private struct Said {
        var ended: [Float]
        var ready: [Float]
        var from: [Int32]
        var steps: [Step]
    }

    private func forward(_ search: UnitSearch) -> [Said] {
        var steps: [[Step]] = Array(repeating: [], count: signs.count + 1)
        var said: [Said] = []
        for place in 0...signs.count {
            var ended = place == 0 ? search.beginning : search.ending.map { _ in UnitSearch.never }
            for step in steps[place] {
                for border in ended.indices { ended[border] = max(ended[border], step.ended[border]) }
            }
            let (ready, from) = search.afterSilence(ended)
            said.append(Said(ended: ended, ready: ready, from: from, steps: steps[place]))
            guard place < signs.count else { break }
            let sign = signs[place]
            for form in plan.forms(ofLetter: sign, broad: isBroad) + plan.forms(ofMark: sign) {
                let (ended, begun) = search.say(form, after: ready)
                steps[place + 1].append(Step(ended: ended, begun: begun, form: form, length: 1))
            }
            if plan.unitOfMark[sign] != nil {
                steps[place + 1].append(Step(ended: ended, begun: [], form: -1, length: 0))
            }
            if place + 1 < signs.count, signs[place + 1] == sign {
                for form in plan.forms(ofTwo: sign) {
                    let (ended, begun) = search.say(form, after: ready)
                    steps[place + 2].append(Step(ended: ended, begun: begun, form: form, length: 2))
                }
            }
        }
        return said
    }

    /// For each place the worth of all signs from it on, silence before them included.
    private func backward(_ search: UnitSearch) -> [[Float]] {
        var begun: [[Float]] = Array(repeating: [], count: signs.count + 1)
        var rest = begun
        begun[signs.count] = search.ending
        rest[signs.count] = search.beforeSilence(search.ending)
        for place in (0..<signs.count).reversed() {
            let sign = signs[place]
            var best = search.ending.map { _ in UnitSearch.never }
            func take(_ scores: [Float]) {
                for border in best.indices { best[border] = max(best[border], scores[border]) }
            }
            for form in plan.forms(ofLetter: sign, broad: isBroad) + plan.forms(ofMark: sign) {
                take(search.say(form, before: rest[place + 1]))
            }
            if plan.unitOfMark[sign] != nil { take(begun[place + 1]) }
            if place + 1 < signs.count, signs[place + 1] == sign {
                for form in plan.forms(ofTwo: sign) { take(search.say(form, before: rest[place + 2])) }
            }
            begun[place] = best
            rest[place] = search.beforeSilence(best)
        }
        return rest
    }

    private func rivals(_ search: UnitSearch, _ said: [Said], _ target: Float) -> [SpellingRival] {
        let rest = backward(search)
        var best: [Key: Float] = [:]
        func note(_ kind: SpellingRival.Kind, _ place: Int, _ letter: Character?, _ score: Float) {
            guard score > UnitSearch.never / 2 else { return }
            let key = Key(kind: kind, index: letterIndex(place), letter: letter)
            best[key] = max(best[key] ?? UnitSearch.never, score)
        }
        let own = Set(signs)
        for place in 0...signs.count {
            let sign = place < signs.count ? signs[place] : nil
            let isLetter = sign.map { plan.unitOfLetter[$0] != nil } ?? false
            let alike = Set(
                sign.map { plan.forms(ofLetter: $0, broad: isBroad) }?.map { plan.units.forms[$0].phones } ?? []
            )
            let next = place + 1 < signs.count ? signs[place + 1] : nil
            if isLetter { note(.leftOut, place, nil, UnitSearch.joined(said[place].ended, rest[place + 1])) }
            for letter in plan.letters {
                for form in plan.forms(ofLetter: letter, broad: isBroad) {
                    let (ended, _) = search.say(form, after: said[place].ready)
                    note(.added, place, letter, UnitSearch.joined(ended, rest[place]))
                    guard let sign, isLetter, letter != sign else { continue }
                    // What sounds like one of the letter's own names cannot be told from it.
                    if !alike.contains(plan.units.forms[form].phones) {
                        note(.replaced, place, letter, UnitSearch.joined(ended, rest[place + 1]))
                    }
                    guard letter == next else { continue }
                    let (ready, _) = search.afterSilence(ended)
                    for second in plan.forms(ofLetter: sign, broad: isBroad) {
                        let (ended, _) = search.say(second, after: ready)
                        note(.swapped, place, nil, UnitSearch.joined(ended, rest[place + 2]))
                    }
                }
            }
            guard let sign, isLetter else { continue }
            for letter in own where letter == sign || letter == next {
                for form in plan.forms(ofTwo: letter) {
                    let (ended, _) = search.say(form, after: said[place].ready)
                    if letter == sign, letter != next {
                        note(.added, place + 1, letter, UnitSearch.joined(ended, rest[place + 1]))
                    }
                    guard let next, next != sign, plan.unitOfLetter[next] != nil else { continue }
                    let changed = letter == sign ? place + 1 : place
                    note(.replaced, changed, letter, UnitSearch.joined(ended, rest[place + 2]))
                }
            }
        }
        return best.map { SpellingRival($0.kind, at: $0.index, letter: $0.letter, gain: $1 - target) }
            .sorted { ($0.gain, $1.kind.rawValue, $1.index) > ($1.gain, $0.kind.rawValue, $0.index) }
    }

    private struct Key: Hashable {
        var kind: SpellingRival.Kind
        var index: Int
        var letter: Character?
    }

    /// The place among the letters alone.
    private func letterIndex(_ place: Int) -> Int { signs[..<place].count { plan.unitOfLetter[$0] != nil } }

    /// The best way through the word: forms with their frames and the place of their first sign.
    private func way(_ said: [Said], _ end: [Float]) -> [(form: Int, frames: Range<Int>, place: Int, length: Int)] {
        guard let whole = said.last,
            var border = end.indices.max(by: { whole.ended[$0] + end[$0] < whole.ended[$1] + end[$1] }),
            whole.ended[border] + end[border] > UnitSearch.never / 2
        else { return [] }
        var way: [(form: Int, frames: Range<Int>, place: Int, length: Int)] = []
        var place = signs.count
        while place > 0 {
            guard let step = said[place].steps.first(where: { $0.ended[border] == said[place].ended[border] }) else {
                return []
            }
            place -= max(1, step.length)
            guard step.length > 0 else { continue }
            let start = Int(step.begun[border])
            way.append((step.form, start..<border, place, step.length))
            border = Int(said[place].from[start])
        }
        return way.reversed()
    }

    /// The letters' frames.
    private func spans(_ said: [Said], _ end: [Float]) -> [Range<Int>] {
        var spans: [Range<Int>] = Array(repeating: 0..<0, count: signs.count)
        for step in way(said, end) {
            for sign in step.place..<step.place + step.length { spans[sign] = recorded(step.frames) }
        }
        return zip(signs, spans).filter { plan.unitOfLetter[$0.0] != nil }.map { $0.1 }
    }

    private func recorded(_ frames: Range<Int>) -> Range<Int> {
        let start = min(max(frames.lowerBound - lead, 0), count)
        return start..<max(start, min(frames.upperBound - lead, count))
    }
}
