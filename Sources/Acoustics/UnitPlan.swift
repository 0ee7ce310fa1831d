public import Phonetics

/// Letters or words laid out for a model as each is said alone: between silences, whatever stands beside it.
///
/// What is compared with each other is so laid out in the same way, and no account of a recording has an advantage
/// through the contexts that its neighbours happen to give. Made once for a language, used for any number of takes.
public struct UnitPlan: Sendable {
    /// One way of saying a unit: states from left to right.
    struct Form: Sendable {
        var unit: Int
        /// For each state, its senone's place among the scores.
        var senones: [Int32]
        /// For each state, the states it may be reached from, itself included, with the logarithms of doing so; the same
        /// with those of state s standing from `starts[s]` to `starts[s + 1]`.
        var incoming: [[(from: Int32, weight: Float)]]
        var starts: [Int32] = [0]
        var sources: [Int32] = []
        var weights: [Float] = []
        /// For each state, the logarithm of ending the unit after it.
        var leaving: [Float]
        /// The phones, by the model's numbers.
        var phones: [Int]
    }

    let forms: [Form]
    /// For each unit, its forms.
    let formsOfUnit: [[Int]]
    let plan: SenonePlan
    /// The senones that a take needs.
    public var senones: [UInt16] { plan.senones }
    /// Units.
    public var count: Int { formsOfUnit.count }

    /// - Parameter units: for each unit the ways of saying it; those that the model's phones cannot make are passed over.
    public init(units: [[Pronunciation]], model: SenoneModel) {
        var forms: [Form] = []
        var formsOfUnit: [[Int]] = []
        var plan = SenonePlan(model.definition)
        for (unit, ways) in units.enumerated() {
            var own: [Int] = []
            for way in ways {
                guard let form = UnitPlan.form(of: way, unit: unit, model: model, plan: &plan) else { continue }
                own.append(forms.count)
                forms.append(form)
            }
            formsOfUnit.append(own)
        }
        self.forms = forms
        self.formsOfUnit = formsOfUnit
        self.plan = plan
    }

    /// An empty store for a take's scores.
    public func scores(of model: SenoneModel) -> FrameScores { FrameScores(plan: plan, definition: model.definition) }

    /// Whether the model can say the unit at all.
    public func isKnown(_ unit: Int) -> Bool { formsOfUnit.indices.contains(unit) && !formsOfUnit[unit].isEmpty }

    private static func form(
        of way: Pronunciation,
        unit: Int,
        model: SenoneModel,
        plan: inout SenonePlan
    ) -> Form? {
        let definition = model.definition
        let silence = definition.silence
        let phones = way.phones.compactMap { definition.index(of: $0) }
        guard phones.count == way.phones.count, !phones.contains(where: { definition.isFiller[$0] }) else { return nil }
        var form = Form(unit: unit, senones: [], incoming: [], leaving: [], phones: phones)
        let states = definition.statesPerPhone
        for (place, phone) in phones.enumerated() {
            let isFirst = place == 0
            let isLast = place == phones.count - 1
            let senones = definition.senones(
                of: phone,
                after: isFirst ? silence : phones[place - 1],
                before: isLast ? silence : phones[place + 1],
                at: isFirst ? (isLast ? .single : .begin) : isLast ? .end : .inside
            )
            let matrix = definition.transitionOfPhone[phone]
            let first = form.senones.count
            for (state, senone) in senones.enumerated() {
                form.senones.append(Int32(plan.add(senone)))
                var incoming: [(from: Int32, weight: Float)] = []
                for from in (0...state).reversed() {
                    let weight = model.transitions.log(matrix, from: from, to: state)
                    if weight > Transitions.never { incoming.append((Int32(first + from), weight)) }
                }
                if state == 0, !isFirst {
                    for from in first - states..<first where form.leaving[from] > Transitions.never {
                        incoming.append((Int32(from), form.leaving[from]))
                    }
                }
                form.incoming.append(incoming)
                form.sources += incoming.map { $0.from }
                form.weights += incoming.map { $0.weight }
                form.starts.append(Int32(form.sources.count))
                form.leaving.append(model.transitions.log(matrix, from: state, to: states))
            }
            // The phone before does not end the unit.
            if !isFirst { for from in first - states..<first { form.leaving[from] = Transitions.never } }
        }
        return form
    }
}
