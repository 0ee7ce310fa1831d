public import Orthography
public import Phonetics

/// Measures a stretch of speech that may be a command: each command in competition with all others and with any string of
/// phones, and the best one with every word that is one phone away.
public struct CommandMeasurement {
    let model: SenoneModel
    let plan: CommandPlan
    let language: Language
    /// Frames of padding before the stretch begins.
    let lead: Int

    public init(model: SenoneModel, plan: CommandPlan, language: Language, lead: Int) {
        self.model = model
        self.plan = plan
        self.language = language
        self.lead = lead
    }

    /// The best command, and by which form it was said.
    public struct Found {
        public var measures: CommandMeasures
        /// Total of the command's account of the stretch. Nats.
        public internal(set) var score: Float
        /// The place of the entry that it was made of.
        public var entry: Int
        var form: Int
    }

    /// Measures a stretch from the scores of all frames, padding included; nil where no command fits into it, or another
    /// text fits better than all of them by `leastGain`.
    ///
    /// - Parameter voicing: how periodic each frame of the stretch is, 0…1, padding left out.
    public func find(_ scores: FrameScores, voicing: [Float], contrast: Float) -> Found? {
        guard scores.frameCount > 0 else { return nil }
        let search = UnitSearch(plan: plan.units, frames: scores)
        let never = UnitSearch.never
        let (accounts, scoreOfUnit) = accounts(search)
        let best = accounts.filter { plan.isAsked[$0.unit] }.max { $0.score < $1.score }
        guard let best, let command = plan.commandOfUnit[best.unit] else { return nil }
        let loop = PhoneLoop(scores, model: model, plan: plan.units.plan)
        let isFiller = model.definition.isFiller
        let isSpeech = loop.phones.map { !isFiller[$0] }
        let rival = scoreOfUnit.indices.filter { plan.commandOfUnit[$0] != command }.map { scoreOfUnit[$0] }.max()
        let phones = phones(search, best.form, best.frames, loop)
        var measures = CommandMeasures(
            command: command,
            phoneGain: loop.score - best.score,
            rivalGain: rival.flatMap { $0 > never / 2 ? $0 - best.score : nil },
            speechFrames: isSpeech.count { $0 },
            outsideFrames: isSpeech.indices.count { isSpeech[$0] && !best.frames.contains($0) },
            phones: phones.map { $0.phone },
            contrast: contrast
        )
        measures.voice = voice(phones.map { ($0.phone.symbol, $0.frames) }, voicing)
        return Found(measures: measures, score: best.score, entry: plan.entryOfUnit[best.unit], form: best.form)
    }

    /// What the stretch's cepstra are off by, beside each of the commands that fit best: to be added to their mean.
    ///
    /// - Parameters:
    ///   - scores: of all frames, padding included.
    ///   - features: what was scored.
    ///   - count: how many of the commands.
    public func biases(_ scores: FrameScores, features: [Float], count: Int) -> [[Float]] {
        guard scores.frameCount > 0 else { return [] }
        let search = UnitSearch(plan: plan.units, frames: scores)
        let senones = plan.units.senones
        let said = accounts(search).best.filter { plan.isAsked[$0.unit] }.sorted { $0.score > $1.score }
        return said.prefix(max(0, count)).map { account in
            var path = [UInt16?](repeating: nil, count: search.frameCount)
            let form = plan.units.forms[account.form]
            for (frame, state) in zip(account.frames, search.align(account.form, in: account.frames)) {
                path[frame] = senones[Int(form.senones[state])]
            }
            return CepstralBias.estimate(features, path: path, model: model)
        }
    }

    /// Every word that differs in one phone from what was found.
    public func neighbours(of found: Found) -> CommandNeighbours {
        CommandNeighbours(of: found.form, in: plan, model: model)
    }

    /// The gain of the best of them, from their own scores of the same frames.
    public func editGain(of neighbours: CommandNeighbours, beside found: Found, _ scores: FrameScores) -> Float? {
        guard scores.frameCount > 0 else { return nil }
        let search = UnitSearch(plan: neighbours.units, frames: scores)
        let (ready, _) = search.afterSilence(search.beginning)
        let end = search.beforeSilence(search.ending)
        var most = UnitSearch.never
        for form in neighbours.units.forms.indices {
            most = max(most, UnitSearch.joined(search.say(form, after: ready).ended, end))
        }
        return most > UnitSearch.never / 2 ? most - found.score : nil
    }

    /// A unit said once in the stretch, by its best form.
    private struct Account {
        var unit: Int
        var form: Int
        var score: Float
        var frames: Range<Int>
    }

    /// For each unit that can be said in the stretch its best account, and the score of every unit.
    private func accounts(_ search: UnitSearch) -> (best: [Account], scoreOfUnit: [Float]) {
        let never = UnitSearch.never
        let (ready, _) = search.afterSilence(search.beginning)
        let end = search.beforeSilence(search.ending)
        var accounts: [Account] = []
        var scoreOfUnit = [Float](repeating: never, count: plan.units.count)
        for (unit, forms) in plan.units.formsOfUnit.enumerated() {
            var best: Account?
            for form in forms {
                let (ended, begun) = search.say(form, after: ready)
                for place in ended.indices where ended[place] + end[place] > scoreOfUnit[unit] {
                    scoreOfUnit[unit] = ended[place] + end[place]
                    best = Account(
                        unit: unit,
                        form: form,
                        score: scoreOfUnit[unit],
                        frames: Int(begun[place])..<max(place, Int(begun[place]))
                    )
                }
            }
            if let best, best.score > never / 2 { accounts.append(best) }
        }
        return (accounts, scoreOfUnit)
    }

    private func phones(
        _ search: UnitSearch,
        _ index: Int,
        _ frames: Range<Int>,
        _ loop: PhoneLoop
    ) -> [(phone: CommandMeasures.Phone, frames: Range<Int>)] {
        let form = plan.units.forms[index]
        let states = search.align(index, in: frames)
        let size = model.definition.statesPerPhone
        var found: [(phone: CommandMeasures.Phone, frames: Range<Int>)] = []
        var start = 0
        while start < states.count {
            let place = states[start] / size
            var end = start
            var sum: Float = 0
            var over: Float = 0
            while end < states.count, states[end] / size == place {
                let frame = frames.lowerBound + end
                let value = search.frames.senones[frame * search.frames.senoneCount + Int(form.senones[states[end]])]
                sum += value
                over += value - loop.scores[frame]
                end += 1
            }
            let count = Float(end - start)
            let phone = CommandMeasures.Phone(
                symbol: model.definition.phones[form.phones[place]],
                frames: end - start,
                score: sum / count,
                ratio: over / count
            )
            found.append((phone, frames.lowerBound + start..<frames.lowerBound + end))
            start = end
        }
        return found
    }

    /// How periodic the frames of the vowels are.
    private func voice(_ phones: [(symbol: String, frames: Range<Int>)], _ voicing: [Float]) -> Float {
        var (sum, count) = (Float(0), 0)
        for (symbol, frames) in phones where PhoneSet.isVowel(symbol, in: language) {
            for frame in frames where voicing.indices.contains(frame - lead) {
                sum += voicing[frame - lead]
                count += 1
            }
        }
        return count == 0 ? 0 : sum / Float(count)
    }
}
